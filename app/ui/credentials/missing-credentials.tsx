import { Link } from 'react-router'
import { credentialsMissing } from '../../../contract/users/page-texts.ts'
import { Icon } from '../icon.tsx'
import css from './credentials.module.css'

type Props = {
  /** Those that have none, by name. */
  boards: readonly string[]
  /** Where to go on once they are saved. */
  back?: string
}

/** Above what cannot go on without a login to a board (S8.12). */
export function MissingCredentials({ boards, back }: Props) {
  if (boards.length === 0) return null
  const names = new Intl.ListFormat('en-GB').format(boards)
  return (
    <div className={css.missing} role="alert">
      <Icon name="warning" />
      <p>
        <b>{credentialsMissing}</b> We have no login for {names}.{' '}
        <Link to={back === undefined ? '/credentials' : `/credentials?back=${encodeURIComponent(back)}`}>
          Add a login
        </Link>
      </p>
    </div>
  )
}
