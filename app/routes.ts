import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { notHere } from './content/not-here.ts'

/** The site map. */
export default [
  index('routes/home.tsx'),
  route('search', 'routes/search.tsx'),
  route('search-contracts', 'routes/search-contracts.tsx'),
  route('outside-ir35-jobs', 'routes/outside-ir35.tsx'),
  // Shorter forms lead to the whole address.
  route('jobresults/:summary?/:industry?/:fulltime?/:parttime?/:contracting?/:noIr35?/:intern?', 'routes/results.tsx'),
  route('job/:id', 'routes/job.tsx'),
  route('sources', 'routes/sources.tsx'),

  // Places of the menu whose features this version does not have.
  ...Object.keys(notHere).map((path) => route(path.slice(1), 'routes/not-here.tsx', { id: `not-here${path}` })),

  // Not pages: what the pages' scripts and forms ask for.
  route('search/go', 'routes/search-go.ts'),
  route('irrelevant', 'routes/irrelevant.tsx'),
  route('suggest/titles', 'routes/suggest-titles.ts'),
  route('suggest/places', 'routes/suggest-places.ts'),
  route('nearest-place', 'routes/nearest-place.ts'),
  route('preferences', 'routes/preferences.ts'),

  route('main', 'routes/to-home.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
