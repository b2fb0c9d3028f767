import { reasonNames } from '../../../contract/applications/reason-texts.ts'
import type { ApplicationDetail, ApplicationEvent } from '../../../contract/applications/history.ts'
import { timeOf } from '../dates.ts'
import { Ago } from '../when.tsx'
import css from './applications.module.css'
import { stateNames } from './state-words.ts'

/** Each thing that happened to an application, the first first. */
export function WhatHappened({ application: { events, way }, now }: { application: ApplicationDetail; now: string }) {
  return (
    <section className={css.part} aria-labelledby="events">
      <h2 id="events">What happened</h2>
      <ol className={css.list}>
        {events.map((event) => (
          <li key={`${event.at}${event.to}`}>
            <span>
              <b>{nameOf(event, way)}</b>
              {wordsOf(event) !== '' && <>: {wordsOf(event)}</>}
              <small className={css.quiet}>
                <Ago moment={event.at} now={now} />, {timeOf(event.at)}, {event.by === 'person' ? 'by you' : 'by us'}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function nameOf({ from, to }: ApplicationEvent, way: ApplicationDetail['way']): string {
  if (from === null && to !== 'applied') return 'Started'
  if (to === 'ready' && way !== 'by-hand') return 'Filled in'
  return stateNames[to]
}

function wordsOf({ reason, text }: ApplicationEvent): string {
  return [reason === null ? '' : reasonNames[reason], text].filter((part) => part !== '').join(' – ')
}
