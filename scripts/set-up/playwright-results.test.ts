import { expect, test } from 'vitest'
// @ts-expect-error -- plain JavaScript without types: it also runs on a Node that does not know them.
import { readJourneys } from './playwright-results.mjs'

type Run = { duration: number; error?: { message: string } }

const spec = (title: string, status: string, results: Run[] = [{ duration: 1_500 }]) => ({
  file: 'a.spec.ts',
  title,
  tests: [{ status, results }],
})

test('journeys are counted; one that passed when it was run again is passed, and named with what failed first', () => {
  const why = '\u001B[31mError: no button\u001B[39m\n  at line 3'
  const report = {
    suites: [
      {
        specs: [spec('one', 'expected'), spec('two', 'unexpected', [{ duration: 900, error: { message: why } }])],
        suites: [
          {
            specs: [
              spec('three', 'skipped', []),
              spec('four', 'flaky', [{ duration: 10, error: { message: why } }, { duration: 20 }]),
            ],
          },
        ],
      },
    ],
  }
  const counts = readJourneys(report) as Record<string, unknown>
  expect(counts).toMatchObject({ passed: 2, failed: 1, skipped: 1 })
  const four = { file: 'e2e/a.spec.ts', name: 'four', passed: true, seconds: 0.02, why: 'Error: no button' }
  expect(counts['flaky']).toEqual([four])
  expect(counts['tests']).toEqual([
    { file: 'e2e/a.spec.ts', name: 'one', passed: true, seconds: 1.5, why: 'no reason was given' },
    { file: 'e2e/a.spec.ts', name: 'two', passed: false, seconds: 0.9, why: 'Error: no button' },
    four,
  ])
})

test('an error outside of every journey, as in the set-up that all share, is a failure', () => {
  expect(readJourneys({ suites: [], errors: [{ message: 'no database' }] })).toMatchObject({ passed: 0, failed: 1 })
})
