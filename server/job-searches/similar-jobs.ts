import type { JobIndex } from '../jobs/job-index.ts'
import { jobsByIds, type JobRow } from '../jobs/queries.ts'
import type { Where } from '../../engines/places/index.ts'
import type { Reading } from '../platform/readers.ts'
import { defaultSearch } from '../../contract/job-searches/results-address.ts'
import { indexQuery } from './index-query.ts'
import { otherNamesOf } from './other-names.ts'
import { plainTitle } from '../../engines/words/index.ts'
import { countries } from '../../contract/places/countries.ts'

const most = 4
const nearMiles = 25
const namesAtMost = 3

/**
 * Open jobs with the title of this one: near it, else anywhere in its country, the best match first; after fewer than four those that people call by
 * another name, in the same place.
 */
export async function similarJobs(
  { db, index }: { db: Reading; index: Pick<JobIndex, 'search'> },
  { job, without, now }: { job: JobRow; without: readonly number[]; now: Date },
): Promise<JobRow[]> {
  const title = plainTitle(job.title.toLowerCase()) ?? job.title
  const names = [title.slice(0, 120), ...otherNamesOf(title, namesAtMost)]
  for (const where of placesAround(job)) {
    const found: number[] = []
    for (const name of names) {
      if (found.length >= most) break
      const search = { ...defaultSearch, jobTitle: name }
      const query = indexQuery(search, { where, without: [job.id, ...without, ...found], now, pageSize: most })
      const { ids, understoodAs } = await index.search({ ...query, titlesOnly: true })
      // Of a title that nobody else has the nearest in spelling is another job.
      if (understoodAs.corrected === null) found.push(...ids)
    }
    if (found.length > 0) return await jobsByIds(db, found.slice(0, most))
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
