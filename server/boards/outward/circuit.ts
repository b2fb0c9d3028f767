import type { CallOutcome } from '../../../contract/boards/boards.ts'
import { momentWords } from '../../../contract/boards/moment-words.ts'

/** What is known of a board's recent failures. Kept in PostgreSQL, so that all processes leave a dead board in peace. */
export type Circuit = {
  /** In a row, over all processes. */
  failures: number
  failingSince: Date | null
  /** How the last of them ended. */
  lastFailure: CallOutcome | null
  /** No call before this moment. */
  openUntil: Date | null
  /** How long it stays open the next time. */
  pauseSeconds: number
  /** One call is finding out whether the board answers again; the others wait for it until then. */
  probeUntil: Date | null
}

export type CircuitRules = { failuresToOpen: number; firstPauseSeconds: number; longestPauseSeconds: number }

/**
 * Five in a row is more than a bad minute of the network gives; half a minute lets a restarting server come back; a board
 * that has been away for an hour is asked four times an hour, which costs neither side anything.
 */
export const circuitRules: CircuitRules = { failuresToOpen: 5, firstPauseSeconds: 30, longestPauseSeconds: 900 }

export const closedCircuit: Circuit = {
  failures: 0,
  failingSince: null,
  lastFailure: null,
  openUntil: null,
  pauseSeconds: 0,
  probeUntil: null,
}

/** Outcomes that say the board does not serve us now. An unreadable answer is quick and ours to mend: it opens nothing by itself. */
const failures: ReadonlySet<CallOutcome> = new Set(['timeout', 'refused', 'challenge', 'failed'])

export function countsAsFailure(outcome: CallOutcome): boolean {
  return failures.has(outcome)
}

/** The circuit after one more failure. A call that was on its way when it opened does not lengthen the pause. */
export function afterFailure(circuit: Circuit, outcome: CallOutcome, now: Date, rules: CircuitRules): Circuit {
  const failed: Circuit = {
    ...circuit,
    failures: circuit.failures + 1,
    failingSince: circuit.failingSince ?? now,
    lastFailure: outcome,
    probeUntil: null,
  }
  const isOpen = circuit.openUntil !== null && circuit.openUntil > now
  if (isOpen || failed.failures < rules.failuresToOpen) return failed
  const pauseSeconds = Math.min(circuit.pauseSeconds * 2 || rules.firstPauseSeconds, rules.longestPauseSeconds)
  return { ...failed, pauseSeconds, openUntil: new Date(now.getTime() + pauseSeconds * 1000) }
}

/** May a call go out? 'probe': this one, and while it is on its way no other. */
export function mayCall(circuit: Circuit, now: Date): 'yes' | 'probe' | { until: Date } {
  if (circuit.openUntil === null) return 'yes'
  if (circuit.openUntil > now) return { until: circuit.openUntil }
  if (circuit.probeUntil !== null && circuit.probeUntil > now) return { until: circuit.probeUntil }
  return 'probe'
}

/** 'not answering since 09:10' */
export function failingWords(circuit: Pick<Circuit, 'failingSince' | 'lastFailure'>, now: Date): string {
  const since = circuit.failingSince ? ` since ${momentWords(circuit.failingSince, now)}` : ''
  if (circuit.lastFailure === 'refused') return `refusing our calls${since}`
  if (circuit.lastFailure === 'challenge') return `asking for a human${since}`
  if (circuit.lastFailure === 'unreadable') return `not readable${since}`
  return `not answering${since}`
}
