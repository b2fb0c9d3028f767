import { data, Form, href, Link, redirect, useNavigation } from 'react-router'
import { alert, messages } from '../../../contract/messages.ts'
import type { PlannedJob } from '../../../contract/applications-plan.ts'
import { SendableWay } from '../../../contract/applications-plan.ts'
import type { Route } from './+types/apply'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { AlertBox } from '../../ui/alert-box.tsx'
import css from '../../ui/applications/applications.module.css'
import { PartsList } from '../../ui/applications/parts-list.tsx'
import { problemNames, wayNames } from '../../ui/applications/state-words.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Day } from '../../ui/when.tsx'

/** How many jobs one page takes. */
const most = 50

function jobsIn(url: URL): string[] {
  const ids = url.searchParams.getAll('job').flatMap((text) => text.split(','))
  return [...new Set(ids.filter((id) => /^\d{1,9}$/u.test(id)))].slice(0, most)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const jobs = jobsIn(url)
  const plan = jobs.length === 0 ? null : await ask(context, (api) => api.applications.plan({ body: { jobs } }))
  return { plan }
}

/** Begins what is ticked; nothing is sent that the person has not seen, but where they have agreed to that. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const refused = (message: string) => data({ alert: alert('error', message) }, { status: 400 })
  const [kind, documentId = ''] = textOf(form, 'cv').split(':')
  const letterId = textOf(form, 'letter')
  const applications = form
    .getAll('job')
    .map(String)
    .map((job) => {
      const way = SendableWay.safeParse(textOf(form, `way-${job}`)).data
      const again = textOf(form, `again-${job}`).trim()
      return {
        job,
        ...(way && { way }),
        ...(again !== '' && { again }),
        ...(kind === 'written' && { cvId: documentId }),
        ...(kind === 'file' && { cvFileId: documentId }),
        ...(letterId !== '' && { letterId }),
      }
    })
  if (applications.length === 0) return refused(messages.jobsRequired)
  const { answer, refusal } = await tryAsk(context, (api) => api.applications.start({ body: { applications } }))
  if (refusal) return refused(refusal.message)
  const begun = answer.started.flatMap(({ application }) => application ?? [])
  const [only] = begun
  if (only === undefined) return refused(whyNot(answer.started.map(({ problem }) => problem)))
  return redirect(
    begun.length === 1 && answer.started.length === 1
      ? href('/applications/:applicationId', { applicationId: only })
      : `${href('/applied-jobs')}?batch=${answer.batch}&begun=${begun.length}&of=${answer.started.length}`,
  )
}

function whyNot(problems: readonly (string | null)[]): string {
  if (problems.includes('no-credits')) return messages.noCreditsLeft
  if (problems.includes('already-applied')) return messages.alreadyAppliedBefore
  if (problems.includes('no-cv')) return 'Please write or upload a CV first: it goes with the application.'
  return messages.applicationNotSent
}

/** What applying takes, before anything happens. */
export default function Apply({ loaderData: { plan }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  if (plan === null || plan.jobs.length === 0) return <NoJobs />
  const { jobs, credits, cvs, letters } = plan
  const ready = jobs.filter(({ stands }) => stands === 'ready').length
  const title = jobs.length === 1 ? `Apply: ${jobs[0]?.jobTitle}` : `Apply to ${jobs.length} jobs`
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={title} isForSearchEngines={false} />
      <h1>{title}</h1>
      <PartsList current="CV and letter" />
      {actionData?.alert !== undefined && <AlertBox alert={actionData.alert} />}
      <Form method="post" className={css.part}>
        <h2>CV and letter</h2>
        <div className={css.two}>
          <div className="field">
            <label className="label" htmlFor="cv">
              CV
            </label>
            <select className="input" id="cv" name="cv">
              {cvs.length === 0 && <option value="">None yet</option>}
              {cvs.map(({ _id, name, kind }) => (
                <option key={_id} value={`${kind}:${_id}`}>
                  {name}
                </option>
              ))}
            </select>
            {cvs.length === 0 && (
              <p className="hint">
                <Link to="/build-your-cv">Write your CV</Link> or <Link to="/upload">upload it</Link>. By hand you can
                apply without one here.
              </p>
            )}
          </div>
          <div className="field">
            <label className="label" htmlFor="letter">
              Cover letter
            </label>
            <select className="input" id="letter" name="letter">
              <option value="">None</option>
              {letters.map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        </div>
        <h2>{jobs.length === 1 ? 'The job' : 'The jobs'}</h2>
        <ul>
          {jobs.map((job) => (
            <JobChoice key={job.job} job={job} isAlone={jobs.length === 1} />
          ))}
        </ul>
        <p>
          {credits.needed === 0
            ? 'By hand it costs nothing.'
            : `You have ${credits.left} left, this uses ${Math.min(credits.needed, jobs.length)}; failed ones cost nothing.`}{' '}
          Nothing is sent before you have seen it, except where you have switched a source to ‘{wayNames.automatic}’.
        </p>
        {credits.needed > credits.left && (
          <p>
            {messages.overAllowance(credits.left)} <Link to="/subscriptions">See your subscription</Link>, or apply by
            hand.
          </p>
        )}
        <p className={css.ways}>
          <button className="button primary" type="submit" disabled={state !== 'idle'} aria-busy={state !== 'idle'}>
            {jobs.length === 1 ? 'Begin' : ready === jobs.length ? `Begin all ${ready}` : 'Begin those that are ticked'}
          </button>
          <Link to="/application-settings">What we may do at each source</Link>
        </p>
      </Form>
    </div>
  )
}

function JobChoice({ job, isAlone }: { job: PlannedJob; isAlone: boolean }) {
  const { job: id, jobTitle, employer, sourceName, stands, problem, applied, way } = job
  const ways = job.sources.find(({ id: source }) => source === job.source)?.ways ?? ['by-hand']
  const shownWay = problem === 'no-credits' || problem === 'source-off' ? 'by-hand' : way
  const canBegin = stands !== 'cannot' || problem === 'already-applied'
  return (
    <li className={css.job}>
      <div className={css.choice}>
        {isAlone ? (
          canBegin && <input type="hidden" name="job" value={id} />
        ) : (
          <input
            type="checkbox"
            id={`job-${id}`}
            name="job"
            value={id}
            defaultChecked={stands === 'ready'}
            disabled={!canBegin}
          />
        )}
        <div>
          <label htmlFor={isAlone ? `way-${id}` : `job-${id}`}>
            <b>{jobTitle}</b>
          </label>
          <span className={css.quiet}>
            {[employer, `on ${sourceName}`].filter((part) => part !== null).join(', ')} ·{' '}
            {stands === 'ready' ? 'ready' : stands === 'needs-you' ? 'needs you' : 'cannot be begun'}
            {problem !== null && `: ${problemNames[problem]}`}
          </span>
          {applied !== null && (
            <span className={css.quiet}>
              You applied on <Day moment={applied.at} /> through {applied.sourceName}.{' '}
              <Link to={href('/applications/:applicationId', { applicationId: applied.application })}>See it</Link>
            </span>
          )}
          {problem === 'no-credentials' && (
            <span className={css.quiet}>
              {messages.noCredentials} <Link to="/credentials">Enter credentials</Link>
            </span>
          )}
        </div>
      </div>
      {canBegin && (
        <div className={css.two}>
          <div className="field">
            <label className="label" htmlFor={`way-${id}`}>
              How<span className="unseen"> to apply to {jobTitle}</span>
            </label>
            <select className="input" id={`way-${id}`} name={`way-${id}`} defaultValue={shownWay}>
              {ways
                .filter((one) => one !== 'automatic' || way === 'automatic')
                .map((one) => (
                  <option key={one} value={one}>
                    {wayNames[one]}
                  </option>
                ))}
            </select>
          </div>
          {problem === 'already-applied' && (
            <div className="field">
              <label className="label" htmlFor={`again-${id}`}>
                Why once more
              </label>
              <input className="input" id={`again-${id}`} name={`again-${id}`} maxLength={300} required={isAlone} />
            </div>
          )}
        </div>
      )}
    </li>
  )
}

function NoJobs() {
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Apply" isForSearchEngines={false} />
      <h1>Apply</h1>
      <p>Choose a job first: each has ‘Apply’ beside it.</p>
      <p>
        <Link className="button primary" to="/search">
          Search jobs
        </Link>
      </p>
    </div>
  )
}
