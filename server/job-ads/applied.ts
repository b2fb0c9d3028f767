import type { CompanyPost } from '../../contract/job-ads/my-ads.ts'
import type { Queryable } from '../platform/database.ts'

/** Of an ad: how many applications stand, how many of them nobody has opened, and how many have had no answer. */
export type AppliedCounts = { applied: number; unopened: number; unanswered: number }

/** What ads are told of the people who applied to them: the room that keeps applications stands beside this one, and is handed in. */
export type Applied = {
  /** How many applications stand, by ad; an ad that is left out has none. */
  countApplied: (db: Queryable, adIds: readonly string[]) => Promise<ReadonlyMap<string, AppliedCounts>>
  /** Whether anybody has ever applied, also somebody who has withdrawn since. */
  wasAppliedTo: (db: Queryable, adId: string) => Promise<boolean>
  /** Who applied to a company's ads, by ad. */
  candidatesOf: (db: Queryable, companyId: string) => Promise<ReadonlyMap<string, CompanyPost['candidates']>>
}
