import type { Country } from '../../../contract/places/countries.ts'

/** Who advertises, as far as the rules for ads ask; null: nobody is signed in, or without a company. */
export type AdvertiserKind = 'employer' | 'charity' | 'agency' | null

/** What the rules for ads depend on besides the ad. */
export type Asked = {
  advertiser: AdvertiserKind
  /** Of the place. */
  country: Country
  /** In London, 'yyyy-mm-dd'. */
  today: string
}
