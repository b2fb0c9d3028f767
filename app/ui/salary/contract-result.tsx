import { ir35Checker } from '../../../contract/salary/assumptions.ts'
import { exactMoneyText, moneyText } from '../../../contract/salary/money-text.ts'
import css from './calculator.module.css'
import { Assumptions } from './one-pay.tsx'
import { Bands, NetNumbers } from './pay-result.tsx'
import type { ContractSide, ContractView } from './reckon-contract.ts'
import type { Stated } from './question.ts'
import { StepsList } from './steps-list.tsx'

/** A contract inside and outside IR35, each with every cost that comes off. */
export function ContractResult({ view, stated }: { view: ContractView; stated: Stated }) {
  const { inside, outside } = view
  const difference = outside.net.monthly - inside.net.monthly
  return (
    <>
      <p className={css.law}>
        {view.law}. The contract brings in {moneyText(view.income)} a year
        {stated.unit === 'day' && `: ${moneyText(stated.amount)} on ${stated.time.daysAYear} days`}
        {stated.unit === 'hour' &&
          `: ${moneyText(stated.amount)} for ${stated.time.hoursADay} hours on ${stated.time.daysAYear} days`}
        .
      </p>
      <p className={css.verdict}>
        {difference >= 0 ? 'Outside' : 'Inside'} IR35 leaves you {moneyText(Math.abs(difference))} more a month.
      </p>
      <p>
        Whether a contract is inside or outside is not yours to choose: the way you work decides. The government’s{' '}
        <a href={ir35Checker} rel="noreferrer">
          checker of employment status
        </a>{' '}
        tells which it is; this page is no advice on it.
      </p>
      {view.warnings.map((warning) => (
        <p key={warning} className={css.warning}>
          {warning}
        </p>
      ))}
      <div className={css.sides}>
        <Side side={inside} />
        <Side side={outside} />
      </div>
      <Assumptions lines={view.assumptions} />
    </>
  )
}

function Side({ side }: { side: ContractSide }) {
  return (
    <section className={css.side} aria-label={side.title}>
      <h3>{side.title}</h3>
      <NetNumbers net={side.net} currency="GBP" />
      <table className={css.sum}>
        <caption>The sum, a year</caption>
        <tbody>
          {side.lines.map(({ name, amount, kind }) => (
            <tr key={name} className={css[kind]}>
              <th scope="row">{kind === 'detail' ? `of this: ${name.toLowerCase()}` : name}</th>
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
