import { data, Form, Link, useNavigation } from 'react-router'
import { messages } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/password'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { NewPasswordField } from '../../ui/account/new-password-field.tsx'
import { PasswordField } from '../../ui/parts/password-field.tsx'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { problemsOf, type Problems } from '../../ui/parts/problems.ts'
import { SettingsPage, SettingsPart } from '../../ui/settings/settings-frame.tsx'
import css from '../../ui/settings/settings.module.css'
import { Button } from '../../ui/parts/button.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { hasPassword, verification } = await ask(context, (api) => api.users.account())
  if (hasPassword || !verification.isVerified) return { hasPassword, canSetFirst: false }
  const { isProved } = await ask(context, (api) => api.settings.mine({ params: { id: 'me' } }))
  return { hasPassword, canSetFirst: isProved }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [oldPassword, newPassword, again] = ['oldPassword', 'newPassword', 'again'].map((field) => {
    const value = form.get(field)
    return typeof value === 'string' ? value : ''
  })
  if (newPassword !== again) return refused({ again: messages.passwordsDiffer })
  const params = { id: 'me' }
  const isFirst = !form.has('oldPassword')
  const { answer, refusal } = await tryAsk(
    context,
    async (api) =>
      await (isFirst
        ? api.users.setFirstPassword({ params, body: { newPassword: newPassword ?? '' } })
        : api.users.changePassword({
            params,
            body: { oldPassword: oldPassword ?? '', newPassword: newPassword ?? '' },
          })),
  )
  if (refusal === null) return { alert: answer, problems: {} }
  return refused(problemsOf(refusal))
}

function refused(problems: Problems) {
  return data({ alert: null, problems }, { status: 400 })
}

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const { hasPassword, canSetFirst } = loaderData
  const { state } = useNavigation()
  const problems: Problems = actionData?.problems ?? {}
  return (
    <SettingsPage title="Change password">
      {actionData?.alert != null && <AlertBox alert={actionData.alert} />}
      <SettingsPart title={hasPassword ? 'A new password' : 'You have no password'}>
        {hasPassword || canSetFirst ? (
          <Form className={css.form} method="post" noValidate>
            {hasPassword && (
              <PasswordField
                id="oldPassword"
                name="oldPassword"
                label="Current password"
                autoComplete="current-password"
                problem={problems['oldPassword']}
              />
            )}
            <NewPasswordField label="New password" problem={problems['newPassword']} />
            <PasswordField
              id="again"
              name="again"
              label="Repeat new password"
              autoComplete="new-password"
              problem={problems['again']}
            />
            {hasPassword && <p className="hint">You will stay logged in here and be logged out everywhere else.</p>}
            <ProblemSummary problems={problems} />
            <Button look="primary" type="submit" aria-busy={state === 'submitting'}>
              {hasPassword ? 'Change password' : 'Set password'}
            </Button>
          </Form>
        ) : (
          <>
            <p>You log in by a link in an email, by text, or with another account such as Google.</p>
            <p>
              If you have a confirmed email address, you can <Link to="/forgotten-password/password">get a link</Link>{' '}
              to set one.
            </p>
          </>
        )}
      </SettingsPart>
    </SettingsPage>
  )
}
