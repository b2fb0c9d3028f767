import type { JobMatch } from '../../../../contract/cvs/match-api.ts'
import { Button, ButtonLink } from '../../parts/button.tsx'
import css from './match-fit.module.css'
import { MatchResult } from './match-result.tsx'
import { useMatch } from './use-match.ts'

/** On the page of a job: how the best CV answers the ad, as tally marks with what was found and what was not (C82). */
export function MatchFit({ jobId }: { jobId: string }) {
  const { answer, again } = useMatch(jobId)
  if (answer?.kind === 'match') return <Fits match={answer.match} />
  return (
    <>
      <h2>Your CV and this ad</h2>
      <div aria-live="polite">
        {answer === null && <p className={css.quiet}>Comparing…</p>}
        {answer?.kind === 'gone' && <p>This ad is no longer here, so there is nothing to compare with.</p>}
        {answer?.kind === 'failed' && <p className="problem">{answer.message}</p>}
      </div>
      {answer?.kind === 'failed' && (
        <Button type="button" onClick={again}>
          Try again
        </Button>
      )}
      {answer?.kind === 'no-cv' && (
        <>
          <p>Add a CV, and you will see here how it fits this ad.</p>
          <p className={css.ways}>
            <ButtonLink to="/build-your-cv">Build your CV</ButtonLink>
            <ButtonLink to="/upload">Upload a CV</ButtonLink>
          </p>
        </>
      )}
    </>
  )
}

function Fits({ match }: { match: JobMatch }) {
  const { best, originalname } = match
  const missing = [...best.missing, ...best.weak.filter(({ isCovered }) => !isCovered)].map(({ what }) => what)
  const found = [...best.found, ...best.weak.filter(({ isCovered }) => isCovered)].map(({ what }) => what)
  return (
    <>
      <h2>
        Your CV fits {best.covered} of {best.asked}
      </h2>
      <p className={css.tally} aria-hidden>
        {Array.from({ length: Math.min(best.asked, marksAtMost) }, (_, i) => (
          <i key={i} className={i < best.covered ? css.has : css.not} />
        ))}
      </p>
      {found.length > 0 && (
        <p className={css.list}>
          <b>Found:</b> {found.join(', ')}
        </p>
      )}
      {missing.length > 0 && (
        <p className={css.list}>
          <b>Not found:</b> {missing.join(', ')}.
        </p>
      )}
      <p className={css.ways}>
        <ButtonLink to={`/tailor-my-cv?job=${match.jobId}`}>Tailor my CV for this ad</ButtonLink>
      </p>
      <p className={css.quiet}>
        “{originalname}”{best.isCut && ', from the part of the ad that we see'}
      </p>
      <details className={css.details}>
        <summary>Where we found it, and how it counts</summary>
        <MatchResult match={match} isBrief={false} />
      </details>
    </>
  )
}

/** More would not fit beside the ad. */
const marksAtMost = 24
