import { href, redirect } from 'react-router'
import type { Route } from './+types/open-mine'
import { ask } from '../../ask.ts'

/** Opened by its address, it shows the application. */
export function loader({ params: { candidacyId } }: Route.LoaderArgs) {
  return redirect(href('/candidacies/:candidacyId', { candidacyId }))
}

/** Leads to an interview of one's own, as its link does. */
export async function action({ params, context }: Route.ActionArgs) {
  const { key } = await ask(context, (api) => api.interviews.openMine({ params }))
  return redirect(href('/confirm-interview/:key', { key }))
}
