import { Link } from 'react-router'
import { statisticsAddress } from '../../../contract/statistics/address.ts'
import type { PayLike } from '../../../contract/statistics/pay-like.ts'
import css from './pay-panel.module.css'
import { currencySigns } from '../../../contract/places/countries.ts'

const height = 60
const step = 20

/** Where the pay of an ad lies among that of others like it: a bar for each step of pay, its own in amber. */
export function PayStrip({ like, isBrief }: { like: PayLike; isBrief: boolean }) {
  const { bars, ads, below, jobTitle, jobLocation, kind, currency } = like
  const most = Math.max(1, ...bars.map((bar) => bar.ads))
  const sign = currencySigns[currency]
  const amount = (value: number) =>
    value >= 10_000 ? `${sign}${Math.round(value / 1000)}k` : `${sign}${value.toLocaleString('en-GB')}`
  const first = bars.find(({ from }) => from !== null)?.from ?? 0
  const last = bars.findLast(({ to }) => to !== null)?.to ?? first
  const where = `${jobTitle} ads${jobLocation === '' ? '' : ` in ${jobLocation}`}`
  return (
    <figure className={css.strip}>
      <svg viewBox={`0 0 ${bars.length * step} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map((bar, i) => {
          const tall = bar.ads === 0 ? 1 : Math.max(3, (bar.ads / most) * height)
          return (
            <rect
              key={`${bar.from} ${bar.to}`}
              className={bar.isOwn ? css.own : css.bar}
              x={i * step + 1.5}
              y={height - tall}
              width={step - 3}
              height={tall}
            />
          )
        })}
      </svg>
      <p className={css.ends} aria-hidden>
        <span>{amount(first)}</span>
        <span>{amount(last)}</span>
      </p>
      <figcaption className={css.fine}>
        {isBrief ? (
          <>
            among <Link to={statisticsAddress(jobTitle, jobLocation)}>{ads.toLocaleString('en-GB')} like it</Link>
            <span className="unseen">: {compared(below)}</span>
          </>
        ) : (
          <>
            {capital(compared(below))} of {ads.toLocaleString('en-GB')}{' '}
            <Link to={statisticsAddress(jobTitle, jobLocation)}>{where}</Link> that give pay
            {kind === 'day-rate' ? ' by the day' : ''}
          </>
        )}
      </figcaption>
    </figure>
  )
}

/** 'pays more than 94%'; at the low end 'pays less than most'. */
function compared(below: number): string {
  if (below === 0) return 'pays the least'
  return below === 100 ? 'pays the most' : `pays more than ${below}%`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
