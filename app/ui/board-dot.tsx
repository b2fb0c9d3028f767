import type { BoardId } from '../../contract/boards/boards.ts'
import css from './board-dot.module.css'

/** A board's own coloured dot. It stands beside the name and never says anything by itself. */
export function BoardDot({ board }: { board: BoardId }) {
  return (
    <svg className={css.dot} viewBox="0 0 10 10" aria-hidden="true">
      <circle cx="5" cy="5" r="5" fill={colours[hueOf(board)]} />
    </svg>
  )
}

// Each at least 3:1 on both grounds. None is taken from a board's own mark.
const colours = [
  '#b4562b',
  '#2f7fb8',
  '#8a6fc0',
  '#3f8f5a',
  '#b08214',
  '#c0567f',
  '#3c8f94',
  '#7d8436',
  '#a2672f',
  '#6a7fc9',
  '#c25b50',
  '#5c8d3e',
]

function hueOf(board: BoardId): number {
  let sum = 0
  for (const letter of board) sum = (sum * 31 + letter.charCodeAt(0)) % 997
  return sum % colours.length
}
