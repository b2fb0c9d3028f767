import { relative } from 'node:path'

/**
 * What vitest's JSON report says, as far as it is needed here. A test's name is its suites and its title with ' > ' between, as
 * `-t` sees it; null: something outside of the file's tests failed, as a hook or an import that they share.
 * @returns {{ passed: number, failed: number, skipped: number, tests: { file: string, name: string | null, passed: boolean, seconds: number, why: string }[] }}
 *   `tests` holds those that passed and those that failed, in files relative to `root`.
 */
export function readReport(report, root) {
  const { numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0, testResults } = report
  const tests = testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const file = relative(root, path)
    const ran = assertionResults
      .filter((result) => ['passed', 'failed'].includes(result.status))
      .map((result) => ({
        file,
        name: [...result.ancestorTitles, result.title].filter((part) => part !== '').join(' > '),
        passed: result.status === 'passed',
        seconds: (result.duration ?? 0) / 1_000,
        why: firstLine(result.failureMessages[0]),
      }))
    const isFailedAsWhole = status === 'failed' && ran.every(({ passed }) => passed)
    return isFailedAsWhole ? [...ran, { file, name: null, passed: false, seconds: 0, why: firstLine(message) }] : ran
  })
  const wholeFiles = tests.filter(({ name }) => name === null).length
  return {
    passed: numPassedTests,
    failed: numFailedTests + wholeFiles,
    skipped: numPendingTests + numTodoTests,
    tests,
  }
}

/** The arguments of vitest for only those tests of a file that failed; all of it where the file failed as a whole. */
export function onlyFailed(file, failures) {
  const names = failures.map(({ name }) => name)
  if (names.includes(null)) return [file]
  const exactly = names.map((name) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  return [file, '-t', `^(?:${[...new Set(exactly)].join('|')})$`]
}

/**
 * Whether a test that failed passes when it is run again by itself. One that was not found then, as when no name matched, does not; nor
 * does anything in a run that failed for a reason of its own.
 * @param again the report of that run.
 */
export function passesAgain({ file, name }, again) {
  if (name === null) return again.failed === 0 && again.passed > 0
  const same = again.tests.filter((other) => other.file === file && other.name === name)
  const isOtherwiseWhole = again.failed === again.tests.filter(({ passed }) => !passed).length
  const hasFailedAsWhole = again.tests.some((other) => other.file === file && other.name === null)
  return same.length > 0 && same.every(({ passed }) => passed) && isOtherwiseWhole && !hasFailedAsWhole
}

function firstLine(message) {
  return (message ?? '').trim().split('\n')[0] || 'no reason was given'
}
