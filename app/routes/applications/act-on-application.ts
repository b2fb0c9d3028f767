import { data, type RouterContextProvider } from 'react-router'
import { BoardWithCredentials } from '../../../contract/applications/applications.ts'
import { EmployerOutcome } from '../../../contract/applications/history.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { ask } from '../../ask.ts'
import { tryAsk, type Refusal } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { readAnswers } from '../../ui/applications/read-answers.ts'

type Context = Readonly<RouterContextProvider>

const none: Readonly<Record<string, string>> = {}

/** Does with one application what a form of its page asks for. */
export async function actOnApplication(context: Context, applicationId: string, form: FormData) {
  const own = { params: { applicationId } }
  const intent = textOf(form, 'intent')
  switch (intent) {
    case 'answer': {
      const { answers } = await ask(context, (api) => api.applications.find(own))
      const body = { answers: readAnswers(form, answers) }
      return said(await tryAsk(context, (api) => api.applications.answer({ ...own, body })))
    }
    case 'login': {
      const body = { email: textOf(form, 'email'), password: textOf(form, 'password') }
      return said(await tryAsk(context, (api) => api.applications.login({ ...own, body })))
    }
    case 'try-login-again': {
      const source = BoardWithCredentials.safeParse(form.get('source'))
      if (!source.success)
        return said({ refusal: { status: 400, code: '', message: messages.formUnreadable, fields: {}, work: null } })
      const params = { id: 'me', source: source.data }
      const { answer, refusal } = await tryAsk(context, (api) => api.credentials.tryAgain({ params }))
      return refusal === null ? { alert: answer, problems: none } : said({ refusal })
    }
    case 'approve': {
      const body = { answersHash: textOf(form, 'hash') }
      return said(await tryAsk(context, (api) => api.applications.approve({ ...own, body })))
    }
    case 'stop': {
      const body = { applications: [applicationId] }
      const { answer } = await tryAsk(context, (api) => api.applications.stop({ body }))
      return answer?.stopped.length === 1
        ? { alert: alert('success', 'Stopped: nothing was sent'), problems: none }
        : data({ alert: alert('error', messages.notStoppable), problems: none }, { status: 400 })
    }
    case 'sent':
    case 'not-sent': {
      const wasSent = intent === 'sent'
      const settled = await tryAsk(context, (api) => api.applications.settle({ ...own, body: { wasSent } }))
      return said(settled, wasSent ? messages.applied : null)
    }
    case 'remind': {
      const inDays = Number(textOf(form, 'inDays')) || null
      return said(
        await tryAsk(context, (api) => api.applications.remind({ ...own, body: { inDays } })),
        inDays === null ? 'We will not remind you' : `We will remind you in ${inDays} days`,
      )
    }
    case 'elsewhere': {
      const body = {
        jobTitle: textOf(form, 'jobTitle'),
        employer: textOf(form, 'employer'),
        link: textOf(form, 'link').trim(),
        appliedOn: textOf(form, 'appliedOn'),
      }
      return said(
        await tryAsk(context, (api) => api.applications.change({ ...own, body })),
        messages.applicationChanged,
      )
    }
    default: {
      const outcome = EmployerOutcome.safeParse(textOf(form, 'outcome')).data ?? null
      const body = { notes: textOf(form, 'notes'), outcome }
      return said(await tryAsk(context, (api) => api.applications.change({ ...own, body })), 'Your notes are saved')
    }
  }
}

/** What the page says of a call: why it was refused, or, with `done`, that it was done. */
function said({ refusal }: { refusal: Refusal | null }, done: string | null = null) {
  if (refusal) return data({ alert: alert('error', refusal.message), problems: refusal.fields }, { status: 400 })
  return { alert: done === null ? null : alert('success', done), problems: none }
}
