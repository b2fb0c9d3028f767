import { redirect } from 'react-router'
import type { Route } from './+types/job-ad'
import { ask } from '../../ask.ts'

/** The address of an ad that was posted here, which never changes: leads to the page of the job that it is shown as now (decision 018). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { jobId } = await ask(context, (api) => api.jobAds.pageOf({ params }))
  return redirect(`/job/${jobId}`)
}
