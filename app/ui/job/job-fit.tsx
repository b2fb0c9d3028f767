import { useEffect, useState, type ComponentType } from 'react'
import type { Job } from '../../../contract/jobs/jobs.ts'
import { useIsSignedIn } from '../use-is-signed-in.ts'
import { Button, buttonClass } from '../parts/button.tsx'
import css from './job-fit.module.css'
import { LogInFirstLink } from './log-in-first.tsx'

/** How the person's CV answers the ad. For whoever is logged in it is worked out at once; its script comes after the page. */
export function JobFit({ job }: { job: Job }) {
  const isSignedIn = useIsSignedIn()
  // Null: it did not come, and browsers do not ask for a script again.
  const [Fit, setFit] = useState<ComponentType<{ jobId: string }> | null>()
  useEffect(() => {
    if (!isSignedIn) return
    void import('../cvs/match/match-fit.tsx').then(
      (late) => setFit(() => late.MatchFit),
      () => setFit(null),
    )
  }, [isSignedIn])
  return (
    <section className={isSignedIn ? css.own : undefined} id="match" aria-label="Your CV and this ad">
      {Fit ? (
        <Fit jobId={job._id} />
      ) : (
        <>
          <h2>Your CV and this ad</h2>
          {Fit === null && (
            <Button type="button" onClick={() => navigator.onLine && location.reload()}>
              No connection. Reload the page
            </Button>
          )}
          {isSignedIn && Fit === undefined && <p className="quiet">Comparing…</p>}
          {!isSignedIn && (
            <>
              <p className={css.why}>See what the ad asks for that your CV has, and what is missing.</p>
              <p>
                <LogInFirstLink job={job} wants="match" className={buttonClass()}>
                  Match my CV
                </LogInFirstLink>
              </p>
            </>
          )}
        </>
      )}
    </section>
  )
}
