import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import css from '../../ui/account/account.module.css'
import { textOf } from '../../ui/account/form-text.ts'
import { HumanCheck } from '../../ui/account/human-check.tsx'
import { NewPasswordField } from '../../ui/account/new-password-field.tsx'
import { EmailField, NameField } from '../../ui/account/person-fields.tsx'
import { PhoneField } from '../../ui/account/phone-field.tsx'
import { ProviderLinks } from '../../ui/account/provider-links.tsx'
import { readSignUp, signUpProblems } from '../../ui/account/sign-up-form.ts'
import { TermsTick } from '../../ui/account/terms-tick.tsx'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/signup'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  if (context.get(visitor).user !== null) throw redirect('/settings')
  const { formKey } = await ask(context, (api) => api.humanCheck.start({ query: {} }))
  const isByPhone = url.searchParams.get('with') === 'phone'
  const providers = await ask(context, (api) => api.socialLogin.providers())
  return { isByPhone, sentBy: wayOf(url.searchParams.get('sent')), formKey, providers }
}

function wayOf(text: string | null): 'mail' | 'text' | null {
  return text === 'mail' || text === 'text' ? text : null
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData()
  const isByPhone = url.searchParams.get('with') === 'phone'
  const { name, email, password, hasAccepted, captcha } = readSignUp(form)
  const typed = { name, email, phone: textOf(form, 'phone') }
  const attempt = crypto.randomUUID()
  // The server's word is final: terms that are not accepted, and whatever else is missing, are refused there, all at once.
  const given = { name, terms: hasAccepted as true, captcha }
  const { refusal } = await tryAsk(
    context,
    async (api) =>
      await (isByPhone
        ? api.users.createByPhone({ body: { ...given, phone: typed.phone } })
        : api.users.create({ body: { ...given, email, password } })),
  )
  if (refusal === null) return redirect(`/signup?sent=${isByPhone ? 'text' : 'mail'}`)
  const isPasswordMissing = !isByPhone && password === ''
  const problems = signUpProblems(refusal, isPasswordMissing ? { newPassword: messages.passwordRequired } : {})
  return data({ typed, problems, attempt }, { status: 400 })
}

export default function SignUp({
  loaderData: { isByPhone, sentBy, formKey, providers },
  actionData,
}: Route.ComponentProps) {
  const { state } = useNavigation()
  if (sentBy !== null) return <Sent by={sentBy} />
  const problems = actionData?.problems
  const typed = actionData?.typed
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Sign up" canonical="/signup" />
      <h1>Sign up</h1>
      <p>
        With a free account you can save jobs, get new ones by email and apply from here. If you are hiring,{' '}
        <Link to="/signup/publisher">sign up as an employer</Link>.
      </p>
      <nav className={css.tabs} aria-label="Ways to sign up">
        <ButtonLink to="/signup" replace aria-current={isByPhone ? undefined : 'page'}>
          By email
        </ButtonLink>
        <ButtonLink to="/signup?with=phone" replace aria-current={isByPhone ? 'page' : undefined}>
          By phone
        </ButtonLink>
      </nav>
      <Form className={css.form} method="post" noValidate>
        <NameField label="Name" defaultValue={typed?.name} problem={problems?.['name']} />
        {isByPhone ? (
          <PhoneField defaultValue={typed?.phone} problem={problems?.['phone']} />
        ) : (
          <>
            <EmailField label="Email address" isLogin defaultValue={typed?.email} problem={problems?.['email']} />
            <NewPasswordField problem={problems?.['newPassword']} />
          </>
        )}
        <div>
          <TermsTick problem={problems?.['terms']} />
        </div>
        <HumanCheck key={actionData?.attempt} start={{ formKey }} problem={problems?.['captcha']} />
        <ProblemSummary problems={problems} />
        <Button look="primary" className={css.submit} type="submit" aria-busy={state !== 'idle'}>
          Sign up
        </Button>
        <p className="hint">
          {isByPhone
            ? 'We will send you a text with a link to log in.'
            : 'We will send you an email with a link to confirm your address.'}
        </p>
      </Form>
      <ProviderLinks providers={providers} />
      <p>
        Already have an account? <Link to="/login">Log in</Link>.
      </p>
    </div>
  )
}

/** The account has been created and waits for its link to be opened (S3.4). */
function Sent({ by }: { by: 'mail' | 'text' }) {
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Signed up" isForSearchEngines={false} />
      <h1>{by === 'mail' ? 'Check your email' : 'Check your texts'}</h1>
      <AlertBox alert={alert('success', by === 'mail' ? messages.signedUp : messages.signedUpByPhone)} />
      {by === 'mail' ? (
        <>
          <p>
            The link in the email works for 24 hours. If it does not arrive in a few minutes, check your spam folder or{' '}
            <Link to="/forgotten-password/email">send it again</Link>.
          </p>
          <p>If the address already has an account, the email says so and nothing else has changed.</p>
        </>
      ) : (
        <p>
          The link in the text works once, for ten minutes. If it does not arrive,{' '}
          <Link to="/login?with=phone">ask for another</Link>.
        </p>
      )}
      <p>
        <ButtonLink to="/search">Search jobs</ButtonLink>
      </p>
    </div>
  )
}
