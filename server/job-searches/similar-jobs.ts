import type { JobIndex } from '../jobs/job-index.ts'
import { jobsByIds, type JobRow } from '../jobs/queries.ts'
import type { Where } from '../../engines/places/index.ts'
import type { Reading } from '../platform/readers.ts'
import { defaultSearch } from '../../contract/job-searches/results-address.ts'
import { indexQuery } from './index-query.ts'
import { plainTitle } from '../../engines/words/index.ts'
import { countries } from '../../contract/places/countries.ts'

const most = 4
const nearMiles = 25

/** Open jobs with the title of this one: near it, else anywhere in its country, the best match first. */
export async function similarJobs(
  { db, index }: { db: Reading; index: Pick<JobIndex, 'search'> },
  { job, without, now }: { job: JobRow; without: readonly number[]; now: Date },
): Promise<JobRow[]> {
  const title = plainTitle(job.title.toLowerCase()) ?? job.title
  const search = { ...defaultSearch, jobTitle: title.slice(0, 120) }
  for (const where of placesAround(job)) {
    const query = indexQuery(search, { where, without: [job.id, ...without], now, pageSize: most })
    const { ids, understoodAs } = await index.search({ ...query, titlesOnly: true })
    // Of a title that nobody else has the nearest in spelling is another job.
    if (ids.length > 0 && understoodAs.corrected === null) return await jobsByIds(db, ids)
  }
  return []
}

function placesAround({ places, workplace, country }: JobRow): Where[] {
  const town = places.find(({ lat, lng, isArea }) => lat !== null && lng !== null && !isArea)
  const around: Where[] = []
  if (town?.lat != null && town.lng !== null) {
    around.push({ kind: 'circles', circles: [{ lat: town.lat, lng: town.lng, radiusMiles: nearMiles }] })
  }
  if (workplace === 'remote') around.push({ kind: 'remote' })
  around.push({ kind: 'areas', areas: [countries[country ?? 'GB'].area] })
  return around
}
