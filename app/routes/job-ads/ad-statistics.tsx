import { Link } from 'react-router'
import type { Route } from './+types/ad-statistics'
import { ask } from '../../ask.ts'
import { companyOnly } from '../../company-only.ts'
import { AdStatisticsView } from '../../ui/job-ads/ad-statistics-view.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import css from '../../ui/statistics/statistics.module.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  companyOnly(context)
  return await ask(context, (api) => api.jobAds.statistics({ params }))
}

/** How an ad of the company does. */
export default function AdStatisticsPage({ loaderData: statistics }: Route.ComponentProps) {
  const { _id, jobTitle, jobLocation, jobId } = statistics.ad
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={`Statistics: ${jobTitle}`} isForSearchEngines={false} />
      <div className={css.opening}>
        <p>
          <Link to="/manage-my-job-ads">
            <span aria-hidden>← </span>Manage job ads
          </Link>
        </p>
        <h1>Statistics of ‘{jobTitle}’</h1>
        <p>{jobLocation}</p>
      </div>
      <p className={css.links}>
        <Link to={`/manage-my-job-ads/${_id}/statistics.csv`} reloadDocument>
          Download as a spreadsheet (CSV)
        </Link>
        {jobId !== null && <Link to={`/job/${jobId}`}>See the ad</Link>}
      </p>
      <AdStatisticsView statistics={statistics} />
    </div>
  )
}
