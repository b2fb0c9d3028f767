import { href, Link } from 'react-router'
import { reasonNames } from '../../../contract/applications/reason-texts.ts'
import type { ApplicationEntry } from '../../../contract/applications/history.ts'
import { canStop } from '../../../contract/applications/states.ts'
import { timeOf } from '../dates.ts'
import { Ago } from '../when.tsx'
import { Act } from './act.tsx'
import css from './applications.module.css'
import { StateBadge } from './state-badge.tsx'
import { nextSteps, waitsForLogin, waitsForPerson, whatToDo } from './state-words.ts'
import { isMoving } from './use-progress.ts'
import { ButtonLink } from '../parts/button.tsx'

type Props = { applications: readonly ApplicationEntry[]; now: string }

/** A page of the history: what waits for its person first, then what is on its way, then what is over. */
export function HistoryList({ applications, now }: Props) {
  const groups = [
    { name: 'Waiting for you', of: applications.filter(waitsForPerson) },
    { name: 'On their way', of: applications.filter((one) => !waitsForPerson(one) && isMoving(one)) },
    { name: 'Done', of: applications.filter((one) => !waitsForPerson(one) && !isMoving(one)) },
  ].filter(({ of }) => of.length > 0)
  return groups.map(({ name, of }) => (
    <section key={name} aria-label={name}>
      <h2 className={css.group}>
        {name} <span className={css.many}>{of.length}</span>
      </h2>
      <ul className={css.list}>
        {of.map((one) => (
          <Row key={one._id} one={one} now={now} />
        ))}
      </ul>
    </section>
  ))
}

function Row({ one, now }: { one: ApplicationEntry; now: string }) {
  const { _id, jobTitle, employer, sourceName, created, reason, hasReceipt, state, nextTryAt, heldLogin } = one
  const page = href('/applications/:applicationId', { applicationId: _id })
  return (
    <li>
      <div className={css.what}>
        <Link to={page}>{jobTitle}</Link>
        <small>
          {[employer, sourceName].filter((part) => part !== null).join(' · ')} · <Ago moment={created} now={now} />
        </small>
        {heldLogin !== null && <small>{waitsForLogin(one)}</small>}
        {reason !== null && heldLogin === null && (
          <small title={state === 'failed' ? nextSteps[reason].text : undefined}>{reasonNames[reason]}</small>
        )}
        {state === 'queued' && heldLogin === null && nextTryAt !== null && (
          <small>Not before {timeOf(nextTryAt)}</small>
        )}
      </div>
      <StateBadge application={one} />
      <div className={css.ways}>
        {waitsForPerson(one) && (
          <ButtonLink to={page}>
            {whatToDo(one)}
            <span className="unseen">: {jobTitle}</span>
          </ButtonLink>
        )}
        {hasReceipt && (
          <Link to={href('/applications/:applicationId/receipt', { applicationId: _id })}>
            Receipt<span className="unseen"> of {jobTitle}</span>
          </Link>
        )}
        {canStop(state) ? (
          <Act intent="stop" fields={{ id: _id }} label="Stop" about={jobTitle} />
        ) : (
          state !== 'sending' && <Act intent="remove" fields={{ id: _id }} label="Remove" about={jobTitle} />
        )}
      </div>
    </li>
  )
}
