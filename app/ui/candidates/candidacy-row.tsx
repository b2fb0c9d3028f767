import { href, Link } from 'react-router'
import type { Candidacy } from '../../../contract/candidates/candidacies.ts'
import { hoursInWords } from '../../../contract/job-ads/employer-words.ts'
import css from '../applications/history-list.module.css'
import { newMessages } from '../conversations/new-messages.ts'
import { StatusSteps } from '../parts/status-steps.tsx'
import { Ago } from '../when.tsx'
import { isWaiting, stepsOf } from './state-words.ts'

/** A history row for an application to an ad that was posted here. */
export function CandidacyRow({ one, unread, now }: { one: Candidacy; unread: number; now: string }) {
  const { _id, jobTitle, employer, sentAt, usualHours } = one
  const page = href('/candidacies/:candidacyId', { candidacyId: _id })
  return (
    <li className={css.row}>
      <div className={css.what}>
        <Link className={css.title} to={page}>
          {jobTitle}
        </Link>
        <div className={css.meta}>
          <span>
            {[employer, 'Rolecall'].filter((part) => part !== null).join(' · ')} · <Ago moment={sentAt} now={now} />
            {isWaiting(one) && usualHours !== null && ` · usually answers in ${hoursInWords(usualHours)}`}
            {unread > 0 && (
              <>
                {' '}
                · <b>{newMessages(unread)}</b>
              </>
            )}
          </span>
          <StatusSteps label={`Steps of ${jobTitle}`} steps={stepsOf(one)} isInRow />
        </div>
      </div>
      <div className={css.acts}>
        <Link to={`${page}/receipt`}>
          Receipt<span className="unseen"> of {jobTitle}</span>
        </Link>
      </div>
    </li>
  )
}
