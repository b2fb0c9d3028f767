import type { FormAnswer } from '../../../contract/applications/applications.ts'
import { notUnderstood } from './answer-row.tsx'
import { answerText } from './answer-text.ts'
import css from './applications.module.css'
import { CopyButton } from './copy-button.tsx'

/** Every answer that is known for a form, each to be copied into it. */
export function AnswerSheet({ answers }: { answers: readonly FormAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <>
      <h3 id="answer-sheet">Answer sheet</h3>
      <p>
        These come from you, your CV or answers that you asked us to remember. We never guess. Read them before you use
        them.
      </p>
      <ul className={css.sheet} aria-labelledby="answer-sheet">
        {answers.map(({ question, value, origin }) => {
          const text = answerText(value, false)
          if (value === null)
            return (
              <li key={question.key}>
                <div>
                  <p className={css.asked}>{question.label}</p>
                  <p>{notUnderstood}</p>
                </div>
              </li>
            )
          return (
            <li key={question.key}>
              <div>
                <p className={css.asked}>{question.label}</p>
                <p>
                  {text} {origin !== null && <small>({origin.text})</small>}
                </p>
              </div>
              <div className={css.copy}>
                <CopyButton text={text} of={question.label} />
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
