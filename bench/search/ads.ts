import { industries } from '../../contract/jobs/industries.ts'
import { hash } from '../../sandbox/generate/random.ts'
import { bulkAds, type BulkAd } from '../../sandbox/generate/bulk.ts'
import type { IndexedJob } from '../../server/jobs/job.ts'
import type { Gazetteer } from '../../engines/places/index.ts'

/** The day on which the bench takes place. */
export const today = new Date('2026-09-15T00:00:00Z')

/** Made-up ads as the index takes them, a batch at a time; ids from 1. The texts are used as they are: about 2.3 kB. */
export function* jobsToIndex(gazetteer: Gazetteer, count: number, size = 500): Generator<IndexedJob[]> {
  let batch: IndexedJob[] = []
  let id = 0
  for (const ad of bulkAds({ seed: 1, count, today })) {
    batch.push(toIndexed(ad, ++id, gazetteer))
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function toIndexed(ad: BulkAd, id: number, gazetteer: Gazetteer): IndexedJob {
  const answer = gazetteer.resolve(ad.location)
  const place = answer.kind === 'found' ? answer.place : null
  const isYearly = ad.salaryPeriod === 'year' || ad.salaryPeriod === 'annum'
  const perYear = isYearly ? 1 : periodsIn(ad.salaryMax ?? ad.salaryMin ?? 0)
  const yearly = (amount: number | null) => (amount === null ? null : Math.round(amount * perYear))
  const isHybrid = ad.description.includes('Hybrid: ')
  return {
    id,
    title: ad.title,
    employer: ad.company,
    otherTitles: [],
    text: ad.description,
    // Not all in one point: ads of a town lie within a mile or two of its middle.
    positions: place ? [{ lat: place.lat + (id % 41) / 1_400 - 0.015, lng: place.lng + (id % 37) / 800 - 0.023 }] : [],
    areas: place?.areas ?? [],
    yearlyMin: yearly(ad.salaryMin),
    yearlyMax: yearly(ad.salaryMax),
    contractType: ad.contractType as IndexedJob['contractType'],
    level: null,
    isSponsor: false,
    closesOn: null,
    fullTime: ad.contractTime === 'full_time',
    partTime: ad.contractTime === 'part_time',
    workplace: isHybrid ? 'hybrid' : 'on-site',
    ir35: ad.description.includes('Outside IR35')
      ? 'outside'
      : ad.description.includes('Inside IR35')
        ? 'inside'
        : 'unknown',
    industry: industries[Math.abs(hash(ad.title.split(' - ')[0]!.toLowerCase())) % industries.length]!,
    poster: id % 2 === 0 ? 'agency' : 'direct',
    boards: [ad.source === 'bulk' ? (ad.id.split(':')[0] as IndexedJob['boards'][number]) : 'import'],
    createdAt: new Date(ad.postedAt),
  }
}

/** How many make a year of what is paid by the hour, the day, the week or the month. */
function periodsIn(amount: number): number {
  if (amount < 80) return 1_864
  return amount < 1_000 ? 233 : 12
}
