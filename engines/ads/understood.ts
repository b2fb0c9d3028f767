import type { Industry } from '../../contract/jobs/industries.ts'
import type { ContractType, Ir35, Pay, Workplace } from '../../contract/jobs/jobs.ts'
import type { Country } from '../../contract/places/countries.ts'

/** What the text of an ad and the board's own fields say, in our words. Made by `understand`, which is pure. */
export type Understood = {
  title: string
  employer: string | null
  poster: 'agency' | 'direct' | 'course' | 'unknown'
  /** Allow-listed HTML. */
  descriptionHtml: string
  /** Plain text of it, one space between words, for search and similarity. */
  text: string
  pay: Pay | null
  /** As shown: '£32,000 to £35,000 a year', 'Competitive', 'Pay not given'. */
  payText: string
  contractType: ContractType | null
  fullTime: boolean
  partTime: boolean
  workplace: Workplace | null
  daysOnSite: number | null
  ir35: Ir35
  industry: Industry | null
  places: UnderstoodPlace[]
  /** The ad is for work outside the United Kingdom and Ireland. */
  isAbroad: boolean
  postedAt: Date | null
  closesAt: Date | null
}

export type UnderstoodPlace = {
  /** 'Leeds, West Yorkshire' */
  name: string
  lat: number | null
  lng: number | null
  /** Areas of the gazetteer that it lies in, itself included where it is one. */
  areas: readonly string[]
  country: Country | null
  /** A county, a region or a country rather than a town: `lat` and `lng` are only its middle. */
  isArea: boolean
}
