import type { KeptAd } from '../../contract/applications/history.ts'
import type { Job, JobSource } from '../../contract/jobs/jobs.ts'
import { presentJob } from '../jobs/present-job.ts'
import { jobsByIds } from '../jobs/queries.ts'
import type { Platform } from '../platform/platform.ts'
import type { FindDeps } from '../job-searches/find-jobs.ts'

type Deps = Pick<Platform, 'db'> & { find: FindDeps }

/** Our ids are whole numbers; anything else is no job of ours. */
export function jobIdOf(text: string): number | null {
  return /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : null
}

/** Jobs as they stand now, with the links to their boards; those that are gone are left out. */
export async function knownJobs({ db, find }: Deps, ids: readonly string[], now: Date): Promise<Map<string, Job>> {
  const numbers = ids.map(jobIdOf).filter((id) => id !== null)
  const rows = await jobsByIds(db, [...new Set(numbers)])
  const { boardName, sandboxUrl } = find
  const shown = { boardName, showLinks: true, sandboxUrl, near: [], now, snippet: '', why: '', whole: true }
  return new Map(rows.map((row) => [String(row.id), presentJob(row, shown)]))
}

export function keptAd(job: Job): KeptAd {
  const { jobTitle, employer, jobLocation, salary, jobDescription, closes, isDemo } = job
  return { jobTitle, employer, jobLocation, salary, jobDescription, closes, isDemo }
}

/** The board to apply on: the one that is asked for; else the first that we can fill in the form of; else the main one. */
export function sourceFor(
  job: Job,
  wanted: string | undefined,
  hasForm: (source: JobSource) => boolean,
): JobSource | null {
  if (wanted !== undefined) return job.sources.find(({ board }) => board === wanted) ?? null
  return job.sources.find(hasForm) ?? job.sources[0] ?? null
}

/** Where an ad stands on its board: the demo boards are reached under the address that the real one would have. */
export function addressOnBoard({ link, isDemo }: { link: string; isDemo: boolean }): string {
  return isDemo ? link.replace(/^https?:\/\/[^/]+\//u, 'https://') : link
}
