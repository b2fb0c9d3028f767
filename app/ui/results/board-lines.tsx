import type { BoardProgress } from '../../../contract/boards-progress.ts'
import { BoardDot } from '../board-dot.tsx'
import { Icon } from '../icon.tsx'
import type { Live } from '../live/use-live-results.ts'
import css from './board-lines.module.css'

type Props = Pick<Live, 'boards' | 'phase'> & { tip: string }

/** Each board's line, and how far all of them are. The lines stand from the start, so that no answer moves anything. */
export function BoardLines({ boards, phase, tip }: Props) {
  const asked = boards.filter(({ state }) => state !== 'off')
  if (asked.length === 0) return null
  return (
    <section className={css.boards} aria-label="Boards">
      {/* Scrolls sideways on a narrow screen: a keyboard must be able to. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={css.lines} tabIndex={0} aria-label="Answer of each board">
        {asked.map((board) => (
          <BoardLine key={board.board} board={board} isOver={phase !== 'asking'} />
        ))}
      </ul>
      <div className={css.status}>
        <p aria-live="polite">{statusOf(asked, phase)}</p>
        {phase === 'asking' && <p className="quiet">Tip: {tip}</p>}
      </div>
    </section>
  )
}

function BoardLine({ board, isOver }: { board: BoardProgress; isOver: boolean }) {
  const isWaiting = board.state === 'waiting'
  const text = isWaiting ? (isOver ? 'no answer in time' : 'waiting…') : board.message
  return (
    <li className={css.line} title={`${board.name}: ${text}`}>
      <BoardDot board={board.board} />
      <span className={css.name}>{board.name}</span>
      {board.isDemo && <span className={css.demo}>demo</span>}
      {board.state === 'answered' || board.state === 'recent' ? <Icon name="tick" /> : null}
      {board.state === 'failed' ? <Icon name="warning" /> : null}
      <span className={css.message}>{text}</span>
    </li>
  )
}

function statusOf(boards: readonly BoardProgress[], phase: Live['phase']): string {
  const waiting = boards.filter(({ state }) => state === 'waiting').length
  const failed = boards.filter(({ state }) => state === 'failed').length + (phase === 'done' ? waiting : 0)
  const answered = boards.length - waiting - (failed - (phase === 'done' ? waiting : 0))
  const notAnswered = failed === 0 ? '' : ` ${failed} did not answer.`
  switch (phase) {
    case 'asking':
      return `${answered} of ${boards.length} boards have answered.${notAnswered}`
    case 'lost':
      return 'The connection to our server broke. Reload the page to see what the boards have answered since.'
    default:
      return failed === 0 && waiting === 0
        ? `All ${boards.length} boards have answered.`
        : `${answered} of ${boards.length} boards have answered.${notAnswered}`
  }
}
