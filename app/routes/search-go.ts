import { redirect } from 'react-router'
import { resultsAddress } from '../../contract/job-searches/results-address.ts'
import { hasProblems, readSearchForm } from '../ui/search-form/read-search-form.ts'
import type { Route } from './+types/search-go'

/** Where the search form is sent without scripts: on to the results, or back to the form with what is missing. */
export function loader({ url }: Route.LoaderArgs) {
  const { search, problems } = readSearchForm(url.searchParams)
  return redirect(hasProblems(problems) ? `/search?${url.searchParams.toString()}` : resultsAddress(search))
}
