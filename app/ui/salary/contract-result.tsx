import { ir35Checker, exactMoneyText, moneyText } from '../../../engines/take-home/index.ts'
import css from './calculator.module.css'
import { Assumptions } from './one-pay.tsx'
import { Bands, NetNumbers, daysNote } from './pay-result.tsx'
import type { ContractSide, ContractView } from './calculate-contract.ts'
import type { Stated } from './question.ts'
import { StepsList } from './steps-list.tsx'

/** A contract inside and outside IR35, each with every cost that is taken off. */
export function ContractResult({ view, stated }: { view: ContractView; stated: Stated }) {
  const { inside, outside } = view
  const difference = outside.net.monthly - inside.net.monthly
  return (
    <>
      <p className={css.law}>
        {view.law}. The contract pays {moneyText(view.income)} a year
        {stated.unit === 'day' && `: ${moneyText(stated.amount)} a day for ${stated.time.daysAYear} days`}
        {stated.unit === 'hour' &&
          `: ${moneyText(stated.amount)} an hour for ${stated.time.hoursADay} hours on ${stated.time.daysAYear} days`}
        .
      </p>
      <p className={css.verdict}>
        {difference >= 0 ? 'Outside' : 'Inside'} IR35 leaves you {moneyText(Math.abs(difference))} more a month.
      </p>
      <p>
        You cannot choose whether a contract is inside or outside IR35: it depends on how you work. The government’s{' '}
        <a href={ir35Checker} rel="noreferrer">
          employment status checker
        </a>{' '}
        tells you which applies. This page is not advice.
      </p>
      {view.warnings.map((warning) => (
        <p key={warning} className={css.warning}>
          {warning}
        </p>
      ))}
      <div className={css.sides}>
        <Side side={inside} days={stated.time.daysAYear} />
        <Side side={outside} days={stated.time.daysAYear} />
      </div>
      <p className="hint">{daysNote(stated.time.daysAYear)}</p>
      <Assumptions lines={view.assumptions} />
    </>
  )
}

function Side({ side, days }: { side: ContractSide; days: number }) {
  return (
    <section className={css.side} aria-label={side.title}>
      <h3>{side.title}</h3>
      <NetNumbers net={side.net} currency="GBP" days={days} />
      <table className={css.sum}>
        <caption>Breakdown for a year</caption>
        <tbody>
          {side.lines.map(({ name, amount, kind }) => (
            <tr key={name} className={css[kind]}>
              <th scope="row">{kind === 'detail' ? `of which ${name.toLowerCase()}` : name}</th>
              <td>{exactMoneyText(kind === 'off' ? -amount : amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Bands tables={side.bands} currency="GBP" />
      <StepsList steps={side.steps} currency="GBP" title={`${side.name}: how it is worked out`} />
    </section>
  )
}
