import { BrokenFeed } from '../../../boards/xml-feed/split-feed.ts'
import { readFeed } from '../read-feed.ts'

/** What the program says of a feed, as JSON. @param most so many of its jobs are given back. */
export function answerTo(xml: string, most?: number): object {
  try {
    const { jobs, ...rest } = readFeed(xml)
    return { kind: 'read', ...rest, jobs: jobs.slice(0, most), count: jobs.length }
  } catch (error) {
    if (error instanceof BrokenFeed) return { kind: 'broken', message: error.message }
    throw error
  }
}
