import { Link } from 'react-router'
import { credentialsMissing } from '../../../contract/users/page-texts.ts'
import { Icon } from '../icon.tsx'
import css from './credentials.module.css'

/** Above what cannot go on without a login to a board (S8.12). @param boards those that have none, by name */
export function MissingCredentials({ boards }: { boards: readonly string[] }) {
  if (boards.length === 0) return null
  const names = new Intl.ListFormat('en-GB').format(boards)
  return (
    <div className={css.missing} role="alert">
      <Icon name="warning" />
      <p>
        <b>{credentialsMissing}</b> We have no login for {names}. <Link to="/credentials">Enter your credentials</Link>
      </p>
    </div>
  )
}
