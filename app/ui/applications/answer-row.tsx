import type { FormAnswer, FormQuestion } from '../../../contract/applications/applications.ts'
import { asksForStoredCv } from '../../../contract/applications/stored-cv.ts'
import css from './answers-card.module.css'
import { answerText } from './answer-text.ts'
import { QuestionField } from './question-field.tsx'
import { Checkbox } from '../parts/checkbox.tsx'

/** A question with what is answered to it, and where that is from. Within a `dl`. */
export function AnswerRow({ answer: { question, value, origin, isUnderstood } }: { answer: FormAnswer }) {
  const isEmpty = value === null || value === '' || (question.type === 'consent' && value !== true)
  return (
    <div className={css.row}>
      <dt className={css.label}>{question.label}</dt>
      <dd className={isEmpty ? css.empty : css.value}>
        {question.kind === 'optional-consent' && value !== true
          ? 'Off'
          : answerText(value, question.type === 'consent')}
      </dd>
      <dd className={css.origin}>{originText({ question, origin, isEmpty, isUnderstood: isUnderstood !== false })}</dd>
    </div>
  )
}

function originText({
  question,
  origin,
  isEmpty,
  isUnderstood,
}: Pick<FormAnswer, 'question' | 'origin'> & { isEmpty: boolean; isUnderstood: boolean }): string {
  if (question.kind === 'optional-consent') return 'optional boxes stay off'
  if (origin !== null) return origin.text
  if (isEmpty && !isUnderstood) return notUnderstood
  if (question.type === 'file') return 'as you chose it'
  return isEmpty ? 'optional, left blank' : ''
}

/** What is said in place of a guess. */
export const notUnderstood = 'we did not understand this question'

type OpenProps = {
  answer: FormAnswer
  /** What its fields are named by: 'q-NAME', 'asked-NAME', 'remember-NAME'. */
  name: string
  problem?: string | undefined
  /** Who asks, on a page where everything is a question. */
  askedBy?: string
}

/** A question that only its person can answer. */
export function OpenAnswerRow({ answer, name, problem, askedBy }: OpenProps) {
  const { question } = answer
  return (
    <div className={`${css.row} ${askedBy === undefined ? css.open : ''}`}>
      <div className={css.field}>
        <input type="hidden" name={`asked-${name}`} value="on" />
        <QuestionField answer={answer} name={`q-${name}`} problem={problem} isBare />
      </div>
      <div className={css.origin}>
        <p>{askedBy ?? <b>{question.isRequired ? 'Needs you' : 'May stay open'}</b>}</p>
        {answer.isUnderstood === false && <p>We did not understand this question, so we leave it to you.</p>}
        {question.kind === 'terms' && <p>We ask once for each board. If the wording changes, we ask again.</p>}
        {question.kind === 'declaration' && <p>Only you can say this. We ask every time.</p>}
        <Remember answer={answer} name={`remember-${name}`} className={css.remember} />
      </div>
    </div>
  )
}

/** Whether the answer is given again elsewhere; which of the CVs that a board stores is kept as a setting of that board. */
export function Remember({
  answer,
  name,
  className = '',
}: {
  answer: FormAnswer
  name: string
  className?: string | undefined
}) {
  const { question, isWorthRemembering } = answer
  if (!canBeRemembered(question)) return null
  return (
    <Checkbox className={className} name={name} defaultChecked={isWorthRemembering === true}>
      {asksForStoredCv(question) ? (
        'Use it for all my applications there'
      ) : (
        <>
          Remember my answer<span className="unseen"> to {question.label}</span>
        </>
      )}
    </Checkbox>
  )
}

/** What binds is never remembered as an answer: terms are kept by board and wording, and what is declared is said each time. */
function canBeRemembered({ kind }: FormQuestion): boolean {
  return kind !== 'optional-consent' && kind !== 'terms' && kind !== 'declaration'
}
