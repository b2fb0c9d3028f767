import type { ReactNode } from 'react'
import type { Job } from '../../../contract/jobs/jobs.ts'
import { sourceNames } from './job-facts.ts'

/** Leads to the ad on its board, in a new tab, for those who may see where it is (C7); nothing where the board gave no address. */
export function BoardLink(props: {
  job: Job
  className?: string | undefined
  children?: ReactNode
  isShort?: boolean
}) {
  const { job, className, children, isShort = false } = props
  if (job.jobLink === null) return null
  const label = `Open on ${sourceNames(job).main}`
  return (
    <a
      className={className}
      href={job.jobLink}
      target="_blank"
      rel="nofollow noopener noreferrer external"
      title={isShort ? `${label} (new tab)` : undefined}
      aria-label={isShort ? `${label}, in a new tab: ${job.jobTitle}` : undefined}
    >
      {children} {!isShort && `${label} (new tab)`}
    </a>
  )
}
