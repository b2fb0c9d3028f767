import type { ApplicationReason } from '../../../../contract/applications/applications.ts'
import { reasonNames } from '../../../../contract/applications/reason-texts.ts'
import { canMove } from '../../../../contract/applications/states.ts'
import { messages } from '../../../../contract/texts/messages.ts'
import { Act } from '../act.tsx'
import { AnswersCard } from '../answers-card.tsx'
import css from '../applications.module.css'
import { Paste } from '../paste.tsx'
import { ReasonStep } from '../reason-step.tsx'
import type { StepProps } from './step-props.ts'
import { ButtonLink } from '../../parts/button.tsx'

/** It was sent: with these answers. */
export function Applied({ application, cost }: StepProps) {
  const { way, answers } = application
  if (way === 'elsewhere' || answers.length === 0) return null
  return <AnswersCard application={application} problems={{}} cost={cost} />
}

/** With these there is nothing to finish by hand. */
const over: ReadonlySet<ApplicationReason> = new Set<ApplicationReason>([
  'closed',
  'already-applied',
  'avoided',
  'taken-back',
  'not-sent',
])

/** Nothing was sent, and nothing will be unless the person starts again. */
export function NotSent({ application }: StepProps) {
  const { state, reason, job } = application
  const wasThere = reason === 'already-applied'
  const mayFinish = state === 'failed' && reason !== null && !over.has(reason)
  return (
    <section className={css.part}>
      <h2>
        {state === 'stopped'
          ? 'Stopped: nothing was sent'
          : reason === null
            ? messages.applicationNotSent
            : reasonNames[reason]}
      </h2>
      <ReasonStep application={application} />
      <p>{wasThere ? 'We sent nothing, and it cost nothing.' : 'It cost nothing.'}</p>
      <div className={css.ways}>
        {canMove(state, 'applied', 'person') && (
          <Act intent="sent" label={wasThere ? 'It is there: I applied' : 'I sent it myself'} />
        )}
        {job !== null && <ButtonLink to={`/apply?job=${job}`}>Start again</ButtonLink>}
      </div>
      {mayFinish && <Paste application={application} />}
    </section>
  )
}
