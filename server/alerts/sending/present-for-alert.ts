import type { Job } from '../../../contract/jobs/jobs.ts'
import type { JobSearch } from '../../../contract/job-searches/job-searches.ts'
import { boundsOf } from '../../../contract/job-searches/results-address.ts'
import type { FindDeps } from '../../job-searches/find-jobs.ts'
import { whyHere } from '../../job-searches/why-here.ts'
import { presentJob } from '../../jobs/present-job.ts'
import { jobsByIds } from '../../jobs/queries.ts'
import type { Database } from '../../platform/database.ts'
import { isArea } from '../../places/bonds.ts'
import type { PlaceAnswer } from '../../places/place.ts'
import { placesOf, whereOf } from '../../places/where.ts'

type Deps = {
  db: Database
  searchedPlace: (text: string) => Promise<PlaceAnswer>
  find: Pick<FindDeps, 'boardName' | 'sandboxUrl'>
}

export type WaitingJob = { id: number; title: string }

/** Of the newest jobs those that fit the words of a search best, as they stand in the results. */
export async function presentForAlert(
  deps: Deps,
  { jobs, search, count, now }: { jobs: readonly WaitingJob[]; search: JobSearch; count: number; now: Date },
): Promise<Job[]> {
  const place = await deps.searchedPlace(search.jobLocation)
  const where = whereOf(place, boundsOf(search).radiusMiles)
  const near = where?.kind === 'circles' ? where.circles : placesOf(place).filter((one) => !isArea(one))
  const best = jobs
    .slice(0, rankAtMost)
    .map(({ id, title }) => ({ id, why: whyHere(title, search.jobTitle) }))
    .toSorted((a, b) => reasons.indexOf(a.why) - reasons.indexOf(b.why) || b.id - a.id)
    .slice(0, count)
  const rows = await jobsByIds(
    deps.db,
    best.map(({ id }) => id),
  )
  const whyOf = new Map(best.map(({ id, why }) => [id, why]))
  return rows.map((row) =>
    presentJob(row, {
      boardName: deps.find.boardName,
      showLinks: false,
      sandboxUrl: deps.find.sandboxUrl,
      near,
      now,
      snippet: '',
      why: whyOf.get(row.id) ?? '',
      whole: false,
    }),
  )
}

const rankAtMost = 100

/** As `whyHere` says them, the best first. */
const reasons = ['in the title', 'a similar name in the title', 'partly in the title', 'in the text', 'new']
