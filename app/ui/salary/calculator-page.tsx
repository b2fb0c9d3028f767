import { Link } from 'react-router'
import { PageHead } from '../page-head.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import css from './calculator.module.css'
import { ContractResult } from './contract-result.tsx'
import { headlineOf } from './headline.ts'
import { calculatorAddress, printInputs, views, type Inputs, type View } from './inputs.ts'
import { OnePay } from './one-pay.tsx'
import type { Question } from './question.ts'
import { reckonContract } from './reckon-contract.ts'
import { reckonIreland } from './reckon-ireland.ts'
import { reckonUk, withMore } from './reckon-uk.ts'
import { TwoPays } from './two-pays.tsx'
import { useCalculator } from './use-calculator.ts'
import { TabLinks } from '../parts/tab-links.tsx'

/** The salary calculator. Everything is worked out where the page is: on the server first, then in the browser as one types. */
export function CalculatorPage({ today }: { today: string }) {
  const calculator = useCalculator(today)
  const { inputs, question } = calculator
  const ad = /^\/job\/\d{1,18}$/u.test(inputs.from) ? inputs.from : null
  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title="Salary calculator for the United Kingdom"
        description="What is left of a salary after income tax, National Insurance, student loan and pension: every tax year since 2019/20, England, Wales, Northern Ireland, Scotland and Ireland, contracts inside and outside IR35."
        canonical={calculatorAddress}
      />
      <h1>Salary calculator</h1>
      {ad !== null && (
        <p className={css.back}>
          <Link to={ad}>Back to the ad</Link>
        </p>
      )}
      <TabLinks
        label="What to work out"
        tabs={views.map((view) => ({
          to: printInputs(forView(inputs, view)),
          name: viewNames[view],
          isChosen: view === inputs.view,
        }))}
      />
      <div className={css.columns}>
        <CalculatorForm calculator={calculator} today={today} />
        <section id="result" className={css.result} aria-label="Result" tabIndex={-1}>
          {question === null ? (
            <p className="quiet">
              {Object.keys(calculator.problems).length > 0
                ? 'Once the form is put right, here stands what is left.'
                : 'Fill in your pay, and here stands what is left of it: by the year, the month, the week and the day.'}
            </p>
          ) : (
            <Result question={question} />
          )}
        </section>
      </div>
      <p className={css.privacy}>What you type stays in the address of this page; we keep nothing of it.</p>
    </div>
  )
}

const viewNames: Readonly<Record<View, string>> = {
  pay: 'Take-home pay',
  compare: 'Two offers',
  contract: 'Contract and IR35',
  ireland: 'Ireland',
}

/** The same inputs for another view: pay in pounds is no pay in euro, and contracts are paid by the day. */
function forView(inputs: Inputs, view: View): Inputs {
  if (view === inputs.view) return inputs
  const keepsPay = [view, inputs.view].every((one) => one === 'pay' || one === 'compare')
  return keepsPay ? { ...inputs, view } : { ...inputs, view, gross: '', per: view === 'contract' ? 'day' : 'year' }
}

function Result({ question }: { question: Question }) {
  return (
    <>
      <h2>{headlineOf(question)}</h2>
      <Body question={question} />
    </>
  )
}

function Body({ question }: { question: Question }) {
  switch (question.view) {
    case 'pay': {
      const { offer, more } = question
      const view = reckonUk(offer)
      const kept = reckonUk(withMore(offer, more)).net.yearly - view.net.yearly
      return <OnePay view={view} stated={offer.stated} more={{ amount: more, kept }} />
    }
    case 'compare': {
      const [first, second] = question.offers
      return <TwoPays views={[reckonUk(first), reckonUk(second)]} />
    }
    case 'contract':
      return <ContractResult view={reckonContract(question)} stated={question.stated} />
    case 'ireland': {
      const { input, stated, more } = question
      const view = reckonIreland(input, stated)
      const kept = reckonIreland({ ...input, gross: input.gross + more }, stated).net.yearly - view.net.yearly
      return <OnePay view={view} stated={stated} more={{ amount: more, kept }} />
    }
  }
}
