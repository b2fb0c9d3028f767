import { useIsSignedIn } from '../use-is-signed-in.ts'
import { sourceNames } from './job-facts.ts'
import type { ListedJob } from './listed-job.ts'
import { LogInFirstLink } from './log-in-first.tsx'

type Props = { job: ListedJob; className?: string | undefined; isShort?: boolean }

/**
 * Leads to the ad on its board, in a new tab, for those who may see where it is (C7); a visitor logs in first. Nothing where the board
 * gave no address.
 */
export function OriginalLink({ job, className, isShort = false }: Props) {
  const isSignedIn = useIsSignedIn()
  const label = isShort ? 'Original' : `Original on ${sourceNames(job).main}`
  if (!isSignedIn) {
    return (
      <LogInFirstLink job={job} wants="original" className={className}>
        {label}
      </LogInFirstLink>
    )
  }
  if (job.jobLink === null) return null
  return (
    <a className={className} href={job.jobLink} target="_blank" rel="nofollow noopener noreferrer external">
      {label} <span aria-hidden>↗</span>
      <span className="unseen"> (new tab)</span>
    </a>
  )
}
