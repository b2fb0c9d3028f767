import { boardSaid } from '../../../contract/credentials/board-said.ts'
import type { ApplicationEntry } from '../../../contract/applications/history.ts'
import { Act } from './act.tsx'
import css from './applications.module.css'
import { waitsForLogin } from './state-words.ts'
import { ButtonLink } from '../parts/button.tsx'

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
        We will not log in there again until you say so, because more attempts could lock your account. Waiting costs
        nothing.{' '}
        {reason === 'wrong-password'
          ? 'If your password has changed, save the new one and your applications go on.'
          : `Log in to ${sourceName} yourself first and read what it says.`}
      </p>
      <div className={css.ways}>
        <ButtonLink to="/stored-passwords">Check your login</ButtonLink>
        <Act intent="try-login-again" fields={{ source: application.source }} label="Try again now" />
      </div>
    </section>
  )
}
