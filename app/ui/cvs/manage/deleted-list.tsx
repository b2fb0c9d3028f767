import type { DeletedEntry } from '../../../../contract/cvs/api.ts'
import { timeOf } from '../../dates.ts'
import { Ago } from '../../when.tsx'
import { CvAct } from './cv-act.tsx'
import css from './manage.module.css'

type Props = { intent: 'undelete-cv' | 'undelete-file'; entries: readonly DeletedEntry[]; now: string }

/** What was deleted within a day, with the way back. Nothing where there is none. */
export function DeletedList({ intent, entries, now }: Props) {
  if (entries.length === 0) return null
  return (
    <details>
      <summary>Deleted within the last day ({entries.length})</summary>
      <ul className={css.deleted}>
        {entries.map(({ _id, name, deletedAt }) => (
          <li key={_id}>
            <span className={css.name}>
              {name}{' '}
              <small className="quiet">
                deleted <Ago moment={deletedAt} now={now} /> at {timeOf(deletedAt)} (UK time)
              </small>
            </span>
            <CvAct intent={intent} fields={{ id: _id, name }}>
              Restore<span className="unseen"> {name}</span>
            </CvAct>
          </li>
        ))}
      </ul>
    </details>
  )
}
