import { Act } from '../act.tsx'
import { AnswersCard } from '../answers-card.tsx'
import css from '../applications.module.css'
import type { StepProps } from './step-props.ts'

/** The form as it stands, up to its last button: the person looks at it, and has it sent. */
export function Check({ application, problems, cost }: StepProps) {
  const { sourceName, answersHash, hasPicture, isApproved, way, _id } = application
  const isAgreed = isApproved || way === 'automatic'
  return (
    <>
      {isAgreed && <output className={css.live}>It is about to be sent.</output>}
      <AnswersCard
        application={application}
        problems={problems}
        cost={cost}
        actions={
          isAgreed ? (
            <Act intent="stop" label="Stop" />
          ) : (
            <>
              <Act intent="approve" label="Send application" look="primary" fields={{ hash: answersHash }} />
              <Act intent="stop" label="Stop" />
            </>
          )
        }
      />
      {hasPicture && (
        <details className={css.part}>
          <summary>See the form on {sourceName}, as it is filled in</summary>
          <img
            className={css.picture}
            src={`/applications/${_id}/picture/form`}
            alt="The last page of the form, filled in"
            loading="lazy"
          />
        </details>
      )}
    </>
  )
}
