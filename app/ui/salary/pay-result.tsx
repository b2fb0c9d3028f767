import {
  calendarDaysAYear,
  monthsAYear,
  weeksAYear,
  netADay,
  type NetIncome,
  ofPennies,
  part,
  toPennies,
  type Pennies,
  exactMoneyText,
  moneyText,
  rateText,
  type Currency,
} from '../../../engines/take-home/index.ts'
import css from './calculator.module.css'
import type { BandTable, PayView } from './pay-view.ts'

/** Take-home pay by the year, the month, the week and the day. The year has `days` working days. */
export function NetNumbers({ net, currency, days }: { net: NetIncome; currency: Currency; days: number }) {
  const numbers: [string, Pennies][] = [
    ['a year', net.yearly],
    ['a month', net.monthly],
    ['a week', net.weekly],
    ['a working day', netADay(net, days)],
    ['a calendar day', net.daily],
  ]
  return (
    <dl className={css.numbers}>
      {numbers.map(([unit, amount]) => (
        <div key={unit}>
          <dt>{unit}</dt>
          <dd>{exactMoneyText(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Where the pay goes, as one bar. The table below has the same figures. */
export function PayBar({ view }: { view: PayView }) {
  const { gross, net, parts } = view
  if (gross <= 0 || net.yearly < 0) return null
  const share = (amount: Pennies) => (amount / gross) * 100
  const pieces = [{ name: 'Take-home pay', amount: net.yearly, tone: 'net' as const }, ...parts].filter(
    ({ amount }) => amount > 0,
  )
  const starts = pieces.map((_, index) => pieces.slice(0, index).reduce((sum, { amount }) => sum + share(amount), 0))
  return (
    <figure className={css.bar}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {pieces.map(({ name, amount, tone }, index) => (
          <rect
            key={name}
            className={css[tone]}
            x={starts[index]}
            width={Math.max(0, share(amount) - 0.3)}
            height="10"
          />
        ))}
      </svg>
      <figcaption>
        <ul>
          {pieces.map(({ name, amount, tone }) => (
            <li key={name}>
              <i className={css[tone]} aria-hidden="true" /> {name} {share(amount).toFixed(1)}%
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

/** From pay before tax to take-home pay, by the year and its parts. The year has `days` working days. */
export function PayTable({ view, days }: { view: PayView; days: number }) {
  const { gross, net, parts, currency } = view
  const units = [
    ['Year', 1],
    ['Month', monthsAYear],
    ['Week', weeksAYear],
    ['Working day', days],
  ] as const
  const shown = parts.filter(({ amount }) => amount !== 0)
  const netOf = [net.yearly, net.monthly, net.weekly, netADay(net, days)]
  return (
    <table className={css.table}>
      <caption>Where your pay goes</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">Item</span>
          </th>
          {units.map(([unit]) => (
            <th key={unit} scope="col">
              {unit}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row name="Pay before tax" amount={gross} currency={currency} units={units} />
        {shown.map(({ name, amount }) => (
          <Row key={name} name={name} amount={-amount} currency={currency} units={units} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Take-home pay</th>
          {units.map(([unit], index) => (
            <td key={unit} data-unit={unit}>
              {exactMoneyText(netOf[index] ?? 0, currency)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

/** An amount by the year and its parts. */
function Row(props: {
  name: string
  amount: Pennies
  currency: Currency
  units: readonly (readonly [string, number])[]
}) {
  const { name, amount, currency, units } = props
  return (
    <tr>
      <th scope="row">{name}</th>
      {units.map(([unit, divisor]) => (
        <td key={unit} data-unit={unit}>
          {exactMoneyText(toPennies(part(ofPennies(amount), 1, divisor)), currency)}
        </td>
      ))}
    </tr>
  )
}

/** Each band: amount × rate = what is due. */
export function Bands({ tables, currency }: { tables: readonly BandTable[]; currency: Currency }) {
  return (
    <>
      {tables.map(({ title, lines, off, total }) => (
        <table className={css.bands} key={title}>
          <caption>{title}, by band</caption>
          <thead>
            <tr>
              <th scope="col">Band</th>
              <th scope="col">Amount × rate</th>
              <th scope="col">Due</th>
            </tr>
          </thead>
          <tbody>
            {lines.length === 0 && (
              <tr>
                <th scope="row">none</th>
                <td>–</td>
                <td>{exactMoneyText(0, currency)}</td>
              </tr>
            )}
            {lines.map(({ name, from, upTo, rate, amount, due, note }) => (
              <tr key={`${name}${note}`}>
                <th scope="row">
                  {name}
                  <span className={css.edges}>
                    {upTo === null
                      ? `above ${moneyText(from, currency)}`
                      : `${moneyText(from, currency)} to ${moneyText(upTo, currency)}`}
                    {note !== null && `; ${note}`}
                  </span>
                </th>
                <td>
                  {moneyText(amount, currency)} × {rateText(rate)}
                </td>
                <td>{exactMoneyText(due, currency)}</td>
              </tr>
            ))}
            {off.map(({ name, amount }) => (
              <tr key={name}>
                <th scope="row" colSpan={2}>
                  {name}
                </th>
                <td>{exactMoneyText(-amount, currency)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                Total
              </th>
              <td>{exactMoneyText(total, currency)}</td>
            </tr>
          </tfoot>
        </table>
      ))}
    </>
  )
}

/** What the two kinds of day are. */
export function daysNote(days: number): string {
  return `We count ${days} working days and ${calendarDaysAYear} calendar days in a year.`
}
