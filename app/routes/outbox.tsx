import type { ReactNode } from 'react'
import type { OutboxMessage } from '../../contract/outbox/api.ts'
import type { Route } from './+types/outbox'
import { ask } from '../ask.ts'
import { dayOf, timeOf } from '../ui/dates.ts'
import { PageHead } from '../ui/page-head.tsx'
import css from '../ui/shell/outbox.module.css'
import { Button } from '../ui/parts/button.tsx'
import { TextField } from '../ui/parts/text-field.tsx'
import { EmptyState } from '../ui/parts/empty-state.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const to = url.searchParams.get('to') ?? ''
  return { to, messages: await ask(context, (api) => api.outbox.list({ query: to === '' ? {} : { to } })) }
}

/** Mails and texts as they were written, for a person at this machine. On a public site there is no such page. */
export default function Outbox({ loaderData: { to, messages } }: Route.ComponentProps) {
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Outbox" isForSearchEngines={false} />
      <h1>Outbox</h1>
      <p className="prose">
        The latest emails and texts. You can read them here because nobody else can reach this site. On a public site,
        only the person they are sent to can read them.
      </p>
      <form className={css.filter} method="get">
        <TextField name="to" label="Sent to" required={false} defaultValue={to} autoComplete="off" />
        <Button>Show</Button>
      </form>
      {messages.length === 0 && (
        <EmptyState
          title={to === '' ? 'No messages yet' : `No messages to ${to}`}
          picture={to === '' ? 'waiting' : 'missed'}
        >
          <p>An email or text appears here as soon as it is written.</p>
        </EmptyState>
      )}
      <ul className={css.messages}>
        {messages.map((message) => (
          <li key={message._id}>
            <Message message={message} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Message({ message }: { message: OutboxMessage }) {
  const { kind, to, subject, body, created, sent, priority, attachments, calendar } = message
  return (
    <article className={css.message}>
      <h2>{subject === '' ? 'Text message' : subject}</h2>
      <p className="quiet">
        {kind === 'mail' ? 'Email' : 'Text'} to <b>{to}</b>, {dayOf(created)} {timeOf(created)}
        {sent !== null && ', sent'}
        {priority === 'bulk' && ', low priority'}
      </p>
      {calendar !== null && (
        <p>{calendar === 'REQUEST' ? 'Calendar invitation' : 'Calendar cancellation'}: invite.ics</p>
      )}
      {attachments.length > 0 && (
        <ul aria-label="Attachments">
          {attachments.map(({ name, type, size }) => (
            <li key={`${name} ${type} ${size}`}>
              {name} ({type}, {size.toLocaleString('en-GB')} bytes)
            </li>
          ))}
        </ul>
      )}
      <p className={css.body}>
        {body === null ? 'We deleted the text of this message after sending it.' : withLinks(message)}
      </p>
    </article>
  )
}

/** The words, with each address in them as a link. */
function withLinks({ body, links }: OutboxMessage) {
  const parts: ReactNode[] = []
  let rest = body ?? ''
  for (const [index, link] of links.entries()) {
    const at = rest.indexOf(link)
    parts.push(
      rest.slice(0, at),
      <a key={index} href={link}>
        {link}
      </a>,
    )
    rest = rest.slice(at + link.length)
  }
  return [...parts, rest]
}
