/**
 * What the JSON report of @playwright/test says, as far as it is needed here.
 * @returns {{ passed: number, failed: number, skipped: number, flaky: Test[], tests: Test[] }} `tests` holds those that passed and those
 *   that failed, `flaky` those that passed when they were run again; a file that cannot be read is one failed, without tests.
 * @typedef {{ file: string, name: string, passed: boolean, seconds: number, why: string }} Test
 */
export function readJourneys({ suites, errors = [] }) {
  const specs = suites.flatMap(specsOf)
  const ran = specs.filter(({ status }) => status !== 'skipped').map(({ status, ...test }) => ({ ...test, status }))
  const failed = ran.filter(({ status }) => status === 'unexpected')
  return {
    passed: ran.length - failed.length,
    failed: failed.length + errors.length,
    skipped: specs.length - ran.length,
    tests: ran.map(toTest),
    flaky: ran.filter(({ status }) => status === 'flaky').map(toTest),
  }
}

function toTest({ file, name, status, results }) {
  const [first] = results
  return {
    file,
    name,
    passed: status !== 'unexpected',
    seconds: Math.max(...results.map(({ duration }) => duration)) / 1_000,
    why: firstLine(first?.error?.message),
  }
}

function specsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({ file: `e2e/${file}`, name: title, status, results })),
  )
  return [...own, ...suites.flatMap(specsOf)]
}

/** Without the colours of a terminal. */
function firstLine(message) {
  // oxlint-disable-next-line no-control-regex -- it is the character that begins a colour
  const plain = (message ?? '').replaceAll(/\u001B\[\d+m/g, '')
  return plain.trim().split('\n')[0] || 'no reason was given'
}
