import type { JobSearch } from '../../../contract/job-searches/job-searches.ts'
import { defaultSearch } from '../../../contract/job-searches/results-address.ts'
import { searchLimits } from '../../../contract/job-searches/limits.ts'

/** The form as it starts: nothing typed, 5 miles around (C4). */
export const emptySearch: JobSearch = {
  ...defaultSearch,
  jobLocation: '',
  jobDistance: searchLimits.distanceFormDefault,
}
