import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { CvMatch } from '../../../../contract/cvs/match.ts'
import { messages } from '../../../../contract/texts/messages.ts'
import { Button } from '../../parts/button.tsx'
import { MatchLists } from './match-lists.tsx'
import css from './match-panel.module.css'

/** Milliseconds after a draft has been kept: who goes on typing is compared once they pause. */
const pause = 1_500
/** As wide as the page must be for the match to stand beside the form: see wizard.module.css. */
const wide = '(min-width: 80em)'

type Answer = { kind: 'match'; match: CvMatch } | { kind: 'gone' } | { kind: 'failed'; why: string }

type Props = {
  className: string | undefined
  cvId: string
  madeFor: { jobId: string; title: string }
  /** When the account last had what was typed; null: nothing was typed yet. */
  keptAt: string | null
}

/** Beside a CV that was made for an ad: what the ad asks for that it has, and what is missing, again with every draft. */
export function MatchBeside({ className, cvId, madeFor, keptAt }: Props) {
  const id = useId()
  const [attempt, setAttempt] = useState(0)
  const [came, setCame] = useState<{ attempt: number; answer: Answer }>()
  // What was found stays while a newer draft is compared; what failed goes with the next try.
  const answer = came?.attempt === attempt ? came.answer : null
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // Below the steps of a phone it would push the form away.
    if (details.current && matchMedia(wide).matches) details.current.open = true
  }, [])
  useEffect(() => {
    const asking = new AbortController()
    const timer = setTimeout(
      () => {
        void ask(cvId, madeFor.jobId, asking.signal).then((answer) => {
          if (!asking.signal.aborted) setCame({ attempt, answer })
        })
      },
      keptAt === null ? 0 : pause,
    )
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [cvId, madeFor.jobId, keptAt, attempt])
  return (
    <section className={className} aria-labelledby={id} aria-busy={answer === null}>
      <h2 id={id} className={css.besideTitle}>
        For <Link to={`/job/${madeFor.jobId}`}>{madeFor.title}</Link>
      </h2>
      <p aria-live="polite">{answer === null ? 'Comparing your CV with this ad …' : saidOf(answer)}</p>
      {answer?.kind === 'failed' && (
        <Button type="button" onClick={() => setAttempt(attempt + 1)}>
          Try again
        </Button>
      )}
      <details className={css.details} ref={details}>
        <summary>What we found and what is missing</summary>
        {answer?.kind === 'match' && <MatchLists match={answer.match} cvId={cvId} />}
        <p className={css.besideNote}>
          Add only what is true. We compare words, so we may miss things you can do. Only you see this.
        </p>
      </details>
    </section>
  )
}

function saidOf(answer: Answer): string {
  switch (answer.kind) {
    case 'match':
      return `This CV covers ${answer.match.covered} of ${answer.match.asked}. Its score is ${answer.match.percent} %.`
    case 'gone':
      return 'The ad is no longer here, so there is nothing to compare with. Your CV stays.'
    case 'failed':
      return answer.why
  }
}

async function ask(cvId: string, jobId: string, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(`/api/cvs/${encodeURIComponent(cvId)}/match/${encodeURIComponent(jobId)}`, { signal })
    if (response.ok) return { kind: 'match', match: (await response.json()) as CvMatch }
    if (response.status === 404) return { kind: 'gone' }
    return { kind: 'failed', why: response.status === 429 ? messages.tooMany : messages.serverErrorDetails }
  } catch {
    return { kind: 'failed', why: 'We could not compare your CV. Check your connection and try again.' }
  }
}
