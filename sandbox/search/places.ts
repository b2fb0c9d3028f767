import { towns, type Town } from '../generate/towns.ts'
import { plain } from './words.ts'

/** What a board makes of the words for a place. */
export type Area =
  | { kind: 'anywhere' }
  /** Around a point. */
  | { kind: 'point'; lat: number; lng: number }
  | { kind: 'towns'; has: (town: { town: string; county: string; country: 'GB' | 'IE' }) => boolean }
  | { kind: 'remote' }
  | { kind: 'unknown' }

const nations: Readonly<Record<string, (town: Town) => boolean>> = {
  scotland: (town) => /^(?:AB|DD|DG|EH|FK|G\d|HS|IV|KA|KW|KY|ML|PA|PH|TD|ZE)/u.test(town.codes[0]!),
  wales: (town) => /^(?:CF|LD|LL|NP|SA)/u.test(town.codes[0]!) || town.county === 'Dyfed',
  'northern ireland': (town) => town.codes[0]!.startsWith('BT'),
}
const isBritish = (town: Town) => town.country === 'GB'
const areas: Readonly<Record<string, (town: Town) => boolean>> = {
  ...nations,
  'united kingdom': isBritish,
  uk: isBritish,
  gb: isBritish,
  'great britain': isBritish,
  england: (town) => isBritish(town) && !Object.values(nations).some((isIn) => isIn(town)),
  ireland: (town) => town.country === 'IE',
  'republic of ireland': (town) => town.country === 'IE',
  ie: (town) => town.country === 'IE',
  yorkshire: (town) => town.county.endsWith('Yorkshire'),
}

const otherNames: Readonly<Record<string, string>> = {
  newcastle: 'newcastle upon tyne',
  'kingston upon hull': 'hull',
  londonderry: 'derry',
  'central london': 'london',
  'city of london': 'london',
  shoreditch: 'london',
  'canary wharf': 'london',
  westminster: 'london',
  southend: 'southend-on-sea',
  stoke: 'stoke-on-trent',
  'brighton and hove': 'brighton',
  gaillimh: 'galway',
  'baile atha cliath': 'dublin',
}

const byName = new Map<string, Town[]>()
const byCode = new Map<string, Town>()
const byLetters = new Map<string, Town>()
const counties = new Set<string>()
for (const town of towns) {
  const name = plain(town.name)
  byName.set(name, [...(byName.get(name) ?? []), town])
  counties.add(plain(town.county))
  for (const code of town.codes) {
    if (!byCode.has(code)) byCode.set(code, town)
    const letters = /^[A-Z]+/u.exec(code)![0]
    if (!byLetters.has(letters) && town.country === 'GB') byLetters.set(letters, town)
  }
}

/** Reads a town, 'Leeds, West Yorkshire', a county, a postcode or the beginning of one, an Eircode, a country, or 'lat,lng'. */
export function areaOf(text: string): Area {
  const words = plain(text).replaceAll(/\s+/gu, ' ').trim()
  if (words === '') return { kind: 'anywhere' }
  if (/^(?:remote|work from home|home based)\b/u.test(words)) return { kind: 'remote' }
  const [, lat, lng] = /^(-?\d+(?:\.\d+)?)[, ]+(-?\d+(?:\.\d+)?)$/u.exec(words) ?? []
  if (lat !== undefined && lng !== undefined) return { kind: 'point', lat: Number(lat), lng: Number(lng) }
  const [first = '', second = ''] = words.split(/\s*,\s*/u)
  return namedTown(first, second) ?? wholeArea(first) ?? postcode(first) ?? postcode(second) ?? { kind: 'unknown' }
}

function namedTown(name: string, county: string): Area | null {
  const found = byName.get(otherNames[name] ?? name) ?? []
  const town = found.find((town) => plain(town.county) === county) ?? found.toSorted((a, b) => b.weight - a.weight)[0]
  return town ? { kind: 'point', lat: town.lat, lng: town.lng } : null
}

function wholeArea(words: string): Area | null {
  const isIn = areas[words]
  if (isIn) {
    const names = new Set(towns.filter(isIn).map((town) => `${town.name}/${town.county}`))
    return { kind: 'towns', has: ({ town, county }) => names.has(`${town}/${county}`) }
  }
  const county = words.replace(/^co\.? /u, 'county ')
  const name = [county, `county ${county}`].find((name) => counties.has(name))
  return name === undefined ? null : { kind: 'towns', has: (place) => plain(place.county) === name }
}

function postcode(words: string): Area | null {
  const code = words.toUpperCase().replaceAll(' ', '')
  const [, outward, letters] =
    /^(([A-Z]{1,2})\d[A-Z\d]?)(?:\d[A-Z]{2})?$/u.exec(code) ??
    /^(([A-Z])(?:\d{2}|6W))(?:[A-Z\d]{4})?$/u.exec(code) ??
    []
  if (outward === undefined || letters === undefined) return null
  const town = byCode.get(outward) ?? byLetters.get(letters)
  return town ? { kind: 'point', lat: town.lat, lng: town.lng } : null
}

/** As the crow flies; at these distances a flat earth is right to a few parts in a thousand. */
export function milesBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const north = (a.lat - b.lat) * 69.09
  const east = (a.lng - b.lng) * 69.17 * Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180))
  return Math.hypot(north, east)
}
