import { data, Form, redirect, useNavigation } from 'react-router'
import { readIdentityTicket } from '../../../contract/users/identity-cookie.ts'
import { visitor } from '../../api.ts'
import { tryAsk } from '../../try-ask.ts'
import css from '../../ui/account/account.module.css'
import { textOf } from '../../ui/account/form-text.ts'
import { EmailField } from '../../ui/account/person-fields.tsx'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { problemsOf } from '../../ui/parts/problems.ts'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/social-email'
import { Button } from '../../ui/parts/button.tsx'
import { Checkbox } from '../../ui/parts/checkbox.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  const ticket = readIdentityTicket(request.headers.get('cookie'), context.get(visitor).isHttps)
  if (ticket === null) throw redirect('/social-login/not-this-browser')
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const ticket = readIdentityTicket(request.headers.get('cookie'), context.get(visitor).isHttps)
  if (ticket === null) throw redirect('/social-login/not-this-browser')
  const email = textOf(form, 'email')
  const terms = form.get('terms') === 'yes'
  const { refusal } = await tryAsk(context, (api) =>
    // What is not ticked is refused by the call, in its own words.
    api.socialLogin.signUpWithEmail({ body: { ticket, email, terms: terms as true } }),
  )
  if (refusal === null) return redirect('/social-login/check-your-mail')
  if (refusal.status === 410) return redirect('/social-login/not-this-browser')
  return data({ problems: problemsOf(refusal), email }, { status: 400 })
}

/** A provider that gives no email address: the person is asked for one. */
export default function SocialEmail({ actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  const problems = actionData?.problems
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Your email address" isForSearchEngines={false} />
      <h1>What is your email address?</h1>
      <p>
        The account you logged in with did not give us one. We will send a link to your address. Open it to finish
        signing up.
      </p>
      <Form className={css.form} method="post" noValidate>
        <EmailField label="Email address" defaultValue={actionData?.email} problem={problems?.['email']} />
        <Checkbox id="terms" name="terms" value="yes" problem={problems?.['terms']}>
          I have read and accept the terms and conditions
        </Checkbox>
        <ProblemSummary problems={problems} />
        <Button look="primary" className={css.submit} type="submit" aria-busy={state === 'submitting'}>
          Sign up
        </Button>
      </Form>
    </div>
  )
}
