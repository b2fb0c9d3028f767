import type { AdContent } from '../../../contract/job-ads/content.ts'
import { readAd, type Ad } from '../../../contract/job-ads/read-ad.ts'
import { mayPublishBy, type Standing } from '../../companies/index.ts'
import type { ResolvePlace } from '../../../engines/ads/index.ts'
import type { Queryable } from '../../platform/database.ts'
import { someAdsOfCompany } from '../queries.ts'
import type { Country } from '../../../contract/places/countries.ts'

/** An ad of a company as a feed tells it. */
export type FeedAd = {
  id: string
  ad: Ad
  /** When it went online, was changed last, and goes offline; a closing date before that counts. */
  since: Date
  changed: Date
  closes: string
  /** The town or county by its own name, and what it lies in; null where only a country is known. */
  city: string | null
  county: string | null
  country: Country
}

export type LiveAds = { company: string; ads: FeedAd[]; lastChanged: Date }

/** More than this no company of the product has; a feed is made in memory. */
const mostAds = 2_000

/** What a company's feeds tell: its ads that are online, the latest first. Null: there is no such company, or it is blocked. */
export async function liveAdsOf(
  db: Queryable,
  { companyId, resolvePlace, now }: { companyId: string; resolvePlace: ResolvePlace; now: Date },
): Promise<LiveAds | null> {
  const { rows } = await db.query<Standing & { name: string; last: Date }>(
    `select c.shown_name as name, c.publishing, c.publishing_reason, c.register_name, c.own_domain, coalesce((
              select max(greatest(a.created, a.changed_at, a.written_at, a.closed_at, case when a.online_until <= $2 then a.online_until end))
                from job_ads a where a.company_id = c.id), c.created) as last
       from companies c where c.id = $1`,
    [companyId, now],
  )
  const [company] = rows
  if (!company || mayPublishBy(company).kind === 'blocked') return null
  const wanted = { companyId, state: 'online', reference: null, skip: 0, most: mostAds, now } as const
  const ads = (await someAdsOfCompany(db, wanted)).flatMap((row): FeedAd[] => {
    // Of a day long gone: days that have passed since are no problem of the reader.
    const { ad } = readAd(row.content, '0000-01-01')
    if (ad === null) return []
    const closes = [row.online_until.toISOString(), ...(ad.closesOn === null ? [] : [ad.closesOn])].sort()[0] ?? ''
    const changed = row.changed_at ?? row.created
    return [{ id: row.id, ad, since: row.created, changed, closes, ...placeOf(row.content, resolvePlace) }]
  })
  return { company: company.name, ads, lastChanged: company.last }
}

function placeOf({ jobLocation }: AdContent, resolvePlace: ResolvePlace): Pick<FeedAd, 'city' | 'county' | 'country'> {
  if (jobLocation.trim() === '') return { city: null, county: null, country: 'GB' }
  const answer = resolvePlace(jobLocation)
  const place = answer.kind === 'found' ? answer.place : answer.kind === 'several' ? answer.places[0] : undefined
  if (place === undefined) return { city: jobLocation.trim(), county: null, country: 'GB' }
  if (place.kind === 'country') return { city: null, county: null, country: place.country }
  return { city: place.name, county: place.county, country: place.country }
}
