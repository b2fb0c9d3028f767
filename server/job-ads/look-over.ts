import type { AdContent } from '../../contract/job-ads/content.ts'
import type { Hint } from '../../contract/job-ads/hints.ts'
import { readAd, type Ad } from '../../contract/job-ads/read-ad.ts'
import * as texts from '../../contract/job-ads/texts.ts'
import { londonDay } from '../../contract/platform/london.ts'
import type { ResolvePlace } from '../../engines/ads/index.ts'
import type { PlaceAnswer } from '../../engines/places/index.ts'
import type { AdvertiserKind } from './quality/asked.ts'
import { hintsFor } from './quality/hints.ts'
import type { Country } from '../../contract/places/countries.ts'

type LookedOver = {
  /** Null as long as something is missing. */
  ad: Ad | null
  country: Country
  problems: Record<string, string>
  hints: Hint[]
}

/** Everything that is to be said of an ad before it goes online: pure but for the look-up of its place. */
export function lookOver(
  content: AdContent,
  { advertiser, resolvePlace, now }: { advertiser: AdvertiserKind; resolvePlace: ResolvePlace; now: Date },
): LookedOver {
  const today = londonDay(now)
  const { ad, problems } = readAd(content, today)
  const where = content.jobLocation.trim() === '' ? null : resolvePlace(content.jobLocation)
  const all = { ...problems }
  if (where?.kind === 'unknown') all['jobLocation'] ??= texts.placeUnknown
  if (where?.kind === 'abroad') all['jobLocation'] ??= texts.placeAbroad
  if (advertiser === 'agency' && !content.hasAuthority) all['hasAuthority'] ??= texts.authorityMissing
  const country = countryOf(where)
  const hints = hintsFor(content, { advertiser, country, today }).filter(
    ({ id, level }) => level === 'block' || !content.putAside.includes(id),
  )
  return { ad: Object.keys(all).length === 0 ? ad : null, country, problems: all, hints }
}

/** The country of an ad whose place was looked up; null: it names none. */
export function countryOf(where: PlaceAnswer | null): Country {
  switch (where?.kind) {
    case 'found':
      return where.place.country
    case 'several':
      return where.places[0]?.country ?? 'GB'
    default:
      return 'GB'
  }
}
