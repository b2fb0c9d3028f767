import { Form, useNavigation } from 'react-router'
import type { FormAnswer, FormQuestion } from '../../../contract/applications/applications.ts'
import type { ApplicationDetail } from '../../../contract/applications/history.ts'
import css from './applications.module.css'
import { QuestionField } from './question-field.tsx'
import { Button } from '../parts/button.tsx'

type Props = { application: ApplicationDetail; problems: Readonly<Record<string, string>> }

/** The questions of a board's form: those that need the person first, what is known already folded away below. */
export function QuestionsForm({ application, problems }: Props) {
  const { state } = useNavigation()
  const asked = application.answers.map((answer, at) => ({ answer, at })).filter(({ answer }) => isAsked(answer))
  const isOpen = ({ answer }: (typeof asked)[number]) =>
    application.state === 'ready' || needsPerson(answer) || problems[answer.question.key] !== undefined
  const known = asked.filter((one) => !isOpen(one))
  const field = ({ answer, at }: (typeof asked)[number]) => (
    <Question key={answer.question.key} answer={answer} at={at} problem={problems[answer.question.key]} />
  )
  return (
    <section className={css.part} aria-labelledby="answers">
      <h2 id="answers">Answers</h2>
      <Form method="post" className={css.questions}>
        <input type="hidden" name="intent" value="answer" />
        {asked.filter(isOpen).map(field)}
        {known.length > 0 && (
          <details>
            <summary>
              {known.length === 1
                ? 'One answer that we have, or need not have'
                : `${known.length} answers that we have, or need not have`}
            </summary>
            <div className={css.questions}>{known.map(field)}</div>
          </details>
        )}
        <Button look="primary" type="submit" disabled={state !== 'idle'}>
          Use these answers
        </Button>
      </Form>
    </section>
  )
}

/** Files are those that were chosen to go with it. */
function isAsked({ question }: FormAnswer): boolean {
  return question.type !== 'file'
}

function needsPerson({ question, value, problem }: FormAnswer): boolean {
  return problem !== undefined || (question.isRequired && (value === null || value === false || value === ''))
}

/** The same question has the same answer elsewhere, as a rule: what is written freely is about this employer. */
function isWorthKeeping({ kind, type }: FormQuestion): boolean {
  return kind === 'screening' && type !== 'text' && type !== 'long-text'
}

function Question({ answer, at, problem }: { answer: FormAnswer; at: number; problem: string | undefined }) {
  const { question, origin } = answer
  const refused = answer.problem === undefined ? undefined : `The board says: ${answer.problem}`
  return (
    <div>
      <input type="hidden" name={`asked-${at}`} value="on" />
      <QuestionField answer={answer} name={`q-${at}`} problem={problem ?? refused} />
      {(origin === null || refused !== undefined) && question.kind !== 'optional-consent' && (
        <div className={css.choice}>
          <input
            type="checkbox"
            id={`remember-${at}`}
            name={`remember-${at}`}
            defaultChecked={isWorthKeeping(question)}
          />
          <label htmlFor={`remember-${at}`}>
            Remember my answer<span className="unseen"> to {question.label}</span>
          </label>
        </div>
      )}
    </div>
  )
}
