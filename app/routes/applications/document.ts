import type { Route } from './+types/document'
import { ask } from '../../ask.ts'
import { fileAnswer } from '../../attachment.ts'

/** The CV or letter that went with an application. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { applicationId } = params
  const kind = params.kind === 'letter' ? 'letter' : 'cv'
  return fileAnswer(await ask(context, (api) => api.applications.document({ params: { applicationId, kind } })))
}
