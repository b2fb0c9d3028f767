import type { Route } from './+types/nearest-place'
import { ask } from '../ask.ts'

/** The name of a position, for 'Use my location'. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const lat = Number(url.searchParams.get('lat') ?? Number.NaN)
  const lng = Number(url.searchParams.get('lng') ?? Number.NaN)
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return new Response(null, { status: 400 })
  return Response.json(await ask(context, (api) => api.places.nearest({ query: { lat, lng } })))
}
