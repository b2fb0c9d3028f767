/**
 * Whether a number with its country's letters can be somebody's VAT number. The nine digits of the UK's are held against their check digits, by
 * either of the two sums in use (HMRC: 'VAT number validation', modulus 97 and modulus 97 with 55); of other countries only the form is known.
 */
export function isVatNumber(text: string): boolean {
  if (!/^[A-Z]{2}[0-9A-Z]{2,13}$/iu.test(text)) return false
  const digits = /^GB(\d{9})(?:\d{3})?$/iu.exec(text)?.[1]
  if (digits === undefined) return true
  const sum = Array.from(digits.slice(0, 7)).reduce((total, digit, at) => total + Number(digit) * (8 - at), 0)
  const check = sum + Number(digits.slice(7))
  return check % 97 === 0 || (check + 55) % 97 === 0
}
