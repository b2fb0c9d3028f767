import type { PayPeriod } from '../../../contract/jobs/jobs.ts'
import { amountOrNull, textOrNull } from '../reading.ts'
import { isThing, several } from './things.ts'
import type { Listing } from '../../../engines/ads/index.ts'

type Pay = Partial<Listing['pay']>

/** What a posting pays; the publisher's estimate only where it says nothing else. */
export function payOf(baseSalary: unknown, estimatedSalary: unknown): Pay {
  for (const salary of several(baseSalary)) {
    const pay = readSalary(salary)
    if (pay) return pay
  }
  for (const salary of several(estimatedSalary)) {
    const pay = readSalary(salary)
    if (pay) return { ...pay, isEstimate: true }
  }
  return {}
}

/**
 * A MonetaryAmount and its many stand-ins: a bare number, free text, an empty text for none, a range where the value
 * belongs, numbers as text, free text as the value ('M1 to M6'), also beside a range: '£11.50 to £12.10 per hour' may then
 * be all that tells the hour from the unit, which stays at 'YEAR'.
 */
function readSalary(salary: unknown): Pay | null {
  if (!isThing(salary)) return readAmounts({ value: salary })
  const value = isThing(salary['value']) ? salary['value'] : salary
  const pay = readAmounts({ value: value['value'], min: value['minValue'], max: value['maxValue'] })
  return (
    pay && {
      ...pay,
      currency: currencyOf(salary['currency'] ?? salary['salaryCurrency'] ?? value['currency']),
      period: periodOf(value['unitText'] ?? salary['unitText'] ?? salary['duration']),
    }
  )
}

function readAmounts({ value, min, max }: { value: unknown; min?: unknown; max?: unknown }): Pay | null {
  const bounds = { min: amountOrNull(min), max: amountOrNull(max) }
  if (bounds.min !== null || bounds.max !== null) {
    const words = wordsOf(value)
    return words === null ? bounds : { ...bounds, text: words }
  }
  const amount = amountOrNull(value)
  if (amount !== null) return { min: amount, max: amount }
  const words = wordsOf(value) ?? wordsOf(min) ?? wordsOf(max)
  return words === null ? null : { text: words }
}

/** What is text and still no amount is words: 'Competitive'; a nought is neither. */
function wordsOf(value: unknown): string | null {
  const text = textOrNull(value)
  return text !== null && /^[£€]?[\d.,]+$/.test(text) ? null : text
}

const signs: Record<string, string> = { '£': 'GBP', '€': 'EUR', $: 'USD' }

function currencyOf(value: unknown): string | null {
  const text = textOrNull(value)
  if (!text) return null
  return signs[text] ?? (/^[a-z]{3}$/i.test(text) ? text.toUpperCase() : null)
}

const periods: readonly (readonly [RegExp, PayPeriod])[] = [
  [/year|ann/i, 'year'],
  [/month/i, 'month'],
  [/week/i, 'week'],
  [/hour/i, 'hour'],
  [/day|dai/i, 'day'],
]

/** The period that a unit is about: 'YEAR', 'annually', 'per-hour-wage', '1 MONTH'. */
export function periodOf(value: unknown): PayPeriod | null {
  const text = textOrNull(value)
  return periods.find(([word]) => text && word.test(text))?.[1] ?? null
}
