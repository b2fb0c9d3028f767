import type { PoolClient } from 'pg'
import type { Ad } from '../../contract/job-ads/read-ad.ts'
import type { PostedAd } from '../jobs/posted-ad.ts'
import { prepareAds, storeWithin, type PreparedBatch, type StoreDeps } from '../jobs/store-ads.ts'
import type { Advertiser } from './may-publish.ts'
import { currencyOf, type Country } from '../../contract/places/countries.ts'

const board = 'rolecall'

type Online = { adId: string; ad: Ad; company: Advertiser; country: Country; created: Date; until: Date; now: Date }

/** The ad as it is handed over to the search. */
export function postedAd({ adId, ad, company, country, created, until, now }: Online): PostedAd {
  const whole = (amount: number | null) => (amount === null ? null : amount / 100)
  const closes = [until.toISOString(), ...(ad.closesOn === null ? [] : [ad.closesOn])].sort()
  return {
    id: adId,
    title: ad.jobTitle,
    employer: company.name,
    postedBy: company.id,
    isAgency: company.kind === 'agency',
    place: ad.jobLocation,
    country,
    workplace: ad.workplace,
    daysOnSite: ad.daysOnSite,
    contractType: ad.contractType,
    fullTime: ad.fullTime,
    partTime: ad.partTime,
    industry: ad.industry,
    pay:
      ad.pay === null
        ? null
        : {
            min: whole(ad.pay.min),
            max: whole(ad.pay.max),
            period: ad.pay.per,
            currency: currencyOf(country),
          },
    description: ad.jobDescription,
    ...(ad.type !== 'text' && { recording: ad.type }),
    postedAt: created.toISOString(),
    closesAt: closes[0] ?? until.toISOString(),
    writtenAt: now.toISOString(),
  }
}

/** An ad that has been read as the search will, and under which name. */
type ReadyAd = { adId: string; writtenAs: string; batch: PreparedBatch }

/** Reads an ad as the search will; before the transaction, because no lock is needed for it. Null: it cannot be read. */
export async function prepareOnline(store: StoreDeps, online: Online): Promise<ReadyAd | null> {
  const batch = await prepareAds(store, [{ board, ref: online.adId, body: postedAd(online) }], {
    receivedAt: online.now,
    isDemo: false,
  })
  return batch.prepared.length === 1 ? { adId: online.adId, writtenAs: online.company.name, batch } : null
}

/** Brings a prepared ad into the search in the transaction of the caller, which has its row: it is found as soon as that commits. */
export async function bringOnline(
  client: PoolClient,
  store: StoreDeps,
  { adId, writtenAs, batch }: ReadyAd,
  now: Date,
): Promise<number | null> {
  await client.query('update job_ads set written_as = $2, written_at = $3 where id = $1', [adId, writtenAs, now])
  const { jobIds } = await storeWithin(client, store, batch, { receivedAt: now, isDemo: false })
  return jobIds[0] ?? null
}
