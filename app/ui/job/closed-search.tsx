import { emptySearch } from '../search-form/empty-search.ts'
import { SearchForm } from '../search-form/search-form.tsx'

/** Where an ad is gone: the form to look for others like it. */
export default function ClosedSearch({ jobTitle = '', jobLocation = '' }: { jobTitle?: string; jobLocation?: string }) {
  return <SearchForm search={{ ...emptySearch, jobTitle, jobLocation }} />
}
