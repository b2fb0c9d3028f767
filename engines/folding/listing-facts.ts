import type { BoardId } from '../../contract/boards/boards.ts'
import { sketchText, type TextSketch } from './text-sketch.ts'
import { employerKey, titleKey, type Listing, type Understood } from '../ads/index.ts'

/** What is kept as it was understood. */
type SaidAlike =
  | 'poster'
  | 'pay'
  | 'payText'
  | 'contractType'
  | 'fullTime'
  | 'partTime'
  | 'workplace'
  | 'daysOnSite'
  | 'ir35'
  | 'industry'
  | 'places'
  | 'isAbroad'

/** What is kept of a listing: all that it says but its text, and what telling it from others needs. Kept as JSON. */
export type ListingFacts = Pick<Understood, SaidAlike> & {
  board: BoardId
  title: string
  titleKey: string
  employer: string | null
  employerKey: string | null
  /** The key of the name that this employer is better known by, where an alias was learnt; see choose-aliases.ts. */
  mainKey?: string
  /** The id of the company, of an ad that was posted here. */
  postedBy?: string
  /** What an ad that was posted here was recorded as. */
  recording?: 'audio' | 'video'
  /** ISO 8601. */
  postedAt: string | null
  closesAt: string | null
  url: string | null
  applyUrl: string | null
  isSnippet: boolean
  /** The text is a board's own summary of the ad, and so is its pay; see `isPortalSummary`. */
  isSummary?: true
  textLength: number
  /** See text-sketch.ts; null: too short. Ads kept before there were sketches have none until `reprocess`. */
  sketch?: TextSketch | null
}

/**
 * 'Salary: £42,000 - 51,000 per year Requirements: …': a board took an ad apart and wrote it anew, in words that are not the ad's, with a year's pay
 * worked out of any other.
 */
export function isPortalSummary(text: string): boolean {
  return /^\s*Salary: [^a-z\n]{1,40} per (?:year|month|week|day|hour)\s+(?:Requirements|Responsibilities):/u.test(text)
}

export function listingFacts(board: BoardId, listing: Listing, understood: Understood): ListingFacts {
  return {
    board,
    title: understood.title,
    titleKey: titleKey(
      understood.title,
      understood.places.flatMap((place) => place.name.split(', ')),
    ),
    employer: understood.employer,
    employerKey: understood.employer === null ? null : employerKey(understood.employer) || null,
    poster: understood.poster,
    pay: understood.pay,
    payText: understood.payText,
    contractType: understood.contractType,
    fullTime: understood.fullTime,
    partTime: understood.partTime,
    workplace: understood.workplace,
    daysOnSite: understood.daysOnSite,
    ir35: understood.ir35,
    industry: understood.industry,
    places: understood.places,
    isAbroad: understood.isAbroad,
    postedAt: understood.postedAt?.toISOString() ?? null,
    closesAt: understood.closesAt?.toISOString() ?? null,
    url: listing.url,
    applyUrl: listing.applyUrl,
    isSnippet: listing.isSnippet,
    ...(isPortalSummary(understood.text) ? { isSummary: true as const } : {}),
    textLength: understood.text.length,
    sketch: sketchText(understood.text),
  }
}
