import { data } from 'react-router'
import type { Route } from './+types/job'
import { reportReasons } from '../../contract/job-searches/ad-reports.ts'
import { defaultSearch, resultsAddress } from '../../contract/job-searches/results-address.ts'
import { alert } from '../../contract/texts/messages.ts'
import { ask } from '../ask.ts'
import { tryAsk } from '../try-ask.ts'
import { textOf } from '../ui/account/form-text.ts'
import { JobPage } from '../ui/job/job-page.tsx'
import type { ReportAnswer } from '../ui/job/report-form.tsx'
import { jobPosting, postingText } from '../ui/job/job-posting.ts'
import { siteOf } from '../site-of.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const [job, similar, like] = await Promise.all([
    ask(context, (api) => api.jobSearches.single({ params: { id: params.id } })),
    // The ad is what the page is for: without others like it, it is whole.
    tryAsk(context, (api) => api.jobSearches.similar({ params: { id: params.id } })),
    tryAsk(context, (api) => api.statistics.payLike({ params: { id: params.id } })),
  ])
  const recordingId = job.ownAd?.videoId ?? job.ownAd?.audioId ?? null
  const recording =
    recordingId === null
      ? null
      : (await tryAsk(context, (api) => api.recordings.find({ params: { recordingId } }))).answer
  // A closed job stays readable, and search engines are told that it is gone (C51).
  const posting = jobPosting(job)
  const others = { jobTitle: job.jobTitle.slice(0, 120), jobLocation: job.places[0]?.name ?? 'United Kingdom' }
  return data(
    {
      job,
      recording,
      similar: similar.answer ?? [],
      like: like.answer ?? null,
      others: { ...others, address: resultsAddress({ ...defaultSearch, ...others, jobDistance: 5 }) },
      address: `${siteOf(context)}/job/${job._id}`,
      posting: posting && postingText(posting),
      now: new Date().toISOString(),
    },
    { status: job.isClosed ? 410 : 200 },
  )
}

/** A report of what is wrong with the ad. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<ReportAnswer> {
  const form = await request.formData()
  const reason = reportReasons.find((one) => one === form.get('reason'))
  if (reason === undefined) return { alert: alert('error', 'Please choose what is wrong'), isDone: false }
  const body = { job: params.id, reason, details: textOf(form, 'details') }
  const { answer, refusal } = await tryAsk(context, (api) => api.jobSearches.report({ body }))
  if (refusal === null) return { alert: answer, isDone: true }
  return { alert: alert('error', Object.values(refusal.fields)[0] ?? refusal.message), isDone: false }
}

export default function JobRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { posting, ...shown } = loaderData
  return (
    <>
      {posting !== null && (
        // Data and no script: the policy of the page lets none run from here.
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: posting }} />
      )}
      <JobPage {...shown} report={actionData ?? null} />
    </>
  )
}

export { JobErrorPage as ErrorBoundary } from '../ui/job/job-error-page.tsx'
