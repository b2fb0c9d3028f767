import type { Route } from './+types/document'
import { ask } from '../../ask.ts'
import { attachment } from '../../attachment.ts'

/** The CV or letter that went with an application. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { applicationId } = params
  const kind = params.kind === 'letter' ? 'letter' : 'cv'
  const file = await ask(context, (api) => api.applications.document({ params: { applicationId, kind } }))
  const headers = {
    'content-type': file.type,
    'content-disposition': attachment(file.name),
    'cache-control': 'no-store',
  }
  return new Response(file, { headers })
}
