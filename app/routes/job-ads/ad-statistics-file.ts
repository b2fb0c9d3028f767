import { csvOf } from '../../../contract/platform/csv.ts'
import type { Route } from './+types/ad-statistics-file'
import { ask } from '../../ask.ts'
import { attachment } from '../../attachment.ts'
import { adStatisticsRows } from '../../ui/job-ads/ad-statistics-rows.ts'

/** The statistics of an ad of the company as a file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const statistics = await ask(context, (api) => api.jobAds.statistics({ params }))
  const name = `ad-statistics-${statistics.ad.jobTitle}`.toLowerCase().replaceAll(/[\s/]+/gu, '-')
  return new Response(csvOf(adStatisticsRows(statistics)), {
    headers: {
      'content-type': 'text/csv;charset=utf-8',
      'content-disposition': attachment(`${name}.csv`),
      'cache-control': 'no-store',
    },
  })
}
