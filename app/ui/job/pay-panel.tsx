import { Link } from 'react-router'
import type { PayLike } from '../../../contract/statistics/pay-like.ts'
import { takeHomeOf } from './job-facts.ts'
import type { ListedJob } from './listed-job.ts'
import css from './pay-panel.module.css'
import { PayStrip } from './pay-strip.tsx'

type Props = {
  job: ListedJob
  /** Null: there are too few like it, or they are not here yet. */
  like: PayLike | null
  /** Beside a list. */
  isBrief?: boolean
}

/** What the job pays: what one would take home, what the ad prints, and how that compares. */
export function PayPanel({ job, like, isBrief = false }: Props) {
  const { netPay, pay, salary } = job
  const home = takeHomeOf(job)
  if (netPay === null) {
    return (
      <div className={`${css.panel} ${css.plain}`}>
        <p className={css.printed}>{salary}</p>
        {pay === null && <p className={css.fine}>The ad does not say what it pays.</p>}
      </div>
    )
  }
  return (
    <div className={isBrief ? `${css.panel} ${css.brief}` : css.panel}>
      <div>
        {home === null ? (
          <p>What you would take home depends on your hours</p>
        ) : (
          <>
            {!isBrief && <p className={css.fine}>You would take home about</p>}
            <p className={css.figure}>
              {home.lead !== null && <span>{home.lead} </span>}
              {home.amount}
              {home.to !== null && <span> to {home.to}</span>}
            </p>
            <p className={css.fine}>a month after tax</p>
          </>
        )}
        <p className={css.fine}>
          from <b>{salary}</b>
          {pay?.isEstimate === true && ' (the board’s estimate)'}.{' '}
          <Link to={netPay.calculator} rel="nofollow">
            {isBrief ? 'Work out yours' : 'Work out yours, with your tax code and pension'}
          </Link>
        </p>
      </div>
      {like !== null && <PayStrip like={like} isBrief={isBrief} />}
      {!isBrief && <p className={css.assumes}>{netPay.assumes}.</p>}
    </div>
  )
}
