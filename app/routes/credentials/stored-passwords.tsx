import { data, Link, useNavigation } from 'react-router'
import { BoardWithCredentials } from '../../../contract/applications/applications.ts'
import { alert, messages, product } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/stored-passwords'
import type { ApiClient } from '../../api.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import css from '../../ui/credentials/credentials.module.css'
import { ProveField } from '../../ui/credentials/prove-field.tsx'
import { StoredLogin } from '../../ui/credentials/stored-login.tsx'
import { useTestsUnderWay } from '../../ui/credentials/use-tests-under-way.ts'
import { ActForm, PageProblems } from '../../ui/parts/act-form.tsx'
import type { Problems } from '../../ui/parts/problems.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'
import { EmptyState } from '../../ui/parts/empty-state.tsx'

const self = { params: { id: 'me' } }

export async function loader({ context }: Route.LoaderArgs) {
  const [{ credentials }, { hasPassword }] = await ask(
    context,
    async (api) => await Promise.all([api.credentials.list(self), api.users.account()]),
  )
  return { credentials, hasPassword, now: new Date().toISOString() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { answer, refusal } = await tryAsk(context, async (api) => await carryOut(api, form))
  if (refusal === null) return { alert: answer, problems: {}, mustProve: false }
  const mustProve = refusal.code === 'PROOF_NEEDED' || refusal.fields['password'] !== undefined
  const problems =
    refusal.code === 'PROOF_NEEDED'
      ? { password: messages.proveAgain }
      : Object.keys(refusal.fields).length > 0
        ? refusal.fields
        : { '': refusal.message }
  return data({ alert: null, problems, mustProve }, { status: 400 })
}

async function carryOut(api: ApiClient, form: FormData) {
  const intent = textOf(form, 'intent')
  if (intent === 'prove') return await api.auth.prove({ body: { password: textOf(form, 'password') } })
  const source = BoardWithCredentials.safeParse(form.get('source'))
  if (!source.success) return alert('error', messages.formUnreadable)
  const params = { id: 'me', source: source.data }
  switch (intent) {
    case 'test':
      return await api.credentials.test({ params })
    case 'try-again':
      return await api.credentials.tryAgain({ params })
    case 'ask':
      return await api.credentials.choose({ params, body: { mode: 'ask' } })
    case 'on':
      return await api.credentials.choose({ params, body: { isOn: true } })
    case 'off':
      return await api.credentials.choose({ params, body: { isOn: false } })
    case 'delete':
      return await api.credentials.remove({ params })
    default:
      return alert('error', messages.formUnreadable)
  }
}

/** The logins to job boards that are kept (S8.10). */
export default function StoredPasswords({ loaderData, actionData }: Route.ComponentProps) {
  const { credentials, hasPassword, now } = loaderData
  const { state } = useNavigation()
  useTestsUnderWay(credentials.some(({ test }) => test.state === 'waiting'))
  const problems: Problems = actionData?.problems ?? {}
  const rests = credentials.some(({ mustConfirm, isOn }) => mustConfirm && isOn)
  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title="Stored passwords"
        description="Your logins to job boards: when they were saved and used, and how to delete them."
        isForSearchEngines={false}
      />
      <h1>Stored passwords</h1>
      {actionData?.alert != null && <AlertBox alert={actionData.alert} />}
      <PageProblems problems={actionData?.problems} />
      {rests && (
        <AlertBox
          alert={alert(
            'warning',
            'We have paused your logins',
            'You have not logged in for 30 days, so we will not use them until you confirm who you are.',
          )}
        />
      )}
      {(rests || actionData?.mustProve === true) && (
        <ActForm className={css.form} noValidate>
          <input type="hidden" name="intent" value="prove" />
          <ProveField hasPassword={hasPassword} problem={problems['password']} />
          {hasPassword && (
            <Button look="primary" type="submit">
              Use them again
            </Button>
          )}
        </ActForm>
      )}
      {credentials.length === 0 ? (
        <EmptyState title="No logins saved" action={<ButtonLink to="/credentials">Add a login</ButtonLink>}>
          <p>
            With your login to a job board, {product} can fill in its application form for you. You do not need one to
            search or to apply by hand.
          </p>
        </EmptyState>
      ) : (
        <>
          <p className="prose">
            Passwords are encrypted and never shown to anyone. Only the program that applies for you can decrypt them,
            and only while it logs in.
          </p>
          <ul className={css.cards} aria-label="Your logins">
            {credentials.map((login) => (
              <StoredLogin key={login.source} login={login} now={now} isBusy={state !== 'idle'} />
            ))}
          </ul>
          <p>
            <Link to="/credentials">Add or change a login</Link>
          </p>
        </>
      )}
    </div>
  )
}
