import { feedLimits, type FeedToTry, type TriedFeed, type TriedJob } from '../../../contract/job-ads/feed.ts'
import * as texts from '../../../contract/job-ads/feed-texts.ts'
import { BrokenFeed } from '../../boards/xml-feed/split-feed.ts'
import { TooBusyToRead } from '../../cvs/files/run-child.ts'
import type { ResolvePlace } from '../../../engines/ads/index.ts'
import { lookOver } from '../look-over.ts'
import type { Advertiser } from '../may-publish.ts'
import type { FetchFeed } from './fetch-feed.ts'
import { mapJob } from './map-job.ts'
import type { TakeFeedApart } from './read-in-child.ts'

type Outcome = { kind: 'tried'; feed: TriedFeed } | { kind: 'broken'; message: string }

/** Reads a feed once and tells what its first jobs would become; stores nothing. */
export async function tryFeed(
  {
    fetchFeed,
    takeFeedApart,
    resolvePlace,
  }: { fetchFeed: FetchFeed; takeFeedApart: TakeFeedApart; resolvePlace: ResolvePlace },
  {
    company,
    wanted,
    now,
    signal,
  }: { company: Pick<Advertiser, 'name' | 'kind'>; wanted: FeedToTry; now: Date; signal: AbortSignal },
): Promise<Outcome> {
  const { address, ...defaults } = wanted
  const fetched = await fetchFeed(address, { etag: null, lastModified: null }, signal)
  if (fetched.kind === 'failed') return { kind: 'broken', message: texts.notFetched(fetched.why) }
  let whole: Awaited<ReturnType<TakeFeedApart>>
  try {
    whole = await takeFeedApart(fetched.kind === 'read' ? fetched.text : '', { most: feedLimits.tried })
  } catch (error) {
    if (error instanceof BrokenFeed) return { kind: 'broken', message: texts.notFetched(error.message) }
    if (error instanceof TooBusyToRead) return { kind: 'broken', message: texts.manyTests }
    throw error
  }
  const tried = whole.jobs.map((job): TriedJob => {
    const { reference, content, fields, notes, skipped, otherCompany } = mapJob(job, {
      company,
      defaults,
      resolvePlace,
      now,
    })
    const title = content.jobTitle
    if (skipped !== null)
      return { reference, title, outcome: 'skipped', fields, notes: [skipped, ...notes], missing: [], hints: [] }
    const { problems, hints } = lookOver(content, { advertiser: company.kind, resolvePlace, now })
    const missing = Object.values(problems)
    const isForOthers = otherCompany !== null && !defaults.hasAuthority
    const isBlocked = hints.some(({ level }) => level === 'block')
    return {
      reference,
      title,
      outcome: isBlocked ? 'blocked' : missing.length > 0 || isForOthers ? 'draft' : 'online',
      fields,
      notes,
      missing,
      hints,
    }
  })
  const { count, unreadable, duplicates } = whole
  return {
    kind: 'tried',
    feed: {
      jobs: count + unreadable + duplicates.length,
      unreadable,
      duplicates: duplicates.slice(0, 50),
      tried,
    },
  }
}
