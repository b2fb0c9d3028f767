import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { ActForm } from '../parts/act-form.tsx'
import type { ApplicationDetail } from '../../../contract/applications/history.ts'
import { problemText } from '../../../contract/applications/problem-text.ts'
import { Button } from '../parts/button.tsx'
import css from './answers-card.module.css'
import { AnswerRow, OpenAnswerRow } from './answer-row.tsx'
import { isAnswered, isOpen } from './open-answers.ts'
import { KnownFields } from './known-fields.tsx'

type Props = {
  application: ApplicationDetail
  problems: Readonly<Record<string, string>>
  /** Below the answers, beside the main button. */
  cost: ReactNode
  /** What can be done with the answers as they stand; left out where they are only looked at. */
  actions?: ReactNode
}

/** What the employer will read: each answer with where it is from, what needs its person at the top. */
export function AnswersCard({ application, problems, cost, actions }: Props) {
  const { state } = useNavigation()
  const { answers } = application
  const isAsking = application.state === 'needs-you'
  const all = answers.map((answer, at) => ({ answer, at }))
  const isShownOpen = ({ answer }: (typeof all)[number]) =>
    isAsking && (isOpen(answer) || problems[answer.question.key] !== undefined)
  const open = all.filter(isShownOpen)
  const known = all.filter((one) => !isShownOpen(one))
  const heading = headingOf(application)
  const rows = (
    <>
      {open.map(({ answer, at }) => (
        <OpenAnswerRow
          key={answer.question.key}
          answer={answer}
          name={`${at}`}
          problem={problems[answer.question.key] ?? problemText(answer) ?? undefined}
        />
      ))}
      {known.length > 0 && (
        <dl>
          {known.map(({ answer }) => (
            <AnswerRow key={answer.question.key} answer={answer} />
          ))}
        </dl>
      )}
    </>
  )
  const canChange =
    (isAsking || application.state === 'ready') && known.some(({ answer }) => answer.question.type !== 'file')
  const isBusy = state !== 'idle'
  return (
    <section className={css.card} aria-labelledby="answers">
      <header className={css.head}>
        <h2 id="answers">{heading}</h2>
        <p className="quiet">{countOf(known.filter(({ answer }) => isAnswered(answer)).length, open.length)}</p>
      </header>
      {open.length > 0 ? (
        <ActForm>
          <input type="hidden" name="intent" value="answer" />
          {rows}
          {canChange && (
            <details className={css.change}>
              <summary>Change something</summary>
              <KnownFields asked={known} problems={problems} />
            </details>
          )}
          <div className={css.foot}>
            <Button look="primary" type="submit" disabled={isBusy}>
              Use these answers
            </Button>
            <p className={css.cost}>{cost}</p>
          </div>
        </ActForm>
      ) : (
        <>
          {rows}
          {actions !== undefined && (
            <div className={css.foot}>
              {actions}
              <p className={css.cost}>{cost}</p>
            </div>
          )}
          {canChange && (
            <details className={css.change} open={Object.keys(problems).length > 0}>
              <summary>Change something</summary>
              <ActForm aria-label="Change answers">
                <input type="hidden" name="intent" value="answer" />
                <KnownFields asked={known} problems={problems} />
                <Button type="submit" disabled={isBusy}>
                  Use these answers
                </Button>
              </ActForm>
            </details>
          )}
        </>
      )}
    </section>
  )
}

/** What the card is called: before it is sent, and after. Which of it was seen to go, the receipt says. */
export function headingOf({ employer, state }: Pick<ApplicationDetail, 'employer' | 'state'>): string {
  return state === 'applied'
    ? `Your answers to ${employer ?? 'the employer'}`
    : `What ${employer ?? 'the employer'} will read`
}

/** '11 answers, 1 needs you' */
function countOf(answered: number, open: number): string {
  return [
    ...(answered === 0 && open > 0 ? [] : [answered === 1 ? '1 answer' : `${answered} answers`]),
    ...(open === 0 ? [] : [open === 1 ? '1 needs you' : `${open} need you`]),
  ].join(', ')
}
