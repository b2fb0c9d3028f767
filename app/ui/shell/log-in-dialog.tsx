import { useState } from 'react'
import { messages } from '../../../contract/texts/messages.ts'
import { LoginForm } from '../account/login-form.tsx'
import css from './log-in-dialog.module.css'
import { logInGate } from './log-in-gate.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'

/**
 * Over what was begun: nobody is logged in, or no longer, and what was sent waits (C55, S2.20). Closed, it leaves a line at the foot of the page
 * from which it opens again; what was typed stays as it is.
 */
export default function LogInDialog({ isGuest }: { isGuest: boolean }) {
  const [isClosed, setClosed] = useState(false)
  if (isClosed) {
    return (
      <p className={css.line} aria-live="polite">
        You are {isGuest ? 'not logged in' : 'logged out'}, and what you sent waits. Nothing you typed is lost.
        <Button look="primary" type="button" onClick={() => setClosed(false)}>
          Log in to go on
        </Button>
      </p>
    )
  }
  return (
    <Dialog title="Log in to go on" isOpen onClose={() => setClosed(true)}>
      {isGuest ? (
        <p>This needs an account. Log in, and you go straight on. Nothing you typed is lost.</p>
      ) : (
        <p>
          {messages.loginFailed}: your session is over. Log in, and what you sent is sent again. Nothing you typed is
          lost.
        </p>
      )}
      <LoginForm where="overlay" onLoggedIn={() => logInGate.goOn()} />
      <p className={css.ways}>
        <a href="/login" target="_blank" rel="noreferrer">
          Log in another way (opens a new tab)
        </a>
        <a href="/signup" target="_blank" rel="noreferrer">
          Create an account (opens a new tab)
        </a>
      </p>
      <p className={css.ways}>
        <Button type="button" onClick={() => logInGate.goOn()}>
          I have logged in there
        </Button>
      </p>
    </Dialog>
  )
}
