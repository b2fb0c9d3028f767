import { wantedOf } from '../../contract/job-searches/filters/index.ts'
import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import { boundsOf } from '../../contract/job-searches/results-address.ts'
import { namesJob } from '../../engines/words/index.ts'
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
  return {
    words: search.jobTitle,
    titlesOnly: search.mentions ? false : 'of-a-job',
    contains: search.contains,
    where,
    centres,
    payMin,
    payMax,
    withoutPay: search.withoutPay,
    wanted: wantedOf(search),
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
