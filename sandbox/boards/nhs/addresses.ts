import type { SandboxAd } from '../../board.ts'

export const host = 'www.jobs.nhs.uk'

/** 'C9309-26-0264': a letter, four digits of an employer, a year, a number; together they hold the ad's number. */
export function referenceOf({ number }: SandboxAd): string {
  const digits = String(number).padStart(8, '0')
  return `${number % 2 === 0 ? 'C' : 'M'}${digits.slice(0, 4)}-26-${digits.slice(4)}`
}

export function numberOf(reference: string | undefined): number {
  const [, first, last] = /^[CM](\d{4,})-26-(\d{4,})$/.exec(reference ?? '') ?? []
  return Number(`${first}${last}`)
}

export function advertPath(ad: SandboxAd): string {
  return `/candidate/jobadvert/${referenceOf(ad)}`
}
