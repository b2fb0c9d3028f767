import { dayOf, timeOf } from '../../dates.ts'
import { Act } from '../act.tsx'
import css from '../applications.module.css'
import { ToBoard } from '../to-board.tsx'
import { ByHand } from './by-hand.tsx'
import { Check } from './check.tsx'
import { Applied, NotSent } from './ended.tsx'
import { NeedsYou } from './needs-you.tsx'
import type { StepProps } from './step-props.ts'

/** What is to be done with an application as it stands. */
export function Step(props: StepProps) {
  const { state, way } = props.application
  switch (state) {
    case 'queued':
      return <Queued {...props} />
    case 'needs-you':
      return <NeedsYou {...props} />
    case 'ready':
      return way === 'by-hand' ? <ByHand {...props} /> : <Check {...props} />
    case 'sending':
      return (
        <section className={css.part}>
          <output className={css.said}>It is being sent to {props.application.sourceName} now.</output>
        </section>
      )
    case 'unsure':
      return <Unsure {...props} />
    case 'applied':
      return <Applied {...props} />
    case 'failed':
    case 'stopped':
      return <NotSent {...props} />
  }
}

/** 'at 14:05', 'on 24 November at 08:00' */
function whenOf(moment: string, now: string): string {
  const isToday = dayOf(moment) === dayOf(now)
  return `${isToday ? '' : `on ${dayOf(moment)} `}at ${timeOf(moment)}`
}

function Queued({ application, now }: StepProps) {
  const { isInHand, sourceName, nextTryAt, attempts, reason } = application
  const text = reason === 'daily-limit' ? `${sourceName} takes no more applications from you today.` : application.text
  if (application.heldLogin !== null) return <Act intent="stop" label="Stop" />
  return (
    <section className={css.part}>
      <output className={css.said}>
        {isInHand
          ? `The form on ${sourceName} is being filled in. Nothing is sent yet.`
          : nextTryAt !== null
            ? `${text === '' ? 'It waits for its turn.' : text} We try ${whenOf(nextTryAt, now)}${attempts > 0 && attempts <= 3 && reason !== 'daily-limit' ? ` (${attempts} of 3)` : ''}.`
            : 'It waits for its turn. You may close this page.'}
      </output>
      <Act intent="stop" label="Stop" />
    </section>
  )
}

function Unsure({ application }: StepProps) {
  return (
    <section className={css.part}>
      <h2>Not sure</h2>
      <p>The site did not answer after we pressed send. We have not tried again. {application.text}</p>
      <div className={css.ways}>
        <ToBoard application={application} label={`Check on ${application.sourceName}`} />
        <Act intent="sent" label="It was sent" />
        <Act intent="not-sent" label="It was not" />
      </div>
    </section>
  )
}
