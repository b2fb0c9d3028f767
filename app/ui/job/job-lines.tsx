import type { Job } from '../../../contract/jobs/jobs.ts'
import { BoardDot } from '../board-dot.tsx'
import { Ago, ComingDay, LongAgo } from '../when.tsx'
import {
  contractOf,
  distanceOf,
  hoursOf,
  ir35Of,
  isOld,
  posterOf,
  repostsOf,
  sourceNames,
  workplaceOf,
} from './job-facts.ts'
import css from './job-lines.module.css'

/** Employer, what kind of advertiser it is, place, distance, where the work is done. */
export function PlaceLine({ job }: { job: Job }) {
  const poster = posterOf(job)
  return (
    <>
      {job.employer !== null && <span className={css.employer}>{job.employer}</span>}
      {poster !== null && <span className={css.badge}>{poster}</span>}
      {job.isSponsor && (
        <span className={css.badge} title={sponsorHint}>
          sponsor register<span className="unseen"> ({sponsorHint})</span>
        </span>
      )}
      <Items items={[job.jobLocation, distanceOf(job), workplaceOf(job)]} />
    </>
  )
}

const sponsorHint =
  'The employer’s name is on the register of licensed sponsors. It does not mean that this job sponsors.'

/** The pay as printed, and what is left of it. */
export function PayLine({ job }: { job: Job }) {
  return (
    <>
      <b className={job.pay === null ? css.noPay : css.pay}>{job.salary}</b>
      {job.pay?.isEstimate === true && <span className="quiet"> (the board’s estimate)</span>}
      {job.netPay !== null && <span className="quiet"> {job.netPay.text}</span>}
    </>
  )
}

/** Contract, hours, IR35. */
export function JobFactLine({ job }: { job: Job }) {
  return <Items items={[contractOf(job), hoursOf(job), ir35Of(job)]} isContinued />
}

/** When it was posted and closes, how lately checked, how often posted, and who carries it. */
export function SourceLine({ job, now }: { job: Job; now: string }) {
  const { main, others } = sourceNames(job)
  const reposts = repostsOf(job)
  return (
    <>
      <span>
        {job.posted === null ? 'First seen' : 'Posted'} <LongAgo moment={job.posted ?? job.firstSeen} now={now} />
        {isOld(job, now) && <span className={css.old}>over 30 days old</span>}
      </span>
      {job.closes !== null && !job.isClosed && (
        <span>
          closes <ComingDay moment={job.closes} now={now} />
        </span>
      )}
      {reposts !== null && <span>{reposts}</span>}
      <span>
        checked <Ago moment={job.lastSeen} now={now} />
      </span>
      <span>
        <BoardDot board={job.source} />
        {main}
        {others.length > 0 && `, also on ${others.join(', ')}`}
      </span>
    </>
  )
}

/** Facts one after the other, with a dot between; those that are not known are left out. */
function Items({ items, isContinued = false }: { items: readonly (string | null)[]; isContinued?: boolean }) {
  return items
    .filter((item) => item !== null)
    .map((item, index) => (
      <span key={item} className={index > 0 || isContinued ? css.next : css.item}>
        {item}
      </span>
    ))
}
