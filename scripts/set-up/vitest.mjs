import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from './run.mjs'

/** Whether there is a browser journey to run. */
export function hasJourneys() {
  return existsSync('e2e') && readdirSync('e2e', { recursive: true }).some((file) => /\.(spec|test)\.tsx?$/.test(file))
}

/**
 * Runs the tests of one configuration.
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>} a file that cannot be read counts as one failed.
 */
export async function runVitest(node, config, args = []) {
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
      : { passed: 0, failed: 0, skipped: 0 }
    // An error outside of every test, as one thrown after they ended, also fails the run.
    if (code !== 0 && counted.failed === 0) counted.failed = 1
    return counted
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function count({ numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0, testResults }) {
  const unreadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + unreadable.length, skipped: numPendingTests + numTodoTests }
}
