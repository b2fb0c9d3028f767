import type { FormAnswer } from '../../../contract/applications/applications.ts'
import { Remember } from './answer-row.tsx'
import css from './applications.module.css'
import { QuestionField } from './question-field.tsx'

type Props = {
  /** The answers to change, each with its place among all of them. */
  asked: readonly { answer: FormAnswer; at: number }[]
  problems: Readonly<Record<string, string>>
}

/** The answers that we have, as fields of a form. */
export function KnownFields({ asked, problems }: Props) {
  return (
    <div className={css.questions}>
      {asked
        // Files are those that were chosen to go with it.
        .filter(({ answer }) => answer.question.type !== 'file')
        .map(({ answer, at }) => (
          <Known key={answer.question.key} answer={answer} at={at} problem={problems[answer.question.key]} />
        ))}
    </div>
  )
}

function Known({ answer, at, problem }: { answer: FormAnswer; at: number; problem: string | undefined }) {
  const { origin } = answer
  return (
    <div>
      <input type="hidden" name={`asked-${at}`} value="on" />
      <QuestionField answer={answer} name={`q-${at}`} problem={problem} />
      {origin === null && <Remember answer={answer} name={`remember-${at}`} />}
    </div>
  )
}
