import { data, Form, href, Link, redirect, useNavigation } from 'react-router'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { SendableWay, type Plan, type PlannedJob } from '../../../contract/applications/plan.ts'
import { BoardId } from '../../../contract/boards/boards.ts'
import type { Route } from './+types/apply'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { AnswersAhead } from '../../ui/applications/answers-ahead.tsx'
import css from '../../ui/applications/applications.module.css'
import { DocumentsChoice } from '../../ui/applications/documents-choice.tsx'
import { JobChoice } from '../../ui/applications/job-choice.tsx'
import { PartsList } from '../../ui/applications/parts-list.tsx'
import { wayNames } from '../../ui/applications/state-words.ts'
import { isUnderWay } from '../../ui/applications/under-way.ts'
import { MissingCredentials } from '../../ui/credentials/missing-credentials.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'

/** How many jobs one page takes. */
const most = 50

function jobsIn(url: URL): string[] {
  const ids = url.searchParams.getAll('job').flatMap((text) => text.split(','))
  return [...new Set(ids.filter((id) => /^\d{1,9}$/u.test(id)))].slice(0, most)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const jobs = jobsIn(url)
  const plan = jobs.length === 0 ? null : await ask(context, (api) => api.applications.plan({ body: { jobs } }))
  const [only] = plan?.jobs ?? []
  const isAsked = url.searchParams.has('ahead') && plan?.jobs.length === 1 && only?.tellsQuestions === true
  return { plan, ahead: isAsked ? await askAhead(context, only.job) : null }
}

async function askAhead(context: Route.LoaderArgs['context'], job: string) {
  const { answer } = await tryAsk(context, (api) => api.applications.questions({ params: { job } }))
  return answer
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
      const [board, how] = textOf(form, `way-${job}`).split(':')
      const source = BoardId.safeParse(board).data
      const way = SendableWay.safeParse(how).data
      const again = textOf(form, `again-${job}`).trim()
      return {
        job,
        ...(way && { way }),
        ...(source && { source }),
        ...(again !== '' && { again }),
        ...(kind === 'written' && { cvId: documentId }),
        ...(kind === 'file' && { cvFileId: documentId }),
        ...(letterId !== '' && { letterId }),
      }
    })
  if (applications.length === 0) return refused(messages.jobsRequired)
  const { answer, refusal } = await tryAsk(context, (api) => api.applications.start({ body: { applications } }))
  // Nothing of it was taken, for a reason that lies with none of the jobs (S8.17).
  if (refusal) throw redirect(`/response/false/${encodeURIComponent(messages.applicationNotSent)}`)
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
export default function Apply({ loaderData: { plan, ahead }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  if (plan === null || plan.jobs.length === 0) return <NoJobs />
  const { jobs, credits } = plan
  const [only] = jobs
  const isAlone = jobs.length === 1
  const title = isAlone ? `Apply: ${only?.jobTitle}` : `Apply to ${jobs.length} jobs`
  const withoutLogin = jobs.filter(({ problem }) => problem === 'no-credentials').map(({ sourceName }) => sourceName)
  const canBegin = jobs.some(
    (job) => job.stands !== 'cannot' || (job.problem === 'already-applied' && !isUnderWay(job)),
  )
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={title} isForSearchEngines={false} />
      <h1>{title}</h1>
      <PartsList current="CV and letter" />
      {actionData?.alert !== undefined && <AlertBox alert={actionData.alert} />}
      <MissingCredentials boards={[...new Set(withoutLogin)]} />
      <Form method="post" className={css.part}>
        <h2>CV and letter</h2>
        <DocumentsChoice plan={plan} />
        <h2>{isAlone ? 'The job' : 'The jobs'}</h2>
        {!isAlone && <p>{countOf(plan)}</p>}
        <ul>
          {jobs.map((job) => (
            <JobChoice key={job.job} job={job} isAlone={isAlone} />
          ))}
        </ul>
        <Cost credits={credits} />
        <p className={css.ways}>
          {canBegin && (
            <Button look="primary" type="submit" disabled={state !== 'idle'} aria-busy={state !== 'idle'}>
              {isAlone ? 'Begin' : 'Begin those that are ticked'}
            </Button>
          )}
          <Link to="/application-settings">What we may do at each source</Link>
        </p>
      </Form>
      {isAlone && only?.tellsQuestions === true && (
        <AnswersAhead ahead={ahead} sourceName={only.sourceName} address={`/apply?job=${only.job}&ahead=1`} />
      )}
    </div>
  )
}

/** '7 are ready, 2 need you, 1 cannot be begun.' */
function countOf({ jobs }: Plan): string {
  const begun = jobs.filter(isUnderWay).length
  const count = (wanted: PlannedJob['stands']) => jobs.filter((job) => job.stands === wanted && !isUnderWay(job)).length
  const parts = [
    { many: count('ready'), one: 'is ready', more: 'are ready' },
    { many: count('needs-you'), one: 'needs you', more: 'need you' },
    { many: count('cannot'), one: 'cannot be begun', more: 'cannot be begun' },
    { many: begun, one: 'is begun already', more: 'are begun already' },
  ]
  const said = parts.filter(({ many }) => many > 0).map(({ many, one, more }) => `${many} ${many === 1 ? one : more}`)
  return `${said.join(', ')}.`
}

function Cost({ credits: { left, needed } }: Pick<Plan, 'credits'>) {
  return (
    <>
      <p>
        {needed === 0
          ? 'By hand it costs nothing.'
          : `You have ${left} left, this uses ${Math.min(needed, left)}; failed ones cost nothing.`}{' '}
        Nothing is sent before you have seen it, except where you have switched a source to ‘{wayNames.automatic}’.
      </p>
      {needed > left && (
        <p>
          {messages.overAllowance(left)} <Link to="/subscriptions">See your subscription</Link>, or apply by hand.
        </p>
      )}
    </>
  )
}

function NoJobs() {
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Apply" isForSearchEngines={false} />
      <h1>Apply</h1>
      <p>Choose a job first: each has ‘Apply’ beside it.</p>
      <p>
        <ButtonLink look="primary" to="/search">
          Search jobs
        </ButtonLink>
      </p>
    </div>
  )
}
