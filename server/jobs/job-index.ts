import type { PoolClient } from 'pg'
import type { Sort } from '../../contract/job-searches/job-searches.ts'
import type { FacetName } from '../../contract/job-searches/filters/index.ts'
import type { IndexedJob } from './job.ts'
import type { Where } from '../../engines/places/index.ts'

/** A search as the index sees it: everything about places and pay is settled already. */
export type IndexQuery = {
  /** The person's words: phrases in quotes, minus words, synonyms and slips are the index's work. Empty: any job. */
  words: string
  /**
   * Leave out ads that only mention the words, in their text or some of them in the title (decisions 025 and 028). `of-a-job`: where the
   * words name a job.
   */
  titlesOnly?: boolean | 'of-a-job'
  /** Must also occur somewhere in the ad: the content filter. */
  contains: string
  where: Where
  /** Where the place of the search is, for the order by distance where no circle says it. */
  centres?: readonly { lat: number; lng: number }[]
  /** Whole pounds or euro a year; null: no bound. */
  payMin: number | null
  payMax: number | null
  /** Keep ads that do not say the pay although a bound is set. */
  withoutPay: boolean
  /** By facet: any of its values may hold; a facet that is not named lets all jobs pass. */
  wanted: Wanted
  postedWithinDays: number | null
  /**
   * Only what a page showed before: all others are `later`. `upTo`: ids above it came later; `shown`: the rows themselves, where
   * all of them are known. Left out: everything there is now.
   */
  snapshot?: { upTo: number; shown: readonly number[] | null } | null
  /** Ids that this person does not want to see. */
  without: readonly number[]
  sort: Sort
  /** From 1. */
  page: number
  pageSize: number
  now: Date
}

/** Of the facets that are kinds of jobs: pay and age are asked for by their bounds. */
type Wanted = Partial<Record<FacetName, readonly string[]>>

/** How many jobs have each value of a facet; a value that none has may be left out. Keys of bands of pay are their lower bounds. */
export type FacetCounts = Record<FacetName, Record<string, number>>

export type IndexAnswer = {
  ids: number[]
  total: number
  totalIsExact: boolean
  /** Ads that only mention the words, and were left out. */
  mentioned: number
  /** Jobs that would be found beside these, and came after the snapshot that was asked for. */
  later: number
  /** Counts of each value, with all filters but its own applied. */
  facets: FacetCounts
  /** Ads that only the pay filter hides because they do not say the pay. */
  withoutPayCount: number
  /** What the words became: for the marks in a snippet and for 'searched also for registered general nurse'. */
  understoodAs: { marks: readonly string[]; added: readonly string[]; corrected: { from: string; to: string } | null }
}

/**
 * Finds jobs. Promises of every implementation, checked by job-index.suite.ts: all words must occur; an ad with all words
 * in the title stands above one with some, and that above one with none; ties by newest, then id; the same query gives the
 * same page; totals and facets describe the same set as the rows.
 */
export type JobIndex = {
  search: (query: IndexQuery) => Promise<IndexAnswer>
  /** @param within The transaction that makes the jobs true: an index in the same database keeps step with it; another ignores it. */
  upsert: (jobs: readonly IndexedJob[], within?: PoolClient) => Promise<void>
  remove: (ids: readonly number[], within?: PoolClient) => Promise<void>
  /** False where an earlier version of this program wrote it in another way: it has to be made again. */
  isReady: () => Promise<boolean>
  /** How many jobs it has: counts all of them. */
  size: () => Promise<number>
}
