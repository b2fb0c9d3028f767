import type { BoardProgress } from '../../../contract/boards-progress.ts'
import { BoardDot } from '../board-dot.tsx'
import { Icon } from '../icon.tsx'
import type { Live } from '../live/use-live-results.ts'
import css from './board-lines.module.css'
import { boardsStatus, hasAnswered, hasFailed } from './boards-status.ts'

type Props = Pick<Live, 'boards' | 'phase'> & { tip: string }

/** Each board's line, and how far all of them are. The lines stand from the start, so that no answer moves anything. */
export function BoardLines({ boards, phase, tip }: Props) {
  const asked = boards.filter(({ state }) => state !== 'off')
  if (asked.length === 0) return null
  const areAllDemo = asked.every(({ isDemo }) => isDemo)
  return (
    <section className={css.boards} aria-label="Boards">
      {/* Scrolls sideways on a narrow screen: a keyboard must be able to. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={css.lines} tabIndex={0} aria-label="Answer of each board">
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
        <p aria-live="polite">
          {areAllDemo && <span className={css.demo}>demo</span>}
          {boardsStatus(asked, phase)}
        </p>
        {phase === 'asking' && <p className="quiet">Tip: {tip}</p>}
      </div>
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
