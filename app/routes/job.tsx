import { data } from 'react-router'
import type { Route } from './+types/job'
import { ask } from '../ask.ts'
import { JobPage } from '../ui/job/job-page.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const job = await ask(context, (api) => api.jobSearches.single({ params: { id: params.id } }))
  // A closed job stays readable, and search engines are told that it is gone (C51).
  return data({ job, now: new Date().toISOString() }, { status: job.isClosed ? 410 : 200 })
}

export default function JobRoute({ loaderData }: Route.ComponentProps) {
  return <JobPage {...loaderData} />
}

export { JobErrorPage as ErrorBoundary } from '../ui/job/job-error-page.tsx'
