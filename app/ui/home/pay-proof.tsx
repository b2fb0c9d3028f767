import { Link } from 'react-router'
import type { ShownPay } from '../../../contract/home/home.ts'
import css from './proofs.module.css'
import { currencySigns } from '../../../contract/places/countries.ts'

/** What ads for one job title pay. @param hasMore links to the statistics of other titles too. */
export function PayProof({ pay, hasMore = true }: { pay: ShownPay | null; hasMore?: boolean }) {
  return (
    <section className={`card ${css.proof}`} aria-labelledby="pay-proof">
      <h2 id="pay-proof">Know what it pays</h2>
      {pay === null ? (
        <p className="small quiet">
          Search a job and a place to see what its ads pay. Enter a salary to see what you take home.
        </p>
      ) : (
        <Bars pay={pay} />
      )}
      <p className={css.way}>
        {pay === null ? (
          <Link to="/salary-calculator-for-united-kingdom">Work out your take-home pay</Link>
        ) : (
          <>
            <Link to={pay.address}>All figures</Link>
            {hasMore && (
              <>
                {' '}
                · <Link to="/statistics">Pay by job and place</Link>
              </>
            )}
          </>
        )}
      </p>
    </section>
  )
}

/* Of the drawing, which is as wide as its card. */
const tall = 92
const step = 24
const gap = 4

function Bars({ pay: { name, currency, ads, lowerQuartile, upperQuartile, bars } }: { pay: ShownPay }) {
  const money = (amount: number) => `${currencySigns[currency]}${amount.toLocaleString('en-GB')}`
  const inThousands = (amount: number) => `${currencySigns[currency]}${Math.round(amount / 1_000)}k`
  const most = Math.max(1, ...bars.map((bar) => bar.ads))
  return (
    <>
      <p className="small quiet">
        Half of the {name} offer {money(nearest(lowerQuartile))} to {money(nearest(upperQuartile))} a year, based on{' '}
        {ads.toLocaleString('en-GB')} that give pay.
      </p>
      <svg className={css.bars} viewBox={`0 0 ${bars.length * step} ${tall}`} preserveAspectRatio="none" aria-hidden>
        {bars.map(({ from, to, ads: found }, index) => {
          const height = Math.max(3, (found / most) * tall)
          return (
            <rect
              key={from}
              className={to > lowerQuartile && from < upperQuartile ? css.middle : undefined}
              x={index * step}
              y={tall - height}
              width={step - gap}
              height={height}
            />
          )
        })}
      </svg>
      <p className={css.scale} aria-hidden>
        <span>{inThousands(bars[0]?.from ?? 0)}</span>
        <span>{inThousands(bars.at(-1)?.to ?? 0)}</span>
      </p>
    </>
  )
}

/** To the nearest hundred: an ad's pay is no more exact. */
function nearest(amount: number): number {
  return Math.round(amount / 100) * 100
}
