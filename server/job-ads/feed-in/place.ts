import type { ResolvePlace } from '../../../engines/ads/index.ts'
import { countries, countryNamed, type Country } from '../../../contract/places/countries.ts'

type Words = { city: string; state: string; postcode: string; country: string; whole: string }

/**
 * A feed's words for a place as the form takes them: the first way to put them together that the gazetteer knows in the country that is
 * named. Known to nobody, it stays as the feed has it, and is asked for.
 */
export function placeOf(
  { city, state, postcode, country, whole }: Words,
  { isRemote, resolvePlace }: { isRemote: boolean; resolvePlace: ResolvePlace },
): { text: string; country: Country | null; isAbroad: boolean } {
  const home = countryNamed(country)
  if (country !== '' && home === null) return { text: joined(city, country), country: null, isAbroad: true }
  const land = home === null ? '' : countries[home].name
  const tries = [joined(city, state), joined(city, land), city, postcode, joined(state, land), whole]
  for (const text of new Set(tries.filter((one) => one !== '' && one !== land))) {
    const answer = resolvePlace(text)
    const place = answer.kind === 'found' ? answer.place : answer.kind === 'several' ? answer.places[0] : undefined
    if (
      place !== undefined &&
      (home === null || place.country === home) &&
      !('correctedFrom' in answer && answer.correctedFrom !== undefined)
    )
      return { text, country: place.country, isAbroad: false }
  }
  const said = joined(city, state) || whole
  if (said === '' && isRemote) return { text: '', country: home, isAbroad: false }
  return { text: said === '' ? land : said, country: home, isAbroad: false }
}

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}
