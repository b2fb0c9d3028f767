import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import type { BoardProgress } from '../../../contract/boards/progress.ts'
import { Icon } from '../icon.tsx'
import type { Live } from '../live/use-live-results.ts'
import type { BoardAnswersProps } from './board-answers.tsx'
import css from './board-lines.module.css'
import { boardsStatus, boardsWithout, hasAnswered } from './boards-status.ts'
import type { ShownResults } from './results-view.ts'

// Whole at once where scripts are off; a browser that has them loads it when it is opened.
const AllAnswers = import.meta.env.SSR
  ? lazy(async () => ({ default: (await import('./board-answers.tsx')).BoardAnswers }))
  : () => null

type Props = Pick<Live, 'boards' | 'phase'> & {
  results: ShownResults
  /** '108 ads folded into 75 jobs' */
  folded: string
  /** Empty where it stands elsewhere. */
  tip: string
  /** Of this search: where a page without scripts shows what has come in since. */
  address: string
}

/**
 * How far the boards are, in one line that opens to a line for each, which come then. No answer moves anything: the line keeps its
 * height.
 */
export function BoardLines({ boards, phase, results, folded, tip, address }: Props) {
  const [Answers, setAnswers] = useState<ComponentType<BoardAnswersProps>>()
  const asked = boards.filter(({ state }) => state !== 'off')
  const isOver = phase !== 'asking'
  const areAllIn = asked.every(hasAnswered)
  const without = boardsWithout(asked, phase)
  const shown = { asked, phase, results, folded: isOver ? folded : '', tip: isOver ? '' : tip }
  useEffect(() => {
    // Had ahead, so that it opens with the press and nothing moves after it.
    import('./board-answers.tsx').catch(() => {})
  }, [])
  function onOpen() {
    void import('./board-answers.tsx').then(
      (late) => setAnswers(() => late.BoardAnswers),
      // Without a connection the line itself says how far they are.
      () => {},
    )
  }
  return (
    <section className={css.boards} aria-label="Boards">
      <details className={css.fold} onToggle={onOpen}>
        <summary>
          <span className={areAllIn ? css.allIn : css.some} aria-hidden>
            {areAllIn && <Icon name="tick" />}
          </span>
          <span className={css.status} aria-live="polite">
            {isDemo(asked) && <span className={css.demo}>demo</span>}
            {asked.length === 0 ? 'From the ads we already have' : boardsStatus(asked, phase)}
            {without !== '' && `, ${without}`}
            {shown.folded !== '' && <span className={css.folded}>, {folded}</span>}
          </span>
          {shown.tip !== '' && (
            <span className={css.tip} data-tip>
              Tip: {tip}
            </span>
          )}
        </summary>
        {Answers ? (
          <Answers {...shown} />
        ) : (
          <noscript>
            {import.meta.env.SSR && (
              <Suspense>
                <AllAnswers {...shown} />
              </Suspense>
            )}
          </noscript>
        )}
      </details>
      {!isOver && (
        <noscript>
          <a href={address}>Show what they have found so far</a>
        </noscript>
      )}
    </section>
  )
}

function isDemo(boards: readonly BoardProgress[]): boolean {
  return boards.length > 0 && boards.every((board) => board.isDemo)
}
