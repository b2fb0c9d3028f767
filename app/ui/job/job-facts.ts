import type { Job } from '../../../contract/jobs/jobs.ts'

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

/** '3 miles away', 'under a mile away', '12 miles away, outside your area'; null where it is not known. */
export function distanceOf({ distanceMiles, isOutside }: Pick<Job, 'distanceMiles' | 'isOutside'>): string | null {
  if (distanceMiles === null) return null
  const miles = Math.round(distanceMiles)
  const away = miles < 1 ? 'under a mile away' : `${miles} ${miles === 1 ? 'mile' : 'miles'} away`
  return isOutside ? `${away}, outside your area` : away
}

export function posterOf({ poster }: Pick<Job, 'poster'>): string | null {
  if (poster === 'unknown') return null
  if (poster === 'course') return 'Training course'
  return poster === 'agency' ? 'Agency' : 'Employer'
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

/** The main source first, then the others: 'Reed', ['Totaljobs', 'CV-Library']. */
export function sourceNames({ source, sources }: Pick<Job, 'source' | 'sources'>): { main: string; others: string[] } {
  const names = [
    ...new Set(
      sources.toSorted((a, b) => Number(b.board === source) - Number(a.board === source)).map(({ name }) => name),
    ),
  ]
  return { main: names[0] ?? source, others: names.slice(1) }
}
