import type { BoardProgress } from '../../../contract/boards/progress.ts'
import type { Live } from '../live/use-live-results.ts'

type Line = Pick<BoardProgress, 'name' | 'state' | 'message'>

/** A recent answer counts: the board was not asked again because it has just said. */
export function hasAnswered({ state }: Line): boolean {
  return state === 'answered' || state === 'recent'
}

export function hasFailed({ state }: Line): boolean {
  return state === 'failed'
}

/** How far the boards are, in a sentence. */
export function boardsStatus(boards: readonly Line[], phase: Live['phase']): string {
  if (phase === 'lost')
    return 'The connection to our server broke. Reload the page to see what the boards have answered since.'
  const answered = boards.filter(hasAnswered).length
  if (answered === boards.length)
    return boards.length === 1 ? 'The board has answered.' : `All ${boards.length} boards have answered.`
  return `${answered} of ${boards.length} boards have answered.`
}

/** Those that did not answer, named with the reason; empty where there are none. */
export function boardsMissing(boards: readonly Line[], phase: Live['phase']): string {
  if (phase === 'lost') return ''
  const named = boards
    .filter((board) => hasFailed(board) || (phase === 'done' && board.state === 'waiting'))
    .map(({ name, state, message }) => `${name} (${state === 'waiting' ? 'no answer in time' : message})`)
  return named.length === 0 ? '' : `Without: ${named.join(', ')}.`
}
