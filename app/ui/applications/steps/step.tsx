import type { Doubt } from '../../../../contract/applications/applications.ts'
import { Act } from '../act.tsx'
import card from '../answers-card.module.css'
import { AnswersCard, headingOf } from '../answers-card.tsx'
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
      return <AnswersCard {...props} />
    case 'unsure':
      return <Unsure {...props} />
    case 'applied':
      return <Applied {...props} />
    case 'failed':
    case 'stopped':
      return <NotSent {...props} />
  }
}

/** What is known of the form already; else that it will be shown here. */
function Queued(props: StepProps) {
  const { application, cost } = props
  const stop = <Act intent="stop" label="Stop" />
  if (application.answers.length > 0) return <AnswersCard {...props} actions={stop} />
  return (
    <section className={card.card} aria-labelledby="answers">
      <header className={card.head}>
        <h2 id="answers">{headingOf(application)}</h2>
      </header>
      <p className={card.to}>
        {application.isInHand
          ? 'Your answers appear here as soon as the form is filled in.'
          : 'Your answers appear here once we have filled in the form.'}
      </p>
      <div className={card.foot}>
        {stop}
        <p className={card.cost}>{cost}</p>
      </div>
    </section>
  )
}

/** Why we do not know whether it was sent. @param board its name */
const doubtTexts: Readonly<Record<Doubt, (board: string) => string>> = {
  'no-answer': () => 'The site did not respond after we sent it. We have not tried again.',
  'not-listed': (board) =>
    `${board} thanked you for it, but its list of your applications does not show it. We have not tried again.`,
  interrupted: () => 'We were interrupted while it was being sent. We have not tried again.',
}

function Unsure({ application, problems, cost }: StepProps) {
  const { sourceName, doubt, boardList, text, answers } = application
  return (
    <>
      <section className={`${css.part} ${css.attention}`}>
        <h2>Not sure</h2>
        <p>{doubtTexts[doubt ?? 'no-answer'](sourceName)}</p>
        <p>
          Look at your applications on {sourceName}: if it is among them, it was sent.
          {text !== '' && <span className={css.quiet}>{text}</span>}
        </p>
        <div className={css.ways}>
          <ToBoard
            link={boardList ?? application.link}
            label={`Check on ${sourceName}`}
            look={boardList === null ? undefined : 'primary'}
          />
          <Act intent="sent" label="It was sent" />
          <Act intent="not-sent" label="It was not" />
        </div>
      </section>
      {answers.length > 0 && <AnswersCard application={application} problems={problems} cost={cost} />}
    </>
  )
}
