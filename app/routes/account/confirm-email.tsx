import { data, Form, Link, useNavigation } from 'react-router'
import { alert } from '../../../contract/texts/messages.ts'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import css from '../../ui/account/account.module.css'
import { DeadLink } from '../../ui/account/dead-link.tsx'
import { useFocus } from '../../ui/parts/use-focus.ts'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/confirm-email'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'

/** Opening the link changes nothing: programs that look through mails open links too (R-AUT-6). */
export async function loader({ params: { key }, context }: Route.LoaderArgs) {
  const { kind, purpose } = await ask(context, (api) => api.auth.lookAtLink({ params: { key } }))
  const isFor = purpose === null || purpose === 'confirm-email' || purpose === 'change-email'
  return {
    kind: isFor ? kind : ('unknown' as const),
    isChange: purpose === 'change-email',
    isLoggedIn: context.get(visitor).user !== null,
  }
}

export async function action({ params: { key }, context }: Route.ActionArgs) {
  // Afterwards the link is used, and tells nothing more.
  const { isPublisher } = await ask(context, (api) => api.auth.lookAtLink({ params: { key } }))
  const { answer, refusal } = await tryAsk(context, (api) => api.auth.confirmEmail({ body: { key } }))
  if (refusal !== null)
    return data({ problem: refusal.message, done: null, isPublisher: false }, { status: refusal.status })
  return { problem: null, done: answer, isPublisher: isPublisher === true }
}

export default function ConfirmEmail({ loaderData: { kind, isChange, isLoggedIn }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  const box = useFocus<HTMLDivElement>(actionData)
  if (actionData?.done != null) return <Confirmed {...actionData} isLoggedIn={isLoggedIn} isChange={isChange} />
  if (kind !== 'good') {
    return <DeadLink why={kind} again={{ to: '/forgotten-password/email', label: 'Send me a new link' }} />
  }
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Confirm your email address" isForSearchEngines={false} />
      <h1>{isChange ? 'Use this email address' : 'Confirm your email address'}</h1>
      {actionData?.problem != null && (
        <div ref={box} tabIndex={-1}>
          <AlertBox alert={alert('error', actionData.problem)} />
        </div>
      )}
      <Form className={css.form} method="post">
        <p>
          {isChange
            ? 'Your account will use this address. You will no longer be able to log in with the old one.'
            : 'You signed up with this address. Confirm it and your account is ready.'}
        </p>
        <Button look="primary" className={css.submit} type="submit" aria-busy={state !== 'idle'}>
          {isChange ? 'Use this address' : 'Confirm my email address'}
        </Button>
      </Form>
    </div>
  )
}

type ConfirmedProps = {
  done: { message: string } | null
  isPublisher: boolean
  isLoggedIn: boolean
  isChange: boolean
}

/** After signing up we ask for a CV (S3.4), and an employer for their first ad, but not after a change of address. */
function Confirmed({ done, isPublisher, isLoggedIn, isChange }: ConfirmedProps) {
  if (done === null) return null
  const next = isPublisher ? '/post-job-ad' : '/upload'
  const what = isPublisher ? 'write your first ad' : 'upload your CV'
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={done.message} isForSearchEngines={false} />
      <h1>{done.message}</h1>
      <AlertBox alert={alert('success', done.message, isLoggedIn ? '' : 'You can log in now.')} />
      <p className={css.buttons}>
        {!isChange && (
          <ButtonLink
            look="primary"
            to={isLoggedIn ? next : `/login?${new URLSearchParams({ back: next }).toString()}`}
          >
            {isLoggedIn ? `${what.charAt(0).toUpperCase()}${what.slice(1)}` : `Log in and ${what}`}
          </ButtonLink>
        )}
        {isPublisher && !isChange ? (
          <ButtonLink to="/buy-credits">See what ads cost</ButtonLink>
        ) : isLoggedIn || !isChange ? (
          <ButtonLink look={isChange ? 'primary' : undefined} to="/search">
            Search jobs
          </ButtonLink>
        ) : (
          <ButtonLink look="primary" to="/login">
            Log in
          </ButtonLink>
        )}
      </p>
      {!isChange && isPublisher && <p className="hint">Writing an ad is free. You pay when you publish it.</p>}
      {!isChange && !isPublisher && (
        <p className="hint">
          We fill in applications from your CV. You can also <Link to="/build-your-cv">write one here</Link>.
        </p>
      )}
    </div>
  )
}
