import { useHydrated } from '../use-hydrated.ts'
import { ProblemSummary } from '../parts/problem-summary.tsx'
import css from './calculator.module.css'
import { ContractFields } from './contract-fields.tsx'
import { headlineOf } from './headline.ts'
import { calculatorAddress } from './inputs.ts'
import { IrishFields, MoreIrish } from './irish-fields.tsx'
import { More } from './more.tsx'
import { MoreUk } from './more-uk.tsx'
import { OneOffer, TwoOffers, UkFields } from './pay-fields.tsx'
import type { Question } from './question.ts'
import { readAmount } from './read-amount.ts'
import type { Calculator } from './use-calculator.ts'
import { useSettled } from './use-settled.ts'
import { Button } from '../parts/button.tsx'

type Props = { calculator: Calculator; today: string }

/** The calculator's questions: the few that apply to everyone, with the rest under ‘More’. Sent by GET, so that the address is the state. */
export function CalculatorForm({ calculator, today }: Props) {
  const { inputs, question, problems, summary, formKey, form, onInput, onSubmit } = calculator
  const isHydrated = useHydrated()
  const canCalculate = (readAmount(inputs.gross) ?? 0) > 0
  const about = { inputs, problems }
  return (
    <form
      key={formKey}
      ref={form}
      className={css.form}
      action={calculatorAddress}
      aria-label="Your pay"
      noValidate
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
        if (question !== null) document.querySelector<HTMLElement>('#result')?.focus()
      }}
    >
      <input type="hidden" name="view" value={inputs.view} />
      <input type="hidden" name="sent" value="1" />
      {inputs.from !== '' && <input type="hidden" name="from" value={inputs.from} />}
      {inputs.view === 'compare' ? <TwoOffers {...about} /> : <OneOffer {...about} />}
      {inputs.view === 'ireland' ? <IrishFields {...about} today={today} /> : <UkFields {...about} today={today} />}
      {inputs.view === 'contract' && <ContractFields {...about} />}
      <More {...about}>
        {inputs.view === 'ireland' ? <MoreIrish {...about} /> : <MoreUk {...about} today={today} />}
      </More>
      <Live question={question} />
      <ProblemSummary problems={summary} />
      <p>
        <Button look="primary" type="submit" disabled={isHydrated && !canCalculate}>
          Calculate
        </Button>
      </p>
      <p className={css.privacy}>What you enter is only in this page’s address. We do not store it.</p>
    </form>
  )
}

/** The answer beside the fields, because on a phone the result is further down. Announced to screen readers once typing has stopped. */
function Live({ question }: { question: Question | null }) {
  const settled = useSettled(question, 800)
  const text = settled === null ? '' : headlineOf(settled)
  return (
    <output className={css.live}>
      {text !== '' && (
        <>
          <b>{text}</b> <a href="#result">See how</a>
        </>
      )}
    </output>
  )
}
