import type { Route } from './+types/feed'
import { ask } from '../../ask.ts'
import { fileAnswer } from '../../attachment.ts'

/** A member's interviews by a secret address, for calendar programs. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return fileAnswer(await ask(context, (api) => api.interviews.readFeed({ params })))
}
