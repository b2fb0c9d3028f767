import type { PayPeriod } from '../../contract/jobs/jobs.ts'

/** An ad in our words, before its text is understood. Nothing here is guessed: what the board does not say is null or empty. */
export type Listing = {
  ref: string
  /** The page of the ad for a person. */
  url: string | null
  /** Where the advertiser takes applications, if that is elsewhere. */
  applyUrl: string | null
  title: string
  employer: string | null
  isAgency: boolean | null
  /** As sent, not yet cleaned. */
  description: string
  descriptionFormat: 'html' | 'text'
  /** The board cut the text. */
  isSnippet: boolean
  /** In the board's words: 'Leeds, LS1 4AP'. */
  places: string[]
  position: { lat: number; lng: number } | null
  /** ISO 3166 alpha-2 where the board says it. */
  country: string | null
  pay: {
    /** The display text, where there is one. */
    text: string | null
    /** In whole units of the currency, maybe with a fraction, as sent. A period of null is for the pay module to tell. */
    min: number | null
    max: number | null
    currency: string | null
    period: PayPeriod | null
    isEstimate: boolean
  }
  /** What the board says of contract, hours and workplace, in its own words: 'Permanent', 'part_time', 'Hybrid'. */
  kindWords: string[]
  /** The board's category. */
  industryWords: string[]
  /** ISO 8601 moments or days. */
  postedAt: string | null
  closesAt: string | null
}

/** Why a received ad cannot become a listing. It is counted and kept for a look; it never costs the others. */
export type Unusable = { unusable: string }

/** A listing of what the board says; all that it does not say is null or empty. */
export function listing(
  said: Pick<Listing, 'ref' | 'title'> & Partial<Omit<Listing, 'pay'>> & { pay?: Partial<Listing['pay']> },
): Listing {
  return {
    url: null,
    applyUrl: null,
    employer: null,
    isAgency: null,
    description: '',
    descriptionFormat: 'text',
    isSnippet: false,
    places: [],
    position: null,
    country: null,
    kindWords: [],
    industryWords: [],
    postedAt: null,
    closesAt: null,
    ...said,
    pay: { text: null, min: null, max: null, currency: null, period: null, isEstimate: false, ...said.pay },
  }
}
