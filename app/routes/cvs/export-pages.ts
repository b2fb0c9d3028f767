import { data } from 'react-router'
import type { Route } from './+types/export-pages'
import { readPrintChoice, writePrintChoice } from '../../ui/cvs/export/print-choice.ts'
import { countWithin } from './count-pages.ts'

/** Longer than any document may take. */
const patience = 25_000

/** How many pages a CV has in print, for a page that came before it was known. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const options = readPrintChoice(url.searchParams)
  const printed = await countWithin(context, { cvId: params.cvId, options, milliseconds: patience })
  return data({ printed, query: writePrintChoice(options) })
}
