import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Conversation, Side } from '../../../contract/conversations/conversations.ts'
import { conversationLimits } from '../../../contract/conversations/limits.ts'
import { noMessages } from '../../../contract/conversations/texts.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import { timeOf } from '../dates.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { Badge } from '../parts/badge.tsx'
import { Button } from '../parts/button.tsx'
import { ProblemSummary } from '../parts/problem-summary.tsx'
import { TextArea } from '../parts/text-field.tsx'
import { useUnusedId } from '../use-unused-id.ts'
import { Day } from '../when.tsx'
import css from './conversations.module.css'

type Props = {
  className: string | undefined
  level: 'h2' | 'h3'
  conversation: Conversation
  /** Whose page it is on. */
  side: Side
  /** Of the next message: sent twice with it, it is one. */
  messageId: string
  alert: Alert | null
  /** What was typed, where it was not sent. */
  typed: string
  hint: string
  /** What else there is to say or do below the messages. */
  children?: ReactNode
}

/** The messages about an application, and a box to write the next. */
export function Messages({
  className,
  level: Heading,
  conversation,
  side,
  messageId,
  alert,
  typed,
  hint,
  children,
}: Props) {
  const isSending = useNavigation().state === 'submitting'
  const { messages, whyNot } = conversation
  const id = useUnusedId(messageId, messages)
  // Where nothing was said and nothing can be, there is nothing to show.
  if (messages.length + conversation.texts.length === 0 && whyNot !== null && alert === null) return null
  return (
    <section className={className} aria-labelledby="messages">
      <Heading id="messages">Messages</Heading>
      {messages.length === 0 && <p className="quiet">{noMessages}</p>}
      {messages.length > 0 && (
        <ol className={css.thread}>
          {messages.map(({ _id, side: from, author, text, sentAt, isNew }) => (
            <li key={_id} className={css.message} data-is-own={from === side || undefined}>
              <p className={css.text}>{text}</p>
              <small className="quiet">
                {from === side && side === 'candidate' ? 'You' : author} · <Day moment={sentAt} /> {timeOf(sentAt)}{' '}
                {isNew && <Badge tone="attention">New</Badge>}
              </small>
            </li>
          ))}
        </ol>
      )}
      {alert !== null && whyNot !== null && <AlertBox alert={alert} />}
      {whyNot !== null && <p className="quiet">{whyNot}</p>}
      {(whyNot === null || typed !== '') && (
        <Form key={id} method="post" preventScrollReset className={css.form}>
          <input type="hidden" name="intent" value="message" />
          <input type="hidden" name="messageId" value={id} />
          <TextArea
            label="New message"
            name="message"
            hint={hint}
            maxLength={conversationLimits.text}
            defaultValue={typed}
            rows={3}
            required={false}
            data-desk-key="m"
          />
          {whyNot === null && <ProblemSummary said={alert} />}
          {whyNot === null && (
            <div>
              <Button type="submit" aria-busy={isSending}>
                Send message
              </Button>
            </div>
          )}
        </Form>
      )}
      {children}
    </section>
  )
}
