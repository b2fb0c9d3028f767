import { data, useNavigation } from 'react-router'
import { messageTitles, type MessageKind } from '../../../contract/message-kinds.ts'
import { alert, messages } from '../../../contract/messages.ts'
import type { Route } from './+types/contact'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { humanAnswerOf, textOf } from '../../ui/account/form-text.ts'
import { ContactPage, type ContactPageText } from '../../ui/contact/contact-page.tsx'

/** The three forms by their address; they share one layout, which takes a title and an icon (S15.3, S15.4). */
const pages: Readonly<Record<string, ContactPageText & { kind: MessageKind }>> = {
  '/contact': {
    kind: 'contact',
    icon: 'send',
    title: messageTitles.contact,
    lead: 'A question, a complaint, or something about your data: write to the people who run this. We answer by e-mail.',
    contentLabel: 'Your message',
  },
  '/issues': {
    kind: 'issue',
    icon: 'warning',
    title: messageTitles.issue,
    lead: 'Something does not work, or an ad is wrong? Tell us what you did, what you saw, and on which page.',
    contentLabel: 'What happened',
  },
  '/ticket': {
    kind: 'ticket',
    icon: 'star',
    title: messageTitles.ticket,
    lead: 'What should Rolecall do that it does not do yet? Tell us what it would help you with.',
    contentLabel: 'What you wish for',
  },
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { formKey } = await ask(context, (api) => api.humanCheck.start())
  return { page: pageAt(url), user: context.get(visitor).user, formKey }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData()
  const typed = {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    subject: textOf(form, 'subject'),
    content: textOf(form, 'content'),
  }
  const { kind } = pageAt(url)
  const { refusal } = await tryAsk(
    context,
    async (api) => await api.messagesToUs.write({ body: { ...typed, kind, captcha: humanAnswerOf(form) } }),
  )
  if (refusal === null) return { alert: alert('success', messages.messageSent), problems: {}, typed: null, attempt: '' }
  const hasFields = Object.keys(refusal.fields).length > 0
  return data(
    {
      alert: hasFields ? null : alert('error', messages.messageFailed(refusal.message)),
      problems: refusal.fields,
      typed,
      // A new one each time: the human check begins again.
      attempt: crypto.randomUUID(),
    },
    { status: 400 },
  )
}

export default function Contact({ loaderData: { page, user, formKey }, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <ContactPage
      // Another of the three is another form.
      key={page.kind}
      page={page}
      user={user}
      formKey={formKey}
      answer={actionData}
      isSending={isSending}
    />
  )
}

function pageAt({ pathname }: URL) {
  const page = pages[pathname]
  if (page === undefined) throw data(null, { status: 404 })
  return page
}
