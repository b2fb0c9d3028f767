import { feedLimits } from '../../../contract/job-ads/feed.ts'
import * as texts from '../../../contract/job-ads/feed-texts.ts'
import { readJob, type FeedJob } from '../../boards/xml-feed/read-job.ts'
import { BrokenFeed, jobElements, TooManyElements } from '../../boards/xml-feed/split-feed.ts'

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
 * The jobs of a feed, all or none: what breaks off, has a document type, holds nothing or too much is no feed. Pure, and asked in a process
 * of its own: see read-in-child.ts.
 * @throws BrokenFeed with the reason
 */
export function readFeed(xml: string): ReadFeed {
  const jobs = new Map<string, FeedJob>()
  const duplicates = new Set<string>()
  let unreadable = 0
  // All of them before the first is parsed: what is too much costs no more than finding that out.
  const elements = elementsOf(xml)
  for (const element of elements) {
    const job = element.length > feedLimits.jobLength || depthOf(element) > feedLimits.depth ? null : readJob(element)
    const reference = job === null ? null : referenceOf(job)
    if (job === null || reference === null) unreadable++
    else if (jobs.has(reference)) duplicates.add(reference)
    else jobs.set(reference, job)
  }
  if (elements.length === 0) throw new BrokenFeed(texts.noJobs)
  return {
    jobs: [...jobs].map(([reference, job]) => ({ reference, job })),
    unreadable,
    duplicates: [...duplicates],
  }
}

function elementsOf(xml: string): string[] {
  const elements: string[] = []
  try {
    // Each has a start and an end.
    for (const element of jobElements(xml, { most: 2 * feedLimits.elements })) {
      if (elements.length >= feedLimits.jobs) throw new BrokenFeed(texts.tooManyJobs(feedLimits.jobs))
      elements.push(element)
    }
    return elements
  } catch (error) {
    throw error instanceof TooManyElements ? new BrokenFeed(texts.tooManyElements(feedLimits.elements)) : error
  }
}

/** How many elements stand within one another, at most; a tag in CDATA counts too. Parsers take long over deep ones. */
function depthOf(element: string): number {
  let [depth, most] = [0, 0]
  for (const [tag] of element.matchAll(/<\/?[A-Za-z_][^<>]*>/gu)) {
    if (tag.startsWith('</')) depth--
    else if (!tag.endsWith('/>')) most = Math.max(most, ++depth)
  }
  return most
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
