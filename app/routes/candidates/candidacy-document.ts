import type { Route } from './+types/candidacy-document'
import { ask } from '../../ask.ts'
import { fileAnswer } from '../../attachment.ts'

/** The CV or letter that one sent to an employer. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { candidacyId } = params
  const kind = params.kind === 'letter' ? 'letter' : 'cv'
  return fileAnswer(await ask(context, (api) => api.candidates.document({ params: { candidacyId, kind } })))
}
