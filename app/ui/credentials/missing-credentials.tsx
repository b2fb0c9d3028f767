import { Link } from 'react-router'
import { messages } from '../../../contract/messages.ts'
import { Icon } from '../icon.tsx'
import css from './credentials.module.css'

/** Above what cannot go on without a login to a board (S8.12). */
export function MissingCredentials() {
  return (
    <div className={css.missing} role="alert">
      <Icon name="warning" />
      <p>
        <b>{messages.credentialsMissing}</b> <Link to="/credentials">Enter your credentials</Link>
      </p>
    </div>
  )
}
