import { href, Link } from 'react-router'
import type { PlannedJob } from '../../../contract/applications/plan.ts'
import { Day } from '../when.tsx'
import css from './applications.module.css'
import { problemNames, waitsForPerson, wayNames } from './state-words.ts'
import { canStart, isUnderWay, wayAtFirst } from './under-way.ts'
import { SelectField } from '../parts/select-field.tsx'
import { Badge } from '../parts/badge.tsx'
import { TextField } from '../parts/text-field.tsx'
import { BareCheckbox } from '../parts/checkbox.tsx'

const standNames = { ready: 'Ready', 'needs-you': 'Needs you', cannot: 'Not possible' } as const

type Props = {
  job: PlannedJob
  isAlone: boolean
  /** The address of this page, to come back to. */
  back: string
  minimumMatch: number | null
}

/** A job that is to be applied to: whether it can be started, and how. In a list only those that are ready are ticked. */
export function JobChoice({ job, isAlone, back, minimumMatch }: Props) {
  const { job: id, jobTitle, employer, sourceName, stands, problem, applied, cv } = job
  const canBegin = canStart(job)
  return (
    <li className={css.job}>
      <div className={css.choice}>
        {isAlone ? (
          canBegin && <input type="hidden" name="job" value={id} />
        ) : (
          <BareCheckbox
            id={`job-${id}`}
            name="job"
            value={id}
            defaultChecked={stands === 'ready'}
            disabled={!canBegin}
          />
        )}
        <div className={css.what}>
          <label htmlFor={isAlone ? `way-${id}` : `job-${id}`}>
            <b>{jobTitle}</b>
          </label>
          <small>{[employer, `on ${sourceName}`].filter((part) => part !== null).join(', ')}</small>
          <small>
            {problem === 'already-applied' ? (
              <Badge tone="plain">{isUnderWay(job) ? 'Started' : 'Applied'}</Badge>
            ) : (
              <>
                <Badge tone={tones[stands]}>{standNames[stands]}</Badge> {problem !== null && problemNames[problem]}
                {problem === 'low-match' && minimumMatch !== null && (
                  <MatchFound match={job.match} least={minimumMatch} />
                )}
              </>
            )}
            {problem === 'apply-here' && (
              <>
                {'. '}
                <Link to={`/apply-here/${id}`}>Apply here</Link>
              </>
            )}
            {problem === 'no-credentials' && (
              <>
                {'. '}
                <Link to={`/credentials?back=${encodeURIComponent(back)}#${job.source}`}>Add login</Link>
              </>
            )}
          </small>
          {applied !== null && <Before job={job} />}
          {cv !== null && <small>With ‘{cv.name}’, as you chose on your shortlist</small>}
        </div>
      </div>
      {canBegin && <How job={job} isAlone={isAlone} />}
    </li>
  )
}

function MatchFound({ match, least }: { match: number | null; least: number }) {
  return match === null ? (
    <>: it could not be compared</>
  ) : (
    <>
      : {match}%, and you want {least}%
    </>
  )
}

const tones = { ready: 'good', 'needs-you': 'attention', cannot: 'wrong' } as const

function Before({ job }: { job: PlannedJob }) {
  const { applied } = job
  if (applied === null) return null
  const link = <Link to={href('/applications/:applicationId', { applicationId: applied.application })}>See it</Link>
  if (!isUnderWay(job)) {
    return (
      <small>
        You applied on <Day moment={applied.at} /> through {applied.sourceName}. {link}
      </small>
    )
  }
  const waits = waitsForPerson({ state: applied.state, way: 'assisted', isApproved: false })
  return (
    <small>
      You started this through {applied.sourceName}
      {waits ? ', and it waits for you' : ''}. {link}
    </small>
  )
}

/** In which way, and through which board where several carry the job. */
function How({ job, isAlone }: { job: PlannedJob; isAlone: boolean }) {
  const { job: id, jobTitle, sources, source, way, problem } = job
  const shown = wayAtFirst(job)
  const choices = sources.flatMap(({ id: board, name, ways }) =>
    // Automatic sending is what a source is set to, never chosen here.
    ways
      .filter((one) => one !== 'automatic' || (board === source && way === 'automatic' && problem !== 'low-match'))
      .map((one) => ({
        value: `${board}:${one}`,
        label: sources.length > 1 ? `${wayNames[one]} – on ${name}` : wayNames[one],
      })),
  )
  return (
    <div className={css.how}>
      <SelectField
        label={
          <>
            How<span className="unseen"> to apply to {jobTitle}</span>
          </>
        }
        name={`way-${id}`}
        defaultValue={`${source}:${shown}`}
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {problem === 'already-applied' && (
        <TextField name={`again-${id}`} label="Why apply again" maxLength={300} required={isAlone} />
      )}
    </div>
  )
}
