import { shareBelow } from '../../contract/statistics/pay-share.ts'
import type { PayLike } from '../../contract/statistics/pay-like.ts'
import { titleKeysOf, showTitle } from '../../engines/words/index.ts'
import type { JobRow } from '../jobs/queries.ts'
import { groupsWithPay } from './count-group.ts'
import { figuresOfGroup, type FindStatisticsDeps } from './find-statistics.ts'
import { groupKey } from './group-key.ts'
import { payOfAd } from './pay-of-ad.ts'
import { createPlaceKeys, everywhere } from './place-keys.ts'

type PricedJob = Pick<JobRow, 'title' | 'places' | 'pay' | 'contract_type'>

/** A wider title in the same town is nearer than the same title in another region: so many titles are tried in each place. */
const titlesAtMost = 3

/**
 * The pay of an ad among others of its title, in the smallest area around it in which enough ads give pay.
 * @returns null where the ad gives no pay that counts, or where fewer than five others like it do.
 */
export async function payLike(
  { reading, gazetteer, clock }: FindStatisticsDeps,
  job: PricedJob,
): Promise<PayLike | null> {
  const pay = payOfAd(job.pay, job.contract_type)
  const titles = titleKeysOf(
    job.title,
    job.places.map(({ name }) => name),
  ).slice(0, titlesAtMost)
  if (pay === null) return null
  const now = clock.now()
  const places = createPlaceKeys(gazetteer)(job.places).keys.toReversed()
  const groups = new Map(
    places.flatMap((place) => titles.map((title) => [groupKey(title, place), { title, place }] as const)),
  )
  for (const key of await groupsWithPay(reading, [...groups.keys()], { ...pay, now })) {
    const { title, place } = groups.get(key)!
    const { pay: found } = await figuresOfGroup(reading, key, now)
    const same = found.find(({ kind, currency }) => kind === pay.kind && currency === pay.currency)
    if (!same?.figures) continue
    const { percentiles, histogram } = same.figures
    return {
      jobTitle: showTitle(title),
      jobLocation: place === everywhere ? '' : (gazetteer.find(place)?.name ?? ''),
      kind: pay.kind,
      currency: pay.currency,
      ads: same.ads,
      below: shareBelow(percentiles, pay.middle),
      bars: histogram.map((bar) => ({ ...bar, isOwn: isWithin(bar, pay) })),
    }
  }
  return null
}

function isWithin(
  { from, to }: { from: number | null; to: number | null },
  { min, max }: { min: number; max: number },
) {
  return (to === null || min < to) && (from === null || max >= from)
}
