import type { Route } from './+types/download'
import { ask } from '../../ask.ts'
import { attachment } from '../../attachment.ts'

/** Download the history as a file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const format = params.format === 'json' ? 'json' : 'csv'
  const file = await ask(context, (api) => api.applications.exportHistory({ params: { format } }))
  const headers = {
    'content-type': file.type,
    'content-disposition': attachment(file.name),
    'cache-control': 'no-store',
  }
  return new Response(file, { headers })
}
