import { timeOf } from '../../dates.ts'
import { Act } from '../act.tsx'
import { AnswersList } from '../answers-list.tsx'
import css from '../applications.module.css'
import { QuestionsForm } from '../questions-form.tsx'
import type { StepProps } from './step-props.ts'

/** The form as it stands, up to its last button: the person looks at it, and has it sent. */
export function Check({ application, problems }: StepProps) {
  const { sourceName, answers, answersHash, hasPicture, isApproved, nextTryAt, way, _id } = application
  return (
    <section className={css.part}>
      <h2>Check what the employer gets</h2>
      <p>This is what stands in the form on {sourceName}, as it would be sent. Boxes that are not needed are off.</p>
      <div className={css.card}>
        <AnswersList answers={answers} />
        {hasPicture && (
          <details>
            <summary>See the form</summary>
            <img
              className={css.picture}
              src={`/applications/${_id}/picture/form`}
              alt="The last page of the form, filled in"
              loading="lazy"
            />
          </details>
        )}
      </div>
      {isApproved || way === 'automatic' ? (
        <>
          <output className={css.said}>
            {nextTryAt === null ? 'It is being sent.' : `It is sent at ${timeOf(nextTryAt)}.`}
          </output>
          <Act intent="stop" label="Stop" />
        </>
      ) : (
        <>
          <div className={css.ways}>
            <Act intent="approve" label="Send application" isMain fields={{ hash: answersHash }} />
            <Act intent="stop" label="Stop" />
          </div>
          <details>
            <summary>Change an answer</summary>
            <QuestionsForm application={application} problems={problems} />
          </details>
        </>
      )}
    </section>
  )
}
