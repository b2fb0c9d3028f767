import { useEffect, useMemo, useRef } from 'react'
import { Form } from 'react-router'
import type { Alert } from '../../../contract/alerts.ts'
import type { PageUser } from '../../api.ts'
import { AlertBox } from '../alert-box.tsx'
import { HumanCheck } from '../account/human-check.tsx'
import { Icon, type IconName } from '../icon.tsx'
import { PageHead } from '../page-head.tsx'
import { ProblemSummary } from '../forms/problem-summary.tsx'
import { TextField } from '../forms/text-field.tsx'
import type { Problems } from '../forms/problems.ts'
import css from './contact-page.module.css'

export type ContactPageText = { icon: IconName; title: string; lead: string; contentLabel: string }

type Typed = { name: string; email: string; subject: string; content: string }

type Props = {
  page: ContactPageText
  user: Pick<PageUser, 'name'> | null
  /** For browsers without scripts: see app/ui/account/human-check.tsx. */
  formKey: string
  /** What came of the form; `typed` null: it was sent. */
  answer: { alert: Alert | null; problems: Problems; typed: Typed | null; attempt: string } | undefined
  isSending: boolean
}

/** The one layout of /contact, /issues and /ticket. */
export function ContactPage({ page: { icon, title, lead, contentLabel }, user, formKey, answer, isSending }: Props) {
  const said = useRef<HTMLDivElement>(null)
  const problems = answer?.problems ?? {}
  const typed = answer?.typed
  const summary = useMemo(() => answer && byField(answer.problems), [answer])
  useEffect(() => {
    if (answer?.alert != null) said.current?.focus()
  }, [answer])
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={title} description={lead} />
      <h1 className={css.title}>
        <Icon name={icon} /> {title}
      </h1>
      <p>{lead}</p>
      {answer?.alert != null && (
        <div ref={said} tabIndex={-1} aria-live="polite">
          <AlertBox alert={answer.alert} />
        </div>
      )}
      {/* What was sent is done with: the form begins again. */}
      <Form key={typed === null ? 'sent' : 'open'} className={css.form} method="post" noValidate>
        <ProblemSummary problems={summary} />
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
          label="Your e-mail address"
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
        <div className="field">
          <label className="label" htmlFor="message">
            {contentLabel}
          </label>
          <p className="problem" id="message-problem">
            {problems['content']}
          </p>
          <textarea
            className={`input ${css.content}`}
            id="message"
            name="content"
            rows={8}
            maxLength={10_000}
            required
            defaultValue={typed?.content ?? ''}
            aria-invalid={problems['content'] !== undefined}
            aria-describedby="message-problem"
          />
        </div>
        <HumanCheck key={answer?.attempt} start={{ formKey }} problem={problems['captcha']} />
        <button className="button primary" type="submit" disabled={isSending} aria-busy={isSending}>
          Send message
        </button>
      </Form>
    </div>
  )
}

/** By the ids of the fields: 'content' is that of the page's own, and the human check is no field. */
function byField(problems: Problems): Problems {
  const ids: Record<string, string> = { content: 'message', captcha: '' }
  return Object.fromEntries(Object.entries(problems).map(([field, message]) => [ids[field] ?? field, message]))
}
