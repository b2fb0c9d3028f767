import { data, useNavigation } from 'react-router'
import { messageTitles, type MessageKind } from '../../../contract/messages/kinds.ts'
import type { Route } from './+types/contact'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { ContactPage, type ContactPageText } from '../../ui/contact/contact-page.tsx'
import { sendMessage } from '../../ui/contact/send-message.ts'

/** The three forms by their address; they share one layout, which takes a title and an icon (S15.3, S15.4). */
const pages: Readonly<Record<string, ContactPageText & { kind: MessageKind }>> = {
  '/contact': {
    kind: 'contact',
    icon: 'send',
    title: messageTitles.contact,
    lead: 'Do you have a question, a complaint or a request about your data? Write to us and we will answer by email.',
    contentLabel: 'Your message',
  },
  '/issues': {
    kind: 'issue',
    icon: 'warning',
    title: messageTitles.issue,
    lead: 'Is something broken, or is an ad wrong? Tell us what you did, what you saw, and on which page.',
    contentLabel: 'What happened',
  },
  '/ticket': {
    kind: 'ticket',
    icon: 'star',
    title: messageTitles.ticket,
    lead: 'What would you like Rolecall to do? Tell us how it would help you.',
    contentLabel: 'Your idea',
  },
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { formKey } = await ask(context, (api) => api.humanCheck.start({ query: {} }))
  return { page: pageAt(url), canonical: url.pathname, user: context.get(visitor).user, formKey }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { kind } = pageAt(url)
  const sent = await sendMessage(context, form, kind)
  return data(sent, { status: sent.typed === null ? 200 : 400 })
}

export default function Contact({ loaderData: { page, canonical, user, formKey }, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <ContactPage
      // Another of the three is another form.
      key={page.kind}
      page={page}
      canonical={canonical}
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
