import type { ApplicationReason, ApplicationState, ApplicationStatus } from './applications.ts'
import { reasonsForPerson } from './lists.ts'

/**
 * Who moves an application: the person; the program that applies, with what the board said; or the clock, when that program was lost.
 */
export type Mover = 'person' | 'runner' | 'clock'

/**
 * Every move that there is, and by whom. What is not here cannot happen: 'sending' is left only with an outcome or into doubt, and
 * doubt only by what the board says or the person.
 */
const moves: Readonly<Record<ApplicationState, Partial<Readonly<Record<ApplicationState, readonly Mover[]>>>>> = {
  queued: {
    'needs-you': ['runner'],
    ready: ['runner'],
    sending: ['runner'],
    // A try that certainly sent nothing: it waits for the next one.
    queued: ['runner', 'clock'],
    // Looked for before a retry, it was there.
    applied: ['runner'],
    failed: ['runner'],
    stopped: ['person'],
  },
  'needs-you': {
    // The questions are answered.
    queued: ['person'],
    // Finished by hand.
    applied: ['person'],
    stopped: ['person'],
    failed: ['runner'],
  },
  ready: {
    sending: ['runner'],
    // The form is no longer as it was agreed to, or its answers were changed.
    ready: ['runner', 'person'],
    queued: ['person', 'runner'],
    'needs-you': ['runner'],
    // By hand.
    applied: ['person'],
    failed: ['runner'],
    stopped: ['person'],
  },
  sending: {
    applied: ['runner'],
    unsure: ['runner', 'clock'],
    failed: ['runner'],
    'needs-you': ['runner'],
    queued: ['runner'],
  },
  unsure: {
    applied: ['runner', 'person'],
    failed: ['person'],
    // Looked for, and not found: noted, and no more.
    unsure: ['runner'],
  },
  applied: {},
  // Finished by hand after all.
  failed: { applied: ['person'] },
  stopped: { applied: ['person'] },
}

export function canMove(from: ApplicationState, to: ApplicationState, by: Mover): boolean {
  return moves[from][to]?.includes(by) ?? false
}

/** Nothing has been sent and nothing will be without a further word: it can be stopped. */
export function canStop(state: ApplicationState): boolean {
  return canMove(state, 'stopped', 'person')
}

/** Those that are still on their way, or need something. */
export const activeStates = ['queued', 'needs-you', 'ready', 'sending', 'unsure'] as const satisfies ApplicationState[]

/** The specification's word for a state (C5). */
export function statusOf(state: ApplicationState): Exclude<ApplicationStatus, 'shortlisted'> {
  if (state === 'applied') return 'applied'
  return state === 'failed' || state === 'stopped' ? 'failed' : 'queued'
}

const personNeeded: ReadonlySet<ApplicationReason> = new Set(reasonsForPerson)

/** Whether it waits for its person with this reason; with any other it failed. */
export function needsPerson(reason: ApplicationReason): boolean {
  return personNeeded.has(reason)
}
