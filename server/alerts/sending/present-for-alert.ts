import type { Job } from '../../../contract/jobs.ts'
import type { JobSearch } from '../../../contract/job-searches.ts'
import { boundsOf } from '../../../contract/results-address.ts'
import type { FindDeps } from '../../job-searches/find-jobs.ts'
import { whyHere } from '../../job-searches/why-here.ts'
import { presentJob } from '../../jobs/present-job.ts'
import type { JobRow } from '../../jobs/queries.ts'
import { isArea } from '../../places/bonds.ts'
import type { PlaceAnswer } from '../../places/place.ts'
import { placesOf, whereOf } from '../../places/where.ts'

type Deps = { searchedPlace: (text: string) => Promise<PlaceAnswer>; find: Pick<FindDeps, 'boardName' | 'sandboxUrl'> }

/** The jobs that fit the words of a search best, of equal ones the newest, as they stand in the results. */
export async function presentForAlert(
  deps: Deps,
  { rows, search, count, now }: { rows: readonly JobRow[]; search: JobSearch; count: number; now: Date },
): Promise<Job[]> {
  const place = await deps.searchedPlace(search.jobLocation)
  const where = whereOf(place, boundsOf(search).radiusMiles)
  const near = where?.kind === 'circles' ? where.circles : placesOf(place).filter((one) => !isArea(one))
  return rows
    .map((row) => ({ row, why: whyHere(row.title, search.jobTitle) }))
    .toSorted((a, b) => reasons.indexOf(a.why) - reasons.indexOf(b.why) || b.row.id - a.row.id)
    .slice(0, count)
    .map(({ row, why }) =>
      presentJob(row, {
        boardName: deps.find.boardName,
        showLinks: false,
        sandboxUrl: deps.find.sandboxUrl,
        near,
        now,
        snippet: '',
        why,
        whole: false,
      }),
    )
}

/** As `whyHere` says them, the best first. */
const reasons = ['in the title', 'a similar name in the title', 'partly in the title', 'in the text', 'new']
