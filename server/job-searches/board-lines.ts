import type { BoardProgress } from '../../contract/boards/progress.ts'
import type { AskedBefore } from '../boards/asked-recently.ts'
import type { BoardEvent } from '../boards/search-boards.ts'
import type { BoardInUse } from '../boards/which-boards.ts'

/** The line of a board that has not answered yet. */
export function waitingLine(inUse: BoardInUse): BoardProgress {
  return line(inUse, { state: 'waiting', message: 'waiting…' })
}

/** The line of a board that has been asked this before the search began. */
export function standingLine(inUse: BoardInUse, before: AskedBefore): BoardProgress {
  const isGood = before.outcome === 'ok' || before.outcome === 'empty'
  return isGood ? line(inUse, { state: 'recent', ...foundBefore(before) }) : failedLine(inUse, before.outcome)
}

/** The line of a board that another process asked while this one waited. */
export function sharedLine(inUse: BoardInUse, answer: AskedBefore): BoardProgress {
  const isGood = answer.outcome === 'ok' || answer.outcome === 'empty'
  if (!isGood) return failedLine(inUse, answer.outcome)
  return line(inUse, { state: 'answered', received: answer.received, ...foundBefore(answer) })
}

/** The line of a board that has just answered, or failed to. */
export function answeredLine(inUse: BoardInUse, event: BoardEvent): BoardProgress {
  return line(inUse, {
    state: stateOf(event.outcome),
    outcome: event.outcome,
    found: foundIn(event),
    received: event.answer?.ads.length ?? 0,
    message: event.message,
  })
}

/** How many jobs a board says it has; null if it did not answer. */
export function foundIn({ answer }: BoardEvent): number | null {
  return answer ? (answer.total ?? answer.ads.length) : null
}

/** The line of a board without an answer of its own. @param message left out: the usual words for the outcome. */
export function failedLine(
  inUse: BoardInUse,
  outcome: AskedBefore['outcome'],
  message: string = failureWords[outcome],
): BoardProgress {
  return line(inUse, { state: stateOf(outcome), outcome, message })
}

function stateOf(outcome: AskedBefore['outcome']): BoardProgress['state'] {
  if (outcome === 'ok' || outcome === 'empty') return 'answered'
  return outcome === 'skipped' ? 'off' : 'failed'
}

const failureWords = {
  ok: '',
  empty: '',
  timeout: 'no answer in time',
  refused: 'refused our call',
  challenge: 'asks for a human',
  unreadable: 'its answer could not be read',
  failed: 'not working',
  skipped: 'not asked',
} as const

function foundBefore({ outcome, found }: AskedBefore): Pick<BoardProgress, 'outcome' | 'found' | 'message'> {
  const number = found ?? 0
  return { outcome, found, message: number === 0 ? 'nothing found' : `${number.toLocaleString('en-GB')} found` }
}

function line(
  inUse: BoardInUse,
  given: Partial<BoardProgress> & Pick<BoardProgress, 'state' | 'message'>,
): BoardProgress {
  return {
    board: inUse.board.id,
    name: inUse.board.name,
    outcome: null,
    found: null,
    received: 0,
    isDemo: inUse.mode === 'demo',
    ...given,
  }
}
