import type { BoardInUse } from './which-boards.ts'

/**
 * The name under which the calls of a board, its limits and its circuit are kept. Those to the sandbox stand apart: they say
 * nothing of the real board, and use up none of its day.
 */
export function ledgerName({ board, mode }: Pick<BoardInUse, 'board' | 'mode'>): string {
  return mode === 'demo' ? `demo:${board.id}` : board.id
}
