import { Link } from 'react-router'
import type { Job } from '../../../contract/jobs/jobs.ts'
import { Icon } from '../icon.tsx'
import { useIsSignedIn } from '../use-is-signed-in.ts'

type Props = {
  job: Pick<Job, '_id' | 'jobTitle' | 'applied' | 'isClosed'>
  className?: string | undefined
  /** An icon alone, as in a row; the words are then for a pointer and a screen reader. */
  isShort?: boolean
}

/**
 * The way to apply to a job: to the page that says what it takes, where nothing is sent before the person says so. A visitor logs in
 * first; who has applied sees that, and when.
 */
export function ApplyLink({ job, className, isShort = false }: Props) {
  const isSignedIn = useIsSignedIn()
  const page = `/apply?job=${job._id}`
  const label = job.applied ? 'Applied' : 'Apply'
  if (job.isClosed && !job.applied) return null
  return (
    <Link
      className={className}
      to={isSignedIn ? page : `/login?back=${encodeURIComponent(page)}`}
      rel="nofollow"
      data-key={job.applied ? undefined : 'a'}
      {...(isShort && { title: label, 'aria-label': `${label}: ${job.jobTitle}` })}
    >
      <Icon name={job.applied ? 'tick' : isSignedIn || isShort ? 'send' : 'lock'} />
      {!isShort && <> {label}</>}
    </Link>
  )
}
