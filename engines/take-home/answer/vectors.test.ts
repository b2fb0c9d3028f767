import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SalaryQuestion } from '../../../contract/salary/questions.ts'
import { answerSalary } from './answer-salary.ts'

/*
 * Figures that others have worked out: HM Revenue & Customs' published calculators and test data, published tables, plain arithmetic.
 * They lie outside the repository; without them there is nothing to hold the engine against but our own rows beside its files.
 */
const file = join(import.meta.dirname, '../../../../shared/salary/vectors.json')

type Vector = {
  id: string
  kind: string
  input: Record<string, unknown>
  expected: Record<string, unknown>
  toleranceGbp?: number
  toleranceEur?: number
}

const vectors: Vector[] = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as { vectors: Vector[] }).vectors
  : []

describe.skipIf(vectors.length === 0)('figures of others (not at hand where this is skipped)', () => {
  test.each(vectors)('$id', ({ kind, input, expected, toleranceGbp, toleranceEur }) => {
    const answer: Record<string, unknown> = answerSalary(SalaryQuestion.parse({ kind, ...input }))
    // What was published in whole pounds or euro says no more than that, and the dividends were worked out by others in single
    // precision; everything else agrees to the penny.
    const tolerance = toleranceGbp ?? toleranceEur ?? 0
    const isRough = tolerance >= 0.5 || kind === 'dividendTax'
    for (const [field, value] of Object.entries(expected)) {
      expectSame(answer[field], value, { field, within: isRough ? tolerance : 0 })
    }
  })
})

function expectSame(given: unknown, value: unknown, { field, within }: { field: string; within: number }): void {
  if (typeof value === 'object' && value !== null) {
    for (const [part, inner] of Object.entries(value)) {
      expectSame((given as Record<string, unknown>)[part], inner, { field: `${field}.${part}`, within })
    }
    return
  }
  if (typeof value !== 'number') return expect(given, field).toBe(value)
  expect(typeof given, field).toBe('number')
  expect(Math.abs((given as number) - value), `${field}: ${String(given)}, and not ${value}`).toBeLessThanOrEqual(
    within + 1e-9,
  )
}
