/**
 * A UK mobile number as ten digits, '7700900123'; null where the text is none (C1). Everything that is no digit is dropped,
 * then the country's prefix or a leading nought.
 */
export function ukMobile(text: string): string | null {
  const digits = text.replace(/\D/gu, '')
  const national = digits.replace(/^(?:00)?44/u, '').replace(/^0/u, '')
  return /^7[1-9]\d{8}$/u.test(national) ? national : null
}

/** '+447700900123', for the network. */
export function international(mobile: string): string {
  return `+44${mobile}`
}

/** '07700 900123', for people. */
export function shownMobile(mobile: string): string {
  return `0${mobile.slice(0, 4)} ${mobile.slice(4)}`
}

/** Any UK telephone, for a business: nine or ten digits after the nought, none of them a nought first. */
export function ukPhone(text: string): string | null {
  const digits = text.replace(/\(0\)/u, '').replace(/\D/gu, '')
  const national = digits.replace(/^(?:00)?44/u, '').replace(/^0/u, '')
  return /^[1-9]\d{8,9}$/u.test(national) ? national : null
}
