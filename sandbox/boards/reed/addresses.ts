import type { SandboxAd } from '../../board.ts'

export const host = 'www.reed.co.uk'
export const loginHost = 'secure.reed.co.uk'

/** Without its scheme. What stands before the number is ornament. */
export function jobAddress(ad: SandboxAd): string {
  const slug = ad.title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return `${host}/jobs/${slug || 'job'}/${ad.number}`
}

export function applicationPath(ad: SandboxAd): string {
  return `/jobs/apply/${ad.number}`
}
