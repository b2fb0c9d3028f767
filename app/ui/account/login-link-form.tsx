import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { HumanCheckStart } from '../../../contract/human-check/api.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { Button } from '../parts/button.tsx'
import { ProblemSummary } from '../parts/problem-summary.tsx'
import type { Problems } from '../parts/problems.ts'
import css from './account.module.css'
import { HumanCheck } from './human-check.tsx'
import { EmailField } from './person-fields.tsx'

/** What /login-link answers. */
export type LoginLinkAnswer = {
  /** The email is on its way; null if not. */
  sent: Alert | null
  email: string
  problems: Problems
  /** New with each answer: the human check works once. */
  attempt: string
}

type Props = {
  /** The id of a job to save with the login. */
  job?: string | undefined
  /** The path of the Rolecall page to go to afterwards. */
  back?: string | undefined
  /** Of the human check, where the page can be sent without scripts. */
  start?: Pick<HumanCheckStart, 'formKey'> | undefined
  /** From the server, where the form was sent without scripts. */
  answer?: LoginLinkAnswer | undefined
  /** Each key, for who goes on with a password. */
  onEmail?: (email: string) => void
  onSent?: () => void
}

/** The field's own id: the page below a dialog may have another 'email'. */
const field = 'login-link-email'

/** An address, to which an email with a link to log in is sent: with it somebody new gets their account. Sent to /login-link, with scripts and without. */
export function LoginLinkForm({ job, back, start, answer: sentBack, onEmail, onSent }: Props) {
  const fetcher = useFetcher<LoginLinkAnswer>()
  const said = useRef<HTMLDivElement>(null)
  const { sent = null, email, problems = {}, attempt } = fetcher.data ?? sentBack ?? {}
  const isBusy = fetcher.state !== 'idle'
  useEffect(() => {
    if (sent === null) return
    said.current?.focus()
    onSent?.()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [sent])

  if (sent !== null) {
    return (
      <div ref={said} tabIndex={-1} aria-live="polite">
        <AlertBox alert={{ ...sent, details: `It went to ${email}. ${sent.details}` }} />
      </div>
    )
  }
  return (
    <fetcher.Form className={css.form} method="post" action="/login-link" noValidate defaultShouldRevalidate={false}>
      {job !== undefined && <input type="hidden" name="job" value={job} />}
      {back !== undefined && <input type="hidden" name="back" value={back} />}
      <EmailField
        id={field}
        label="Email address"
        isLogin
        defaultValue={email}
        problem={problems[field]}
        onChange={onEmail}
      />
      <HumanCheck key={attempt} start={start} problem={problems['captcha']} />
      <ProblemSummary problems={problems} />
      <Button look="primary" className={css.submit} type="submit" aria-busy={isBusy} disabled={isBusy}>
        Email me a link
      </Button>
    </fetcher.Form>
  )
}

/** The problems of the form, by the ids of its fields. */
export function loginLinkProblems({ email, ...others }: Problems): Problems {
  return email === undefined ? others : { [field]: email, ...others }
}
