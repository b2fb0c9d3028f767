import { data, redirect, redirectDocument } from 'react-router'
import type { PasskeyProof } from '../../../contract/second-factor/api.ts'
import { ownPath } from '../../../contract/platform/own-path.ts'
import { tryAsk } from '../../try-ask.ts'
import { jsonOf } from '../../ui/account/form-text.ts'
import type { PasskeyAnswer } from '../../ui/account/passkey-login.tsx'
import type { Route } from './+types/passkey-login'

/** Logs in with a passkey alone: first what it must sign, then what it has signed. Not a page. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  if (form.get('intent') === 'passkey-options') {
    const { answer, refusal } = await tryAsk(context, (api) => api.secondFactor.passkeyOptions())
    if (refusal !== null) return refused(refusal.message)
    return data<PasskeyAnswer>({ passkeyOptions: answer, problem: null })
  }
  const credential = jsonOf(form, 'credential') as PasskeyProof // The call checks it.
  const { refusal } = await tryAsk(context, (api) => api.secondFactor.logInByPasskey({ body: { credential } }))
  if (refusal !== null) return refused(Object.values(refusal.fields)[0] ?? refusal.message)
  const back = ownPath(form.get('back'))
  return redirectDocument(back === null ? '/login' : `/login?back=${encodeURIComponent(back)}`)
}

export function loader() {
  return redirect('/login')
}

function refused(problem: string) {
  return data<PasskeyAnswer>({ passkeyOptions: null, problem }, { status: 400 })
}
