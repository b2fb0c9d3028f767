import { data, Form, useNavigation } from 'react-router'
import { confirmByEmail } from '../../../contract/users/page-texts.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { shownMobile, ukMobile } from '../../../contract/users/phone.ts'
import type { Route } from './+types/account'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { TextField } from '../../ui/parts/text-field.tsx'
import { problemsOf, type Problems } from '../../ui/parts/problems.ts'
import { OwnPasswordField } from '../../ui/settings/own-password-field.tsx'
import { SettingsPage, SettingsPart } from '../../ui/settings/settings-frame.tsx'
import css from '../../ui/settings/settings.module.css'
import { Button } from '../../ui/parts/button.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { name, email, phone, verification, phoneLogin } = await ask(context, (api) => api.users.account())
  return { name, email: email ?? '', phone: phone === null ? '' : shownMobile(phone), verification, phoneLogin }
}

/** Only what differs from what is kept is sent: an address that stays as it is needs no link, and no proof. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const typed = { name: textOf(form, 'name'), email: textOf(form, 'email'), phone: textOf(form, 'phone') }
  const password = form.get('password')
  const kept = await ask(context, (api) => api.users.account())
  const body = {
    ...(typed.name.trim() === kept.name ? {} : { name: typed.name }),
    ...(typed.email.trim() === (kept.email ?? '') ? {} : { email: typed.email }),
    ...(isSamePhone(typed.phone, kept.phone) ? {} : { phone: typed.phone.trim() }),
  }
  const refused = (problems: Problems, needsPassword: boolean) =>
    data({ alert: null, typed, problems, needsPassword }, { status: 400 })

  if (typeof password === 'string') {
    const proof = await tryAsk(context, (api) => api.auth.prove({ body: { password } }))
    if (proof.refusal) return refused({ password: proof.refusal.fields['password'] ?? proof.refusal.message }, true)
  }
  const { answer, refusal } = await tryAsk(context, (api) => api.users.modify({ params: { id: 'me' }, body }))
  if (refusal === null) return { alert: answer, typed: null, problems: {}, needsPassword: false }
  if (refusal.code === 'PROOF_NEEDED') return refused({ password: messages.proveAgain }, true)
  const fields = problemsOf(refusal)
  return refused(fields, false)
}

/** Name, address and number of the person (S3.22). */
export default function AccountSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  const problems: Problems = actionData?.problems ?? {}
  const shown = actionData?.typed ?? loaderData
  return (
    <SettingsPage title="Account" lead="Who you are to us, and to employers you apply to here.">
      {actionData?.alert != null && <AlertBox alert={actionData.alert} />}
      {!loaderData.verification.isVerified && loaderData.email !== '' && <p>{confirmByEmail}</p>}
      <SettingsPart title="Your details">
        {/* What is kept may have changed with the answer: the fields start again. */}
        <Form className={css.form} method="post" noValidate key={JSON.stringify(loaderData)}>
          <TextField
            name="name"
            label="Name"
            autoComplete="name"
            defaultValue={shown.name}
            problem={problems['name']}
          />
          <TextField
            name="email"
            label="Email address"
            type="email"
            autoComplete="email"
            hint="If you change it, we will send a link to the new address. The change takes effect once you open the link."
            defaultValue={shown.email}
            problem={problems['email']}
            isOptional={loaderData.email === '' && loaderData.phoneLogin}
          />
          <TextField
            name="phone"
            label="Mobile phone"
            type="tel"
            autoComplete="tel"
            hint={messages.phoneHint}
            defaultValue={shown.phone}
            problem={problems['phone']}
            isOptional
          />
          {actionData?.needsPassword === true && <OwnPasswordField problem={problems['password']} />}
          <ProblemSummary problems={problems} />
          <Button look="primary" type="submit" aria-busy={state === 'submitting'}>
            Save details
          </Button>
        </Form>
      </SettingsPart>
    </SettingsPage>
  )
}

function isSamePhone(typed: string, kept: string | null): boolean {
  return typed.trim() === '' ? kept === null : kept !== null && ukMobile(typed) === kept
}
