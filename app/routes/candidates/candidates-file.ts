import { csvOf } from '../../../contract/platform/csv.ts'
import type { Route } from './+types/candidates-file'
import { ask } from '../../ask.ts'
import { attachment } from '../../attachment.ts'
import { companyOnly } from '../../company-only.ts'
import { candidateRows } from '../../ui/candidates/desk/candidate-rows.ts'
import { isShown, readShow } from '../../ui/candidates/desk/desk-words.ts'
import { readFilter } from '../../ui/candidates/desk/filter-query.ts'

/** The candidates that the list shows, as a file. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  companyOnly(context)
  const query = readFilter(url.searchParams)
  const { jobTitle, candidates } = await ask(context, (api) => api.candidateDesk.lines({ params, query }))
  const show = readShow(url.searchParams.get('show'))
  const name = `candidates-${jobTitle}`.toLowerCase().replaceAll(/[\s/]+/gu, '-')
  return new Response(csvOf(candidateRows(candidates.filter(({ candidate }) => isShown(candidate, show)))), {
    headers: {
      'content-type': 'text/csv;charset=utf-8',
      'content-disposition': attachment(`${name}.csv`),
      'cache-control': 'no-store',
    },
  })
}
