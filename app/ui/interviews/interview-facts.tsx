import type { Appointment } from '../../../contract/interviews/interviews.ts'
import * as texts from '../../../contract/interviews/texts.ts'
import app from '../applications/applications.module.css'
import { Badge } from '../parts/badge.tsx'
import css from './interviews.module.css'
import { When } from './when.tsx'

const tones = {
  invited: 'attention',
  confirmed: 'good',
  suggested: 'attention',
  declined: 'plain',
  cancelled: 'plain',
} as const

/** How an interview stands, in words. */
export function InterviewState({ of: { state, isPast } }: { of: Pick<Appointment, 'state' | 'isPast'> }) {
  const isOver = isPast && state !== 'cancelled' && state !== 'declined'
  return (
    <>
      <Badge tone={isOver ? 'plain' : tones[state]}>{texts.stateNames[state]}</Badge>
      {isOver && <Badge tone="plain">Past</Badge>}
    </>
  )
}

/**
 * When, where and how long an interview is, and what the company wrote.
 * @param hasForm the times to choose from are in a form beside it
 */
export function InterviewFacts({ of: one, hasForm = false }: { of: Appointment; hasForm?: boolean }) {
  const { time, slots, isAgreed, state, suggested, zone, minutes, how, where, message, suggestionNote, endedNote } = one
  const isOpen = !isAgreed && slots.length > 1 && state !== 'cancelled' && state !== 'declined'
  return (
    <dl className={app.facts}>
      {!(isOpen && hasForm) && (
        <>
          <dt>{isOpen ? 'Times to choose from' : 'When'}</dt>
          <dd>
            {isOpen ? (
              <ul>
                {slots.map((slot) => (
                  <li key={slot}>
                    <When time={slot} zone={zone} />
                  </li>
                ))}
              </ul>
            ) : (
              <When time={time} zone={zone} />
            )}
          </dd>
        </>
      )}
      {suggested !== null && (
        <>
          <dt>Another time suggested</dt>
          <dd>
            <When time={suggested} zone={zone} />
            {suggestionNote !== '' && <p className={css.message}>{suggestionNote}</p>}
          </dd>
        </>
      )}
      <dt>How long</dt>
      <dd>{minutes} minutes</dd>
      <dt>{ways[how]}</dt>
      <dd>
        <Where how={how} where={where} />
      </dd>
      {message !== '' && (
        <>
          <dt>Message</dt>
          <dd className={css.message}>{message}</dd>
        </>
      )}
      {endedNote !== '' && (
        <>
          <dt>Reason</dt>
          <dd className={css.message}>{endedNote}</dd>
        </>
      )}
    </dl>
  )
}

const ways = { place: 'Where', phone: 'By phone', video: 'Video call' } as const

function Where({ how, where }: Pick<Appointment, 'how' | 'where'>) {
  if (how === 'video') {
    return (
      <a href={where} rel="noreferrer noopener">
        {where}
      </a>
    )
  }
  if (how === 'phone') return where
  return (
    <>
      {where} ·{' '}
      <a
        href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(where)}`}
        rel="noreferrer noopener"
        target="_blank"
      >
        Map and how to get there<span className="unseen"> (opens a new tab)</span>
      </a>
    </>
  )
}
