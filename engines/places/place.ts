import type { Country } from '../../contract/places/countries.ts'

export type PlaceKind =
  | 'country' // United Kingdom, Great Britain, England, Scotland, Wales, Northern Ireland, Ireland
  | 'region' // Yorkshire and the Humber, South East, Munster
  | 'county' // Kent, Greater London, Co. Galway
  | 'town'
  | 'district' // Shoreditch, Canary Wharf, Headingley
  | 'postcode-area' // LS
  | 'outcode' // LS1, D02
  | 'postcode' // LS1 4AP
  | 'remote'

/** A place of the United Kingdom or Ireland. */
export type Place = {
  /** Stable: 'gn:2644688', 'outcode:LS1', 'county:west-yorkshire', 'country:gb', 'remote'. */
  id: string
  /** 'Leeds' */
  name: string
  /** Told apart from others of its name: 'Newport, Isle of Wight'. */
  label: string
  kind: PlaceKind
  county: string | null
  country: Country
  lat: number
  lng: number
  /** Ids of the areas that it lies in, widest first: ['country:gb', 'country:england', 'region:…', 'county:…']. */
  areas: readonly string[]
  /** 0: not known. */
  population: number
}

/** What a person's or an ad's words for a place mean. */
export type PlaceAnswer =
  | {
      kind: 'found'
      place: Place
      /** Others of the same name, the likeliest first. */ others: readonly Place[]
      /** What was typed, where this is the place that was probably meant. */ correctedFrom?: string
    }
  /** 'London or Leeds' */
  | { kind: 'several'; places: readonly Place[] }
  | { kind: 'anywhere' }
  /** Outside the United Kingdom and Ireland: 'Paris'. */
  | { kind: 'abroad'; name: string; /** ISO 3166; null: a group of countries. */ country?: string | null }
  | { kind: 'unknown'; nearest: readonly Place[] }
