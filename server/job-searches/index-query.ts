import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import { boundsOf } from '../../contract/job-searches/results-address.ts'
import { namesJob } from './names-job.ts'
import type { IndexQuery } from '../jobs/job-index.ts'

/** A person's search as the index wants it. */
export function indexQuery(
  search: JobSearch,
  {
    where,
    centres = [],
    without,
    now,
    pageSize,
  }: Pick<IndexQuery, 'where' | 'centres' | 'without' | 'now' | 'pageSize'>,
): IndexQuery {
  const { payMin, payMax } = boundsOf(search)
  const contracts = new Set<IndexQuery['contracts'][number]>(search.contracts)
  if (search.contract) contracts.add('contract')
  if (search.intern) contracts.add('internship')
  return {
    words: search.jobTitle,
    titlesOnly: search.mentions ? false : 'of-a-job',
    contains: search.contains,
    where,
    centres,
    payMin,
    payMax,
    withoutPay: search.withoutPay,
    contracts: [...contracts],
    hours: [...(search.fullTime ? (['full-time'] as const) : []), ...(search.partTime ? (['part-time'] as const) : [])],
    workplaces: search.workplace,
    ir35: search.noIR ? ['outside'] : search.ir35,
    industries: search.jobArea === 'Any' ? search.industries : [...new Set([search.jobArea, ...search.industries])],
    boards: search.sources,
    poster: search.poster,
    levels: search.levels,
    sponsors: search.sponsors,
    postedWithinDays: search.postedWithinDays,
    without,
    sort: search.sort,
    page: search.page,
    pageSize,
    now,
  }
}

/** Whether ads that only mention the job are left out (decision 025) of an alert, as `indexQuery` leaves them out of results. */
export function wantsTitlesOnly(search: Pick<JobSearch, 'jobTitle' | 'mentions'>): boolean {
  return !search.mentions && namesJob(search.jobTitle)
}
