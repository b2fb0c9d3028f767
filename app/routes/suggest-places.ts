import type { Route } from './+types/suggest-places'
import { ask } from '../ask.ts'

/** Places that continue the typed text, for the field 'Town, county or postcode'. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const text = (url.searchParams.get('text') ?? '').slice(0, 200)
  const places = text === '' ? [] : await ask(context, (api) => api.places.suggest({ params: { text } }))
  return Response.json(places.map(({ label }) => label))
}
