import {
  payUnits,
  perYear,
  shownPerUnit,
  toPennies,
  exactMoneyText,
  moneyText,
} from '../../../engines/take-home/index.ts'
import css from './calculator.module.css'
import { Bands, NetNumbers, PayBar, PayTable, daysNote } from './pay-result.tsx'
import type { PayView } from './pay-view.ts'
import type { Stated } from './question.ts'
import { StepsList } from './steps-list.tsx'

type Props = {
  view: PayView
  stated: Stated
  /** How much of so much extra pay a year is kept. */
  more: { amount: number; kept: number } | null
}

/** The full result for one pay: the numbers, where it goes, the bands, the steps and the assumptions. */
export function OnePay({ view, stated, more }: Props) {
  const { currency, gross, net, employer } = view
  const days = stated.time.daysAYear
  return (
    <>
      <p className={css.law}>{view.law}</p>
      {view.warnings.map((warning) => (
        <p key={warning} className={css.warning}>
          {warning}
        </p>
      ))}
      <NetNumbers net={net} currency={currency} days={days} />
      <PayBar view={view} />
      <PayTable view={view} days={days} />
      <p className="hint">{daysNote(days)}</p>
      <Converted stated={stated} currency={currency} />
      {more !== null && more.amount > 0 && (
        <p>
          If you earned {moneyText(more.amount, currency)} more a year, you would keep{' '}
          <b>{moneyText(more.kept, currency)}</b> of it ({((more.kept / more.amount) * 100).toFixed(1)}%), or{' '}
          {moneyText(Math.round(more.kept / 12), currency)} a month.
        </p>
      )}
      <Bands tables={view.bands} currency={currency} />
      {employer !== null && (
        <p>
          You cost your employer {moneyText(employer.cost, currency)} a year: your pay of {moneyText(gross, currency)}{' '}
          plus {moneyText(employer.amount, currency)} in {employer.name}, before any employer pension contribution.
        </p>
      )}
      <StepsList steps={view.steps} currency={currency} title="How it is worked out" />
      <Assumptions lines={view.assumptions} />
    </>
  )
}

/** The stated pay in all units. */
function Converted({ stated: { amount, unit, time }, currency }: { stated: Stated; currency: PayView['currency'] }) {
  const yearly = toPennies(perYear(amount, unit, time))
  return (
    <p>
      Before tax that is{' '}
      {payUnits
        .map(
          (to) => `${exactMoneyText(to === unit ? amount : shownPerUnit(yearly, to, time), currency)} ${unitWords[to]}`,
        )
        .join(', ')}
      , counting {time.daysAYear} days a year and {time.hoursADay} hours a day.
    </p>
  )
}

const unitWords = { year: 'a year', month: 'a month', week: 'a week', day: 'a day', hour: 'an hour' } as const

export function Assumptions({ lines }: { lines: readonly string[] }) {
  return (
    <section className={css.assumptions} aria-labelledby="assumptions">
      <h3 id="assumptions">Assumptions</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
