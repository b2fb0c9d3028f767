import type { BoardProgress } from '../../../contract/boards-progress.ts'
import type { Live } from '../live/use-live-results.ts'

type Line = Pick<BoardProgress, 'name' | 'state' | 'message'>

/** A recent answer counts: the board was not asked again because it has just said. */
export function hasAnswered({ state }: Line): boolean {
  return state === 'answered' || state === 'recent'
}

export function hasFailed({ state }: Line): boolean {
  return state === 'failed'
}

/** How far the boards are, in a sentence or two; those that did not answer are named with the reason. */
export function boardsStatus(boards: readonly Line[], phase: Live['phase']): string {
  if (phase === 'lost')
    return 'The connection to our server broke. Reload the page to see what the boards have answered since.'
  const answered = boards.filter(hasAnswered).length
  const failed = boards.filter((board) => hasFailed(board) || (phase === 'done' && board.state === 'waiting'))
  if (answered === boards.length)
    return boards.length === 1 ? 'The board has answered.' : `All ${boards.length} boards have answered.`
  const howMany = `${answered} of ${boards.length} boards have answered.`
  if (failed.length === 0) return howMany
  const named = failed.map(
    ({ name, state, message }) => `${name} (${state === 'waiting' ? 'no answer in time' : message})`,
  )
  return `${howMany} Without: ${named.join(', ')}.`
}
