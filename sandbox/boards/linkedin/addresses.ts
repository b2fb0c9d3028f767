import type { SandboxAd } from '../../board.ts'

/** Ids of postings have ten digits. */
const firstId = 4_400_000_000

export function postingId(ad: SandboxAd): number {
  return firstId + ad.number
}

export function numberOfPosting(id: string | undefined): number {
  return Number(/(?:^|-)(\d+)$/.exec(id ?? '')?.[1]) - firstId
}

/** `/jobs/view/<title>-at-<company>-<id>` */
export function jobPath(ad: SandboxAd): string {
  const slug = `${ad.title} at ${ad.advertiser ?? 'confidential'}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return `/jobs/view/${slug}-${postingId(ad)}`
}

export function hostOf(ad: SandboxAd): string {
  return ad.place.country === 'IE' ? 'ie.linkedin.com' : 'uk.linkedin.com'
}
