import type { ReactNode } from 'react'
import type { BoardProgress } from '../../../contract/boards/progress.ts'
import { BoardDot } from '../board-dot.tsx'
import { Icon } from '../icon.tsx'
import type { Live } from '../live/use-live-results.ts'
import css from './board-lines.module.css'
import { boardsMissing, boardsStatus, hasAnswered, hasFailed } from './boards-status.ts'

type Props = Pick<Live, 'boards' | 'phase'> & {
  /** Empty where it stands elsewhere. */
  tip: string
  /** Of this search: where a page without scripts shows what has come in since. */
  address: string
  /** What else there is to say of how much was searched. */
  children: ReactNode
}

/**
 * Each board's line, and how far all of them are: on a narrow screen folded into that one line, which opens. The lines stand from the
 * start, so that no answer moves anything.
 */
export function BoardLines({ boards, phase, tip, address, children }: Props) {
  const asked = boards.filter(({ state }) => state !== 'off')
  if (asked.length === 0) return children
  const areAllDemo = asked.every(({ isDemo }) => isDemo)
  const status = (
    <>
      {areAllDemo && <span className={css.demo}>demo</span>}
      {boardsStatus(asked, phase)}
    </>
  )
  return (
    <section className={css.boards} aria-label="Boards">
      <details className={css.fold}>
        <summary aria-live="polite">{status}</summary>
        {children}
        <ul className={css.lines} aria-label="Answer of each board">
          {asked.map((board) => (
            <BoardLine
              key={board.board}
              board={board}
              isOver={phase !== 'asking'}
              isMarked={board.isDemo && !areAllDemo}
            />
          ))}
        </ul>
        <div className={css.status}>
          <p className={css.far} aria-live="polite">
            {status} {boardsMissing(asked, phase)}
          </p>
          {phase === 'asking' && tip !== '' && <p className="quiet">Tip: {tip}</p>}
        </div>
      </details>
      {phase === 'asking' && (
        <noscript>
          <a href={address}>Show what they have found by now</a>
        </noscript>
      )}
    </section>
  )
}

function BoardLine({ board, isOver, isMarked }: { board: BoardProgress; isOver: boolean; isMarked: boolean }) {
  const isWaiting = board.state === 'waiting'
  const text = isWaiting ? (isOver ? 'no answer in time' : 'waiting…') : board.message
  return (
    <li className={css.line} title={`${board.name}: ${text}`}>
      <BoardDot board={board.board} />
      <span className={css.name}>{board.name}</span>
      {isMarked && <span className={css.demo}>demo</span>}
      {hasAnswered(board) && <Icon name="tick" />}
      {hasFailed(board) && <Icon name="warning" />}
      <span className={css.message}>{text}</span>
    </li>
  )
}
