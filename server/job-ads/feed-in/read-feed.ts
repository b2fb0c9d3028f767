import { feedLimits } from '../../../contract/job-ads/feed.ts'
import * as texts from '../../../contract/job-ads/feed-texts.ts'
import { readJob, type FeedJob } from '../../boards/xml-feed/read-job.ts'
import { BrokenFeed, jobElements } from '../../boards/xml-feed/split-feed.ts'

export type ReadFeed = {
  /** With a reference number each, and each number once. */
  jobs: { reference: string; job: FeedJob }[]
  /** Jobs that are not XML, or have no number by which they could be known again. */
  unreadable: number
  duplicates: string[]
}

/** Numbers by which people and systems name jobs are shorter. */
const longestReference = 200

/**
 * The jobs of a feed, all or none: what breaks off, has a document type, holds nothing or too much is no feed. Pure.
 * @throws BrokenFeed with the reason
 */
export function readFeed(xml: string): ReadFeed {
  const jobs = new Map<string, FeedJob>()
  const duplicates = new Set<string>()
  let unreadable = 0
  let count = 0
  for (const element of jobElements(xml)) {
    count++
    if (count > feedLimits.jobs) throw new BrokenFeed(texts.tooManyJobs(feedLimits.jobs))
    const job = readJob(element)
    const reference = job === null ? null : referenceOf(job)
    if (job === null || reference === null) unreadable++
    else if (jobs.has(reference)) duplicates.add(reference)
    else jobs.set(reference, job)
  }
  if (count === 0) throw new BrokenFeed(texts.noJobs)
  return {
    jobs: [...jobs].map(([reference, job]) => ({ reference, job })),
    unreadable,
    duplicates: [...duplicates],
  }
}

function referenceOf(job: FeedJob): string | null {
  const found = firstOf(job, ['referencenumber', 'partnerjobid', 'reference', 'id'])
  return found === null || found.length > longestReference || found.includes('\0') || !found.isWellFormed()
    ? null
    : found
}

/** The first field of these names that a job has. */
export function firstOf(job: FeedJob, names: readonly string[]): string | null {
  for (const name of names) {
    const text = Object.hasOwn(job, name) ? job[name]?.trim() : undefined
    if (text !== undefined && text !== '') return text
  }
  return null
}
