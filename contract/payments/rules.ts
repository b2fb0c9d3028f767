// Apart from the schemas, so that a page can have them without the library that checks them.

/** How long a consumer can withdraw from a purchase, in days (Consumer Contracts Regulations 2013, reg 30). */
export const withdrawalDays = 14

/** What somebody agrees to who wants to use at once what they buy (the same, reg 36). */
export const consentText = `Start at once. I know that if I withdraw within ${withdrawalDays} days, I pay for what I have used by then.`

/** So long before a payment its payer is reminded of it, in days. */
export const remindedDaysBefore = 3

/** Payments above this are reminded of before each; whole pennies. */
export const remindedAbove = 500

/** 'R-000042', 'CN-000007'. */
export function receiptName(series: 'receipt' | 'credit-note', number: number): string {
  return `${series === 'receipt' ? 'R' : 'CN'}-${String(number).padStart(6, '0')}`
}
