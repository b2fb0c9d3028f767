import type { ReactNode } from 'react'
import type { Job } from '../../../contract/jobs/jobs.ts'
import { Day, InDays } from '../when.tsx'
import { contractOf, hoursOf, ir35Of, workplaceOf } from './job-facts.ts'
import css from './job-page.module.css'

/** What the ad says, taken out of its text; what it does not say, and what stands elsewhere on the page, is left out. */
export function InShort({ job, now }: { job: Job; now: string }) {
  const where = [workplaceOf(job), ...(job.places.length > 1 ? job.places.map(({ name }) => name) : [])]
  const facts: [string, ReactNode][] = [
    ['Contract', contractOf(job)],
    ['Hours', hoursOf(job)],
    ['Where', where.filter((one) => one !== null).join(', ') || null],
    ['IR35', ir35Of(job)],
    ['Industry', job.industry],
    [
      'Closes',
      job.closes !== null && (
        <>
          <Day moment={job.closes} />
          {!job.isClosed && <InDays moment={job.closes} now={now} />}
        </>
      ),
    ],
  ]
  const known = facts.filter(([, value]) => value !== null && value !== false)
  if (known.length === 0) return null
  return (
    <section className={css.inShort} aria-labelledby="facts">
      <h2 id="facts">In short</h2>
      <dl className={css.facts}>
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {job.ir35.evidence !== null && (
        <p className={css.evidence}>
          What the ad says about IR35: <q>{job.ir35.evidence}</q>
        </p>
      )}
    </section>
  )
}
