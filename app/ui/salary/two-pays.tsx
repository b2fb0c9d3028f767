import { exactMoneyText, moneyText, netADay } from '../../../engines/take-home/index.ts'
import css from './calculator.module.css'
import { Assumptions } from './one-pay.tsx'
import type { PayView } from './pay-view.ts'
import { StepsList } from './steps-list.tsx'

/** Two offers side by side, and the difference between them. */
export function TwoPays({ views: [first, second], days }: { views: readonly [PayView, PayView]; days: number }) {
  const names = [...new Set([...first.parts, ...second.parts].map(({ name }) => name))]
  const partOf = (view: PayView, name: string) => view.parts.find((one) => one.name === name)?.amount ?? 0
  const lines: [string, number, number][] = [
    ['Pay before tax', first.gross, second.gross],
    ...names.map((name): [string, number, number] => [name, -partOf(first, name), -partOf(second, name)]),
    ['Take-home pay a year', first.net.yearly, second.net.yearly],
    ['a month', first.net.monthly, second.net.monthly],
    ['a week', first.net.weekly, second.net.weekly],
    ['a working day', netADay(first.net, days), netADay(second.net, days)],
  ]
  const difference = second.net.monthly - first.net.monthly
  return (
    <>
      <p className={css.verdict}>
        {difference === 0
          ? 'Both offers leave you with the same.'
          : `The ${difference > 0 ? 'second' : 'first'} offer leaves you ${moneyText(Math.abs(difference))} more a month.`}
      </p>
      {[first, second].map((view, index) =>
        view.warnings.map((warning) => (
          <p key={`${index}${warning}`} className={css.warning}>
            {index === 0 ? 'First' : 'Second'} offer: {warning}
          </p>
        )),
      )}
      <table className={css.table}>
        <caption>Two offers</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">Item</span>
            </th>
            <th scope="col">First</th>
            <th scope="col">Second</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {lines
            .filter(([, a, b]) => a !== 0 || b !== 0)
            .map(([name, a, b]) => (
              <tr key={name} className={name.startsWith('Take-home') ? css.total : undefined}>
                <th scope="row">{name}</th>
                <td data-unit="First">{exactMoneyText(a)}</td>
                <td data-unit="Second">{exactMoneyText(b)}</td>
                <td data-unit="Difference">{exactMoneyText(b - a)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className={css.law}>
        First: {first.law}. Second: {second.law}.
      </p>
      <StepsList steps={first.steps} currency="GBP" title="How the first offer is worked out" />
      <StepsList steps={second.steps} currency="GBP" title="How the second offer is worked out" />
      <Assumptions lines={first.assumptions} />
    </>
  )
}
