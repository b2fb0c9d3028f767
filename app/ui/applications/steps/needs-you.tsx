import type { ApplicationDetail } from '../../../../contract/applications/history.ts'
import { reasonNames } from '../../../../contract/applications/reason-texts.ts'
import { Act } from '../act.tsx'
import { AnswersCard } from '../answers-card.tsx'
import css from '../applications.module.css'
import { LoginForm } from '../login-form.tsx'
import { openAnswers } from '../open-answers.ts'
import { Paste } from '../paste.tsx'
import { ReasonStep } from '../reason-step.tsx'
import type { StepProps } from './step-props.ts'

/** Something only the person can give: answers, a login, or the whole of it on the board. */
export function NeedsYou({ application, login, problems, cost }: StepProps) {
  const { reason, sourceName, answers, heldLogin } = application
  const isAsked = openAnswers(application).length > 0
  const canTryAgain = !isAsked && login === null && heldLogin === null && reason !== 'own-site'
  return (
    <>
      {/* Questions speak for themselves. */}
      {!(isAsked && reason === 'unknown-question') && (
        <section className={css.part}>
          <h2>{headingOf(application, login !== null, sourceName)}</h2>
          {login === null && heldLogin === null && <ReasonStep application={application} />}
        </section>
      )}
      {login !== null && <LoginForm sourceName={sourceName} email={login.email} problems={problems} />}
      {answers.length > 0 && <AnswersCard application={application} problems={problems} cost={cost} />}
      <div className={css.ways}>
        {canTryAgain && <Act intent="answer" label="Try again" />}
        <Act intent="sent" label="I sent it myself" />
        <Act intent="stop" label="Stop" />
        {answers.length === 0 && <span className={css.quiet}>{cost}</span>}
      </div>
      {isAsked ? (
        <details className={css.part}>
          <summary>Finish it on {sourceName} yourself</summary>
          <Paste application={application} />
        </details>
      ) : (
        <Paste application={application} />
      )}
    </>
  )
}

function headingOf({ reason }: ApplicationDetail, asksLogin: boolean, sourceName: string): string {
  if (asksLogin && reason === 'no-credentials') return `${sourceName} asks who you are`
  return reason === null ? 'This needs you' : reasonNames[reason]
}
