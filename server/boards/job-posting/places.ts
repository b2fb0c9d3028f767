import { decodeHTML } from 'entities'
import { positionOrNull } from '../reading.ts'
import { isThing, nameOf, namesOf, plainText, several } from './things.ts'
import type { Listing } from '../../../engines/ads/index.ts'
import { countryNamed } from '../../../contract/places/countries.ts'

/**
 * The places of a posting, each as town, region and postcode; without any, where its applicants may live. The street is
 * left out: its words are towns elsewhere ('Newport Road').
 */
export function placesOf(
  jobLocation: unknown,
  applicantLocationRequirements: unknown,
): Pick<Listing, 'places' | 'position' | 'country'> {
  const locations = several(jobLocation)
  const places = locations.flatMap((location) => placeText(location) ?? [])
  const countries = new Set(locations.flatMap((location) => countryOf(location) ?? []))
  const [only] = locations
  return {
    places: places.length > 0 ? [...new Set(places)] : namesOf(applicantLocationRequirements).map(decodeHTML),
    position: locations.length === 1 ? positionOf(only) : null,
    country: countries.size === 1 ? [...countries].join('') : null,
  }
}

function placeText(location: unknown): string | null {
  if (!isThing(location)) return plainText(location)
  const { address } = location
  // Some write a PostalAddress where a Place belongs.
  const parts = isThing(address) ? address : location
  const words = ['addressLocality', 'addressRegion', 'postalCode'].flatMap((part) => plainText(parts[part]) ?? [])
  if (words.length > 0) return [...new Set(words)].join(', ')
  return plainText(address) ?? plainText(location['name']) ?? plainText(nameOf(parts['addressCountry']))
}

function positionOf(location: unknown): Listing['position'] {
  const geo = isThing(location) ? location['geo'] : null
  return isThing(geo) ? positionOrNull(geo['latitude'], geo['longitude']) : null
}

function countryOf(location: unknown): string | null {
  if (!isThing(location)) return null
  const { address } = location
  return countryCode(nameOf((isThing(address) ? address : location)['addressCountry']))
}

/** ISO 3166 alpha-2 of a country that came as its code, or by name where that is one of ours. */
export function countryCode(country: string | null): string | null {
  if (!country) return null
  return countryNamed(country) ?? (/^[a-z]{2}$/i.test(country) ? country.toUpperCase() : null)
}
