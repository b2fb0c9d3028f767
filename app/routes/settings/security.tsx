import { data, Link, useNavigation, useSearchParams } from 'react-router'
import { secondFactorMissing } from '../../../contract/users/page-texts.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { NewPasskey } from '../../../contract/second-factor/api.ts'
import { Provider } from '../../../contract/users/users.ts'
import type { Route } from './+types/security'
import type { ApiClient } from '../../api.ts'
import { ask } from '../../ask.ts'
import { ownPath } from '../../../contract/platform/own-path.ts'
import { drawQrCode } from '../../qr-code.ts'
import { tryAsk } from '../../try-ask.ts'
import { jsonOf, textOf } from '../../ui/account/form-text.ts'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { ActForm, PageProblems } from '../../ui/parts/act-form.tsx'
import { problemsOf, type Problems } from '../../ui/parts/problems.ts'
import { SecurityFactors, type SetUp } from '../../ui/settings/security-factors.tsx'
import { SecurityLinks } from '../../ui/settings/security-links.tsx'
import { SecuritySessions } from '../../ui/settings/security-sessions.tsx'
import { OwnPasswordField } from '../../ui/settings/own-password-field.tsx'
import { SettingsPage } from '../../ui/settings/settings-frame.tsx'
import css from '../../ui/settings/security.module.css'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const [secondFactor, sessions, identities, { hasPassword }] = await ask(
    context,
    async (api) =>
      await Promise.all([
        api.secondFactor.show(),
        api.sessions.list(),
        api.socialLogin.identities(),
        api.users.account(),
      ]),
  )
  const now = new Date().toISOString()
  return { secondFactor, sessions, identities, hasPassword, now, isLinked: url.searchParams.get('done') === 'linked' }
}

/** What a form of this page did: shown above it, once. */
type Answer = {
  done: string | null
  problems: Problems
  /** An authenticator app that waits for its first code. */
  setUp: SetUp | null
  /** Shown this once. */
  recoveryCodes: readonly string[]
  passkeyOptions: unknown
}

const nothing: Answer = { done: null, problems: {}, setUp: null, recoveryCodes: [], passkeyOptions: null }

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { answer, refusal } = await tryAsk(context, async (api) => await carryOut(api, form))
  if (refusal === null) return answer
  const fields = problemsOf(refusal)
  // Keeps the QR code on the page, so that the person can try the next code.
  const setUp = form.get('intent') === 'confirm-authenticator' && refusal.status === 422 ? setUpOf(form) : null
  return data({ ...nothing, problems: fields, setUp } satisfies Answer, { status: 400 })
}

async function carryOut(api: ApiClient, form: FormData): Promise<Answer> {
  switch (form.get('intent')) {
    case 'prove':
      await api.auth.prove({ body: { password: textOf(form, 'password') } })
      return { ...nothing, done: 'Thank you. You can make changes on this page for the next 15 minutes.' }
    case 'begin-authenticator':
      return { ...nothing, setUp: shown(await api.secondFactor.beginAuthenticator()) }
    case 'confirm-authenticator': {
      const body = { ticket: textOf(form, 'ticket'), code: textOf(form, 'code') }
      const { recoveryCodes } = await api.secondFactor.confirmAuthenticator({ body })
      return { ...nothing, done: 'The authenticator app is set up. All other sessions have ended.', recoveryCodes }
    }
    case 'remove-authenticator':
      return { ...nothing, done: (await api.secondFactor.removeAuthenticator()).message }
    case 'passkey-options':
      return { ...nothing, passkeyOptions: await api.secondFactor.beginPasskey() }
    case 'add-passkey': {
      const credential = jsonOf(form, 'credential') as NewPasskey // The call checks it.
      const { recoveryCodes } = await api.secondFactor.addPasskey({ body: { name: textOf(form, 'name'), credential } })
      return { ...nothing, done: 'The passkey has been added. All other sessions have ended.', recoveryCodes }
    }
    case 'remove-passkey':
      return {
        ...nothing,
        done: (await api.secondFactor.removePasskey({ params: { passkeyId: textOf(form, 'passkey') } })).message,
      }
    case 'renew-recovery-codes': {
      const { recoveryCodes } = await api.secondFactor.renewRecoveryCodes()
      return { ...nothing, done: 'These are your new codes. The old ones no longer work.', recoveryCodes }
    }
    case 'end-session':
      return {
        ...nothing,
        done: (await api.sessions.end({ params: { sessionId: textOf(form, 'session') } })).message,
      }
    case 'end-other-sessions':
      return { ...nothing, done: (await api.sessions.endOthers()).message }
    case 'unlink': {
      const provider = Provider.parse(form.get('provider'))
      return { ...nothing, done: (await api.socialLogin.unlink({ params: { provider } })).message }
    }
    default:
      return nothing
  }
}

/** Second factor, sessions and linked accounts. */
export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { secondFactor, sessions, identities, hasPassword, now, isLinked } = loaderData
  const { isRequired, authenticatorSince, passkeys, needsProof } = secondFactor
  const answer = actionData ?? nothing
  const back = ownPath(useSearchParams()[0].get('back'))
  const isMissing = isRequired && authenticatorSince === null && passkeys.length === 0
  return (
    <SettingsPage title="Security">
      {isMissing && (
        <AlertBox
          alert={alert(
            'warning',
            secondFactorMissing,
            'You manage a company or this site, so a password alone is not enough. Set up an authenticator app or a passkey below. Until you do, you cannot open the pages for managing it. Everything else works.',
          )}
        />
      )}
      {answer.done !== null && <AlertBox alert={alert('success', answer.done)} />}
      {answer.done === null && isLinked && <AlertBox alert={alert('success', 'The account has been linked.')} />}
      <PageProblems problems={answer.problems} />
      {needsProof && <ProveFirst hasPassword={hasPassword} problem={answer.problems['password']} />}
      {answer.recoveryCodes.length > 0 && <RecoveryCodes codes={answer.recoveryCodes} />}
      {!isMissing && back !== null && (
        <p>
          <ButtonLink look="primary" to={back}>
            Continue
          </ButtonLink>
        </p>
      )}
      <SecurityFactors state={secondFactor} setUp={answer.setUp} problems={answer.problems} />
      <SecuritySessions sessions={sessions} needsProof={needsProof} now={now} />
      {identities.length > 0 && <SecurityLinks identities={identities} needsProof={needsProof} />}
      <p>
        Looking for the job board passwords you gave us? See <Link to="/stored-passwords">stored passwords</Link>.
      </p>
      {isMissing && (
        <p>
          <Link to="/">Skip for now</Link>
        </p>
      )}
    </SettingsPage>
  )
}

/** Replaces the buttons if the last proof is too old, so that someone who finds the device unlocked cannot lock its owner out. */
function ProveFirst({ hasPassword, problem }: { hasPassword: boolean; problem: string | undefined }) {
  const { state } = useNavigation()
  if (!hasPassword) {
    return (
      <p>
        To change anything on this page, please <Link to="/logout">log out</Link>, log in again, and come back within 15
        minutes.
      </p>
    )
  }
  return (
    <ActForm className={css.form} noValidate>
      <input type="hidden" name="intent" value="prove" />
      <OwnPasswordField hint="To change anything on this page, please enter your password again." problem={problem} />
      <Button look="primary" type="submit" aria-busy={state === 'submitting'}>
        Continue
      </Button>
    </ActForm>
  )
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <section className={css.codes} aria-labelledby="new-codes">
      <h2 id="new-codes">Your recovery codes</h2>
      <p>
        Each code logs you in once if you do not have your phone or passkey. We only show them now. Print them, or save
        them where you keep your passwords.
      </p>
      <ul className={css.codeList}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}

function shown(begun: Omit<SetUp, 'drawing'>): SetUp {
  return { ...begun, drawing: drawQrCode(begun.uri) }
}

function setUpOf(form: FormData): SetUp {
  return shown({
    ticket: textOf(form, 'ticket'),
    secret: textOf(form, 'secret'),
    uri: textOf(form, 'uri').slice(0, 400),
  })
}
