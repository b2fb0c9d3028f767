import type { BoardProgress } from '../../../contract/boards/progress.ts'
import { BoardDot } from '../board-dot.tsx'
import { Icon } from '../icon.tsx'
import type { Live } from '../live/use-live-results.ts'
import css from './board-lines.module.css'
import { boardsMissing, hasAnswered, hasFailed } from './boards-status.ts'
import type { ShownResults } from './results-view.ts'
import { StatsLine } from './stats-line.tsx'

export type BoardAnswersProps = {
  asked: readonly BoardProgress[]
  phase: Live['phase']
  results: ShownResults
  /** Empty while boards are asked, and where each job has one ad. */
  folded: string
  /** Empty once all is over. */
  tip: string
}

/** The roll call: each board's line with its answer, and what else there is to say of how much was searched. */
export function BoardAnswers({ asked, phase, results, folded, tip }: BoardAnswersProps) {
  const areAllDemo = asked.every(({ isDemo }) => isDemo)
  const missing = boardsMissing(asked, phase)
  return (
    <div className={css.open}>
      {asked.length > 0 && (
        <ul className={css.lines} aria-label="What each board answered">
          {asked.map((board) => (
            <BoardLine
              key={board.board}
              board={board}
              isOver={phase !== 'asking'}
              isMarked={board.isDemo && !areAllDemo}
            />
          ))}
        </ul>
      )}
      {missing !== '' && <p>{missing}</p>}
      {folded !== '' && <p>{folded}: a job that several boards carry is shown once.</p>}
      <StatsLine results={results} />
      {tip !== '' && <p className="quiet">Tip: {tip}</p>}
    </div>
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
      <span className={css.dots} aria-hidden />
      <span className={css.message}>{text}</span>
      {hasAnswered(board) && <Icon name="tick" />}
      {hasFailed(board) && <Icon name="warning" />}
    </li>
  )
}
