/** How many of the slowest tests are listed. */
const mostSlow = 20

/** A check that is no test itself, by its exit code. @returns {import('./vitest.mjs').Result} */
export function asTest(name, code) {
  const failures = code === 0 ? [] : [name]
  return { passed: 0, failed: failures.length, skipped: 0, failures, unsteady: [], slowest: [] }
}

/** @param {import('./vitest.mjs').Result[]} results @returns {import('./vitest.mjs').Result} */
export function addUp(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const all = (key) => results.flatMap((result) => result[key])
  const slowest = all('slowest').toSorted((one, other) => other.seconds - one.seconds)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: all('failures'),
    unsteady: all('unsteady'),
    slowest: slowest.slice(0, mostSlow),
  }
}

/** What the end of a run says: the time of each part, the slowest tests, what failed or passed only when run again, and the counts. */
export function printTotal(times, { passed, failed, skipped, failures, unsteady, slowest }) {
  list(
    'Slowest',
    slowest.map(({ seconds, what }) => `${inSeconds(seconds)}  ${what}`),
  )
  list(
    'Time',
    times.map(({ name, seconds }) => `${inSeconds(seconds)}  ${name}`),
  )
  list('Failed', failures)
  list('Flaky, passed only when run again, so each is a race to be found', unsteady)
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
}

function inSeconds(seconds) {
  return `${seconds.toFixed(1)} s`.padStart(8)
}

function list(title, lines) {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`)
}
