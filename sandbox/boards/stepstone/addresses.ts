import type { SandboxAd } from '../../board.ts'

/** `/job/<title>/<company>-job<id>` */
export function jobPath(ad: SandboxAd): string {
  return `/job/${slug(ad.title)}/${slug(ad.advertiser ?? 'company-confidential')}-job${ad.number}`
}

/** The application goes by another id than the ad. */
export function applicationPath(ad: SandboxAd): string {
  return `/job/5a4db0a8-0000-4000-8000-${String(ad.number).padStart(12, '0')}/application/smart-apply`
}

export function numberOfApplication(uuid: string): number {
  return Number(/^5a4db0a8-0000-4000-8000-(\d{12})$/.exec(uuid)?.[1])
}

function slug(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'job'
  )
}
