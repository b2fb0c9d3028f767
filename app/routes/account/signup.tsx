import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { ukMobile } from '../../../contract/users/phone.ts'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import css from '../../ui/account/account.module.css'
import { humanAnswerOf, textOf } from '../../ui/account/form-text.ts'
import { HumanCheck } from '../../ui/account/human-check.tsx'
import { NewPasswordField } from '../../ui/account/new-password-field.tsx'
import { PhoneField } from '../../ui/account/phone-field.tsx'
import { ProblemSummary } from '../../ui/forms/problem-summary.tsx'
import { ProviderLinks } from '../../ui/account/provider-links.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { AlertBox } from '../../ui/alert-box.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/signup'

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
  const typed = { name: textOf(form, 'name'), email: textOf(form, 'email'), phone: textOf(form, 'phone') }
  const password = textOf(form, 'newPassword')
  const problems = missing(typed, { isByPhone, password, hasAccepted: form.has('terms') })
  const attempt = crypto.randomUUID()
  if (Object.keys(problems).length > 0) return data({ typed, problems, attempt }, { status: 400 })

  const given = { name: typed.name, terms: true as const, captcha: humanAnswerOf(form) }
  const { refusal } = await tryAsk(
    context,
    async (api) =>
      await (isByPhone
        ? api.users.createByPhone({ body: { ...given, phone: typed.phone } })
        : api.users.create({ body: { ...given, email: typed.email, password } })),
  )
  if (refusal === null) return redirect(`/signup?sent=${isByPhone ? 'text' : 'mail'}`)
  const { password: newPassword, ...fields } = refusal.fields
  const told = { ...fields, ...(newPassword === undefined ? {} : { newPassword }) }
  const shown = Object.keys(told).length > 0 ? told : { '': refusal.message }
  return data({ typed, problems: shown as Record<string, string>, attempt }, { status: 400 })
}

/** What the form can tell without asking: the words are those of the API. */
function missing(
  { name, email, phone }: { name: string; email: string; phone: string },
  { isByPhone, password, hasAccepted }: { isByPhone: boolean; password: string; hasAccepted: boolean },
): Record<string, string> {
  return {
    ...(name.trim() === '' && { name: messages.nameRequired }),
    ...(!isByPhone && email.trim() === '' && { email: messages.emailRequired }),
    ...(isByPhone && ukMobile(phone) === null && { phone: messages.mobileInvalid }),
    ...(!isByPhone && password === '' && { newPassword: messages.passwordRequired }),
    ...(!hasAccepted && { terms: messages.termsNotAccepted }),
  }
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
        With an account you can keep jobs, have new ones sent to you and apply from here. It is free. If you look for
        people, <Link to="/signup/publisher">sign up as an employer</Link>.
      </p>
      <nav className={css.tabs} aria-label="Ways to sign up">
        <Link className="button" to="/signup" replace aria-current={isByPhone ? undefined : 'page'}>
          By e-mail
        </Link>
        <Link className="button" to="/signup?with=phone" replace aria-current={isByPhone ? 'page' : undefined}>
          By phone
        </Link>
      </nav>
      <Form className={css.form} method="post" noValidate>
        <ProblemSummary problems={problems} />
        <TextField
          name="name"
          label="Name"
          autoComplete="name"
          defaultValue={typed?.name}
          problem={problems?.['name']}
        />
        {isByPhone ? (
          <PhoneField defaultValue={typed?.phone} problem={problems?.['phone']} />
        ) : (
          <>
            <TextField
              name="email"
              type="email"
              label="E-mail address"
              autoComplete="username"
              defaultValue={typed?.email}
              problem={problems?.['email']}
            />
            <NewPasswordField problem={problems?.['newPassword']} />
          </>
        )}
        <div>
          <p className="problem" id="terms-problem">
            {problems?.['terms']}
          </p>
          <label className={css.tick}>
            <input type="checkbox" id="terms" name="terms" aria-describedby="terms-problem" />
            <span>
              I have read and accept the{' '}
              <Link to="/tc" target="_blank">
                terms and conditions
              </Link>
            </span>
          </label>
        </div>
        <HumanCheck key={actionData?.attempt} start={{ formKey }} problem={problems?.['captcha']} />
        <button className={`button primary ${css.submit}`} type="submit" aria-busy={state !== 'idle'}>
          Sign up
        </button>
        <p className="hint">
          {isByPhone
            ? 'We then send you a text with a link that logs you in.'
            : 'We then send you an e-mail with a link to confirm your address.'}
        </p>
      </Form>
      <ProviderLinks providers={providers} />
      <p>
        You have an account? <Link to="/login">Log in</Link>.
      </p>
    </div>
  )
}

/** Made, and waiting for its link to be used (S3.4): what happens next. */
function Sent({ by }: { by: 'mail' | 'text' }) {
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Signed up" isForSearchEngines={false} />
      <h1>{by === 'mail' ? 'Check your e-mail box' : 'Wait for our text'}</h1>
      <AlertBox alert={alert('success', by === 'mail' ? messages.signedUp : messages.signedUpByPhone)} />
      {by === 'mail' ? (
        <>
          <p>
            The link in the e-mail works for 24 hours. If it is not there in a few minutes, look among the unwanted
            mail, or <Link to="/forgotten-password/email">have it sent again</Link>.
          </p>
          <p>If the address has an account already, the e-mail says so, and nothing else has changed.</p>
        </>
      ) : (
        <p>
          The link in the text works once, for ten minutes. If it does not come,{' '}
          <Link to="/login?with=phone">ask for another</Link>.
        </p>
      )}
      <p>
        <Link className="button" to="/search">
          Search jobs
        </Link>
      </p>
    </div>
  )
}
