import type { Job } from '../../../contract/jobs/jobs.ts'
import { currencySigns } from '../../../contract/places/countries.ts'
import type { ListedJob } from './listed-job.ts'

/** 'Contract', 'Fixed term'; null where the ad does not say. */
export function contractOf(job: Pick<Job, 'contractType'>): string | null {
  return job.contractType === null ? null : contractLabels[job.contractType]
}

const contractLabels: Record<NonNullable<Job['contractType']>, string> = {
  permanent: 'Permanent',
  contract: 'Contract',
  temporary: 'Temporary',
  'fixed-term': 'Fixed term',
  apprenticeship: 'Apprenticeship',
  internship: 'Internship',
  volunteer: 'Volunteer',
}

/** 'Full time', 'Part time', 'Full or part time'; null where the ad does not say. */
export function hoursOf({ fullTime, partTime }: Pick<Job, 'fullTime' | 'partTime'>): string | null {
  if (fullTime && partTime) return 'Full or part time'
  if (fullTime) return 'Full time'
  return partTime ? 'Part time' : null
}

/** 'Remote', 'Hybrid, 2 days on site', 'On site'; null where the ad does not say. */
export function workplaceOf({ workplace, daysOnSite }: Pick<Job, 'workplace' | 'daysOnSite'>): string | null {
  if (workplace === null) return null
  if (workplace !== 'hybrid') return workplace === 'remote' ? 'Remote' : 'On site'
  return daysOnSite === null ? 'Hybrid' : `Hybrid, ${daysOnSite} ${daysOnSite === 1 ? 'day' : 'days'} on site`
}

export function ir35Of({ ir35 }: Pick<Job, 'ir35'>): string | null {
  if (ir35.status === 'unknown') return null
  return ir35.status === 'outside' ? 'Outside IR35' : 'Inside IR35'
}

/** '3 miles', 'under a mile', '12 miles, outside your area'; null where it is not known. */
export function distanceOf({ distanceMiles, isOutside }: Pick<Job, 'distanceMiles' | 'isOutside'>): string | null {
  if (distanceMiles === null) return null
  const miles = Math.round(distanceMiles)
  const away = miles < 1 ? 'under a mile' : `${miles} ${miles === 1 ? 'mile' : 'miles'}`
  return isOutside ? `${away}, outside your area` : away
}

export function posterOf({ poster }: Pick<Job, 'poster'>): string | null {
  if (poster === 'unknown') return null
  if (poster === 'course') return 'training course'
  return poster === 'agency' ? 'agency' : 'employer'
}

/** 'reposted', 'reposted twice', 'reposted 3 times'; null where it never was. */
export function repostsOf({ reposts }: Pick<Job, 'reposts'>): string | null {
  if (reposts === 0) return null
  if (reposts === 1) return 'reposted'
  return reposts === 2 ? 'reposted twice' : `reposted ${reposts} times`
}

/** Ads are seldom still open after so many days: those sink, and say so. */
const oldAfterDays = 30

/** By when it was posted, or first seen where no board says. */
export function isOld({ posted, firstSeen }: Pick<Job, 'posted' | 'firstSeen'>, now: string): boolean {
  return Date.parse(now) - Date.parse(posted ?? firstSeen) > oldAfterDays * 86_400_000
}

/** The take-home pay of an ad in pieces: '£2,614', 'to £3,088'; `lead`: 'from' or 'up to' where only one end is known. */
export type TakeHomeFigures = { lead: 'from' | 'up to' | null; amount: string; to: string | null }

/** Null where the ad gives no pay that can be estimated. */
export function takeHomeOf({ netPay, pay }: Pick<Job, 'netPay' | 'pay'>): TakeHomeFigures | null {
  if (netPay === null) return null
  const { monthlyMin: min, monthlyMax: max } = netPay
  const sign = currencySigns[pay?.currency ?? 'GBP']
  const shown = (amount: number) => `${sign}${amount.toLocaleString('en-GB')}`
  if (min === null) return max === null ? null : { lead: 'up to', amount: shown(max), to: null }
  if (max === null) return { lead: 'from', amount: shown(min), to: null }
  return { lead: null, amount: shown(min), to: max === min ? null : shown(max) }
}

/** The main source first, then the others: 'Reed', ['Totaljobs', 'CV-Library']. */
export function sourceNames({ source, sources }: Pick<ListedJob, 'source' | 'sources'>): {
  main: string
  others: string[]
} {
  const names = [
    ...new Set(
      sources.toSorted((a, b) => Number(b.board === source) - Number(a.board === source)).map(({ name }) => name),
    ),
  ]
  return { main: names[0] ?? source, others: names.slice(1) }
}
