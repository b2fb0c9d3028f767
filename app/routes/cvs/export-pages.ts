import { data } from 'react-router'
import type { Route } from './+types/export-pages'
import { countWithin } from './count-pages.ts'

/** Longer than any document may take. */
const patience = 25_000

/** How many pages a CV has in print, for a page that came before it was known. `look` says back for which choice. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const printed = await countWithin(context, { cvId: params.cvId, milliseconds: patience })
  return data({ printed, look: url.searchParams.get('look') ?? '' })
}
