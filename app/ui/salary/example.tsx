import css from './calculator.module.css'
import { calculateIreland } from './calculate-ireland.ts'
import { calculateUk } from './calculate-uk.ts'
import { headlineOf } from './headline.ts'
import { readInputs, type View } from './inputs.ts'
import { NetNumbers, PayBar, PayTable } from './pay-result.tsx'
import type { Question } from './question.ts'
import { readQuestion } from './read-question.ts'

/** What a person could have entered in each view, as the fields of an address. Everything else is as in an empty form. */
const examples: Readonly<Record<View, { fields: Readonly<Record<string, string>>; name: string }>> = {
  pay: { fields: { gross: '35000' }, name: '£35,000 a year' },
  compare: { fields: { gross: '35000', gross2: '38000' }, name: '£35,000 or £38,000 a year' },
  contract: { fields: { gross: '400' }, name: 'a contract at £400 a day' },
  ireland: { fields: { gross: '45000' }, name: '€45,000 a year in Ireland' },
}

/** A real calculation shown while the form is empty. It is marked as an example and never fills in the fields. */
export function Example({ view, today }: { view: View; today: string }) {
  const { fields, name } = examples[view]
  const { question } = readQuestion(readInputs(new URLSearchParams({ view, ...fields })), today)
  if (question === null) return null
  return (
    <section className={css.example} aria-labelledby="example">
      <h2 id="example">Example: {name}</h2>
      <p className={css.headline}>{headlineOf(question)}</p>
      <Breakdown question={question} />
    </section>
  )
}

/** Where one pay goes. Two offers and contracts have only their line. */
function Breakdown({ question }: { question: Question }) {
  if (question.view === 'compare' || question.view === 'contract') return null
  const { stated } = question.view === 'pay' ? question.offer : question
  const view = question.view === 'pay' ? calculateUk(question.offer) : calculateIreland(question.input, stated)
  const days = stated.time.daysAYear
  return (
    <>
      <p className={css.law}>{view.law}</p>
      <NetNumbers net={view.net} currency={view.currency} days={days} />
      <PayBar view={view} />
      <PayTable view={view} days={days} />
    </>
  )
}
