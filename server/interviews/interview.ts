import type { InterviewState } from '../../contract/interviews/interviews.ts'

/** An interview as far as its course goes. */
export type Interview = {
  state: InterviewState
  /** The time that is held: the first of those to choose from until one is chosen. */
  startsAt: Date
  /** The times to choose from; one of them once it is chosen. */
  slots: readonly Date[]
  /** Both sides have agreed to `startsAt`. */
  isAgreed: boolean
  /** The other time that the candidate asks for. */
  suggestedAt: Date | null
  minutes: number
}

/** What either side does. The first three are the candidate's, the others the company's. */
export type Act =
  | { kind: 'confirm'; time: Date }
  | { kind: 'suggest'; time: Date }
  | { kind: 'decline' }
  /** `from`: the time that was held as its mover knew it. */
  | { kind: 'move'; time: Date; from?: Date }
  | { kind: 'accept'; time: Date }
  | { kind: 'refuse' }
  | { kind: 'cancel' }
  /** The interview is said anew, as a whole. @see change */
  | { kind: 'change'; slots: readonly Date[]; minutes: number; isElsewhere: boolean; hasOtherWords: boolean }

export type Outcome =
  | {
      kind: 'done'
      interview: Interview
      /** What it was in effect: a suggestion of a time that was offered is a choice, a move to a suggested time accepts it. */
      was: Act['kind']
      /** What calendars are told; 'keep': nothing. */
      calendar: 'request' | 'cancel' | 'keep'
    }
  /** It is so already: nothing is changed, and nobody told again. */
  | { kind: 'already' }
  | { kind: 'over' | 'ended' | 'past-time' | 'nothing-suggested' | 'not-offered' | 'moved-since' }

const ended: ReadonlySet<InterviewState> = new Set(['declined', 'cancelled'])

export function endOf({ startsAt, minutes }: Pick<Interview, 'startsAt' | 'minutes'>): Date {
  return new Date(startsAt.getTime() + minutes * 60_000)
}

/** Whether nothing of it is to come: the time that is held, all that may be chosen, and the one that is asked for are over. */
export function isPast(interview: Interview, now: Date): boolean {
  const { startsAt, slots, isAgreed, suggestedAt, minutes } = interview
  const times = [startsAt, ...(isAgreed ? [] : slots), ...(suggestedAt === null ? [] : [suggestedAt])]
  return times.every((time) => endOf({ startsAt: time, minutes }) <= now)
}

export function isLive(interview: Interview, now: Date): boolean {
  return !ended.has(interview.state) && !isPast(interview, now)
}

/** Who has said yes to the time as things stand (S19.5, C39). */
export function statusOf(state: InterviewState, side: 'company' | 'candidate'): 'unconfirmed' | 'confirmed' {
  if (state === 'confirmed') return 'confirmed'
  return (state === 'suggested') === (side === 'candidate') && state !== 'declined' && state !== 'cancelled'
    ? 'confirmed'
    : 'unconfirmed'
}

/** Whether calendars that were told of it hold an entry now: not while there are several times to choose from, nor once it has ended. */
export function isInCalendars({ state, slots }: Pick<Interview, 'state' | 'slots'>): boolean {
  return slots.length === 1 && !ended.has(state)
}

export function act(interview: Interview, done: Act, now: Date): Outcome {
  // Somebody who cannot attend may be offered other times, also when the earlier one has passed.
  if (done.kind === 'change' && interview.state === 'declined') return change(interview, done, now)
  if (ended.has(interview.state)) {
    const isSame =
      interview.state === (done.kind === 'decline' ? 'declined' : done.kind === 'cancel' ? 'cancelled' : '')
    return { kind: isSame ? 'already' : 'ended' }
  }
  if (isPast(interview, now)) return { kind: 'over' }
  if ('time' in done && done.time <= now) return { kind: 'past-time' }
  switch (done.kind) {
    case 'confirm':
      return confirm(interview, done.time)
    case 'suggest':
      return suggest(interview, done.time)
    case 'move':
      return move(interview, done)
    case 'accept':
      return accept(interview, done.time)
    case 'refuse':
      if (interview.state !== 'suggested') return { kind: 'nothing-suggested' }
      return become(
        interview,
        { state: interview.isAgreed ? 'confirmed' : 'invited', suggestedAt: null },
        'refuse',
        'keep',
      )
    case 'decline':
      return become(interview, { state: 'declined', suggestedAt: null }, 'decline', outOfCalendars(interview))
    case 'cancel':
      return become(interview, { state: 'cancelled', suggestedAt: null }, 'cancel', outOfCalendars(interview))
    case 'change':
      return change(interview, done, now)
  }
}

const outOfCalendars = (interview: Interview) => (isInCalendars(interview) ? 'cancel' : 'keep')

const isSame = (a: Date, b: Date) => a.getTime() === b.getTime()

function confirm(interview: Interview, time: Date): Outcome {
  const { state, startsAt, slots, isAgreed } = interview
  const offered = isAgreed ? [startsAt] : slots
  if (!offered.some((slot) => isSame(slot, time))) return { kind: 'not-offered' }
  if (state === 'confirmed') return { kind: 'already' }
  return become(interview, agreedOn(time), 'confirm', 'request')
}

function suggest(interview: Interview, time: Date): Outcome {
  const { state, startsAt, slots, isAgreed, suggestedAt } = interview
  // A time that is on offer needs nobody's leave.
  if ((isAgreed ? [startsAt] : slots).some((slot) => isSame(slot, time))) return confirm(interview, time)
  if (state === 'suggested' && suggestedAt !== null && isSame(suggestedAt, time)) return { kind: 'already' }
  return become(interview, { state: 'suggested', suggestedAt: time }, 'suggest', 'keep')
}

function move(interview: Interview, { time, from }: { time: Date; from?: Date }): Outcome {
  const { startsAt, slots, suggestedAt } = interview
  if (suggestedAt !== null && isSame(suggestedAt, time)) return accept(interview, time)
  if (suggestedAt === null && slots.length === 1 && isSame(startsAt, time)) return { kind: 'already' }
  // A colleague has told the candidate another time since.
  if (from !== undefined && !isSame(startsAt, from)) return { kind: 'moved-since' }
  const moved = { state: 'invited', startsAt: time, slots: [time], isAgreed: false, suggestedAt: null } as const
  return become(interview, moved, 'move', 'request')
}

/**
 * What the company says anew. Other times, another length, another format or another address need the candidate's yes again; other words, a
 * corrected link and other people do not.
 */
function change(interview: Interview, to: Extract<Act, { kind: 'change' }>, now: Date): Outcome {
  const { state, slots, suggestedAt } = interview
  const [first] = to.slots
  if (first === undefined || to.slots.some((slot) => slot <= now)) return { kind: 'past-time' }
  const isSameTimes = to.slots.length === slots.length && to.slots.every((slot, at) => isSame(slot, slots[at] ?? now))
  const isSameBooking = to.minutes === interview.minutes && !to.isElsewhere
  const calendar = to.slots.length === 1 ? 'request' : outOfCalendars(interview)
  if (state !== 'declined' && isSameBooking) {
    if (isSameTimes) return to.hasOtherWords ? become(interview, {}, 'change', calendar) : { kind: 'already' }
    const isSuggested = to.slots.length === 1 && suggestedAt !== null && isSame(suggestedAt, first)
    if (isSuggested) return become(interview, agreedOn(first), 'accept', 'request')
  }
  const asked = { state: 'invited', startsAt: first, slots: to.slots, isAgreed: false, suggestedAt: null } as const
  return become(interview, { ...asked, minutes: to.minutes }, 'change', calendar)
}

/** @param time the one that was shown to whoever accepts: another may have been suggested meanwhile. */
function accept(interview: Interview, time: Date): Outcome {
  const { suggestedAt, state, startsAt } = interview
  if (state === 'confirmed' && isSame(startsAt, time)) return { kind: 'already' }
  if (suggestedAt === null || !isSame(suggestedAt, time)) return { kind: 'nothing-suggested' }
  return become(interview, agreedOn(time), 'accept', 'request')
}

const agreedOn = (time: Date) =>
  ({ state: 'confirmed', startsAt: time, slots: [time], isAgreed: true, suggestedAt: null }) as const

function become(
  interview: Interview,
  changes: Partial<Interview>,
  was: Act['kind'],
  calendar: 'request' | 'cancel' | 'keep',
): Outcome {
  return { kind: 'done', interview: { ...interview, ...changes }, was, calendar }
}
