import { href, Link } from 'react-router'
import type { ApplicationEntry } from '../../../contract/applications/history.ts'
import css from './applications.module.css'

/** Others that wait for the person: the way on to the next of them. */
export function NextWaiting({ others }: { others: readonly Pick<ApplicationEntry, '_id' | 'jobTitle'>[] }) {
  const [next] = others
  if (next === undefined) return null
  return (
    <p className={css.noPrint}>
      {others.length === 1 ? 'One more waits for you: ' : `${others.length} more wait for you. Next: `}
      <Link to={href('/applications/:applicationId', { applicationId: next._id })}>{next.jobTitle}</Link>
    </p>
  )
}
