import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Job } from '../../../contract/jobs/jobs.ts'
import { buttonClass } from '../parts/button.tsx'

type Props = {
  jobs: readonly Pick<Job, '_id' | 'applied' | 'isClosed'>[]
  /** These are all that there are; else those that were selected. */
  isAll: boolean
  className?: string
  /** All of what. */
  children?: ReactNode
}

/** Leads to what applying to several takes and costs; nothing is sent by it. Those that cannot be applied to are left out. */
export function ApplyAll({ jobs, isAll, className = buttonClass('plain'), children }: Props) {
  const open = jobs.filter(({ applied, isClosed }) => !applied && !isClosed)
  if (open.length === 0) return null
  return (
    <Link className={className} to={`/apply?job=${open.map(({ _id }) => _id).join(',')}`} rel="nofollow">
      {isAll ? <span>Apply all{children}</span> : `Apply to ${open.length}`}
    </Link>
  )
}
