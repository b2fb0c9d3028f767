import type { Candidate } from '../../../../contract/candidates/desk.ts'
import type { Decision } from '../../../../contract/candidates/decisions.ts'
import type { BadgeTone } from '../../parts/badge.tsx'

/** What of an ad's candidates is shown; in the address. */
export const shows = [
  { show: 'all', name: 'All' },
  { show: 'new', name: 'New' },
  { show: 'to-decide', name: 'To decide' },
  { show: 'shortlisted', name: 'Shortlisted' },
  { show: 'interview', name: 'Interview' },
  { show: 'offer', name: 'Offer' },
  { show: 'kept', name: 'Kept' },
  { show: 'rejected', name: 'Rejected' },
  { show: 'withdrawn', name: 'Withdrawn' },
] as const
export type Show = (typeof shows)[number]['show']

export function readShow(typed: string | null): Show {
  return shows.find(({ show }) => show === typed)?.show ?? 'all'
}

type Standing = Pick<Candidate, 'state' | 'waiting' | 'shortlistedAt'>

/** Where somebody stands for the company: a decision counts as soon as it is made. */
export function standsIn({ state, waiting }: Standing): Exclude<Show, 'all' | 'shortlisted'> {
  switch (state === 'withdrawn' ? state : (waiting?.to ?? state)) {
    case 'sent':
      return 'new'
    case 'viewed':
      return 'to-decide'
    case 'interview':
      return 'interview'
    case 'offer':
      return 'offer'
    case 'kept':
      return 'kept'
    case 'rejected':
      return 'rejected'
    case 'withdrawn':
    case 'closed':
      return 'withdrawn'
  }
}

/** On the shortlist, and still in it: whoever has withdrawn or was rejected has no heart and is not counted. */
export function isShortlisted(one: Standing): boolean {
  const stands = standsIn(one)
  return one.shortlistedAt !== null && stands !== 'rejected' && stands !== 'withdrawn'
}

/** Shortlisted is beside the state: somebody on the shortlist is also to decide, or invited. */
export function isShown(one: Standing, show: Show): boolean {
  if (show === 'all') return true
  return show === 'shortlisted' ? isShortlisted(one) : standsIn(one) === show
}

/** 'Aoife Byrne'; 'Candidate 14' while their name is hidden. */
export function callOf({ name, isGone, number }: Pick<Candidate, 'name' | 'isGone' | 'number'>): string {
  if (isGone) return 'Account deleted'
  return name ?? `Candidate ${number}`
}

export const standingNames = {
  new: 'New',
  'to-decide': 'To decide',
  interview: 'Interview',
  offer: 'Offer',
  kept: 'Kept for later',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
} as const

export const standingTones: Readonly<Record<keyof typeof standingNames, BadgeTone>> = {
  new: 'attention',
  'to-decide': 'plain',
  interview: 'good',
  offer: 'good',
  kept: 'plain',
  rejected: 'plain',
  withdrawn: 'plain',
}

/** What a decision is called on a button, and of several. */
export const decisionWords: Readonly<Record<Decision, { verb: string; done: string; hint: string }>> = {
  offer: {
    verb: 'Offer the job to',
    done: 'Offer',
    hint: 'We’ll tell them that you would like to offer them the job.',
  },
  kept: { verb: 'Keep for later:', done: 'Kept for later', hint: 'We’ll tell them that you may come back to them.' },
  rejected: {
    verb: 'Reject',
    done: 'Rejected',
    hint: 'We’ll tell them that you are not taking their application further.',
  },
}

/** What happened, as the trail says it. */
export function eventWords(kind: string, to: string | null): string {
  const target = to === null ? '' : (stateWords[to] ?? to)
  switch (kind) {
    case 'moved':
      return `Moved to ‘${target}’`
    case 'decided':
      return `Decided: ${target}. Not told yet`
    case 'decision-told':
      return `Told of the decision: ${target}`
    default:
      return eventNames[kind] ?? kind
  }
}

const stateWords: Readonly<Record<string, string>> = {
  viewed: 'To decide',
  interview: 'Interview',
  offer: 'Offer',
  kept: 'Kept for later',
  rejected: 'Rejected',
}

const eventNames: Readonly<Record<string, string>> = {
  sent: 'Applied',
  viewed: 'Opened for the first time',
  shortlisted: 'Shortlisted',
  unshortlisted: 'Removed from the shortlist',
  withdrawn: 'Withdrew the application',
  noted: 'Wrote a note',
  assessed: 'Gave scores',
  message: 'Wrote a message',
  text: 'Sent a text message',
  'interview-invited': 'Invited to an interview',
  'interview-moved': 'Moved the interview',
  'interview-changed': 'Changed the interview',
  'interview-confirmed': 'Confirmed the interview',
  'interview-suggested': 'Suggested another time for the interview',
  'interview-declined': 'Cannot come to the interview',
  'interview-cancelled': 'Cancelled the interview',
  'interview-reminded': 'Reminded of the interview',
  'questions-asked': 'Asked to answer video questions',
  'questions-extended': 'Gave more time for the video questions',
  'questions-reminded': 'Reminded of the video questions',
  'question-answered': 'Answered a video question',
  'decision-undone': 'Took the decision back',
  cleared: 'What was sent is no longer kept',
  corrected: 'Corrected their contact details',
  unanswered: 'Told us that no answer came by the promised day',
}
