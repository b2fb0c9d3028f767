import { countries, type Country } from '../../contract/places/countries.ts'

/** The international mile. */
export const kilometresInAMile = 1.609344

/** The smallest step of a board's list that is not less than a distance; its largest where all are less. */
export function stepFor(distance: number, steps: readonly number[]): number | null {
  return steps.find((step) => step >= distance) ?? steps.at(-1) ?? null
}

/** So many miles as the roads of a country are measured. */
export function asMeasuredIn(country: Country, miles: number): number {
  return countries[country].distances === 'miles' ? miles : miles * kilometresInAMile
}
