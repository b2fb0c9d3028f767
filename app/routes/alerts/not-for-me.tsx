import { Form, Link } from 'react-router'
import type { AvoidedEntry } from '../../../contract/avoided/avoided.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { textOf } from '../../ui/account/form-text.ts'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import css from '../../ui/alerts/alerts.module.css'
import { TextField } from '../../ui/parts/text-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/not-for-me'
import { Button } from '../../ui/parts/button.tsx'

export async function loader({ params: { key, jobId }, context }: Route.LoaderArgs) {
  const found = await ask(context, (api) => api.alertSubscriptions.lookAt({ params: { key } }))
  // One that has gone is not sent again in any case, and what is like it may still be named.
  const { answer: job } = await tryAsk(context, (api) => api.jobSearches.single({ params: { id: jobId } }))
  return { found, job: job && { title: job.jobTitle, employer: job.employer, isAgency: job.poster === 'agency' } }
}

export async function action({ request, params: { key, jobId }, context }: Route.ActionArgs) {
  const form = await request.formData()
  const never = neverOf(form)
  const id = /^\d{1,9}$/u.test(jobId) ? Number(jobId) : 0
  const { answer, refusal } = await tryAsk(context, (api) =>
    api.alertSubscriptions.notForMe({ params: { key }, body: { jobId: id, ...(never && { never }) } }),
  )
  if (refusal !== null) return { said: null, problem: Object.values(refusal.fields)[0] ?? refusal.message }
  // Hides it in this browser's results too.
  await tryAsk(context, (api) => api.jobSearches.markIrrelevant({ body: { job: jobId } }))
  return { said: answer, problem: null }
}

function neverOf(form: FormData): Pick<AvoidedEntry, 'kind' | 'text'> | null {
  const kind = textOf(form, 'kind')
  const text = textOf(form, 'text').trim()
  return kind === 'company' || kind === 'agency' || kind === 'word' ? { kind, text } : null
}

/** Opened from an email: hides one job, and others like it if the person asks. Only a button changes anything. */
export default function NotForMe({ loaderData: { found, job }, actionData }: Route.ComponentProps) {
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Not for me" isForSearchEngines={false} />
      <h1>Not for me</h1>
      <p className="prose">
        {job === null ? (
          'This job is no longer advertised. '
        ) : (
          <>
            <b>{job.title}</b>
            {job.employer !== null && ` at ${job.employer}`}.{' '}
          </>
        )}
        We sent it for your alert ‘{found.jobTitle} in {found.jobLocation}’.
      </p>
      <div aria-live="polite">{actionData?.said && <AlertBox alert={actionData.said} />}</div>
      {!actionData?.said && job !== null && (
        <Form method="post">
          <Button look="primary">Hide this job</Button>
        </Form>
      )}
      <h2>Hide similar jobs</h2>
      {job?.employer != null && (
        <Form method="post">
          <input type="hidden" name="kind" value={job.isAgency ? 'agency' : 'company'} />
          <input type="hidden" name="text" value={job.employer} />
          <Button>Hide all from {job.employer}</Button>
        </Form>
      )}
      <Form className={css.form} method="post" noValidate>
        <input type="hidden" name="kind" value="word" />
        <TextField
          id="text"
          name="text"
          label="Hide ads with this word or phrase"
          problem={actionData?.problem ?? undefined}
        />
        <p>
          <Button>Hide these ads</Button>
        </p>
      </Form>
      {found.isOfAccount && (
        <p>
          We add this to your list of <Link to="/settings/never-show">what you never want to see</Link>. You can remove
          it there.
        </p>
      )}
    </div>
  )
}
