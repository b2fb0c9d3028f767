import type { Route } from './+types/picture'
import { ask } from '../../ask.ts'

/** A picture of a form or of a confirmation, for the page of its application. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { applicationId } = params
  const which = params.which === 'confirmation' ? 'confirmation' : 'form'
  const picture = await ask(context, (api) => api.applications.picture({ params: { applicationId, which } }))
  return new Response(picture, { headers: { 'content-type': 'image/jpeg', 'cache-control': 'no-store' } })
}
