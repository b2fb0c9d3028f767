import type { Route } from './+types/candidate-document'
import { ask } from '../../ask.ts'
import { fileAnswer } from '../../attachment.ts'

/** The CV or letter of somebody who applied to an ad of one's company. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { adId, candidacyId } = params
  const kind = params.kind === 'letter' ? 'letter' : 'cv'
  return fileAnswer(await ask(context, (api) => api.candidateDesk.document({ params: { adId, candidacyId, kind } })))
}
