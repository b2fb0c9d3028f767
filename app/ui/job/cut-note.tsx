import { useIsSignedIn } from '../use-is-signed-in.ts'
import css from './cut-note.module.css'
import { sourceNames } from './job-facts.ts'
import type { ListedJob } from './listed-job.ts'
import { LogInFirstLink } from './log-in-first.tsx'

/** Below the text of an ad of which its board shows only the beginning. */
export function CutNote({ job, isBoxed = false }: { job: ListedJob; isBoxed?: boolean }) {
  const isSignedIn = useIsSignedIn()
  const rest = 'Read the rest there'
  return (
    <p className={isBoxed ? css.boxed : css.note}>
      {sourceNames(job).main} shows only the beginning of this ad.{' '}
      {!isSignedIn ? (
        <LogInFirstLink job={job} wants="original" label={`${rest}: ${job.jobTitle}`}>
          {rest}
        </LogInFirstLink>
      ) : (
        job.jobLink !== null && (
          <a
            href={job.jobLink}
            target="_blank"
            rel="nofollow noopener noreferrer external"
            aria-label={`${rest}, in a new tab: ${job.jobTitle}`}
          >
            {rest} <span aria-hidden>↗</span>
          </a>
        )
      )}
    </p>
  )
}
