import type { Job } from '../../../contract/jobs/jobs.ts'
import type { JobSearch } from '../../../contract/job-searches/job-searches.ts'
import { boundsOf } from '../../../contract/job-searches/results-address.ts'
import type { FindDeps } from '../../job-searches/find-jobs.ts'
import { whyHere } from '../../job-searches/why-here.ts'
import { presentJob } from '../../jobs/present-job.ts'
import { jobsByIds } from '../../jobs/queries.ts'
import type { Database } from '../../platform/database.ts'
import { isArea, type PlaceAnswer, placesOf, whereOf } from '../../../engines/places/index.ts'

type Deps = {
  db: Database
  searchedPlace: (text: string) => Promise<PlaceAnswer>
  find: Pick<FindDeps, 'boardName' | 'sandboxUrl'>
}

export type WaitingJob = { id: number }

/**
 * Of the newest jobs those that fit a search best, as they stand in the results: by how well the title fits its words, of equals the nearest
 * first, and no employer more often than `ofOneEmployer`.
 */
export async function presentForAlert(
  deps: Deps,
  { jobs, search, count, now }: { jobs: readonly WaitingJob[]; search: JobSearch; count: number; now: Date },
): Promise<Job[]> {
  const place = await deps.searchedPlace(search.jobLocation)
  const where = whereOf(place, boundsOf(search).radiusMiles)
  const near = where?.kind === 'circles' ? where.circles : placesOf(place).filter((one) => !isArea(one))
  const rows = await jobsByIds(
    deps.db,
    jobs.slice(0, rankAtMost).map(({ id }) => id),
  )
  const why = whyHere(search.jobTitle)
  const presented = rows.map((row) => ({
    id: row.id,
    job: presentJob(row, {
      boardName: deps.find.boardName,
      showLinks: false,
      sandboxUrl: deps.find.sandboxUrl,
      near,
      now,
      snippet: '',
      why: why(row.title, row),
      whole: false,
    }),
  }))
  const best = presented.toSorted(
    (a, b) => reasons.indexOf(a.job.why) - reasons.indexOf(b.job.why) || milesTo(a.job) - milesTo(b.job) || b.id - a.id,
  )
  return notTooManyOf(best.map(({ job }) => job)).slice(0, count)
}

const rankAtMost = 100

/** Of one employer no more rows in one mail: the others are in the list that it leads to. */
const ofOneEmployer = 3

/** As `whyHere` says them, the best first. */
const reasons = ['in the title', 'a similar name in the title', 'partly in the title', 'in the text', 'new']

/** What can be done from anywhere is near; where it is not known how far a job is, it comes after those of which it is. */
function milesTo({ distanceMiles, workplace }: Job): number {
  return distanceMiles ?? (workplace === 'remote' ? 0 : Number.MAX_VALUE)
}

function notTooManyOf(jobs: readonly Job[]): Job[] {
  const shown = new Map<string, number>()
  return jobs.filter(({ employer }) => {
    if (employer === null) return true
    const name = employer.toLowerCase()
    const before = shown.get(name) ?? 0
    shown.set(name, before + 1)
    return before < ofOneEmployer
  })
}
