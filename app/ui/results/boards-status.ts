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

/** How far the boards are: 'All 13 boards answered'. */
export function boardsStatus(boards: readonly Line[], phase: Live['phase']): string {
  if (phase === 'lost')
    return 'We lost the connection to our server. Reload the page to see what the boards have answered since.'
  const answered = boards.filter(hasAnswered).length
  if (answered === boards.length)
    return boards.length === 1 ? 'The board answered' : `All ${boards.length} boards answered`
  return `${answered} of ${boards.length} boards answered`
}

/** Those that did not answer, by name: 'not Dice', 'not Dice or Reed', 'not Dice and 2 others'; empty if there are none. */
export function boardsWithout(boards: readonly Line[], phase: Live['phase']): string {
  const [first, second, ...more] = missing(boards, phase).map(({ name }) => name)
  if (first === undefined) return ''
  if (second === undefined) return `not ${first}`
  return more.length === 0 ? `not ${first} or ${second}` : `not ${first} and ${more.length + 1} others`
}

/** The same with the reasons; empty if there are none. */
export function boardsMissing(boards: readonly Line[], phase: Live['phase']): string {
  const named = missing(boards, phase).map(
    ({ name, state, message }) => `${name} (${state === 'waiting' ? 'no answer in time' : message})`,
  )
  return named.length === 0 ? '' : `Without: ${named.join(', ')}.`
}

function missing(boards: readonly Line[], phase: Live['phase']): Line[] {
  if (phase === 'lost') return []
  return boards.filter((board) => hasFailed(board) || (phase === 'done' && board.state === 'waiting'))
}

/** '108 ads folded into 75 jobs'; empty where each job has one ad, or where it is not known. */
export function folded(ads: number | null, jobs: number): string {
  if (ads === null || ads <= jobs) return ''
  return `${ads.toLocaleString('en-GB')} ads folded into ${jobs.toLocaleString('en-GB')} ${jobs === 1 ? 'job' : 'jobs'}`
}
