import type { IndexedJob } from '../../jobs/job.ts'
import { kindDigits, kindsOf } from './kinds.ts'
import { payEndsOf } from './pay-ends.ts'

/**
 * What filters, facets and orders need of a job, as a short text that PostgreSQL only hands on: whole numbers in digits of
 * 6 bits. Text, because the driver reads every value as text; the digits are in the order of their codes and the moment
 * and the id come first, so that the text itself sorts by newest, then id.
 */
export const at = { created: 0, id: 6, closes: 12, kinds: 15 } as const
/** After the facts: how well the title fits, which each search sets. */
export const atTier = at.kinds + kindDigits

/** Pay goes along where a search filters or orders by it: the least and the most, then. */
export const atPay = { least: atTier + 1, most: atTier + 5 } as const
export const payDigits = 8
/** Pay above this does not occur; four digits hold no more. */
const mostPay = 64 ** 4 - 2

export function factsOf(job: IndexedJob): string {
  const kinds = kindsOf(job).map((kind) => toDigits(kind, 1))
  return toDigits(toSeconds(job.createdAt), 6) + toDigits(job.id, 6) + toDigits(closingDay(job), 3) + kinds.join('')
}

/** Days since 1970; 0: not said. */
function closingDay({ closesOn }: IndexedJob): number {
  return closesOn === null ? 0 : Math.min(Math.max(1, Math.floor(closesOn.getTime() / 86_400_000)), lastDay)
}

/** Three digits hold no more: the year 2687. */
export const lastDay = 64 ** 3 - 1

export function payOf(job: IndexedJob): string {
  const [least, most] = payEndsOf(job) ?? [null, null]
  return toDigits(payNumber(least), 4) + toDigits(payNumber(most), 4)
}

/** One more than the amount: 0 is 'not said'. */
export function payNumber(amount: number | null): number {
  return amount === null ? 0 : Math.min(amount, mostPay) + 1
}

/** Whole seconds since 1970, never before it. */
export function toSeconds(moment: Date): number {
  return Math.max(0, Math.floor(moment.getTime() / 1000))
}

const digits = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'

/** @throws RangeError where the digits cannot hold the number: a row of another length would garble all that come after it. */
export function toDigits(number: number, count: number): string {
  if (!Number.isInteger(number) || number < 0 || number >= 64 ** count) {
    throw new RangeError(`${number} is no whole number of ${count} digits`)
  }
  let text = ''
  for (let rest = number, i = 0; i < count; i++, rest = Math.floor(rest / 64)) text = digits[rest % 64]! + text
  return text
}

/** How many values a digit can have, and how many codes its characters lie among. */
export const valuesOfDigit = 64
export const codesOfDigit = 128

/** The code of a digit's character by its value, and the other way round. */
export const codeOfValue = Uint8Array.from(digits, (digit) => digit.charCodeAt(0))
export const valueOfCode = new Uint8Array(codesOfDigit)
codeOfValue.forEach((code, value) => (valueOfCode[code] = value))

/** @param count up to 8: 48 bits */
export function readDigits(text: string, start: number, count: number): number {
  let number = 0
  for (let i = start; i < start + count; i++) number = number * 64 + valueOfCode[text.charCodeAt(i)]!
  return number
}
