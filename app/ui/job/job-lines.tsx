import { Badge } from '../parts/badge.tsx'
import { ComingDay, LongAgo } from '../when.tsx'
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
import type { ListedJob } from './listed-job.ts'

/** Employer, what kind of advertiser it is, whether it has a recording, place, distance, where the work is done. */
export function PlaceLine({ job }: { job: ListedJob }) {
  const poster = posterOf(job)
  return (
    <>
      {job.employer !== null && <span>{job.employer}</span>}
      {poster !== null && (
        <>
          {' '}
          <Badge tone="plain">{poster}</Badge>
        </>
      )}
      {job.recording !== null && (
        <>
          {' '}
          <Badge tone="plain">{job.recording === 'video' ? 'Video' : 'Audio'}</Badge>
        </>
      )}
      {job.isSponsor && (
        <span title={sponsorHint}>
          {' '}
          <Badge tone="plain">
            sponsor register<span className="unseen"> ({sponsorHint})</span>
          </Badge>
        </span>
      )}
      <Items
        items={[job.jobLocation, distanceOf(job), workplaceOf(job)?.toLowerCase() ?? null]}
        isContinued={job.employer !== null}
      />
    </>
  )
}

const sponsorHint =
  'The employer’s name is on the register of licensed sponsors. It does not mean that this job sponsors.'

/** Contract, hours, IR35, when it was posted and closes, and who carries it. */
export function FactLine({ job, now }: { job: ListedJob; now: string }) {
  const { main, others } = sourceNames(job)
  const facts = [contractOf(job), hoursOf(job)].filter((fact) => fact !== null).map(inLine)
  const ir35 = ir35Of(job)
  const reposts = repostsOf(job)
  return (
    <>
      {facts.join(' · ')}
      {facts.length > 0 && dot}
      {ir35 !== null && (
        <>
          <Badge tone={job.noIR ? 'good' : 'plain'}>
            {facts.length === 0 ? ir35 : ir35.replace(/^[IO]/u, (letter) => letter.toLowerCase())}
          </Badge>
          {dot}
        </>
      )}
      <span className={isOld(job, now) ? css.old : undefined}>
        {job.posted === null ? 'first seen' : 'posted'} <LongAgo moment={job.posted ?? job.firstSeen} now={now} />
        {isOld(job, now) && ', over 30 days old'}
      </span>
      {reposts !== null && `, ${reposts}`}
      {job.closes !== null && !job.isClosed && (
        <>
          {dot}
          <span>
            closes <ComingDay moment={job.closes} now={now} />
          </span>
        </>
      )}
      {dot}
      <b className={css.board}>{main}</b>
      {others.length > 0 && `, ${others.join(', ')}`}
    </>
  )
}

/** Only the first of a line begins with a capital. */
function inLine(fact: string, index: number): string {
  return index === 0 ? fact : fact.charAt(0).toLowerCase() + fact.slice(1)
}

const dot = <span className={css.dot}> · </span>

/** Facts one after the other, with a dot between; those that are not known are left out. */
function Items({ items, isContinued }: { items: readonly (string | null)[]; isContinued: boolean }) {
  return items
    .filter((item) => item !== null)
    .map((item, index) => (
      <span key={item}>
        {(index > 0 || isContinued) && dot}
        {item}
      </span>
    ))
}
