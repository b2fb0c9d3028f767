import { Link } from 'react-router'
import { Badge } from '../parts/badge.tsx'
import { ShortDay } from '../when.tsx'
import { useIsSignedIn } from '../use-is-signed-in.ts'
import type { ListedJob } from './listed-job.ts'
import { LogInFirstLink } from './log-in-first.tsx'

/**
 * Leads to the page that says what applying takes, where nothing is sent before the person says so; whoever has applied sees when, and
 * has the receipt one press away. Nothing for a job that is closed.
 */
export function ApplyButton({ job, className }: { job: ListedJob; className?: string | undefined }) {
  const isSignedIn = useIsSignedIn()
  const label = `Apply: ${job.jobTitle}`
  if (job.appliedOn !== null) return <Applied job={job} on={job.appliedOn} />
  if (job.isClosed) return null
  if (!isSignedIn) {
    return (
      <LogInFirstLink job={job} wants="apply" className={className} label={label} shortcut="a">
        Apply
      </LogInFirstLink>
    )
  }
  return (
    <Link className={className} to={`/apply?job=${job._id}`} rel="nofollow" data-key="a" aria-label={label}>
      Apply
    </Link>
  )
}

function Applied({ job, on }: { job: ListedJob; on: NonNullable<ListedJob['appliedOn']> }) {
  return (
    <>
      <Badge>
        <span aria-hidden>✓ </span>Applied <ShortDay moment={on.at} />
      </Badge>
      <Link to={on.page} rel="nofollow" aria-label={`${on.hasReceipt ? 'Receipt' : 'Application'}: ${job.jobTitle}`}>
        {on.hasReceipt ? 'Receipt' : 'Application'}
      </Link>
    </>
  )
}
