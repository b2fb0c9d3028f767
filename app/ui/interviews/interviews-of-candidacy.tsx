import { Form, href } from 'react-router'
import type { Appointment } from '../../../contract/interviews/interviews.ts'
import { Button } from '../parts/button.tsx'
import { InterviewFacts, InterviewState } from './interview-facts.tsx'
import css from './interviews.module.css'

/** On the candidate's page of an application; draws nothing while it has no interviews. */
export function Interviews({ interviews }: { interviews: readonly Appointment[] }) {
  if (interviews.length === 0) return null
  return (
    <section className={css.part} aria-labelledby="interviews">
      <h2 id="interviews">Interviews</h2>
      <ul className={css.list}>
        {interviews.map((one) => (
          <li key={one._id} className={css.card}>
            <div className={css.head}>
              <h3>{one.event}</h3>
              <span className={css.marks}>
                <InterviewState of={one} />
              </span>
            </div>
            <InterviewFacts of={one} />
            <Form
              method="post"
              action={href('/candidacies/:candidacyId/interviews/:interviewId', {
                candidacyId: one.candidacy,
                interviewId: one._id,
              })}
            >
              <Button look={one.state === 'invited' && !one.isPast ? 'primary' : undefined}>
                {one.state === 'invited' && !one.isPast ? 'Answer the invitation' : 'See the interview'}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
