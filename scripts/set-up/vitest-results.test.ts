import { expect, test } from 'vitest'
// @ts-expect-error -- plain JavaScript without types: it also runs on a Node that does not know them.
import { onlyFailed, passesAgain, readReport } from './vitest-results.mjs'

type Result = { ancestorTitles?: string[]; title: string; status: string; failureMessages?: string[] }

function aReport(results: Result[], { status = 'passed', message = '' } = {}) {
  const count = (wanted: string) => results.filter((one) => one.status === wanted).length
  return readReport(
    {
      numPassedTests: count('passed'),
      numFailedTests: count('failed'),
      numPendingTests: count('skipped'),
      testResults: [
        {
          name: '/repo/e2e/a.spec.ts',
          status: count('failed') > 0 ? 'failed' : status,
          message,
          assertionResults: results.map((one) => ({ ancestorTitles: [], failureMessages: [], ...one })),
        },
      ],
    },
    '/repo',
  )
}

const failure = (name: string | null) => ({ file: 'e2e/a.spec.ts', name, passed: false, seconds: 0, why: '' })

test('a report tells which tests passed, which failed and why, with their suites', () => {
  const report = aReport([
    { title: 'one', status: 'passed' },
    { ancestorTitles: ['', 'group'], title: 'two', status: 'failed', failureMessages: ['Error: no\n  at line 3'] },
    { title: 'three', status: 'skipped' },
  ])
  expect(report).toEqual({
    passed: 1,
    failed: 1,
    skipped: 1,
    tests: [
      { file: 'e2e/a.spec.ts', name: 'one', passed: true, seconds: 0, why: 'no reason was given' },
      { file: 'e2e/a.spec.ts', name: 'group > two', passed: false, seconds: 0, why: 'Error: no' },
    ],
  })
})

test('a file that fails outside of its tests is one failure without a name', () => {
  const report = aReport([{ title: 'one', status: 'skipped' }], { status: 'failed', message: 'Error: no such module' })
  expect(report.failed).toBe(1)
  expect(report.tests).toEqual([{ ...failure(null), why: 'Error: no such module' }])
})

test('only what failed is run again, whatever stands in its name', () => {
  const names = ['costs £3.50 (or more)? [a|b] $1 ^ * + {} \\', 'plain']
  const [file, flag, pattern] = onlyFailed('e2e/a.spec.ts', names.map(failure))
  expect([file, flag]).toEqual(['e2e/a.spec.ts', '-t'])
  const wanted = new RegExp(pattern)
  for (const name of names) expect(name).toMatch(wanted)
  for (const name of ['plain and more', 'not plain', 'costs £3x50 (or more)? [a|b] $1 ^ * + {} \\', ''])
    expect(name).not.toMatch(wanted)
  expect(onlyFailed('e2e/a.spec.ts', [failure('plain'), failure(null)])).toEqual(['e2e/a.spec.ts'])
})

test('what passes by itself counts as passed; what fails again does not, and takes no other with it', () => {
  const again = aReport([
    { title: 'races', status: 'passed' },
    { title: 'is broken', status: 'failed' },
    { title: 'was fine', status: 'skipped' },
  ])
  expect(passesAgain(failure('races'), again)).toBe(true)
  expect(passesAgain(failure('is broken'), again)).toBe(false)
})

test('a run that finds no such test, or fails for another reason, is not passed', () => {
  const nothing = aReport([{ title: 'races', status: 'skipped' }])
  expect(passesAgain(failure('races'), nothing)).toBe(false)
  expect(passesAgain(failure(null), nothing)).toBe(false)
  const noReport = { passed: 0, failed: 1, skipped: 0, tests: [] }
  expect(passesAgain(failure('races'), noReport)).toBe(false)
  // As one thrown after the tests ended.
  const errorAfterwards = { ...aReport([{ title: 'races', status: 'passed' }]), failed: 1 }
  expect(passesAgain(failure('races'), errorAfterwards)).toBe(false)
  const wholeFile = aReport([{ title: 'races', status: 'passed' }], { status: 'failed', message: 'Error: afterAll' })
  expect(passesAgain(failure('races'), wholeFile)).toBe(false)
  // Of two with one name, one fails.
  const twins = aReport([
    { title: 'races', status: 'passed' },
    { title: 'races', status: 'failed' },
  ])
  expect(passesAgain(failure('races'), twins)).toBe(false)
})
