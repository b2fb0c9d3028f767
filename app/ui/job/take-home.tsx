import { takeHomeOf } from './job-facts.ts'
import type { ListedJob } from './listed-job.ts'
import css from './take-home.module.css'

/** What one would take home a month, in large figures, and below it the pay as printed: two blocks, which a narrow row puts in different places. */
export function TakeHome({ job }: { job: ListedJob }) {
  const home = takeHomeOf(job)
  return (
    <>
      {home !== null && (
        <div>
          <p className={css.figure}>
            {home.lead !== null && (
              <>
                <span className={css.rest}>{home.lead}</span>{' '}
              </>
            )}
            <span className="unseen">about </span>
            {home.amount}
          </p>
          <p className={css.unit}>
            {home.to !== null && <>to {home.to} </>}
            <span>a month after tax</span>
          </p>
        </div>
      )}
      {home === null && job.netPay !== null && <p className={css.unit}>Take-home pay depends on your hours</p>}
      <p className={job.pay === null ? css.none : css.printed}>
        {job.salary}
        {job.pay?.isEstimate === true && <span className={css.unit}> (the board’s estimate)</span>}
      </p>
    </>
  )
}
