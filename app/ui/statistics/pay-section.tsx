import type { PayFigures, PayStatistics, Statistics } from '../../../contract/statistics/statistics.ts'
import { adsText, amount, kindNames, per, range } from './amounts.ts'
import { Histogram } from './histogram.tsx'
import css from './statistics.module.css'
import { EmptyLine } from '../parts/empty-state.tsx'

/** Pay of one kind in one currency. Kinds and currencies are never mixed. */
export function PaySection({
  pay,
  figures,
  statistics,
}: {
  pay: PayStatistics
  figures: PayFigures
  statistics: Statistics
}) {
  const { kind, currency } = pay
  const id = `${kind}-${currency}`
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id}>{nameOf(pay)}</h2>
      <p className="quiet">{shareText(pay, statistics)}</p>
      <div className={css.pay}>
        <Histogram pay={pay} figures={figures} />
        <dl className={css.facts}>
          <Fact name="Median" note="half offer more, half less">
            {amount(figures.median, currency)} {per[kind]}
          </Fact>
          <Fact name="Middle half" note="between the quartiles">
            {range(figures.lowerQuartile, figures.upperQuartile, pay)}
          </Fact>
          <Fact name="Middle 80%" note="10th to 90th percentile">
            {range(figures.tenth, figures.ninetieth, pay)}
          </Fact>
          <Fact name="Mean" note={`standard deviation ${amount(figures.deviation, currency)}`}>
            {amount(figures.mean, currency)} {per[kind]}
          </Fact>
          <Fact name="Salary band" note="one deviation either side of the mean">
            {range(Math.max(0, figures.band.from), figures.band.to, pay)}
          </Fact>
        </dl>
      </div>
    </section>
  )
}

/** The kinds of pay that fewer than five ads give, in one section: each would be an empty one. */
export function TooFewPays({ pays, statistics }: { pays: readonly PayStatistics[]; statistics: Statistics }) {
  if (pays.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="too-few-pays">
      <h2 id="too-few-pays">{pays.length === 1 && pays[0] !== undefined ? nameOf(pays[0]) : 'Other pay'}</h2>
      <EmptyLine picture="chart">
        Too few to say. We need at least five ads.{' '}
        {pays.map((pay) => (pays.length === 1 ? '' : `${nameOf(pay)}: `) + shareText(pay, statistics)).join(' ')}
      </EmptyLine>
    </section>
  )
}

function nameOf({ kind, currency }: PayStatistics): string {
  return `${kindNames[kind]}${currency === 'EUR' ? ', in euro' : ''}`
}

/** '1 of 87 ads gives yearly pay.' */
function shareText({ kind, ads }: PayStatistics, statistics: Statistics): string {
  const what = kind === 'salary' ? 'yearly pay' : 'a day rate'
  return `${ads.toLocaleString('en-GB')} of ${adsText(statistics.ads)} ${ads === 1 ? 'gives' : 'give'} ${what}.`
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
