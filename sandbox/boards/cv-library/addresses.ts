import type { SandboxAd } from '../../board.ts'

export const host = 'www.cv-library.co.uk'

export function jobPath(ad: SandboxAd): string {
  return `/job/${ad.number}/${ad.title.replace(/[^A-Za-z0-9]+/g, '-')}`
}

export function applicationPath(ad: SandboxAd): string {
  return `/job/apply/${ad.number}`
}
