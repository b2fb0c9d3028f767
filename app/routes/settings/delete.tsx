import { data, Form, Link, redirect, useNavigation } from 'react-router'
import type { CompanyFate } from '../../../contract/users/settings-api.ts'
import type { Route } from './+types/delete'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import type { Problems } from '../../ui/parts/problems.ts'
import { OwnPasswordField } from '../../ui/settings/own-password-field.tsx'
import { SettingsPage, SettingsPart } from '../../ui/settings/settings-frame.tsx'
import css from '../../ui/settings/settings.module.css'
import { Button } from '../../ui/parts/button.tsx'
import { ChoiceGroup } from '../../ui/parts/choice-group.tsx'
import { Radio } from '../../ui/parts/radio.tsx'

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

/** Says what we delete, what we keep and why, then deletes the account once the password is given (S3.23). */
export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { hasPassword, isProved, company, keptAboutYou } = loaderData
  const { state } = useNavigation()
  const problems: Problems = actionData?.problems ?? {}
  return (
    <SettingsPage title="Delete account">
      <div className={css.twins}>
        <SettingsPart title="What we delete straight away">
          <p>Your:</p>
          <ul>
            {keptAboutYou.map(({ what }) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </SettingsPart>
        <SettingsPart title="What we keep, and why">
          <ul>
            {keptAboutYou.map(({ what, stays }) => stays !== null && <li key={what}>{stays}</li>)}
            <li>backups, for up to 35 days: they cannot be changed, only overwritten</li>
          </ul>
        </SettingsPart>
      </div>
      {company !== null && <CompanyLine company={company} />}
      <SettingsPart title="Delete everything now" isGrave>
        <p>
          <b>This cannot be undone.</b> You may want to <Link to="/settings/data">download your data</Link> first.
        </p>
        {!hasPassword && !isProved ? (
          <p>
            Please <Link to="/logout">log out</Link>, log in again, and come back here within 15 minutes. This stops
            anyone deleting your account from a device that you left unattended.
          </p>
        ) : (
          /* Reloads the document, so that nothing of the account stays in memory. */
          <Form className={css.form} method="post" reloadDocument>
            {company?.fate === 'needs-admin' && <Successor company={company} problem={problems['successor']} />}
            {hasPassword && <OwnPasswordField problem={problems['password']} />}
            <ProblemSummary problems={problems} />
            <Button look="danger" type="submit" aria-busy={state === 'submitting'}>
              Delete my account
            </Button>
          </Form>
        )}
      </SettingsPart>
    </SettingsPage>
  )
}

function CompanyLine({ company: { name, fate } }: { company: CompanyFate }) {
  return (
    <SettingsPart title="Your company">
      <p>
        {fate === 'stays' && `The company account of ${name} stays, because other people manage it.`}
        {fate === 'goes' && `You are the only member of ${name}, so we will delete its company account too.`}
        {fate === 'needs-admin' &&
          `You are the only person who manages ${name}. Choose who takes over, or close the company account. The other members keep their own accounts, and we will tell them.`}
      </p>
    </SettingsPart>
  )
}

function Successor({ company: { name, others }, problem }: { company: CompanyFate; problem: string | undefined }) {
  return (
    <ChoiceGroup id="successor" legend={`Who will manage ${name}?`} problem={problem}>
      {others.map(({ _id, name: other }) => (
        <Radio key={_id} name="successor" value={_id}>
          {other}
        </Radio>
      ))}
      <Radio name="successor" value="nobody">
        Nobody. Close the company account
      </Radio>
    </ChoiceGroup>
  )
}
