import { AlertBox } from '../../parts/alert-box.tsx'
import type { MatchAnswer } from './ask-matches.ts'
import css from './match-panel.module.css'
import type { MatchProps } from './match-props.ts'
import { MatchResult } from './match-result.tsx'
import { useMatch } from './use-match.ts'
import { Button, ButtonLink } from '../../parts/button.tsx'

/** Compares the person's CVs with an ad and shows what came of it (S6.5). */
export function MatchPanel({ jobId, isBrief = false }: MatchProps) {
  const { answer, again } = useMatch(jobId)

  return (
    <div className={css.panel} data-match aria-busy={answer === null}>
      {/* The live announcement is short; the details can be read afterwards. */}
      <p className="unseen" aria-live="polite">
        {answer === null ? 'Comparing your CVs with this ad' : saidOf(answer)}
      </p>
      {answer === null ? (
        <p className={css.waiting}>
          <i className={css.spinner} aria-hidden /> Comparing your CVs with this ad…
        </p>
      ) : (
        <Answer answer={answer} isBrief={isBrief} onRetry={again} />
      )}
    </div>
  )
}

function Answer({ answer, isBrief, onRetry }: { answer: MatchAnswer; isBrief: boolean; onRetry: () => void }) {
  switch (answer.kind) {
    case 'match':
      return <MatchResult match={answer.match} isBrief={isBrief} />
    case 'no-cv':
      return (
        <>
          <AlertBox alert={answer.alert} />
          <p className={css.ways}>
            <ButtonLink to="/build-your-cv">Build your CV</ButtonLink>
            <ButtonLink to="/upload">Upload a CV</ButtonLink>
          </p>
        </>
      )
    case 'gone':
      return <p>This ad has closed, so there is nothing to compare your CV with.</p>
    case 'failed':
      return (
        <>
          <p className="problem">{answer.message}</p>
          <p className={css.ways}>
            <Button type="button" onClick={onRetry}>
              Try again
            </Button>
          </p>
        </>
      )
  }
}

function saidOf(answer: MatchAnswer): string {
  switch (answer.kind) {
    case 'match': {
      const { originalname, best, label } = answer.match
      return `Your CV ${originalname} covers ${best.covered} of ${best.asked}. Score: ${best.percent} percent, ${label}`
    }
    case 'no-cv':
      return answer.alert.message
    case 'gone':
      return 'This ad has closed'
    case 'failed':
      return answer.message
  }
}
