import type { Appointment } from '../../../contract/interviews/interviews.ts'
import css from './interviews.module.css'

/** Who takes part, how to reach them, and whether they have said yes. */
export function Participants({ of: one }: { of: Appointment }) {
  return (
    <ul className={css.people} aria-label="Who takes part">
      {one.participants.map(({ user, status, side }, at) => (
        <li key={user.id ?? at}>
          <b>{user.name}</b>{' '}
          <small>
            ({side === 'candidate' ? 'candidate' : 'your company'}, {status})
          </small>
          {user.email !== null && (
            <>
              {' '}
              · <a href={`mailto:${user.email}`}>{user.email}</a>
            </>
          )}
          {user.phone !== null && (
            <>
              {' '}
              · <a href={`tel:${user.phone.replaceAll(' ', '')}`}>{user.phone}</a>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
