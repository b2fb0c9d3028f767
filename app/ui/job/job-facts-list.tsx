import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Job, NetPay } from '../../../contract/jobs/jobs.ts'
import { Ago, Day } from '../when.tsx'
import { contractOf, hoursOf, ir35Of, posterOf, sourceNames, workplaceOf } from './job-facts.ts'
import css from './job-page.module.css'

/** What the ad says, taken out of its text; a fact that it does not say is left out, but for pay. */
export function JobFacts({ job, now }: { job: Job; now: string }) {
  const { main, others } = sourceNames(job)
  const facts: [string, ReactNode][] = [
    ['Pay', job.salary],
    ['After tax', job.netPay && <AfterTax key="net" net={job.netPay} />],
    ['Contract', contractOf(job)],
    ['Hours', hoursOf(job)],
    ['Place of work', workplaceOf(job)],
    ['IR35', ir35Of(job)],
    ['Industry', job.industry],
    ['Advertiser', posterOf(job)],
    ['Found on', [main, ...others].join(', ')],
  ]
  return (
    <section className={css.facts} aria-labelledby="facts">
      <h2 id="facts">Facts</h2>
      <dl>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {job.closes !== null && (
          <div>
            <dt>Closes</dt>
            <dd>
              <Day moment={job.closes} />
            </dd>
          </div>
        )}
        <div>
          <dt>{job.posted === null ? 'First seen' : 'Posted'}</dt>
          <dd>
            <Day moment={job.posted ?? job.firstSeen} />
          </dd>
        </div>
        <div>
          <dt>Still open?</dt>
          <dd>
            {job.isClosed ? 'No; last seen ' : 'It was when we checked, '}
            <Ago moment={job.lastSeen} now={now} />
          </dd>
        </div>
      </dl>
      {job.ir35.evidence !== null && (
        <p className={css.evidence}>
          What the ad says of IR35: <q>{job.ir35.evidence}</q>
        </p>
      )}
    </section>
  )
}

/** The estimate, of whom it is, and the way to reckon with one's own figures. */
function AfterTax({ net }: { net: NetPay }) {
  return (
    <>
      {net.text}
      <span className={css.assumes}>
        {net.assumes}. <Link to={net.calculator}>Work out yours</Link>
      </span>
    </>
  )
}
