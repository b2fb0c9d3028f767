import { href, Link } from 'react-router'
import type { ApplicationEntry } from '../../../contract/applications/history.ts'
import css from './applications.module.css'

type Props = {
  /** How many others wait for the person. */
  count: number
  /** The first of them; null if none does. */
  next: Pick<ApplicationEntry, '_id' | 'jobTitle'> | null
}

/** Others that wait for the person: the way on to the next of them. */
export function NextWaiting({ count, next }: Props) {
  if (next === null || count === 0) return null
  return (
    <p className={css.noPrint}>
      {count === 1 ? 'One more is waiting for you: ' : `${count} more are waiting for you. Next: `}
      <Link to={href('/applications/:applicationId', { applicationId: next._id })}>{next.jobTitle}</Link>
    </p>
  )
}
