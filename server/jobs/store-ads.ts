import type { PoolClient } from 'pg'
import type { BoardId } from '../../contract/boards/boards.ts'
import type { ReceivedAd } from '../boards/board.ts'
import { hash64 } from '../platform/hash64.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { storableJson } from '../platform/json.ts'
import type { Log } from '../platform/log.ts'
import { useMainNames } from './employer-aliases/aliases.ts'
import { foldInto, type FoldedAd, type FoldKeys } from '../../engines/folding/index.ts'
import type { Indexing, TextAtHand } from './index-jobs.ts'
import { lockFoldKeys, tryFoldKeys } from './lock-folding.ts'
import { readHere, type ReadAds, type ReadDeps } from './read-ad.ts'
import {
  touchSeen,
  unchangedAds,
  writeBatch,
  writeUnusable,
  type PreparedAd,
  type StoreOptions,
} from './store-queries.ts'
import type { Say } from '../platform/events.ts'

/** What became of a batch of ads. */
export type StoreCounts = {
  read: number
  /** Seen for the first time. */
  fresh: number
  changed: number
  unchanged: number
  /** New ones that were folded into a job that another ad had made. */
  folded: number
  /** By reason. */
  skipped: Record<string, number>
  /** Ids of jobs that are new or differ. */
  jobIds: number[]
}

export type StoreDeps = ReadDeps &
  Indexing & {
    db: Database
    log: Log
    /** Understands ads elsewhere than in this thread: imports have one of their own for it. Left out: here. */
    readAds?: ReadAds
    say: Say
  }

export type IncomingAd = ReceivedAd & { board: BoardId }

/**
 * Takes ads through the stages: received, listing, job, index. Ads that are there unchanged cost one look-up; the rest of the
 * batch is written in one transaction, or two. Safe to run twice, and at once in several processes.
 */
export async function storeAds(
  deps: StoreDeps,
  ads: readonly IncomingAd[],
  options: StoreOptions,
): Promise<StoreCounts> {
  const prepared = await prepareAds(deps, ads, options)
  return await storePrepared(deps, prepared, options)
}

export type PreparedBatch = { counts: StoreCounts; prepared: PreparedAd[] }

/** The first half: tells the unchanged ads, understands the others. No lock is held, so it overlaps with the writing of another batch. */
export async function prepareAds(
  deps: StoreDeps,
  ads: readonly IncomingAd[],
  options: StoreOptions,
): Promise<PreparedBatch> {
  const { receivedAt, isDemo } = options
  const counts: StoreCounts = {
    read: ads.length,
    fresh: 0,
    changed: 0,
    unchanged: 0,
    folded: 0,
    skipped: {},
    jobIds: [],
  }
  // A board that sends an ad twice in one answer means the last.
  const latest = new Map<string, { ad: IncomingAd; body: string; bodyHash: string }>()
  for (const ad of ads) {
    if (!isUsableRef(ad.ref)) {
      counts.skipped['no usable id'] = (counts.skipped['no usable id'] ?? 0) + 1
      continue
    }
    const body = storableJson(ad.body)
    latest.set(`${ad.board}\n${ad.ref}`, { ad, body, bodyHash: hash64(body) })
  }
  counts.unchanged += ads.length - latest.size - (counts.skipped['no usable id'] ?? 0)

  const screened = await unchangedAds(
    deps.db,
    [...latest.values()].map(({ ad, bodyHash }) => ({ board: ad.board, ref: ad.ref, hash: bodyHash })),
    options,
  )
  const changed = [...latest].filter(([key]) => !screened.has(key)).map(([, ad]) => ad)
  counts.unchanged += latest.size - changed.length
  const read = await (deps.readAds ?? readHere(deps))(
    changed.map(({ ad, body }) => ({ board: ad.board, body })),
    options,
  )
  await useMainNames(deps.db, read)
  const prepared: PreparedAd[] = []
  const unusable: { board: string; ref: string; reason: string; body: string }[] = []
  changed.forEach(({ ad, body, bodyHash }, i) => {
    const understood = read[i] ?? { unusable: 'not read' }
    if ('unusable' in understood) {
      counts.skipped[understood.unusable] = (counts.skipped[understood.unusable] ?? 0) + 1
      unusable.push({ board: ad.board, ref: ad.ref, reason: understood.unusable, body })
    } else {
      prepared.push({ board: ad.board, ref: ad.ref, body, bodyHash, ...understood })
    }
  })
  await touchSeen(deps.db, [...screened.values()], receivedAt)
  await writeUnusable(deps.db, unusable, receivedAt)
  if (unusable.length > 0 && !isDemo)
    deps.log.warn({ unusable: unusable.length, first: unusable[0]?.reason }, 'ads that could not be read')
  return { counts, prepared }
}

/**
 * The second half. Ads that may be the same vacancy as one that somebody else is writing wait until that is done, in a transaction of
 * their own; the rest of the batch does not wait for them.
 */
export async function storePrepared(
  deps: StoreDeps,
  { counts, prepared }: PreparedBatch,
  options: StoreOptions,
): Promise<StoreCounts> {
  if (prepared.length === 0) return counts
  const later = await inTransaction(deps.db, async (client) => {
    const isHeld = await tryFoldKeys(client, keysOf(prepared))
    const now = prepared.filter((_, i) => isHeld[i])
    await write(client, deps, { counts, prepared: now }, options)
    return prepared.filter((_, i) => !isHeld[i])
  })
  if (later.length > 0) {
    await inTransaction(deps.db, async (client) => {
      await lockFoldKeys(client, keysOf(later))
      await write(client, deps, { counts, prepared: later }, options)
    })
  }
  return counts
}

/**
 * Writes ads that were prepared in the transaction of the caller, so that what they follow from and the search change together. Waits for
 * whoever is writing ads that share a key.
 */
export async function storeWithin(
  client: PoolClient,
  deps: StoreDeps,
  batch: PreparedBatch,
  options: StoreOptions,
): Promise<StoreCounts> {
  await lockFoldKeys(client, keysOf(batch.prepared))
  await write(client, deps, batch, options)
  return batch.counts
}

function keysOf(ads: readonly PreparedAd[]): FoldKeys[] {
  return ads.map(({ keys }) => keys)
}

/** Adds to the counts what became of the ads. */
async function write(
  client: PoolClient,
  deps: StoreDeps,
  { counts, prepared }: PreparedBatch,
  options: StoreOptions,
): Promise<void> {
  if (prepared.length === 0) return
  const written = await writeBatch(client, prepared, options, foldInto)
  await deps.indexJobs(client, written.jobIds, textsOf(prepared, written.folded))
  counts.fresh += written.fresh
  counts.changed += written.changed
  counts.folded += written.folded.filter((ad) => ad.because !== null && ad.isNew).length
  counts.jobIds = [...new Set([...counts.jobIds, ...written.jobIds])]
}

/** Texts by listing id: the index needs the main one of each job, and mostly it is at hand. */
function textsOf(prepared: readonly PreparedAd[], folded: readonly FoldedAd[]): Map<number, TextAtHand> {
  const texts = new Map<number, TextAtHand>()
  folded.forEach(({ listingId }, i) => {
    const ad = prepared[i]
    if (ad) texts.set(listingId, { text: ad.text, title: ad.facts.title, employer: ad.facts.employer, words: ad.words })
  })
  return texts
}

function isUsableRef(ref: string): boolean {
  return ref !== '' && ref.length <= 500 && !/\p{Cc}/u.test(ref)
}
