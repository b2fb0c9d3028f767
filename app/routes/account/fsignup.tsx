import { redirect } from 'react-router'
import { z } from 'zod'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { LoginEmail } from '../../../contract/users/users.ts'
import { visitor } from '../../api.ts'
import css from '../../ui/account/account.module.css'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/fsignup'
import { ButtonLink } from '../../ui/parts/button.tsx'

/**
 * The address that older mails lead to (S3.7). What stands in it proves nothing and its role means nothing (C70), so it signs nobody in
 * and tells nobody which accounts there are: it leads to the step that comes next.
 */
export function loader({ params: { email, id }, context }: Route.LoaderArgs) {
  const { user } = context.get(visitor)
  if (user !== null && user.isVerified) throw redirect(user.role === 'publisher' ? '/manage-my-job-ads' : '/settings')
  const isComplete =
    LoginEmail.safeParse(email).success &&
    z
      .string()
      .regex(/^[\w-]{1,64}$/u)
      .safeParse(id).success
  return { email: isComplete ? email : null }
}

export default function FinishSignUp({ loaderData: { email } }: Route.ComponentProps) {
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Finish signing up" isForSearchEngines={false} />
      <h1>Finish signing up</h1>
      {email === null ? (
        <>
          <AlertBox alert={alert('error', messages.systemError, messages.linkUnknown)} />
          <p className={css.buttons}>
            <ButtonLink look="primary" to="/forgotten-password/email">
              Send me a new link
            </ButtonLink>
            <ButtonLink to="/signup">Sign up</ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p>
            If you have confirmed <b>{email}</b>, log in. If not, open the link in our email, or ask for a new one.
          </p>
          <p className={css.buttons}>
            <ButtonLink look="primary" to="/login">
              Log in
            </ButtonLink>
            <ButtonLink to={`/forgotten-password/email?email=${encodeURIComponent(email)}`}>
              Send me a new link
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  )
}
