import type { ContractType, Pay } from '../../contract/jobs/jobs.ts'
import type { Vocabulary } from '../../engines/matching/index.ts'
import { groupKey } from './group-key.ts'
import { keywordsOf } from './keywords.ts'
import { payOfAd } from './pay-of-ad.ts'
import type { createPlaceKeys } from './place-keys.ts'
import { titleKeysOf } from '../../engines/words/index.ts'
import type { UnderstoodPlace } from '../../engines/ads/index.ts'

/** A job as far as statistics look at it. */
export type CountedJob = {
  id: number
  title: string
  employer: string | null
  pay: Pay | null
  contract_type: ContractType | null
  places: UnderstoodPlace[]
  description: string
  /** Days: '2026-03-04'. */
  posted_on: string
  ended_on: string | null
}

/** A row of statistics_ads. */
export type AdRow = {
  job_id: number
  groups: string[]
  posted_on: string
  ended_on: string | null
  pay_kind: string | null
  currency: string | null
  pay_min: number | null
  pay_max: number | null
  pay: number | null
  region: string | null
  town: string | null
  employer: string | null
  keywords: string[]
}

/** What statistics keep of a job; null: its title names no job, so nobody can ask for it. */
export function adRow(
  job: CountedJob,
  { vocabulary, placeKeys }: { vocabulary: Vocabulary; placeKeys: ReturnType<typeof createPlaceKeys> },
): AdRow | null {
  const titles = titleKeysOf(
    job.title,
    job.places.map(({ name }) => name),
  )
  if (titles.length === 0) return null
  const { keys, region, town } = placeKeys(job.places)
  const pay = payOfAd(job.pay, job.contract_type)
  return {
    job_id: job.id,
    groups: titles.flatMap((title) => keys.map((place) => groupKey(title, place))),
    posted_on: job.posted_on,
    ended_on: job.ended_on,
    pay_kind: pay?.kind ?? null,
    currency: pay?.currency ?? null,
    pay_min: pay?.min ?? null,
    pay_max: pay?.max ?? null,
    pay: pay?.middle ?? null,
    region,
    town,
    employer: job.employer,
    keywords: keywordsOf(vocabulary, job.description),
  }
}
