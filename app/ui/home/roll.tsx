import { Link } from 'react-router'
import type { Showcase } from '../../../contract/home/home.ts'
import type { Job } from '../../../contract/jobs/jobs.ts'
import { timeOf } from '../dates.ts'
import { distanceOf } from '../job/job-facts.ts'
import { Badge } from '../parts/badge.tsx'
import { RollCall } from '../parts/roll-call.tsx'
import { TakeHome } from '../job/take-home.tsx'
import { LongAgo } from '../when.tsx'
import css from './roll.module.css'

type Props = {
  showcase: Pick<Showcase, 'at' | 'roll'>
  /** Those that a search asks. */
  boards: readonly { id: string; name: string }[]
}

/** Boards with a line of their own; the others share one. */
const named = 5

/** A search that was really made, board by board, and one of its jobs. Before there is any: who will be called. */
export function Roll({ showcase: { at, roll }, boards }: Props) {
  if (roll === null) return <Uncalled boards={boards} />
  const others = roll.boards.slice(named)
  const jobs = roll.search.count
  return (
    <section className={`paper ${css.roll}`} aria-labelledby="roll">
      <div className={css.head}>
        <h2 id="roll">
          <Link to={roll.search.address}>{roll.search.name}</Link>, at {timeOf(at)}{' '}
          {roll.isDemo && <Badge tone="attention">demo</Badge>}
        </h2>
        <span aria-hidden>Answered</span>
      </div>
      <RollCall
        label={`${roll.search.name}: ads by board`}
        called={[
          ...roll.boards.slice(0, named).map(({ name, ads }) => ({ name, answer: ads, state: 'here' as const })),
          ...(others.length === 0
            ? []
            : [
                {
                  name: <span className="quiet">{others.length} more</span>,
                  answer: others.reduce((sum, { ads }) => sum + ads, 0),
                  state: 'here' as const,
                },
              ]),
        ]}
      />
      <p className={css.sum}>
        <b>
          {roll.ads} {roll.ads === 1 ? 'ad' : 'ads'}
        </b>{' '}
        {roll.ads === 1 ? 'is' : 'are'}{' '}
        <b>
          {jobs} {jobs === 1 ? 'job' : 'jobs'}
        </b>
      </p>
      {roll.job !== null && <Found job={roll.job} at={at} />}
    </section>
  )
}

function Uncalled({ boards }: Pick<Props, 'boards'>) {
  const others = boards.length - named
  return (
    <section className={`paper ${css.roll}`} aria-labelledby="roll">
      <div className={css.head}>
        <h2 id="roll">Your search calls the roll</h2>
        <span aria-hidden>Answered</span>
      </div>
      {boards.length > 0 && (
        <RollCall
          label="Boards that we search"
          called={[
            ...boards.slice(0, named).map(({ name }) => ({ name, state: 'called' as const })),
            ...(others > 0 ? [{ name: `${others} more`, state: 'called' as const }] : []),
          ]}
        />
      )}
      <p className={css.sum}>We ask each board and tick off each answer as it arrives.</p>
    </section>
  )
}

function Found({ job, at }: { job: Job; at: string }) {
  const place = [job.employer, job.jobLocation, distanceOf(job)].filter((part) => part !== null).join(' · ')
  const boards = [...new Set(job.sources.map(({ name }) => name))]
  return (
    <article className={`card ${css.found}`} aria-labelledby="found">
      <div className={css.job}>
        <div>
          <h3 id="found">
            <Link to={`/job/${job._id}`}>{job.jobTitle}</Link>
          </h3>
          <p className="small">{place}</p>
        </div>
        <div>
          <TakeHome job={job} />
        </div>
      </div>
      <p className={css.where}>
        On {new Intl.ListFormat('en-GB').format(boards)} · {job.posted === null ? 'first seen' : 'posted'}{' '}
        <LongAgo moment={job.posted ?? job.firstSeen} now={at} />
        {job.isDemo && ' · demo, not a real vacancy'}
      </p>
    </article>
  )
}
