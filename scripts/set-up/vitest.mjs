import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from './root.mjs'
import { runTool } from './run.mjs'

/** More files than this that fail are not a matter of chance, and are not run again. */
const mostRunAgain = 3

/** Whether there is a browser journey to run. */
export function hasJourneys() {
  return existsSync('e2e') && readdirSync('e2e', { recursive: true }).some((file) => /\.(spec|test)\.tsx?$/.test(file))
}

/**
 * Runs the tests of one configuration. Where few files fail they are run once more, by themselves, so that a fault
 * can be told from a race. A test that passes only then is no failure of this run, but is named: it is a defect.
 * @returns {Promise<{ passed: number, failed: number, skipped: number, failures: string[], unsteady: string[] }>}
 *   `failures` and `unsteady` say each in a line; a file that cannot be read counts as one failed.
 */
export async function runVitest(node, config, args = []) {
  const { failures, ...counts } = await runOnce(node, config, args)
  const files = [...new Set(failures.map(({ file }) => file))]
  const line = ({ file, test, why }) => `${file}: ${test}\n    ${why}`
  if (files.length === 0 || files.length > mostRunAgain || counts.failed > failures.length) {
    return { ...counts, failures: failures.map(line), unsteady: [] }
  }

  console.log(`\nRun again by themselves: ${files.join(', ')}`)
  const again = await runOnce(node, config, files)
  const failsAgain = ({ file, test }) => again.failures.some((other) => other.file === file && other.test === test)
  const unsteady = failures.filter((failure) => !failsAgain(failure))
  return {
    passed: counts.passed + counts.failed - again.failed,
    failed: again.failed,
    skipped: counts.skipped,
    failures: again.failures.map(line),
    unsteady: unsteady.map(line),
  }
}

async function runOnce(node, config, args) {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-results-'))
  const file = join(folder, 'results.json')
  try {
    const code = await runTool(node, 'vitest', [
      'run',
      `--config=${config}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ])
    const counted = existsSync(file)
      ? count(JSON.parse(readFileSync(file, 'utf8')))
      : { passed: 0, failed: 0, skipped: 0, failures: [] }
    // An error outside of every test, as one thrown after they ended, also fails the run.
    if (code !== 0 && counted.failed === 0) counted.failed = 1
    return counted
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function count({ numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((result) => result.status === 'failed')
    // Also a file that failed outside of its tests, in what they share.
    if (status === 'failed' && failed.length === 0)
      return [{ file, test: 'the file as a whole', why: firstLine(message) }]
    return failed.map(({ fullName, failureMessages }) => ({ file, test: fullName, why: firstLine(failureMessages[0]) }))
  })
  const wholeFiles = failures.length - numFailedTests
  return {
    passed: numPassedTests,
    failed: numFailedTests + Math.max(0, wholeFiles),
    skipped: numPendingTests + numTodoTests,
    failures,
  }
}

function firstLine(message) {
  return (message ?? '').trim().split('\n')[0] || 'no reason was given'
}
