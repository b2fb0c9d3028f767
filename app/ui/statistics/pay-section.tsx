import type { PayStatistics, Statistics } from '../../../contract/statistics/statistics.ts'
import { adsText, amount, kindNames, per, range } from './amounts.ts'
import { Histogram } from './histogram.tsx'
import css from './statistics.module.css'

/** Pay of one kind in one currency: never mixed with another. */
export function PaySection({ pay, statistics }: { pay: PayStatistics; statistics: Statistics }) {
  const { kind, currency, figures } = pay
  const id = `${kind}-${currency}`
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id}>
        {kindNames[kind]}
        {currency === 'EUR' && ', in euro'}
      </h2>
      <p className="quiet">
        {adsText(pay.ads)} of {statistics.ads.toLocaleString('en-GB')} give it.
      </p>
      {figures === null ? (
        <p>Too few to say: figures need five ads.</p>
      ) : (
        <div className={css.pay}>
          <dl className={css.facts}>
            <Fact name="Median" note="half offer more, half less">
              {amount(figures.median, currency)} {per[kind]}
            </Fact>
            <Fact name="Middle half" note="between the quartiles">
              {range(figures.lowerQuartile, figures.upperQuartile, pay)}
            </Fact>
            <Fact name="Eight in ten" note="10th to 90th percentile">
              {range(figures.tenth, figures.ninetieth, pay)}
            </Fact>
            <Fact name="Mean" note={`standard deviation ${amount(figures.deviation, currency)}`}>
              {amount(figures.mean, currency)} {per[kind]}
            </Fact>
            <Fact name="Salary band" note="mean less and plus one deviation">
              {range(Math.max(0, figures.band.from), figures.band.to, pay)}
            </Fact>
          </dl>
          <Histogram pay={pay} figures={figures} />
        </div>
      )}
    </section>
  )
}

function Fact({ name, note, children }: { name: string; note: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>
        {name} <span className="quiet">({note})</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
