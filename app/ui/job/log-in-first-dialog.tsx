import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { LoginForm } from '../account/login-form.tsx'
import { LoginLinkForm } from '../account/login-link-form.tsx'
import { onLoginElsewhere } from '../account/login-told.ts'
import { PasskeyLogin } from '../account/passkey-login.tsx'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { addJobs } from '../shortlist/shortlist-calls.ts'
import css from './log-in-first.module.css'
import { forgetWish, keepWish, type LogInWish } from './log-in-wish.ts'

const titles: Readonly<Record<LogInWish['kind'], string>> = {
  save: 'Log in to save this job',
  apply: 'Log in to apply',
  match: 'Log in to match your CV',
  original: 'Log in to open the original ad',
}

const after: Readonly<Record<LogInWish['kind'], string>> = {
  save: 'We save it as soon as you are logged in.',
  apply: 'Next, you see what the application needs. Nothing is sent until you say so.',
  match: 'We compare your CV as soon as you are logged in.',
  original: 'We open the ad as soon as you are logged in.',
}

/** Asks a visitor to log in or to sign up, and then does what they pressed. */
export function LogInFirstDialog({ wish, onClose }: { wish: LogInWish; onClose: () => void }) {
  const { pathname, search } = useLocation()
  const [way, setWay] = useState<'link' | 'sent' | 'password'>('link')
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  // Anyone who logs in another way comes back by this; closing the dialog calls it off.
  useEffect(() => keepWish(wish), [wish])
  useEffect(() => onLoginElsewhere(() => void goOn()))
  const close = () => {
    forgetWish()
    onClose()
  }
  const here = wish.kind === 'apply' ? `/apply?job=${wish.job}` : `${pathname}${search}`

  async function goOn() {
    const said = await fulfil(wish)
    if (said !== null) setProblem(said)
  }

  return (
    <Dialog title={titles[wish.kind]} isOpen onClose={close}>
      <p className={css.job}>
        <b>{wish.jobTitle}</b>
        {wish.employer !== null && <span className="quiet">, {wish.employer}</span>}
      </p>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}{' '}
          <Button look="plain" type="button" onClick={() => void goOn()}>
            Try again
          </Button>
        </p>
      )}
      {way === 'password' ? (
        <>
          <p>{after[wish.kind]}</p>
          <LoginForm where="overlay" email={email} back={here} onLoggedIn={() => void goOn()} />
          <PasskeyLogin back={here} />
          <p className={css.other}>
            No password?{' '}
            <Button look="plain" type="button" onClick={() => setWay('link')}>
              Email me a link
            </Button>
          </p>
        </>
      ) : (
        <>
          {way === 'link' && <p>We’ll email you a link to log in, also if you are new here. No password needed.</p>}
          <LoginLinkForm
            job={wish.kind === 'save' ? wish.job : undefined}
            back={wish.kind === 'match' ? `/job/${wish.job}#match` : here}
            onEmail={setEmail}
            onSent={() => setWay('sent')}
          />
          {way === 'sent' && <p>{after[wish.kind]} Keep this page open, or go on from the email.</p>}
          <p className={css.other}>
            Have a password?{' '}
            <Button look="plain" type="button" onClick={() => setWay('password')}>
              Log in with your password
            </Button>
          </p>
        </>
      )}
    </Dialog>
  )
}

/** @returns why it could not be done; null: the page goes on by itself. */
async function fulfil({ kind, job }: LogInWish): Promise<string | null> {
  if (kind === 'apply') {
    location.assign(`/apply?job=${job}`)
    return null
  }
  if (kind === 'save') {
    const answer = await addJobs([job])
    if (answer.kind !== 'done') return `You are logged in, but the job is not saved. ${answer.message}`
  }
  forgetWish()
  if (kind === 'original') {
    const address = await originalOf(job)
    if (address !== null) {
      location.assign(address)
      return null
    }
  }
  if (kind === 'match') location.assign(`/job/${job}#match`)
  // What the page shows to somebody who is logged in is another page; it opens at the same job.
  else location.reload()
  return null
}

async function originalOf(job: string): Promise<string | null> {
  try {
    const answer = await fetch(`/api/jobsearches/single/${job}`)
    return ((await answer.json()) as { jobLink?: string | null }).jobLink ?? null
  } catch {
    return null
  }
}
