import { useState } from 'react'
import { useLocation } from 'react-router'
import { messages } from '../../../contract/texts/messages.ts'
import { LoginForm } from '../account/login-form.tsx'
import { signUpAddress } from '../account/sign-up-address.ts'
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
  const { pathname } = useLocation()
  if (isClosed) {
    return (
      <p className={css.line} aria-live="polite">
        You are {isGuest ? 'not logged in' : 'logged out'}, and what you sent is waiting. What you typed is still here.
        <Button look="primary" type="button" onClick={() => setClosed(false)}>
          Log in to continue
        </Button>
      </p>
    )
  }
  return (
    <Dialog title="Log in to continue" isOpen onClose={() => setClosed(true)}>
      {isGuest ? (
        <p>You need an account for this. Log in to continue. What you typed is still here.</p>
      ) : (
        <p>
          {messages.loginFailed}: your session has ended. Log in, and we will send it again. What you typed is still
          here.
        </p>
      )}
      <LoginForm where="overlay" onLoggedIn={() => logInGate.goOn()} />
      <p className={css.ways}>
        <a href="/login" target="_blank" rel="noreferrer">
          Log in another way (opens a new tab)
        </a>
        <a href={signUpAddress(pathname)} target="_blank" rel="noreferrer">
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
