import { data, href, Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { ApplyHere } from '../../../contract/candidates/candidacies.ts'
import * as texts from '../../../contract/candidates/texts.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import { alert } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/apply-here'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { ApplyForm } from '../../ui/candidates/apply-form.tsx'
import { useKeptApplication } from '../../ui/candidates/use-kept-application.ts'
import { asWish, typedIn } from '../../ui/candidates/read-form.ts'
import app from '../../ui/applications/applications.module.css'
import { PageHead } from '../../ui/page-head.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'
import { Day } from '../../ui/when.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  return {
    plan: await ask(context, (api) => api.candidates.plan({ params: { job: params.jobId } })),
    id: crypto.randomUUID(),
    person: context.get(visitor).user?.id ?? '',
  }
}

/** Sends it; what was typed comes back where it is not sent. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const typed = typedIn(await request.formData())
  const { answer, refusal } = await tryAsk(context, (api) =>
    api.candidates.send({ params: { job: params.jobId }, body: asWish(typed) }),
  )
  if (refusal === null) {
    const { candidacy, isNew } = answer
    const page = href('/candidacies/:candidacyId', { candidacyId: candidacy._id })
    return redirect(isNew ? `${page}/receipt?sent` : `${page}?before`)
  }
  const { status, message, fields } = refusal
  const shown =
    status === 410
      ? problem('this ad has closed.', texts.adIsClosedDetails)
      : status === 422
        ? alert('error', texts.dataMissing, texts.fillInAll)
        : problem(message)
  return data({ alert: shown, problems: fields, typed }, { status: 400 })
}

function problem(reason: string, more = ''): Alert {
  return alert('error', texts.applicationFailed, `${texts.applicationProblem(reason)} ${more}`.trim())
}

/** What is wrong may be that the questions have changed, or that the ad has closed: both are asked for anew. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 400 || defaultShouldRevalidate
}

/** Applies to an ad that was posted here: CV and letter, answers, check, send. */
export default function ApplyHerePage({ loaderData: { plan, id, person }, actionData }: Route.ComponentProps) {
  const { jobTitle, employer, jobLocation, salary, job, before, elsewhere, isOpen, missing } = plan
  const { kept, keep, discard, form } = useKeptApplication(job, { person, isDone: before !== null })
  const typed = actionData?.typed ?? kept?.typed ?? null
  const title = `Apply: ${jobTitle}`
  return (
    <div className={`page ${app.page}`}>
      <PageHead title={title} isForSearchEngines={false} />
      <h1>{title}</h1>
      <p>
        {[employer, jobLocation, salary].filter((part) => part !== null).join(' · ')} ·{' '}
        <Link to={`/job/${job}`}>Read the ad</Link>
      </p>
      {before !== null ? (
        <>
          {actionData !== undefined && <AlertBox alert={actionData.alert} />}
          <p>
            You applied for this job on <Day moment={before.sentAt} />. One application is enough: the employer has it.
          </p>
          <p className={app.ways}>
            <ButtonLink look="primary" to={`/candidacies/${before._id}`}>
              See your application
            </ButtonLink>
            <Link to={`/candidacies/${before._id}/receipt`}>Receipt</Link>
          </p>
        </>
      ) : !isOpen && actionData === undefined ? (
        <Closed job={job} />
      ) : (
        <>
          {missing === 'contact' && (
            <AlertBox alert={alert('warning', `${texts.contactMissing}.`, 'You can do both under ‘My profile’.')} />
          )}
          {elsewhere !== null && (
            <p>
              You applied for the same job on another board on <Day moment={elsewhere.at} />.{' '}
              <Link to={href('/applications/:applicationId', { applicationId: elsewhere.application })}>
                See that application
              </Link>{' '}
              before you apply again.
            </p>
          )}
          {kept !== null && actionData === undefined && (
            <p>
              We kept what you entered here on <Day moment={kept.at} />.{' '}
              <Button look="plain" type="button" onClick={discard}>
                Discard it
              </Button>
            </p>
          )}
          <ApplyForm
            key={form}
            onTyped={keep}
            plan={plan}
            id={typed?.id ?? id}
            typed={typed}
            problems={actionData?.problems ?? {}}
            summary={actionData && named(actionData.problems, plan)}
            said={actionData?.alert ?? null}
          />
        </>
      )}
    </div>
  )
}

/** What is wrong in the order of the form; of a question, with its words. */
function named(problems: Readonly<Record<string, string>>, { questions }: ApplyHere): Record<string, string> {
  const asked = new Map(questions.map(({ uuid, question }) => [`answer-${uuid}`, question]))
  const order = ['', 'cv', 'letter', 'education', 'experience', ...asked.keys()]
  return Object.fromEntries(
    order.flatMap((field) => {
      const problem = problems[field]
      const question = asked.get(field)
      if (problem === undefined) return []
      return [[field, question === undefined ? problem : `${question} ${problem}`]]
    }),
  )
}

function Closed({ job }: { job: string }) {
  return (
    <>
      <p>This ad has closed. You can no longer apply.</p>
      <p className={app.ways}>
        <ButtonLink look="primary" to="/search">
          Search jobs
        </ButtonLink>
        <Link to={`/job/${job}`}>See similar jobs</Link>
      </p>
    </>
  )
}
