import type { BoardId } from '../../contract/boards/boards.ts'
import { randomOf, type Random } from '../generate/random.ts'

/** Milliseconds that a board takes to answer, call by call. */
export type Latency = (board: BoardId) => number

const quickest = 50
const slowest = 900

/** Each board has a pace of its own, and good and bad moments: mostly quick, sometimes near a second. */
export function believableLatency(seed: number): Latency {
  const calls = new Map<BoardId, Random>()
  return (board) => {
    let random = calls.get(board)
    if (!random) calls.set(board, (random = randomOf(seed, 'latency', board)))
    const pace = randomOf(seed, 'pace', board).next()
    return Math.round(quickest + (slowest - quickest) * (pace * 0.5 + random.next() ** 2 * 0.5))
  }
}

export const noLatency: Latency = () => 0
