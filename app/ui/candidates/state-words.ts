import type { Candidacy, CandidacyState } from '../../../contract/candidates/candidacies.ts'
import { shortDayOf } from '../dates.ts'
import type { RowStep } from '../applications/row-steps.ts'

export const stateNames: Readonly<Record<CandidacyState, string>> = {
  sent: 'Sent',
  viewed: 'Opened by the employer',
  interview: 'Interview',
  offer: 'Offer',
  kept: 'Kept for later',
  rejected: 'Not taken further',
  withdrawn: 'Withdrawn',
  closed: 'Closed by the employer',
}

export const stateTones = {
  sent: 'plain',
  viewed: 'good',
  interview: 'good',
  offer: 'good',
  kept: 'plain',
  rejected: 'attention',
  withdrawn: 'plain',
  closed: 'attention',
} as const

/** The steps of an application to an ad that was posted here: done so far, and next. */
export function stepsOf({ state, sentAt, viewedAt, endedAt, answersBy }: Candidacy): RowStep[] {
  const steps: RowStep[] = [{ name: `Sent ${shortDayOf(sentAt)}`, state: 'done' }]
  if (viewedAt !== null) steps.push({ name: `Opened ${shortDayOf(viewedAt)}`, state: 'done' })
  switch (state) {
    case 'withdrawn':
      return [...steps, { name: endedAt === null ? 'Withdrawn' : `Withdrawn ${shortDayOf(endedAt)}`, state: 'to-come' }]
    case 'rejected':
      return [...steps, { name: 'Not taken further', state: 'failed' }]
    case 'closed':
      return [...steps, { name: 'Closed by the employer', state: 'failed' }]
    case 'interview':
    case 'offer':
    case 'kept':
      return [...steps, { name: stateNames[state], state: 'done' }]
    case 'sent':
    case 'viewed':
      return [
        ...steps,
        { name: answersBy === null ? 'No answer yet' : `Answer by ${shortDayOf(answersBy)}`, state: 'to-come' },
      ]
  }
}

/** Whether the employer has not answered yet. */
export function isWaiting({ state }: Pick<Candidacy, 'state'>): boolean {
  return state === 'sent' || state === 'viewed'
}

/** Neither withdrawn nor rejected: it can still be withdrawn, or decided on. */
export function canWithdraw({ state }: Pick<Candidacy, 'state'>): boolean {
  return state !== 'withdrawn' && state !== 'rejected' && state !== 'closed'
}
