import { describe, expect } from 'vitest'
import type { BoardId, CallOutcome } from '../../contract/boards/boards.ts'
import type { Fault } from '../../sandbox/http/faults.ts'
import { startSandbox } from '../../sandbox/server.ts'
import { createWorld } from '../../sandbox/world.ts'
import { aBoardQuery } from '../../test/board-query.ts'
import { aClock, outwardTo, type TestOutward } from '../../test/outward.ts'
import { test as databaseTest } from '../../test/with-database.ts'
import { createLog } from '../platform/log.ts'
import { type Board, BoardFailure, type ReceivedAd } from './board.ts'
import { boards } from './boards.ts'
import { sandboxCompanies } from './sandbox-companies.ts'
import { searchBoards } from './search-boards.ts'
import { type BoardInUse, whichBoards } from './which-boards.ts'
import type { Listing } from '../../engines/ads/index.ts'

/*
 * Every board of the registry against the same board of the sandbox, over the network, while that one misbehaves. A board
 * that is added to the two lists is covered here without another word.
 */

const now = aClock().now()
const world = createWorld({ seed: 7, now: () => now, vacancies: 1_500 })
const inDemo = whichBoards({ boards: 'sandbox', termsSeen: [], environmentVariables: {} }, boards, sandboxCompanies)

const test = databaseTest.extend(
  'sandbox',
  { scope: 'file' },
  // oxlint-disable-next-line no-empty-pattern -- vitest reads here which fixtures are needed: none
  async ({}, { onCleanup }) => {
    const sandbox = await startSandbox({ world })
    onCleanup(() => sandbox.stop())
    return sandbox
  },
)

type Ended = { board: Board; outcome: CallOutcome; ads: ReceivedAd[]; unusable: string[] }

/** Asks all boards at once, each in its own way. */
async function askAll(way: TestOutward, timeoutMs = 20_000): Promise<Ended[]> {
  return await Promise.all(
    inDemo.map(async (inUse) => {
      const board = { ...inUse.board, limits: { ...inUse.board.limits, timeoutMs } }
      return await (board.search ? search({ ...inUse, board }, way) : readWhole({ ...inUse, board }, way))
    }),
  )
}

async function search(inUse: BoardInUse, { outward }: TestOutward): Promise<Ended> {
  const query = aBoardQuery({ title: commonWord(inUse.board.id), place: null })
  const deps = {
    outward,
    log: createLog({ program: 'test', level: 'silent' }),
    endUser: { ip: '192.0.2.7', agent: 'Mozilla/5.0 (test)' },
  }
  const [event] = await collect(searchBoards([inUse], query, deps, new AbortController().signal))
  if (!event) throw new Error('A search tells of each board')
  const { ads = [], unusable = [] } = event.answer ?? {}
  return { board: inUse.board, outcome: event.outcome, ads, unusable }
}

async function collect<Event>(events: AsyncIterable<Event>): Promise<Event[]> {
  const all: Event[] = []
  for await (const event of events) all.push(event)
  return all
}

async function readWhole(inUse: BoardInUse, way: TestOutward): Promise<Ended> {
  const { board } = inUse
  const ads: ReceivedAd[] = []
  const unusable: string[] = []
  try {
    for await (const answer of board.feed?.read(way.open(inUse).call) ?? []) {
      ads.push(...answer.ads)
      unusable.push(...answer.unusable)
    }
  } catch (error) {
    if (error instanceof BoardFailure) return { board, outcome: error.outcome, ads, unusable }
    throw error
  }
  return { board, outcome: ads.length > 0 ? 'ok' : 'empty', ads, unusable }
}

/** A word that titles of the board have, so that a search for it finds something. */
function commonWord(id: BoardId): string {
  const counts = new Map<string, number>()
  for (const { title } of world.ads(id)) {
    for (const word of title.toLowerCase().match(/\b[a-z]{5,}\b/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'nurse'
}

function listingsOf({ board, ads }: Ended): Listing[] {
  const listings = ads.map(({ body }) => board.toListing(body, now))
  return listings.flatMap((listing) => ('unusable' in listing ? [] : [listing]))
}

test('without a fault every board answers with ads that can be read', async ({ database, sandbox }) => {
  await using way = outwardTo(sandbox, database)

  for (const ended of await askAll(way)) {
    const { board, outcome, ads, unusable } = ended
    expect([board.id, outcome, unusable]).toEqual([board.id, 'ok', []])
    expect(listingsOf(ended), board.id).toHaveLength(ads.length)
    expect(new Set(ads.map(({ ref }) => ref)).size, board.id).toBe(ads.length)
  }
})

describe('every board tells', () => {
  test.for<[string, Fault, CallOutcome]>([
    ['a server that hangs', { kind: 'hang' }, 'timeout'],
    ['one that sends a byte at a time', { kind: 'drip', ms: 1_000 }, 'timeout'],
    ['one that breaks the connection', { kind: 'reset' }, 'failed'],
    ['500', { kind: 'error' }, 'failed'],
    ['503', { kind: 'error', status: 503 }, 'failed'],
    ['401', { kind: 'refuse', status: 401 }, 'refused'],
    ['403', { kind: 'refuse' }, 'refused'],
    ['429', { kind: 'rate-limit', retryAfter: 120 }, 'refused'],
    ['a page that asks for a human', { kind: 'challenge' }, 'challenge'],
    ['one with status 200', { kind: 'challenge', status: 200 }, 'challenge'],
    ['an answer that has no ads', { kind: 'empty' }, 'empty'],
  ])('%s', async ([, fault, outcome], { database, sandbox }) => {
    await using way = outwardTo(sandbox, database)
    sandbox.faults.set('all', fault)
    try {
      for (const ended of await askAll(way, outcome === 'timeout' ? 200 : 20_000)) {
        const { id } = ended.board
        expect([id, ended.outcome]).toEqual([id, ownWays[id]?.[JSON.stringify(fault)] ?? outcome])
      }
    } finally {
      sandbox.faults.clear()
    }
  })
})

/** What differs by the board's own document: EURES refuses calls by a 500. */
const ownWays: Partial<Record<BoardId, Record<string, CallOutcome>>> = { eures: { '{"kind":"error"}': 'refused' } }

test(
  'an answer that breaks off is unreadable, or nothing of it is missing, or that something is missing is told',
  { tags: ['long'] },
  async ({ database, sandbox }) => {
    await using way = outwardTo(sandbox, database)
    await using later = outwardTo(sandbox, database)
    const whole = new Map((await askAll(way)).map(({ board, ads }) => [board.id, ads.length]))
    sandbox.faults.set('all', { kind: 'truncate' })
    const broken = await askAll(later)
    sandbox.faults.clear()

    for (const { board, outcome, ads, unusable } of broken) {
      if (outcome === 'unreadable') continue
      const isTold = ads.length === whole.get(board.id) || unusable.some((reason) => reason.includes('breaks off'))
      expect([board.id, outcome, isTold]).toEqual([board.id, 'ok', true])
      // Pages only: data that breaks off is no data.
      expect(['totaljobs', 'cwjobs', 'linkedin']).toContain(board.id)
    }
  },
)

test('a board that asked for time is left alone until then', async ({ database, sandbox }) => {
  await using way = outwardTo(sandbox, database)
  sandbox.faults.set('all', { kind: 'rate-limit', retryAfter: 120 })
  await askAll(way)
  sandbox.faults.clear()

  way.clock.forward({ seconds: 100 })
  expect(new Set((await askAll(way)).map(({ outcome }) => outcome))).toEqual(new Set(['skipped']))
  way.clock.forward({ seconds: 21 })
  expect(new Set((await askAll(way)).map(({ outcome }) => outcome))).toEqual(new Set(['ok']))
})

test(
  'ads from abroad arrive as such: no board calls them British or Irish on its own',
  { tags: ['long'] },
  async ({ database, sandbox }) => {
    await using way = outwardTo(sandbox, database)
    sandbox.faults.set('all', { kind: 'wrong-country' })
    const all = await askAll(way)
    sandbox.faults.clear()

    for (const ended of all) {
      const listings = listingsOf(ended)
      // A board that shows one country only may have left them out.
      expect(['ok', 'empty'], ended.board.id).toContain(ended.outcome)
      expect(listings, ended.board.id).toHaveLength(ended.ads.length)
      const silent = listings.filter(
        ({ places, position, country }) =>
          // Some say no place at all, and apprenticeships for all of England say that.
          (places.length > 0 || position !== null || country !== null) &&
          !/Paris|Berlin|Chicago|^England$/.test(places.join()) &&
          !isFarAway(position),
      )
      expect(
        silent.map(({ places }) => places),
        ended.board.id,
      ).toEqual([])
    }
  },
)

function isFarAway(position: Listing['position']): boolean {
  return position !== null && (position.lat < 49 || position.lng < -12 || position.lng > 3)
}
