import { Link } from 'react-router'
import type { Job } from '../../../contract/jobs/jobs.ts'

/** From a hidden job to hiding all of its company or agency; the list itself belongs to an account. */
export function NeverShowLink({ job: { employer, poster } }: { job: Pick<Job, 'employer' | 'poster'> }) {
  if (employer === null) return null
  const query = new URLSearchParams({ kind: poster === 'agency' ? 'agency' : 'company', text: employer })
  return (
    <Link to={`/settings/never-show?${query.toString()}`} rel="nofollow">
      Hide all from {employer}
    </Link>
  )
}
