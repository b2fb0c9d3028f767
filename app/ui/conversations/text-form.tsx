import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Conversation, Texting } from '../../../contract/conversations/conversations.ts'
import { textLimits } from '../../../contract/conversations/limits.ts'
import { countInWords, withPlainSigns } from '../../../contract/conversations/text-messages.ts'
import { quietHours, textTooLong } from '../../../contract/conversations/texts.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import { timeOf } from '../dates.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { Button } from '../parts/button.tsx'
import { ProblemSummary } from '../parts/problem-summary.tsx'
import { TextArea } from '../parts/text-field.tsx'
import { useForScripts } from '../use-hydrated.ts'
import { useUnusedId } from '../use-unused-id.ts'
import { Day } from '../when.tsx'
import css from './conversations.module.css'
import { Checkbox } from '../parts/checkbox.tsx'

type Props = {
  texting: Texting
  texts: Conversation['texts']
  /** Of the next text: sent twice with it, it is one. */
  textId: string
  alert: Alert | null
  /** What was typed, where it was not sent. */
  typed: string
}

/** Text messages to a candidate: those that were sent, and the next with what it will cost. */
export function TextForm({ texting, texts, textId, alert, typed }: Props) {
  const id = useUnusedId(textId, texts)
  return (
    <details className={css.texts} open={alert !== null || undefined}>
      <summary>Text messages{texts.length > 0 && ` (${texts.length})`}</summary>
      <SentTexts texts={texts} isOurs />
      {alert !== null && texting.whyNot !== null && <AlertBox alert={alert} />}
      {texting.whyNot === null ? (
        <NewText
          key={id}
          texting={texting}
          // The night may have begun since the page was loaded.
          isQuiet={texting.isQuiet || alert?.details === quietHours}
          textId={id}
          typed={typed}
          alert={alert}
        />
      ) : (
        <>
          <p className="quiet">{texting.whyNot}</p>
          {typed !== '' && <p className={css.text}>{typed}</p>}
        </>
      )}
    </details>
  )
}

const states = { waiting: 'waiting to go', sent: 'sent', failed: 'not delivered', unknown: 'sent' } as const

/** The texts that somebody was sent; nothing where there are none. @param isOurs for the company, which reads what became of them */
export function SentTexts({ texts, isOurs = false }: Pick<Props, 'texts'> & { isOurs?: boolean }) {
  if (texts.length === 0) return null
  return (
    <ol className={css.thread}>
      {texts.map(({ _id, author, words, parts, sentAt, isQuietConfirmed, state }) => (
        <li key={_id} className={css.message}>
          <p className={css.text}>{words}</p>
          <small className="quiet">
            {author} · <Day moment={sentAt} /> {timeOf(sentAt)}
            {isOurs && (
              <>
                {' '}
                · {parts} {parts === 1 ? 'text' : 'texts'}, {states[state]}
                {isQuietConfirmed && ' · at night, as confirmed'}
              </>
            )}
          </small>
        </li>
      ))}
    </ol>
  )
}

function NewText({
  texting,
  isQuiet,
  textId,
  typed,
  alert,
}: Pick<Props, 'texting' | 'textId' | 'typed' | 'alert'> & { isQuiet: boolean }) {
  const isSending = useNavigation().state === 'submitting'
  const forScripts = useForScripts()
  const [text, setText] = useState(typed)
  const isTooLong = text.trim().length > textLimits.typed
  const plain = withPlainSigns(text)
  return (
    <Form method="post" preventScrollReset className={css.form}>
      <input type="hidden" name="intent" value="text" />
      <input type="hidden" name="textId" value={textId} />
      <TextArea
        label="New text message"
        name="sms"
        hint={`Goes to their UK mobile. It begins with ‘${texting.prefix.trim()}’ and ends with how to stop texts.`}
        value={text}
        problem={isTooLong ? textTooLong : undefined}
        isAnnounced
        rows={3}
        required={false}
        onChange={setText}
      />
      <p className={`quiet ${forScripts ?? ''}`}>{countInWords(text.trim(), texting.prefix, textLimits.typed)}</p>
      {plain !== text && (
        <p>
          <Button type="button" look="plain" onClick={() => setText(plain)}>
            Use plain quotes and dashes, which take less room
          </Button>
        </p>
      )}
      {isQuiet && (
        <>
          <p>{quietHours}</p>
          <Checkbox name="isSure" value="yes">
            Send it now, at night
          </Checkbox>
        </>
      )}
      <ProblemSummary said={alert} />
      <div>
        <Button type="submit" aria-busy={isSending} disabled={isTooLong}>
          Send text
        </Button>
      </div>
    </Form>
  )
}
