import { data } from 'react-router'
import type { Route } from './+types/job'
import { ask } from '../ask.ts'
import { JobPage } from '../ui/job/job-page.tsx'
import { jobPosting, postingText } from '../ui/job/job-posting.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const job = await ask(context, (api) => api.jobSearches.single({ params: { id: params.id } }))
  // A closed job stays readable, and search engines are told that it is gone (C51).
  const posting = jobPosting(job)
  return data(
    { job, posting: posting && postingText(posting), now: new Date().toISOString() },
    { status: job.isClosed ? 410 : 200 },
  )
}

export default function JobRoute({ loaderData }: Route.ComponentProps) {
  const { posting, ...shown } = loaderData
  return (
    <>
      {posting !== null && (
        // Data and no script: the policy of the page lets none run from here.
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: posting }} />
      )}
      <JobPage {...shown} />
    </>
  )
}

export { JobErrorPage as ErrorBoundary } from '../ui/job/job-error-page.tsx'
