import type { ApplicationEntry } from '../../contract/applications/history.ts'
import type { CandidacyState } from '../../contract/candidates/candidacies.ts'
import { jobsOfAds } from '../jobs/queries.ts'
import type { Queryable } from '../platform/database.ts'
import { candidacyRowsOf, presentCandidacy } from './queries.ts'

/** A person's applications to ads of ours, as entries of the history of all that they sent. */
export async function sentHere(db: Queryable, userId: string): Promise<ApplicationEntry[]> {
  const candidacies = (await candidacyRowsOf(db, userId)).map((row) => presentCandidacy(row))
  if (candidacies.length === 0) return []
  const jobs = await jobsOfAds(db, { board: 'rolecall', refs: candidacies.map(({ ad }) => ad) })
  return candidacies.map(({ _id, ad, jobTitle, employer, state, sentAt }) => {
    const job = jobs.get(ad)
    return {
      _id,
      job: job === undefined ? null : String(job),
      source: 'rolecall',
      status: 'applied',
      created: sentAt,
      jobTitle,
      employer,
      sourceName: 'Rolecall',
      state: 'applied',
      way: 'by-hand',
      reason: null,
      text: said[state],
      link: null,
      appliedAt: sentAt,
      nextTryAt: null,
      attempts: 0,
      heldLogin: null,
      isInHand: false,
      openQuestions: 0,
      progress: null,
      isApproved: true,
      outcome: outcomes[state] ?? null,
      notes: '',
      hasReceipt: true,
      isDemo: false,
    }
  })
}

const outcomes = { interview: 'interview', offer: 'offer', rejected: 'rejected', closed: 'rejected' } as Partial<
  Record<CandidacyState, ApplicationEntry['outcome']>
>

const said: Readonly<Record<CandidacyState, string>> = {
  sent: '',
  viewed: 'Opened by the employer',
  interview: 'Invited to an interview',
  offer: 'You have an offer',
  kept: 'Kept for later',
  rejected: 'Not taken further',
  withdrawn: 'Withdrawn',
  closed: 'Closed by the employer',
}
