import type { PayStatistics, Statistics } from '../../../contract/statistics/statistics.ts'
import { amount, kindNames, monthName, per } from './amounts.ts'
import { Chart } from './chart.tsx'
import { DataTable } from './data-table.tsx'
import css from './statistics.module.css'

/** Twelve months of ads posted and of the median of each kind of pay, with axes that start at zero. */
export function Trend({ statistics: { trend, pay } }: { statistics: Statistics }) {
  const lines = pay.filter(
    ({ figures, ...one }) => figures !== null && medians(trend, one).some((value) => value !== null),
  )
  const slots = trend.map(({ month }) => ({
    when: `in ${monthName(month)}`,
    tick: `${monthName(month, 'short')} ${month.slice(2, 4)}`,
  }))
  return (
    <section className={css.section} aria-labelledby="trend">
      <h2 id="trend">Month by month</h2>
      <div className={css.charts}>
        <Chart
          title="Ads posted"
          slots={slots}
          values={trend.map(({ ads }) => ads)}
          show={(value) => value.toLocaleString('en-GB')}
          look="bars"
        />
        {lines.map((one) => (
          <Chart
            key={`${one.kind} ${one.currency}`}
            title={`Median: ${kindNames[one.kind].toLowerCase()}`}
            slots={slots}
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
