import { feedLimits } from '../../../contract/job-ads/feed.ts'
import * as texts from '../../../contract/job-ads/feed-texts.ts'
import { BrokenFeed } from '../../boards/xml-feed/split-feed.ts'
import { postMail, type PostDeps } from '../../outbox/index.ts'
import { inTransaction } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { closeAd } from '../close.ts'
import { dropFeedDraft } from '../drafts.ts'
import type { Author, PublishDeps } from '../publish.ts'
import type { FeedToRead } from './feeds.ts'
import type { FetchFeed } from './fetch-feed.ts'
import { itemsOf, keepItem, type FeedItem } from './items.ts'
import { feedNeedsLook } from './letters.ts'
import { mapJob } from './map-job.ts'
import type { ReadFeed } from './read-feed.ts'
import type { TakeFeedApart } from './read-in-child.ts'
import { takeJob } from './take-job.ts'

export type ReadDeps = PublishDeps &
  PostDeps & {
    secrets: Pick<Secrets, 'keyFor'>
    fetchFeed: FetchFeed
    takeFeedApart: TakeFeedApart
    /** For links in mails. */
    siteUrl: string
  }

type Done = {
  outcome: 'ok' | 'unchanged' | 'held' | 'broken'
  message: string
  etag: string | null
  lastModified: string | null
}

/** A job that is missing from so many complete reads in a row is closed. */
const readsUntilClosed = 2
/** From this many ads on, more than half of them missing at once looks like a mistake. */
const fewAds = 4
const mailEvery = 24 * 60 * 60 * 1000

/** Reads a feed that was claimed, does what it says, and writes down how it went. A feed that cannot be read whole changes nothing. */
export async function readCompanyFeed(
  deps: ReadDeps,
  feed: FeedToRead,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<Done['outcome']> {
  const done = await read(deps, feed, { now, signal })
  const isBad = done.outcome === 'broken' || done.outcome === 'held'
  const tells = isBad && (feed.toldAt === null || now.getTime() - feed.toldAt.getTime() >= mailEvery)
  await inTransaction(deps.db, async (client) => {
    const { rowCount } = await client.query(
      `update job_ad_feeds
          set reading_until = null, read_at = $2, outcome = $3, message = $4, etag = $5, last_modified = $6,
              told_at = case when $7 then $2 else told_at end, closes_missing = closes_missing and $3 in ('broken', 'held')
        where company_id = $1`,
      [feed.company.id, now, done.outcome, done.message.slice(0, 500), done.etag, done.lastModified, tells],
    )
    if (rowCount !== 1 || !tells || feed.owner === null || feed.owner.email === null) return
    const url = `${deps.siteUrl}/manage-company/feed`
    const letter = feedNeedsLook({ company: feed.company.name, message: done.message, url })
    await postMail(deps, client, feed.owner.email, letter, { template: 'company-feed', userId: feed.owner.userId, now })
  })
  return done.outcome
}

async function read(
  deps: ReadDeps,
  feed: FeedToRead,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<Done> {
  const { etag, lastModified, owner } = feed
  const broken = (message: string): Done => ({ outcome: 'broken', message, etag: null, lastModified: null })
  if (owner === null) return broken(texts.ownerLeft)
  if (feed.address === null) return broken(texts.addressLost)
  const fetched = await deps.fetchFeed(feed.address, { etag, lastModified }, signal)
  if (fetched.kind === 'failed') return broken(texts.notFetched(fetched.why))
  if (fetched.kind === 'unchanged') return { outcome: 'unchanged', message: '', etag, lastModified }
  let whole: ReadFeed
  try {
    whole = await deps.takeFeedApart(fetched.text)
  } catch (error) {
    if (error instanceof BrokenFeed) return broken(texts.notFetched(error.message))
    throw error
  }
  const { company } = feed
  const author: Author = { ...owner, company: { ...company, isAdmin: true }, pays: 'company' }
  const before = await itemsOf(deps.db, company.id)
  const waits = await takeJobs(deps, { feed, author, whole, before, now, signal })
  const held = await closeMissing(deps, { feed, author, whole, before, now })
  // What waits for credits, for tomorrow or for a second look is looked at again, even if the feed itself has not changed.
  const again = waits || held !== null || isSomethingMissing(whole, before)
  return {
    outcome: held === null ? 'ok' : 'held',
    message: held ?? '',
    etag: again ? null : fetched.etag,
    lastModified: again ? null : fetched.lastModified,
  }
}

type Reading = { feed: FeedToRead; author: Author; whole: ReadFeed; before: Map<string, FeedItem>; now: Date }

/** @returns whether something is left that another read may bring online. */
async function takeJobs(
  deps: ReadDeps,
  { feed, author, whole, before, now, signal }: Reading & { signal: AbortSignal },
): Promise<boolean> {
  const dayAgo = now.getTime() - mailEvery
  const today = [...before.values()].filter(({ publishedAt }) => (publishedAt?.getTime() ?? 0) > dayAgo).length
  let left = Math.min(feed.adsADay, feedLimits.adsADay) - today
  let drafts = [...before.values()].filter(({ state }) => state === 'draft').length
  let waits = false
  for (const { reference, job } of whole.jobs) {
    signal.throwIfAborted()
    const { company, defaults } = feed
    const { content, skipped, otherCompany } = mapJob(
      { reference, job },
      { company, defaults, resolvePlace: deps.resolvePlace, now },
    )
    if (skipped !== null) continue
    const isForOthers = otherCompany !== null && !defaults.hasAuthority
    const mayGoOnline = feed.publishes && left > 0 && !isForOthers
    const known = before.get(reference) ?? null
    const { item, did } = await takeJob(deps, {
      author,
      reference,
      content,
      before: known,
      mayGoOnline,
      mayBeDraft: drafts < feedLimits.drafts,
      now,
    })
    const isToBeLookedAt = isForOthers && item.state === 'draft' && item.problem === ''
    const problem = isToBeLookedAt ? texts.otherCompany(otherCompany.slice(0, 80), company.name) : item.problem
    await keepItem(deps.db, company.id, { ...item, problem })
    if (did === 'published') left--
    drafts += Number(item.state === 'draft') - Number(known?.state === 'draft')
    waits ||=
      item.state === 'waiting' ||
      (item.state === 'draft' && feed.publishes) ||
      (item.state === 'online' && item.problem !== '')
  }
  return waits
}

/**
 * Closes what was missing from two complete reads. Where a job could not be read, nobody knows which are missing; where more than half
 * are, the company is asked first.
 * @returns why nothing was closed; null: all went its way.
 */
async function closeMissing(deps: ReadDeps, { feed, author, whole, before, now }: Reading): Promise<string | null> {
  if (whole.unreadable > 0) return null
  const there = new Set(whole.jobs.map(({ reference }) => reference))
  const missing = [...before.values()].filter(({ reference, state }) => state !== 'gone' && !there.has(reference))
  const online = [...before.values()].filter(({ state }) => state === 'online').length
  const missingOnline = missing.filter(({ state }) => state === 'online').length
  if (online >= fewAds && missingOnline > online / 2 && !feed.closesMissing) return texts.held(missingOnline, online)
  for (const item of missing) {
    const count = item.missing + 1
    const isGone = count >= readsUntilClosed || feed.closesMissing
    if (isGone) await drop(deps, { author, item, now })
    await keepItem(
      deps.db,
      feed.company.id,
      isGone ? { ...item, state: 'gone', problem: '' } : { ...item, missing: count },
    )
  }
  return null
}

function isSomethingMissing(whole: ReadFeed, before: Map<string, FeedItem>): boolean {
  const there = new Set(whole.jobs.map(({ reference }) => reference))
  return [...before.values()].some(({ reference, state }) => state !== 'gone' && !there.has(reference))
}

/** Takes an ad offline, or deletes a draft that nobody has touched. What was posted by hand stays. */
async function drop(
  deps: ReadDeps,
  { author, item, now }: { author: Author; item: FeedItem; now: Date },
): Promise<void> {
  if (item.state === 'online') await closeAd(deps, { companyId: author.company.id, id: item.adId, now })
  if (item.state === 'draft') await dropFeedDraft(deps.db, { companyId: author.company.id, draftId: item.adId })
}
