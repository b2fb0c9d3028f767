import type { Places } from './places.ts'

const states = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON QC BC AB NSW VIC QLD'.split(
    ' ',
  ),
)
const countries = countryNames()

/** 'Los Gatos, CA', 'Pilani, India': a town that we need not know. */
export function endsWithCountry(text: string): boolean {
  const [town = '', last, ...more] = text.split(/,\s*/u)
  if (last === undefined || more.length > 0 || town.split(' ').length > 3 || !/^\p{Lu}/u.test(town)) return false
  return states.has(last) || countries.has(last.toLowerCase())
}

/** 'Ireland', 'UK', 'Poland' */
export function isCountry(text: string): boolean {
  return countries.has(text.toLowerCase())
}

function countryNames(): ReadonlySet<string> {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))
  const all = letters.flatMap((first) => letters.map((second) => names.of(first + second)))
  return new Set(['usa', 'uk', 'uae', ...all.flatMap((name) => (name === undefined ? [] : [name.toLowerCase()]))])
}

/** 'Leeds', 'Cairo, Egypt', 'Los Gatos, CA', 'Remote' */
export function isPlaceOnly(text: string, places: Places): boolean {
  if (/^(?:remote|hybrid|home[- ]based|work(?:ing)? from home|nationwide)$/iu.test(text)) return true
  // 'Belfast (United Kingdom)'
  const [first = '', ...more] = text.replace(/^([^()]{2,40}) \(([^()]{2,40})\)$/u, '$1, $2').split(/,\s*/u)
  if (more.length > 2) return false
  if (/^dublin \d{1,2}w?$/iu.test(text)) return true
  const kind = places.kindOf(first)
  if (kind === null || (kind === 'country' && more.length > 0)) return false
  return more.every(
    (part) => /^[A-Z]{2,3}$/u.test(part) || places.kindOf(part) !== null || /^(?:co\.?|county) /iu.test(part),
  )
}

/** 'Tesco, Leeds', 'Acme Ltd – London, UK': the town that stands behind an employer's name. */
export function placeBehind(text: string, places: Places): { rest: string; place: string } | null {
  for (const found of text.matchAll(/,\s+| [–—-] /gu)) {
    const place = text.slice(found.index + found[0].length).trim()
    const rest = text.slice(0, found.index).trim()
    if (rest.length < 2 || place.length > 60) continue
    if (/^dublin \d{1,2}w?$/iu.test(place)) return { rest, place }
    const kind = places.kindOf(place.split(/,\s*|(?:(?<!\s)\s+)?\(/u)[0] ?? '')
    // 'Various, Yorkshire' and 'Various schools, Co. Galway' say where there were several; 'Donegal' is a town as well.
    const isTown =
      kind === 'town' || kind === 'abroad' || (kind === 'county' && /^\p{L}+$/u.test(place) && / /u.test(rest))
    if (isTown && isPlaceOnly(place, places)) return { rest, place }
  }
  return null
}
