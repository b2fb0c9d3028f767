import type { FormAnswer } from '../../../contract/applications/applications.ts'
import type { Cv, RightToWork } from '../../../contract/cvs/cvs.ts'
import { findMainCv } from '../../cvs/cvs.ts'
import type { FindDeps } from '../../job-searches/find-jobs.ts'
import type { Queryable } from '../../platform/database.ts'
import { agreedTerms, type AgreedTerms } from './agreed-terms.ts'
import { bankOf, type Bank } from './answer-bank.ts'
import { homeOf, type Home } from './home.ts'
import { profileOf, type Profile } from './profile.ts'

/** All that answers may come from. */
export type Known = {
  cv: Cv | null
  profile: Profile
  bank: Bank
  /** Where the person lives, by the postcode or town of their CV; null: not known. */
  home: Home
  /** What the person said for this very application, by the keys of the questions. */
  given: ReadonlyMap<string, FormAnswer>
  documents: { cv: { name: string } | null; letter: { name: string; text: string } | null }
  /** Of their right to work, as they say it now: it is not part of what is printed and kept with an application. */
  rights: readonly RightToWork[]
  /** Where the work is: 'GB', 'IE'; null: elsewhere, or not known. */
  country: string | null
  /** What the person agreed to at this board. */
  agreed: AgreedTerms
  now: Date
}

type Wanted = {
  userId: string
  cv: Cv | null
  jobId: number | null
  /** Null: what was agreed to does not matter here. */
  board: string | null
  given?: Known['given']
  documents: Known['documents']
  now: Date
}

/** Gathers what is known for the form of one job. */
export async function knownFor(
  db: Queryable,
  find: Pick<FindDeps, 'searchedPlace'>,
  { userId, cv, jobId, board, given = new Map(), documents, now }: Wanted,
): Promise<Known> {
  return {
    cv,
    profile: await profileOf(db, userId),
    bank: await bankOf(db, userId),
    home: await homeOf(find, cv),
    given,
    documents,
    rights: (await findMainCv(db, userId))?.cv.career.right_to_work ?? [],
    country: await countryOfJob(db, jobId),
    agreed: board === null ? new Map() : await agreedTerms(db, userId, board),
    now,
  }
}

async function countryOfJob(db: Queryable, jobId: number | null): Promise<string | null> {
  if (jobId === null) return null
  const { rows } = await db.query<{ country: string | null }>('select country from jobs where id = $1', [jobId])
  return rows[0]?.country ?? null
}
