import type { Route } from './+types/suggest-titles'
import { ask } from '../ask.ts'

/** Titles that continue the typed text, for the field 'Job title'. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const text = (url.searchParams.get('text') ?? '').slice(0, 200)
  return Response.json(text === '' ? [] : await ask(context, (api) => api.jobSearches.titles({ params: { text } })))
}
