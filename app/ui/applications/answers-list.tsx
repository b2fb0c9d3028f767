import type { AnswerValue, FormAnswer } from '../../../contract/applications/applications.ts'
import css from './applications.module.css'

/** Questions with what they are answered with, and where each answer is from. */
export function AnswersList({ answers }: { answers: readonly FormAnswer[] }) {
  return (
    <dl className={css.facts}>
      {answers.map(({ question, value, origin }) => (
        <div key={question.key} className={css.answer}>
          <dt>{question.label}</dt>
          <dd>
            {answerText(value, question.type === 'consent')} {origin !== null && <small>({origin.text})</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function answerText(value: AnswerValue | null, isBox: boolean): string {
  if (isBox) return value === true ? 'Ticked' : 'Not ticked'
  if (value === null || value === '') return 'Not answered'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.join(', ') : value.file
}
