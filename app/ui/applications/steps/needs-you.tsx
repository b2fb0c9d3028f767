import { reasonNames } from '../../../../contract/applications/reason-texts.ts'
import type { ApplicationDetail } from '../../../../contract/applications/history.ts'
import { Act } from '../act.tsx'
import css from '../applications.module.css'
import { LoginForm } from '../login-form.tsx'
import { Paste } from '../paste.tsx'
import { QuestionsForm } from '../questions-form.tsx'
import { ReasonStep } from '../reason-step.tsx'
import type { StepProps } from './step-props.ts'

/** Something only the person can give: answers, a login, or the whole of it on the board. */
export function NeedsYou({ application, login, problems }: StepProps) {
  const { reason, sourceName, answers } = application
  const isAsked = answers.length > 0
  return (
    <>
      <section className={css.part}>
        <h2>{headingOf(application, login !== null, sourceName)}</h2>
        {login === null && application.heldLogin === null && <ReasonStep application={application} />}
      </section>
      {login !== null && <LoginForm sourceName={sourceName} email={login.email} problems={problems} />}
      {isAsked && <QuestionsForm application={application} problems={problems} />}
      <div className={css.ways}>
        <Act intent="sent" label="I applied" isMain={!isAsked && login === null} />
        {!isAsked && login === null && application.heldLogin === null && reason !== 'own-site' && (
          <Act intent="answer" label="Try again" />
        )}
        <Act intent="stop" label="Stop" />
      </div>
      <Paste application={application} />
    </>
  )
}

function headingOf({ reason }: ApplicationDetail, asksLogin: boolean, sourceName: string): string {
  if (asksLogin && reason === 'no-credentials') return `${sourceName} asks who you are`
  return reason === null ? 'This needs you' : reasonNames[reason]
}
