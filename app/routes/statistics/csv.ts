import { redirect } from 'react-router'
import { csvOf } from '../../../contract/platform/csv.ts'
import type { Route } from './+types/csv'
import { ask } from '../../ask.ts'
import { attachment } from '../../attachment.ts'
import { csvRows } from '../../ui/statistics/csv-rows.ts'

/** All figures of a title as a file. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const title = (url.searchParams.get('title') ?? '').slice(0, 200)
  const location = (url.searchParams.get('where') ?? '').slice(0, 200)
  if (title.trim() === '') throw redirect('/statistics')
  const statistics = await ask(context, (api) => api.statistics.find({ params: { id: title }, query: { location } }))
  const name = ['statistics', statistics.jobTitle, statistics.jobLocation].filter((part) => part !== '').join('-')
  return new Response(csvOf(csvRows(statistics)), {
    headers: {
      'content-type': 'text/csv;charset=utf-8',
      'content-disposition': attachment(`${name.toLowerCase().replaceAll(/[\s/]+/gu, '-')}.csv`),
    },
  })
}
