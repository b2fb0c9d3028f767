import { data, Form, Link, redirect, useNavigation } from 'react-router'
import type { CompanyFate } from '../../../contract/users/settings-api.ts'
import type { Route } from './+types/delete'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { PasswordField } from '../../ui/parts/password-field.tsx'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import type { Problems } from '../../ui/parts/problems.ts'
import { SettingsFrame } from '../../ui/settings/settings-frame.tsx'
import css from '../../ui/settings/settings.module.css'
import { Button } from '../../ui/parts/button.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { hasPassword, isProved, company, keptAboutYou } = await ask(context, (api) =>
    api.settings.mine({ params: { id: 'me' } }),
  )
  return { hasPassword, isProved, company, keptAboutYou }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const password = form.get('password')
  const successor = form.get('successor')
  const handOver =
    successor === 'nobody'
      ? { companyGoes: true }
      : typeof successor === 'string' && successor !== ''
        ? { newAdmin: successor }
        : {}
  const params = { id: 'me' }
  const { refusal } = await tryAsk(context, (api) =>
    typeof password === 'string'
      ? api.settings.checkPasswordAndDelete({ params, body: { oldPass: password, ...handOver } })
      : api.settings.delete({ params, body: handOver }),
  )
  if (refusal === null) return redirect('/account-deleted')
  const problems: Problems =
    refusal.code === 'CONFLICT'
      ? { successor: refusal.message }
      : { password: refusal.fields['oldPass'] ?? refusal.message }
  return data({ problems }, { status: 400 })
}

/** What goes, what stays and why; then the password, and it is gone (S3.23). */
export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { hasPassword, isProved, company, keptAboutYou } = loaderData
  const { state } = useNavigation()
  const problems: Problems = actionData?.problems ?? {}
  return (
    <SettingsFrame tab="Delete account">
      <p>
        <b>This cannot be undone.</b> You may want to <Link to="/settings/data">download your data</Link> first.
      </p>
      <h3>What goes at once</h3>
      <p>Your:</p>
      <ul>
        {keptAboutYou.map(({ what }) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <h3>What stays, and why</h3>
      <ul>
        {keptAboutYou.map(({ what, stays }) => stays !== null && <li key={what}>{stays}</li>)}
        <li>backups, for 35 days at most: they cannot be changed, only overwritten</li>
      </ul>
      {company !== null && <CompanyLine company={company} />}
      {!hasPassword && !isProved ? (
        <p>
          Please <Link to="/logout">log out</Link>, log in again, and come back here within 15 minutes. That way nobody
          can delete your account from a device that you left unattended.
        </p>
      ) : (
        /* A whole new page: nothing of the account is left in the old one. */
        <Form className={css.form} method="post" reloadDocument>
          <ProblemSummary problems={problems} />
          {company?.fate === 'needs-admin' && <Successor company={company} problem={problems['successor']} />}
          {hasPassword && (
            <PasswordField
              id="password"
              name="password"
              label="Your password"
              autoComplete="current-password"
              problem={problems['password']}
            />
          )}
          <Button className={css.danger} type="submit" aria-busy={state === 'submitting'}>
            Delete my account
          </Button>
        </Form>
      )}
    </SettingsFrame>
  )
}

function CompanyLine({ company: { name, fate } }: { company: CompanyFate }) {
  return (
    <>
      <h3>Your company</h3>
      <p>
        {fate === 'stays' && `${name} stays: others look after it.`}
        {fate === 'goes' && `You are the only one in ${name}, so its company account goes with you.`}
        {fate === 'needs-admin' &&
          `You are the last who looks after ${name}. Say below who does from now on, or close the company account: the others keep their own accounts, and are told.`}
      </p>
    </>
  )
}

function Successor({ company: { name, others }, problem }: { company: CompanyFate; problem: string | undefined }) {
  return (
    <fieldset className={css.choices} id="successor" tabIndex={-1} aria-describedby="successor-problem">
      <legend>Who looks after {name} from now on?</legend>
      <p className="problem" id="successor-problem">
        {problem}
      </p>
      {others.map(({ _id, name: other }) => (
        <label className={css.choice} key={_id}>
          <input type="radio" name="successor" value={_id} /> {other}
        </label>
      ))}
      <label className={css.choice}>
        <input type="radio" name="successor" value="nobody" /> Nobody: close the company account
      </label>
    </fieldset>
  )
}
