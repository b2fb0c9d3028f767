import { cityNames, countryNames, foreignStates, threeLetterCountries } from './data/abroad.ts'
import { fold } from './fold.ts'
import { listOf, rowsOf } from './table.ts'
import type { ForeignCity } from './geonames.ts'
import { homeCodes } from '../../contract/places/countries.ts'

/** A place outside the United Kingdom and Ireland. */
export type Abroad = {
  kind: 'continent' | 'country' | 'state' | 'city'
  name: string
  /** ISO 3166; of a continent or another group its key in data/abroad.ts. */
  country: string
  /** A state, or that of a city, as GeoNames writes it; '' where states are not written. */
  state: string
  /** How many live in a city; Infinity for all else. */
  population: number
}

/** What the letters of a state or a country say. */
export type AdCode = Pick<Abroad, 'country' | 'state'>

/** Groups of data/abroad.ts: 'London, EMEA' is in London. */
const continents = new Set(['EU', 'AS', 'AF', 'LA', 'XX'])

/** Everything abroad that has a name: countries, groups of them, states, cities. */
export function abroadOf(cities: readonly ForeignCity[]): Abroad[] {
  const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const found: Abroad[] = []
  const addCountry = (country: string, name: string) =>
    found.push({ kind: 'country', name, country, state: '', population: Infinity })
  for (const country of twoLetterCodes()) {
    const name = countries.of(country)
    if (name && !Object.hasOwn(homeCodes, country)) addCountry(country, name)
  }
  for (const [country = '', names = ''] of rowsOf(countryNames))
    for (const name of listOf(names))
      if (continents.has(country)) found.push({ kind: 'continent', name, country, state: '', population: Infinity })
      else addCountry(country, name)
  for (const { country, name, code } of statesOf())
    found.push({ kind: 'state', name, country, state: code, population: Infinity })
  for (const city of cities) found.push({ kind: 'city', ...city })
  for (const item of listOf(cityNames.replaceAll('\n', ' ')))
    found.push({ kind: 'city', name: item.slice(0, -3), country: item.slice(-2), state: '', population: 1_000_000 })
  return found
}

/** Small letters to what they stand for: 'ca' is California, and Canada. */
export function codesOfAbroad(): Map<string, AdCode[]> {
  const codes = new Map<string, AdCode[]>()
  const add = (letters: string, code: AdCode) => {
    const key = letters.toLowerCase()
    codes.set(key, [...(codes.get(key) ?? []), code])
  }
  for (const { country, letters, code } of statesOf()) add(letters, { country, state: code })
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  for (const letters of twoLetterCodes())
    // 'Belfast, NI' is not in Nicaragua.
    if (names.of(letters) && !Object.hasOwn(homeCodes, letters) && letters !== 'NI')
      add(letters, { country: letters, state: '' })
  for (const item of listOf(threeLetterCountries.replaceAll('\n', ' ')))
    add(item.slice(0, 3), { country: item.slice(-2), state: '' })
  return codes
}

/** AA to ZZ: the engine knows which of them are countries. Left out are groups ('EU', 'UN') and codes for tests. */
function twoLetterCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const groups = new Set(['EU', 'EZ', 'UN', 'QO', 'UK', 'XA', 'XB', 'ZZ'])
  return letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => !groups.has(code))
}

function statesOf(): { country: string; name: string; letters: string; code: string }[] {
  return rowsOf(foreignStates).flatMap(([country = '', states = '']) =>
    listOf(states).map((item) => {
      const [, name = '', letters = '', code] = /^(.+?) ([A-Z]{2,3})(?: (\d\d))?$/.exec(item) ?? []
      return { country, name, letters, code: code ?? letters }
    }),
  )
}

/** ISO 3166 of a country that came as its code of two or three letters, or by name; of ours too. Null: not known. */
export function countryCodeOf(text: string): string | null {
  const key = fold(text)
  return countryCodes().get(key) ?? null
}

let codesByName: ReadonlyMap<string, string> | null = null

function countryCodes(): ReadonlyMap<string, string> {
  if (codesByName) return codesByName
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const found = new Map<string, string>()
  for (const code of twoLetterCodes()) {
    const name = names.of(code)
    if (!name) continue
    found.set(code.toLowerCase(), code)
    found.set(fold(name), code)
  }
  for (const [country = '', all = ''] of rowsOf(countryNames))
    if (!continents.has(country)) for (const name of listOf(all)) found.set(fold(name), country)
  for (const item of listOf(threeLetterCountries.replaceAll('\n', ' ')))
    found.set(item.slice(0, 3).toLowerCase(), item.slice(-2))
  for (const [country, all] of ownNames) for (const name of all) found.set(fold(name), country)
  codesByName = found
  return found
}

const ownNames: readonly (readonly [string, readonly string[]])[] = [
  [
    'GB',
    [
      'GB',
      'UK',
      'GBR',
      'United Kingdom',
      'Great Britain',
      'Britain',
      'England',
      'Scotland',
      'Wales',
      'Northern Ireland',
    ],
  ],
  ['IE', ['IE', 'IRL', 'Ireland', 'Republic of Ireland', 'Éire']],
]
