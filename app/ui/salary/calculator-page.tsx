import { Link } from 'react-router'
import { PageHead } from '../page-head.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import css from './calculator.module.css'
import { ContractResult } from './contract-result.tsx'
import { Example } from './example.tsx'
import { headlineOf } from './headline.ts'
import { calculatorAddress, printInputs, views, type Inputs, type View } from './inputs.ts'
import { OnePay } from './one-pay.tsx'
import type { Question } from './question.ts'
import { calculateContract } from './calculate-contract.ts'
import { calculateIreland } from './calculate-ireland.ts'
import { calculateUk, withMore } from './calculate-uk.ts'
import { TwoPays } from './two-pays.tsx'
import { useCalculator } from './use-calculator.ts'
import { TabLinks } from '../parts/tab-links.tsx'

/** The salary calculator. Everything is worked out where the page is: on the server first, then in the browser as the person types. */
export function CalculatorPage({ today }: { today: string }) {
  const calculator = useCalculator(today)
  const { inputs, question } = calculator
  const ad = /^\/job\/\d{1,18}$/u.test(inputs.from) ? inputs.from : null
  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title="Salary calculator for the United Kingdom"
        description="Work out your take-home pay after income tax, National Insurance, student loan and pension, for every tax year since 2019/20. Covers England, Wales, Northern Ireland, Scotland and Ireland, and contracts inside and outside IR35."
        canonical={calculatorAddress}
      />
      <h1>Salary calculator</h1>
      {ad !== null && (
        <p className={css.back}>
          <Link to={ad}>Back to the ad</Link>
        </p>
      )}
      <TabLinks
        label="Type of calculation"
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
            <>
              <p className="quiet">
                {Object.keys(calculator.problems).length > 0
                  ? 'Correct the form to see what you take home. Until then, here is an example.'
                  : 'Enter your pay to see what you take home. Until then, here is an example.'}
              </p>
              <Example view={inputs.view} today={today} />
            </>
          ) : (
            <Result question={question} />
          )}
        </section>
      </div>
    </div>
  )
}

const viewNames: Readonly<Record<View, string>> = {
  pay: 'Take-home pay',
  compare: 'Two offers',
  contract: 'Contract and IR35',
  ireland: 'Ireland',
}

/** The same inputs for another view. An amount in pounds is not kept for euro, and contracts are paid by the day. */
function forView(inputs: Inputs, view: View): Inputs {
  if (view === inputs.view) return inputs
  const keepsPay = [view, inputs.view].every((one) => one === 'pay' || one === 'compare')
  return keepsPay ? { ...inputs, view } : { ...inputs, view, gross: '', per: view === 'contract' ? 'day' : 'year' }
}

function Result({ question }: { question: Question }) {
  return (
    <>
      <h2 className={css.headline}>{headlineOf(question)}</h2>
      <Body question={question} />
    </>
  )
}

function Body({ question }: { question: Question }) {
  switch (question.view) {
    case 'pay': {
      const { offer, more } = question
      const view = calculateUk(offer)
      const kept = calculateUk(withMore(offer, more)).net.yearly - view.net.yearly
      return <OnePay view={view} stated={offer.stated} more={{ amount: more, kept }} />
    }
    case 'compare': {
      const [first, second] = question.offers
      return <TwoPays views={[calculateUk(first), calculateUk(second)]} days={first.stated.time.daysAYear} />
    }
    case 'contract':
      return <ContractResult view={calculateContract(question)} stated={question.stated} />
    case 'ireland': {
      const { input, stated, more } = question
      const view = calculateIreland(input, stated)
      const kept = calculateIreland({ ...input, gross: input.gross + more }, stated).net.yearly - view.net.yearly
      return <OnePay view={view} stated={stated} more={{ amount: more, kept }} />
    }
  }
}
