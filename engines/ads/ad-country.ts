import { countryCodeOf, type Elsewhere } from '../places/index.ts'
import { homeCodes, type Country } from '../../contract/places/countries.ts'

/** What an ad says of its country beside its words for the place. */
export type AdCountry = {
  /** The board's field names it, and it is here. */
  home: Country | null
  /** It is elsewhere, by the board's field or position; or may be, by its currency. */
  elsewhere: Elsewhere | null
}

type Signs = {
  country: string | null
  position: { lat: number; lng: number } | null
  pay?: { currency: string | null; text: string | null; min: number | null; max: number | null }
  text?: string
}

/** The board's field first, then the position, then the money. */
export function adCountry({ country, position, pay, text = '' }: Signs): AdCountry {
  const code = country === null ? null : countryCodeOf(country)
  const home = code === null ? null : (homeCodes[code] ?? null)
  if (home !== null) return { home, elsewhere: null }
  if (code !== null) return { home, elsewhere: { areas: [{ country: code, state: '' }], isSure: true } }
  const areas = (position && byPosition(position)) ?? byCurrency(pay) ?? byText(pay, text)
  return {
    home,
    elsewhere: areas === null ? null : { areas: areas.map((one) => ({ country: one, state: '' })), isSure: false },
  }
}

const dollars = ['US', 'CA']

/** Far enough that no slip of a sign leads there from these islands. */
function byPosition({ lat, lng }: { lat: number; lng: number }): string[] | null {
  if (lng < -50 && lat > 15) return dollars
  if (lng > 110 && lat < -10) return ['AU', 'NZ']
  return null
}

const currencies: Record<string, readonly string[]> = {
  USD: dollars,
  CAD: ['CA'],
  AUD: ['AU'],
  NZD: ['NZ'],
  ZAR: ['ZA'],
  INR: ['IN'],
  SGD: ['SG'],
}

function byCurrency(pay: Signs['pay']): readonly string[] | null {
  if (!pay || (pay.min === null && pay.max === null)) return null
  return currencies[pay.currency?.trim().toUpperCase() ?? ''] ?? null
}

/** A yearly or hourly sum in dollars; a company's funds ('$40m') are not pay. */
const dollarPay = /\$\s?\d{2,3}(?:,\d{3}|\.\d\d|\s?k\b)(?!\s?(?:m\b|million|bn\b|billion))/i

/** Pay in dollars and none in our money; or the pension that only American employers have. */
function byText(pay: Signs['pay'], text: string): readonly string[] | null {
  const near = text.slice(0, longest)
  const words = `${pay?.text ?? ''}\n${near}`
  if (!words.includes('$') && !near.includes('401')) return null
  if (/[£€]/.test(words)) return null
  return dollarPay.test(words) || /\b401\s?\(?k\)?/i.test(near) ? dollars : null
}

/** Nothing about pay or benefits stands further down. */
const longest = 20_000
