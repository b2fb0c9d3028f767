import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './root.mjs'
import { runTool } from './run.mjs'
import { onlyFailed, passesAgain, readReport } from './vitest-results.mjs'

/** More files than this that fail are not a matter of chance, and are not run again. */
const mostRunAgain = 10

/**
 * Runs the tests of one configuration. Where few files fail, the tests that failed are run once more, by themselves, so that a fault
 * can be told from a race. A test that passes only then is no failure of this run, but is named: it is a defect.
 * @returns {Promise<Result>} a file that cannot be read counts as one failed.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[], unsteady: string[], slowest: { seconds: number, what: string }[] }} Result
 *   `failures` and `unsteady` say each in a line; `slowest` holds all that ran.
 */
export async function runVitest(node, args = []) {
  const { tests, ...counts } = await runOnce(node, args)
  const slowest = tests.map(({ seconds, file, name }) => ({ seconds, what: `${file}: ${name}` }))
  const failures = tests.filter(({ passed }) => !passed)
  const files = [...new Set(failures.map(({ file }) => file))]
  if (files.length === 0 || files.length > mostRunAgain || counts.failed > failures.length) {
    return { ...counts, failures: failures.map(line), unsteady: [], slowest }
  }

  const unsteady = []
  for (const file of files) {
    const ofFile = failures.filter((failure) => failure.file === file)
    console.log(`\nRun again by themselves:\n${ofFile.map((failure) => `  ${line(failure)}`).join('\n')}`)
    const again = await runOnce(node, ['--maxWorkers=1', ...onlyFailed(file, ofFile)])
    unsteady.push(...ofFile.filter((failure) => passesAgain(failure, again)))
  }
  const failed = failures.filter((failure) => !unsteady.includes(failure))
  return {
    passed: counts.passed + unsteady.length,
    failed: failed.length,
    skipped: counts.skipped,
    failures: failed.map(line),
    unsteady: unsteady.map(line),
    slowest,
  }
}

function line({ file, name, why }) {
  return `${file}: ${name ?? 'the file as a whole'}\n    ${why}`
}

async function runOnce(node, args) {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-results-'))
  const file = join(folder, 'results.json')
  try {
    const code = await runTool(node, 'vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ])
    const report = existsSync(file)
      ? readReport(JSON.parse(readFileSync(file, 'utf8')), root)
      : { passed: 0, failed: 0, skipped: 0, tests: [] }
    // An error outside of every test, as one thrown after they ended, also fails the run.
    if (code !== 0 && report.failed === 0) report.failed = 1
    return report
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
