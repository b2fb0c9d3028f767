import { data, type RouterContextProvider } from 'react-router'
import { alert } from '../../../contract/texts/messages.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import type { ApiClient } from '../../api.ts'
import { tryAsk } from '../../try-ask.ts'

/** Carries out what a button of these pages asks for; what cannot be done is said on the page. */
export async function act(context: Readonly<RouterContextProvider>, call: (api: ApiClient) => Promise<Alert>) {
  const { answer, refusal } = await tryAsk(context, call)
  if (refusal === null) return data<{ alert: Alert }>({ alert: answer })
  return data<{ alert: Alert }>(
    { alert: alert('error', refusal.message) },
    { status: refusal.status === 404 ? 404 : 400 },
  )
}
