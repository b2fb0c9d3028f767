/** The countries in which people look for work here, by their codes of ISO 3166. */
export const countryCodes = ['GB', 'IE'] as const
export type Country = (typeof countryCodes)[number]

export const currencyCodes = ['GBP', 'EUR'] as const
export type Currency = (typeof currencyCodes)[number]

export const currencySigns: Readonly<Record<Currency, string>> = { GBP: '£', EUR: '€' }

type Facts = {
  name: string
  /** In a narrow table. */
  shortName: string
  /** After 'in'. */
  within: string
  currency: Currency
  /** What roads are measured in. */
  distances: 'miles' | 'kilometres'
  /** Of telephone numbers. */
  dialling: string
  /** Of the gazetteer. */
  area: string
  /** For a map: nothing is measured from it. */
  middle: { lat: number; lng: number }
}

/** What holds in each. A rule that goes by country is looked up here, or in a table by these codes beside what it is about. */
export const countries: Readonly<Record<Country, Facts>> = {
  GB: {
    name: 'United Kingdom',
    shortName: 'UK',
    within: 'the United Kingdom',
    currency: 'GBP',
    distances: 'miles',
    dialling: '+44',
    area: 'country:gb',
    middle: { lat: 54, lng: -2 },
  },
  IE: {
    name: 'Ireland',
    shortName: 'Ireland',
    within: 'Ireland',
    currency: 'EUR',
    distances: 'kilometres',
    dialling: '+353',
    area: 'country:ie',
    middle: { lat: 53.3, lng: -7.8 },
  },
}

/** By codes of ISO 3166 and as people write them: the Channel Islands and the Isle of Man have codes of their own and are at home. */
export const homeCodes: Readonly<Record<string, Country>> = {
  GB: 'GB',
  UK: 'GB',
  IM: 'GB',
  JE: 'GB',
  GG: 'GB',
  IE: 'IE',
}

/** Whether a code of two letters is of one of these. */
export function isOurs(code: string | null | undefined): code is Country {
  return countryCodes.some((one) => one === code)
}

/** What pay is counted in where nothing says it. */
export function currencyOf(country: Country | null): Currency {
  return countries[country ?? 'GB'].currency
}

/** The country whose money it is. */
export function countryWith(currency: Currency): Country {
  return countryCodes.find((code) => countries[code].currency === currency) ?? 'GB'
}

const written: Readonly<Record<Country, readonly string[]>> = {
  GB: ['gb', 'gbr', 'uk', 'united kingdom', 'great britain', 'england', 'scotland', 'wales', 'northern ireland'],
  IE: ['ie', 'irl', 'ireland', 'republic of ireland', 'éire', 'eire'],
}

/** The country that a field names, by code or name; null: no country, or one that we do not cover. */
export function countryNamed(words: string): Country | null {
  const name = words.trim().toLowerCase()
  return countryCodes.find((code) => written[code].includes(name)) ?? null
}
