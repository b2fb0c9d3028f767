import type { JobSearch } from '../../../contract/job-searches.ts'
import { defaultSearch } from '../../../contract/results-address.ts'
import { searchLimits } from '../../../contract/search-limits.ts'

/** The form as it starts: nothing typed, 5 miles around (C4). */
export const emptySearch: JobSearch = {
  ...defaultSearch,
  jobLocation: '',
  jobDistance: searchLimits.distanceFormDefault,
}
