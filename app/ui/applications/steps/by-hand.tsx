import { Act } from '../act.tsx'
import { AnswersAhead } from '../answers-ahead.tsx'
import css from '../applications.module.css'
import { Paste } from '../paste.tsx'
import { ToBoard } from '../to-board.tsx'
import type { StepProps } from './step-props.ts'

/** The person applies on the board, with everything ready to paste. */
export function ByHand({ application, ahead }: StepProps) {
  const { sourceName, tellsQuestions } = application
  return (
    <>
      <section className={css.part}>
        <h2>Apply on {sourceName}</h2>
        <p>Everything is ready to copy. Tell us when you have sent it, and you get a receipt of what you used.</p>
        <div className={css.ways}>
          <ToBoard link={application.link} label={`Open on ${sourceName}`} look="primary" />
          <Act intent="sent" label="I sent it myself" />
          <Act intent="stop" label="Stop" />
        </div>
      </section>
      {tellsQuestions && <AnswersAhead ahead={ahead} sourceName={sourceName} address="?ahead=1" />}
      <Paste application={application} />
    </>
  )
}
