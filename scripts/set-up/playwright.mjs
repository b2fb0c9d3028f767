import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readJourneys } from './playwright-results.mjs'
import { root } from './root.mjs'
import { runTool } from './run.mjs'

/** More files than this that fail are not a matter of chance, and are not run again. */
const mostRunAgain = 10

/**
 * Runs browser journeys by @playwright/test. What failed is run once more among the others, by the tool itself, and then by itself, one
 * worker with nothing beside it: so a fault can be told from a race. What passes only then is no failure, but is named as flaky.
 * @returns {Promise<import('./vitest.mjs').Result>}
 */
export async function runJourneys(node, args = []) {
  const first = await runOnce(node, args)
  const files = new Set(first.tests.filter(({ passed }) => !passed).map(({ file }) => file))
  if (files.size === 0 || files.size > mostRunAgain) return outcome(first, [])

  console.log(`\nRun again by themselves:\n${[...files].map((file) => `  ${file}`).join('\n')}`)
  const again = await runOnce(node, [...args, '--last-failed', '--workers=1', '--retries=0'])
  const passedAgain = first.tests.filter(
    ({ passed, file, name }) =>
      !passed && again.tests.some((other) => other.file === file && other.name === name && other.passed),
  )
  return outcome(first, passedAgain)
}

function outcome({ passed, failed, skipped, tests, flaky }, passedAgain) {
  const failures = tests.filter((test) => !test.passed && !passedAgain.includes(test))
  return {
    passed: passed + passedAgain.length,
    failed: failed - passedAgain.length,
    skipped,
    failures: failures.map(line),
    unsteady: [...flaky, ...passedAgain].map(line),
    slowest: tests.map((test) => ({ seconds: test.seconds, what: `${test.file}: ${test.name}` })),
  }
}

function line({ file, name, why }) {
  return `${file}: ${name}\n    ${why}`
}

async function runOnce(node, args) {
  const report = join(root, 'test-results', 'journeys.json')
  rmSync(report, { force: true })
  const code = await runTool(node, 'playwright', ['test', ...args])
  const result = existsSync(report)
    ? readJourneys(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0, tests: [], flaky: [] }
  // An error outside of every test, as in a set-up that all share, also fails the run.
  if (code !== 0 && result.failed === 0) result.failed = 1
  return result
}
