/** What an amount may be: the calculator's and the call's limit. */
export const mostAmount = 999_999_999

/**
 * An amount as people type it, in pennies: '32000', '£32,000.50', '32k', '€ 44 000'. Null if it is not an amount: text, a negative
 * number, or more than two decimals.
 */
export function readAmount(text: string): number | null {
  const plain = text.trim().replaceAll(/[£€,\s]/gu, '')
  const thousands = /^(\d+(?:\.\d{1,3})?)k$/iu.exec(plain)?.[1]
  if (thousands !== undefined) return Math.round(Number(thousands) * 100_000)
  return /^\d{1,9}(?:\.\d{1,2})?$/u.test(plain) ? Math.round(Number(plain) * 100) : null
}

/** A plain number with at most so many decimals; null if it is not one. */
export function readNumber(text: string, decimals: number): number | null {
  const plain = text.trim().replace(/\s?%$/u, '')
  const [, after = ''] = /^\d{1,6}(?:\.(\d+))?$/u.exec(plain) ?? [null, null]
  return after === null || after.length > decimals ? null : Number(plain)
}
