import { data, Form, href, Link, redirect, useNavigation } from 'react-router'
import { alert, messages } from '../../../contract/texts/messages.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import { boardCredentialsSaved } from '../../../contract/users/page-texts.ts'
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
import { problemNames, wayNames } from '../../ui/applications/state-words.ts'
import { canStart, isUnderWay } from '../../ui/applications/under-way.ts'
import { beyondCredits, useCost } from '../../ui/applications/use-cost.ts'
import { MissingCredentials } from '../../ui/credentials/missing-credentials.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { EmptyState } from '../../ui/parts/empty-state.tsx'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'

/** How many jobs one page takes. */
const most = 50

function jobsIn(url: URL): string[] {
  const ids = url.searchParams.getAll('job').flatMap((text) => text.split(','))
  return [...new Set(ids.filter((id) => /^\d{1,9}$/u.test(id)))]
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = jobsIn(url)
  const jobs = asked.slice(0, most)
  const plan = jobs.length === 0 ? null : await ask(context, (api) => api.applications.plan({ body: { jobs } }))
  const [only] = plan?.jobs ?? []
  // Ads that were posted here have a way of their own.
  if (only?.problem === 'apply-here' && plan?.jobs.length === 1) throw redirect(`/apply-here/${only.job}`)
  const isAsked = url.searchParams.has('ahead') && plan?.jobs.length === 1 && only?.tellsQuestions === true
  return {
    plan,
    ahead: isAsked ? await askAhead(context, only.job) : null,
    /** Those beyond what one page takes. */
    beyond: asked.length - jobs.length,
    back: `/apply?job=${jobs.join(',')}`,
    areLoginsSaved: url.searchParams.has('logins'),
  }
}

async function askAhead(context: Route.LoaderArgs['context'], job: string) {
  const { answer } = await tryAsk(context, (api) => api.applications.questions({ params: { job } }))
  return answer
}

/** Starts what is ticked; nothing is sent that the person has not seen, but where they have agreed to that. */
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
  if (begun.length === 1 && answer.started.length === 1) {
    return redirect(href('/applications/:applicationId', { applicationId: only }))
  }
  const query = new URLSearchParams({ begun: `${begun.length}`, of: `${answer.started.length}` })
  const left = leftOut(answer.started.map(({ problem }) => problem))
  if (left !== '') query.set('not', left)
  return redirect(`${href('/applied-jobs')}?${query.toString()}`)
}

/** Why some were not started, for the address of the page that says so: 'low-match:2,no-credits:1'. */
function leftOut(problems: readonly (string | null)[]): string {
  const counts = new Map<string, number>()
  for (const problem of problems) if (problem !== null) counts.set(problem, (counts.get(problem) ?? 0) + 1)
  return [...counts].map(([problem, count]) => `${problem}:${count}`).join(',')
}

function whyNot(problems: readonly (string | null)[]): string {
  if (problems.includes('no-credits')) return messages.noCreditsLeft
  if (problems.includes('already-applied')) return messages.alreadyAppliedBefore
  if (problems.includes('low-match')) return `${problemNames['low-match']}.`
  if (problems.includes('no-cv')) return 'Please write or upload a CV first. It goes with the application.'
  return messages.applicationNotSent
}

/** What applying takes, before anything happens. */
export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
  const { plan } = loaderData
  if (plan === null || plan.jobs.length === 0) return <NoJobs />
  return <ApplyForm {...loaderData} plan={plan} shown={actionData?.alert ?? null} />
}

type FormProps = Omit<Route.ComponentProps['loaderData'], 'plan'> & { plan: Plan; shown: Alert | null }

function ApplyForm({ plan, ahead, beyond, back, areLoginsSaved, shown }: FormProps) {
  const { state } = useNavigation()
  const { cost, onChange } = useCost(plan)
  const { jobs } = plan
  const [only] = jobs
  const isAlone = jobs.length === 1
  const title = isAlone ? `Apply: ${only?.jobTitle}` : `Apply to ${jobs.length} jobs`
  const withoutLogin = jobs.filter(({ problem }) => problem === 'no-credentials').map(({ sourceName }) => sourceName)
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={title} isForSearchEngines={false} />
      <h1>{title}</h1>
      <PartsList current="CV and letter" />
      {shown !== null && <AlertBox alert={shown} />}
      {shown === null && areLoginsSaved && (
        <AlertBox alert={alert('success', boardCredentialsSaved, 'You can carry on applying.')} />
      )}
      <MissingCredentials boards={[...new Set(withoutLogin)]} back={back} />
      <div className={css.place}>
        <Form method="post" className={css.sides} onChange={onChange}>
          <div className={css.main}>
            <h2>CV and letter</h2>
            <DocumentsChoice plan={plan} />
            <h2>{isAlone ? 'The job' : 'The jobs'}</h2>
            {!isAlone && <p>{countOf(plan)}</p>}
            {beyond > 0 && (
              <p>
                {most} jobs fit on this page. {beyond === 1 ? 'One more is' : `${beyond} more are`} left for next time.
              </p>
            )}
            <ul>
              {jobs.map((job) => (
                <JobChoice key={job.job} job={job} isAlone={isAlone} back={back} minimumMatch={plan.minimumMatch} />
              ))}
            </ul>
          </div>
          <div className={css.panel}>
            <Cost plan={plan} cost={cost} />
            {jobs.some(canStart) && (
              <Button look="primary" type="submit" disabled={state !== 'idle'} aria-busy={state !== 'idle'}>
                {isAlone ? 'Start' : 'Start those ticked'}
              </Button>
            )}
            <p>
              <Link to="/application-settings">How applications are sent</Link>
            </p>
          </div>
        </Form>
      </div>
      {isAlone && only?.tellsQuestions === true && (
        <AnswersAhead ahead={ahead} sourceName={only.sourceName} address={`${back}&ahead=1`} />
      )}
    </div>
  )
}

/** '7 are ready, 2 need you, 1 is not possible.' */
function countOf({ jobs }: Plan): string {
  const begun = jobs.filter(isUnderWay).length
  const applied = jobs.filter((job) => job.problem === 'already-applied' && !isUnderWay(job)).length
  const count = (wanted: PlannedJob['stands']) =>
    jobs.filter(({ stands, problem }) => stands === wanted && problem !== 'already-applied').length
  const parts = [
    { many: count('ready'), one: 'is ready', more: 'are ready' },
    { many: count('needs-you'), one: 'needs you', more: 'need you' },
    { many: count('cannot'), one: 'is not possible', more: 'are not possible' },
    { many: begun, one: 'is started already', more: 'are started already' },
    { many: applied, one: 'is applied to already', more: 'are applied to already' },
  ]
  const said = parts.filter(({ many }) => many > 0).map(({ many, one, more }) => `${many} ${many === 1 ? one : more}`)
  return `${said.join(', ')}.`
}

/** What the jobs that are ticked cost, and what to do where credits are short. */
function Cost({ plan: { jobs, credits }, cost }: { plan: Plan; cost: number }) {
  const { left } = credits
  const beyond = beyondCredits(jobs)
  const ready = jobs.filter(({ stands }) => stands === 'ready').length
  return (
    <>
      <p>
        <output>
          {cost === 0
            ? 'This uses none of your credits.'
            : `You have ${left} left, this uses ${cost}; failed ones cost nothing.`}
        </output>{' '}
        We send nothing before you have seen it, unless you have set a source to ‘{wayNames.automatic}’.
      </p>
      {beyond > 0 && left > 0 && (
        <p>
          Your credits are enough for {left}, so we have ticked the first {ready}. {beyond} more{' '}
          {beyond === 1 ? 'is' : 'are'} set to ‘{wayNames['by-hand']}’, which is free. We have not ticked{' '}
          {beyond === 1 ? 'it' : 'them'}.
        </p>
      )}
      {(cost > left || (left === 0 && beyond + cost > 0)) && (
        <p>
          <output>{messages.overAllowance(left)}</output> <Link to="/subscriptions">See your subscription</Link>, or
          apply by hand.
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
      <EmptyState
        title="Choose a job first"
        action={
          <ButtonLink look="primary" to="/search">
            Search jobs
          </ButtonLink>
        }
      >
        <p>Each job has an ‘Apply’ button.</p>
      </EmptyState>
    </div>
  )
}
