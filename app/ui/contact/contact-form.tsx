import { useEffect, useMemo, useRef } from 'react'
import { Form } from 'react-router'
import type { PageUser } from '../../api.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { HumanCheck } from '../account/human-check.tsx'
import { ProblemSummary } from '../parts/problem-summary.tsx'
import { TextArea, TextField } from '../parts/text-field.tsx'
import type { Problems } from '../parts/problems.ts'
import css from './contact-page.module.css'
import type { SentMessage } from './send-message.ts'
import { Button } from '../parts/button.tsx'

export type ContactFormProps = {
  contentLabel: string
  user: Pick<PageUser, 'name'> | null
  /** For browsers without scripts: see app/ui/account/human-check.tsx. */
  formKey: string
  /** What came of the form. */
  answer: SentMessage | undefined
  isSending: boolean
  /** Tells it from another form of its page. */
  intent?: string
}

/** Somebody writes to the people who run this; what came of it stands above the form. */
export function ContactForm({ contentLabel, user, formKey, answer, isSending, intent }: ContactFormProps) {
  const said = useRef<HTMLDivElement>(null)
  const problems = answer?.problems ?? {}
  const typed = answer?.typed
  const summary = useMemo(() => answer && byField(answer.problems), [answer])
  useEffect(() => {
    if (answer?.alert != null) said.current?.focus()
  }, [answer])
  return (
    <>
      {answer?.alert != null && (
        <div ref={said} tabIndex={-1} aria-live="polite">
          <AlertBox alert={answer.alert} />
        </div>
      )}
      {/* What was sent is done with: the form begins again. */}
      <Form key={typed === null ? 'sent' : 'open'} className={css.form} method="post" noValidate>
        {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
        <TextField
          name="name"
          label="Your name"
          autoComplete="name"
          defaultValue={typed?.name ?? user?.name ?? ''}
          problem={problems['name']}
        />
        <TextField
          name="email"
          type="email"
          label="Your email address"
          autoComplete="email"
          defaultValue={typed?.email ?? ''}
          problem={problems['email']}
        />
        <TextField
          name="subject"
          label="Subject"
          autoComplete="off"
          defaultValue={typed?.subject ?? ''}
          problem={problems['subject']}
          isOptional
        />
        <TextArea
          id="message"
          name="content"
          label={contentLabel}
          rows={8}
          maxLength={10_000}
          required
          defaultValue={typed?.content ?? ''}
          problem={problems['content']}
        />
        <HumanCheck key={answer?.attempt} start={{ formKey }} problem={problems['captcha']} />
        <ProblemSummary problems={summary} />
        <Button
          look={intent === undefined ? 'primary' : undefined}
          type="submit"
          disabled={isSending}
          aria-busy={isSending}
        >
          Send message
        </Button>
      </Form>
    </>
  )
}

/** By the ids of the fields: 'content' is that of the page's own, and the human check is no field. */
function byField(problems: Problems): Problems {
  const ids: Record<string, string> = { content: 'message', captcha: '' }
  return Object.fromEntries(Object.entries(problems).map(([field, message]) => [ids[field] ?? field, message]))
}
