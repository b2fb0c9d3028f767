import type { PayStatistics, Statistics } from '../../../contract/statistics/statistics.ts'
import { amount, kindNames, monthName, per } from './amounts.ts'
import { DataTable } from './data-table.tsx'
import css from './statistics.module.css'

const width = 400
const height = 150
const floor = 120
const top = 22

/** Twelve months of ads posted and of the median of each kind of pay, with axes that start at zero. */
export function Trend({ statistics: { trend, pay } }: { statistics: Statistics }) {
  const lines = pay.filter(
    ({ figures, ...one }) => figures !== null && medians(trend, one).some((value) => value !== null),
  )
  return (
    <section className={css.section} aria-labelledby="trend">
      <h2 id="trend">Month by month</h2>
      <div className={css.charts}>
        <Chart
          title="Ads posted"
          months={trend.map(({ month }) => month)}
          values={trend.map(({ ads }) => ads)}
          show={(value) => value.toLocaleString('en-GB')}
          look="bars"
        />
        {lines.map((one) => (
          <Chart
            key={`${one.kind} ${one.currency}`}
            title={`Median: ${kindNames[one.kind].toLowerCase()}`}
            months={trend.map(({ month }) => month)}
            values={medians(trend, one)}
            show={(value) => amount(value, one.currency)}
            look="line"
          />
        ))}
      </div>
      <DataTable
        caption="Month by month"
        columns={[
          'Month',
          'Ads posted',
          ...lines.map((one) => `Median pay ${per[one.kind]}${one.currency === 'EUR' ? ', euro' : ''}`),
        ]}
        rows={trend.map(({ month, ads }, i) => [
          monthName(month),
          ads.toLocaleString('en-GB'),
          ...lines.map((one) => {
            const value = medians(trend, one)[i] ?? null
            return value === null ? 'too few' : amount(value, one.currency)
          }),
        ])}
      />
    </section>
  )
}

function medians(trend: Statistics['trend'], { kind, currency }: Omit<PayStatistics, 'figures'>): (number | null)[] {
  return trend.map(({ pay }) => pay.find((one) => one.kind === kind && one.currency === currency)?.median ?? null)
}

type ChartProps = {
  title: string
  months: readonly string[]
  values: readonly (number | null)[]
  show: (value: number) => string
  look: 'bars' | 'line'
}

function Chart({ title, months, values, show, look }: ChartProps) {
  const most = Math.max(1, ...values.map((value) => value ?? 0))
  const slot = width / months.length
  const x = (i: number): number => Math.round((i + 0.5) * slot)
  const y = (value: number): number => Math.round(floor - (value / most) * (floor - top))
  const points = values.flatMap((value, i) => (value === null ? [] : [{ x: x(i), y: y(value), value }]))
  const last = points.at(-1)
  return (
    <figure className={css.figure}>
      <figcaption>
        <b className={css.chartTitle}>{title}</b> <span className="quiet">{summary(months, values, show)}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <line className={css.axis} x1={0} x2={width} y1={floor} y2={floor} />
        {look === 'bars' &&
          points.map((point) => (
            <rect
              key={point.x}
              className={css.bar}
              x={point.x - slot / 2 + 3}
              y={point.y}
              width={slot - 6}
              height={floor - point.y}
            />
          ))}
        {look === 'line' && (
          <polyline className={css.line} points={points.map((point) => `${point.x},${point.y}`).join(' ')} />
        )}
        {look === 'line' &&
          points.map((point) => <circle key={point.x} className={css.dot} cx={point.x} cy={point.y} r={4} />)}
        {last && (
          <text className={css.value} x={Math.min(last.x + slot / 2, width)} y={last.y - 9} textAnchor="end">
            {show(last.value)}
          </text>
        )}
        {[0, Math.floor(months.length / 2), months.length - 1].map((i) => (
          <text
            key={i}
            className={css.tick}
            x={i === 0 ? 0 : i === months.length - 1 ? width : x(i)}
            y={floor + 20}
            textAnchor={i === 0 ? 'start' : i === months.length - 1 ? 'end' : 'middle'}
          >
            {monthName(months[i] ?? '', 'short')} {(months[i] ?? '').slice(2, 4)}
          </text>
        ))}
      </svg>
    </figure>
  )
}

function summary(
  months: readonly string[],
  values: readonly (number | null)[],
  show: (value: number) => string,
): string {
  const told = values.flatMap((value, i) => (value === null ? [] : [{ month: months[i] ?? '', value }]))
  const [first] = told
  const last = told.at(-1)
  if (!first || !last) return 'no data yet'
  if (first === last) return `${show(last.value)} in ${monthName(last.month)}`
  return `from ${show(first.value)} in ${monthName(first.month)} to ${show(last.value)} in ${monthName(last.month)}`
}
