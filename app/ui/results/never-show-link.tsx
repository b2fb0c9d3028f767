import { Link } from 'react-router'
import type { Job } from '../../../contract/jobs/jobs.ts'

type Advertiser = Pick<Job, 'employer' | 'poster'>

/** From a job to hiding all of its company or agency; the list itself belongs to an account. */
export function NeverShowLink({ job }: { job: Advertiser }) {
  const address = neverShowAddress(job)
  if (address === null) return null
  return (
    <Link to={address} rel="nofollow">
      Hide all from {job.employer}
    </Link>
  )
}

/** Null where the ad names nobody. */
export function neverShowAddress({ employer, poster }: Advertiser): string | null {
  if (employer === null) return null
  const query = new URLSearchParams({ kind: poster === 'agency' ? 'agency' : 'company', text: employer })
  return `/settings/never-show?${query.toString()}`
}
