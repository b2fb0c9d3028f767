import { Form, Link } from 'react-router'
import { messages } from '../../contract/texts/messages.ts'
import type { Route } from './+types/irrelevant'
import type { Job } from '../../contract/jobs/jobs.ts'
import { ask } from '../ask.ts'
import { tryAsk } from '../try-ask.ts'
import { NeverShowLink } from '../ui/results/never-show-link.tsx'
import { PageHead } from '../ui/page-head.tsx'
import css from '../ui/notice-page.module.css'
import { Button } from '../ui/parts/button.tsx'

/** Whether the job is hidden now. `problem` is the reason if the request failed, otherwise null. */
export type HideAnswer = {
  job: string
  jobTitle: string
  isHidden: boolean
  problem: string | null
  /** The employer in the ad, null if unknown. */
  employer: string | null
  poster: Job['poster']
}

/** Hides a job from this visitor's lists, or shows it again. With scripts a row sends this; without, it is a page. */
export async function action({ request, context }: Route.ActionArgs): Promise<HideAnswer> {
  const form = await request.formData()
  const job = String(form.get('job') ?? '').slice(0, 40)
  const jobTitle = String(form.get('jobTitle') ?? '').slice(0, 120)
  const undo = form.get('undo') === 'true'
  try {
    await ask(context, (api) => api.jobSearches.markIrrelevant({ body: { job, jobTitle, undo } }))
    const { answer } = await tryAsk(context, (api) => api.jobSearches.single({ params: { id: job } }))
    const { employer, poster } = answer ?? { employer: null, poster: 'unknown' }
    return { job, jobTitle, isHidden: !undo, problem: null, employer, poster }
  } catch {
    // `ask` has reported it.
    return { job, jobTitle, isHidden: undo, problem: messages.notMarkedIrrelevant, employer: null, poster: 'unknown' }
  }
}

export default function Irrelevant({ actionData }: Route.ComponentProps) {
  if (actionData === undefined) return <NothingDone />
  const { job, jobTitle, isHidden, problem, employer, poster } = actionData
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Not relevant" isForSearchEngines={false} />
      <h1>{problem === null ? (isHidden ? 'Hidden from your lists' : 'Back in your lists') : 'That did not work'}</h1>
      <p>{problem ?? (isHidden ? messages.markedIrrelevant : 'You will see this job in your lists again.')}</p>
      {isHidden && (
        <Form method="post">
          <input type="hidden" name="job" value={job} />
          <input type="hidden" name="jobTitle" value={jobTitle} />
          <input type="hidden" name="undo" value="true" />
          <Button type="submit">Undo</Button>
        </Form>
      )}
      {isHidden && problem === null && employer !== null && (
        <p>
          <NeverShowLink job={{ employer, poster }} />
        </p>
      )}
      <p>
        <Link to="/settings/never-show">See everything you have hidden</Link>, or go back to return to your results.
      </p>
    </div>
  )
}

/** Opening the address alone changes nothing. */
function NothingDone() {
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Not relevant" isForSearchEngines={false} />
      <h1>Nothing was hidden</h1>
      <p>To hide a job, use the ‘Not relevant’ button on its row.</p>
      <p>
        <Link to="/search">Search jobs</Link>
      </p>
    </div>
  )
}
