import { boardSaid } from '../../../contract/credentials/board-said.ts'
import { Link } from 'react-router'
import type { ApplicationEntry } from '../../../contract/applications/history.ts'
import { Act } from './act.tsx'
import css from './applications.module.css'
import { waitsForLogin } from './state-words.ts'

/** Why it waits for the login to its board, and what lets it go on. */
export function HeldLoginStep({ application }: { application: ApplicationEntry }) {
  const { heldLogin, sourceName } = application
  if (heldLogin === null) return null
  const { reason, text } = heldLogin
  return (
    <section className={css.part} aria-labelledby="held-login">
      <h2 id="held-login">{waitsForLogin(application)}</h2>
      {text !== '' && <p>{boardSaid(sourceName, text)}</p>}
      <p>
        We will not log in there again until you say so, because more tries could lock your account. Nothing is sent
        meanwhile, and waiting costs nothing.{' '}
        {reason === 'wrong-password'
          ? 'If your password has changed, save the new one: your applications then go on.'
          : `Log in to ${sourceName} yourself first and read what it says.`}
      </p>
      <div className={css.ways}>
        <Link className="button" to="/stored-passwords">
          Check your login
        </Link>
        <Act intent="try-login-again" fields={{ source: application.source }} label="Try again now" />
      </div>
    </section>
  )
}
