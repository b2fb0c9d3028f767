import type { RouterContextProvider } from 'react-router'
import type { Alert } from '../../../contract/texts/alert.ts'
import type { MessageKind } from '../../../contract/messages/kinds.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { tryAsk } from '../../try-ask.ts'
import { humanAnswerOf, textOf } from '../account/form-text.ts'
import type { Problems } from '../parts/problems.ts'

/** What came of the form; `typed` null: it was sent. */
export type SentMessage = {
  alert: Alert | null
  problems: Problems
  typed: { name: string; email: string; subject: string; content: string } | null
  /** A new one each time it was refused: the human check begins again. */
  attempt: string
}

/** Sends what the form of app/ui/contact/contact-form.tsx holds. */
export async function sendMessage(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  kind: MessageKind,
): Promise<SentMessage> {
  const typed = {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    subject: textOf(form, 'subject'),
    content: textOf(form, 'content'),
  }
  const { refusal } = await tryAsk(
    context,
    async (api) => await api.messagesToUs.write({ body: { ...typed, kind, captcha: humanAnswerOf(form) } }),
  )
  if (refusal === null) return { alert: alert('success', messages.messageSent), problems: {}, typed: null, attempt: '' }
  const hasFields = Object.keys(refusal.fields).length > 0
  return {
    alert: hasFields ? null : alert('error', messages.messageFailed(refusal.message)),
    problems: refusal.fields,
    typed,
    attempt: crypto.randomUUID(),
  }
}
