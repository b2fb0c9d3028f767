import type { QuestionsAhead } from '../../../contract/applications/plan.ts'
import css from './applications.module.css'
import { answerText } from './answer-text.ts'
import { ButtonLink } from '../parts/button.tsx'

type Props = {
  /** Null: the person has not asked yet. */
  ahead: QuestionsAhead | null
  sourceName: string
  /** Where it is asked: the page with the questions on it. */
  address: string
}

/** What a form asks, before anything is started; the board is asked for it only when the person wants to know. */
export function AnswersAhead({ ahead, sourceName, address }: Props) {
  return (
    <section className={css.part} aria-labelledby="ahead">
      <h2 id="ahead">What the form asks</h2>
      {ahead === null ? (
        <p>
          <ButtonLink to={address} preventScrollReset rel="nofollow">
            Ask {sourceName}
          </ButtonLink>
        </p>
      ) : !ahead.isTold ? (
        <p>{sourceName} did not say.</p>
      ) : (
        <>
          <p>
            {ahead.sourceName} asks {ahead.questions.length === 1 ? 'one thing' : `${ahead.questions.length} things`}.
            Nothing has been started.
          </p>
          <dl className={css.facts}>
            {ahead.questions.map(({ question, value, origin }) => (
              <div key={question.key} className={css.answer}>
                <dt>
                  {question.label}
                  {!question.isRequired && ' (optional)'}
                </dt>
                <dd>
                  {value === null || value === '' ? (
                    question.isRequired ? (
                      <b>Needs you</b>
                    ) : (
                      'May stay open'
                    )
                  ) : (
                    answerText(value, question.type === 'consent')
                  )}
                  {origin !== null && <small> ({origin.text})</small>}
                  {question.options.length > 0 && value === null && <small> {question.options.join(' · ')}</small>}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
