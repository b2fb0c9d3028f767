import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** The site map. */
export default [
  index('routes/home.tsx'),
  route('search/go', 'routes/search-go.ts'),

  // Not pages: what the pages' scripts and forms ask for.
  route('suggest/titles', 'routes/suggest-titles.ts'),
  route('suggest/places', 'routes/suggest-places.ts'),
  route('nearest-place', 'routes/nearest-place.ts'),
  route('preferences', 'routes/preferences.ts'),
] satisfies RouteConfig
