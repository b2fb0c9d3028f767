import { describe, expect, test } from 'vitest'
import { aDatabase } from '../../../test/database.ts'
import { startServer } from '../../../test/server.ts'
import type { Database } from '../database.ts'
import { createLog } from '../log.ts'
import { countRequest } from './rate-limits.ts'
import { createRequestCounts } from './request-counts.ts'
import { type ByWindow, type Limit, limits, type WindowName } from './table.ts'
import { windowsOf } from './use.ts'

/* Several processes on one database. What one process alone allows: count.test.ts. */

const start = new Date('2031-03-03T00:00:00.500Z')
const log = createLog({ program: 'test', level: 'silent' })
const windows = Object.entries(limits as Record<string, Limit>).filter(
  (one): one is [WindowName, ByWindow] => one[1].counted === 'by window',
)
const ahead = windows.flatMap(([limit, row]) => (row.ahead === undefined ? [] : [{ limit, ...row, ahead: row.ahead }]))
const exact = windows.flatMap(([limit, row]) => (row.ahead === undefined ? [{ limit, most: row.most }] : []))

test('only what reads is counted ahead of the database', () => {
  expect(ahead.map(({ limit }) => limit)).toEqual(['search', 'suggest', 'read', 'page'])
  expect(exact.map(({ limit }) => limit)).toEqual(['write', 'print', 'sign-in', 'apply-burst', 'apply'])
})

describe.each(ahead)('$limit, of two processes', ({ limit, most, ahead: atMost }) => {
  test('lets at most so many more pass for each, however the requests are shared out', async () => {
    await using database = await aDatabase()
    const two = [aProcess(database.db), aProcess(database.db)]
    const first = await times(most, async () => await two[0]!.ask(limit))
    expect(first).toBe(most)
    const second = await times(most, async () => await two[1]!.ask(limit))
    expect(second).toBeLessThanOrEqual(atMost)

    const inTurns = await times(3 * most, async (i) => await two[i % 2]!.ask(limit, '192.0.2.2'))
    expect(inTurns).toBeGreaterThanOrEqual(most)
    expect(inTurns).toBeLessThanOrEqual(most + 2 * atMost)

    const all = Array.from({ length: 4 * most }, async (_, i) => await two[i % 2]!.ask(limit, '192.0.2.3'))
    const atOnce = (await Promise.all(all)).filter(Boolean).length
    expect(atOnce).toBeGreaterThanOrEqual(most)
    expect(atOnce).toBeLessThanOrEqual(most + 2 * atMost)
  })

  test('once both have told, neither lets another pass', async () => {
    await using database = await aDatabase()
    const two = [aProcess(database.db), aProcess(database.db)]
    for (let i = 0; i < most; i++) await two[i % 2]!.ask(limit)
    for (const one of two) await one.counts.flush()
    // What the other counted since comes back with the next that this one tells.
    for (const one of two) {
      await one.ask(limit)
      await one.counts.flush()
    }
    for (const one of two) expect(await one.ask(limit)).toBe(false)
  })
})

describe.each(exact)('$limit, of two processes', ({ limit, most }) => {
  test('lets not one more pass, also of those that come at once', async () => {
    await using database = await aDatabase()
    const two = [aProcess(database.db), aProcess(database.db)]
    expect(await times(most + 4, async (i) => await two[i % 2]!.ask(limit))).toBe(most)
    const all = Array.from({ length: most + 4 }, async (_, i) => await two[i % 2]!.ask(limit, '192.0.2.2'))
    expect((await Promise.all(all)).filter(Boolean)).toHaveLength(most)
  })
})

test('a hundred readers are one statement, a greedy one is one for each that may be ahead, and refusals are none', async () => {
  await using database = await aDatabase()
  const one = aProcess(database.db)
  await times(300, async (i) => await one.ask('page', `192.0.2.${i % 100}`))
  expect(one.statements()).toBe(0)
  await one.counts.flush()
  expect(one.statements()).toBe(1)

  expect(await times(300, async () => await one.ask('page', '198.51.100.1'))).toBe(300)
  expect(one.statements()).toBeLessThanOrEqual(1 + 300 / limits.page.ahead)
  await one.counts.flush()
  const before = one.statements()
  expect(await times(300, async () => await one.ask('page', '198.51.100.1'))).toBe(0)
  await one.counts.flush()
  expect(one.statements()).toBe(before)
})

test('the database is told after a second, and not of windows that are over', async () => {
  await using database = await aDatabase()
  const one = aProcess(database.db)
  await one.ask('read')
  const keys = async () =>
    (await database.db.query<{ key: string; count: number }>('select key, count from throttles')).rows
  expect(await keys()).toEqual([])
  await expect.poll(keys).toEqual([{ key: 'read:192.0.2.1', count: 1 }])

  await one.ask('suggest')
  one.setNow(new Date(start.getTime() + 1_000))
  await one.counts.flush()
  expect(await keys()).toEqual([{ key: 'read:192.0.2.1', count: 1 }])
})

test('while the database is away a process counts for itself, and tells what it counted when it is back', async () => {
  await using database = await aDatabase()
  const one = aProcess(database.db)
  one.setDown(true)
  expect(await times(limits.search.most + 5, async () => await one.ask('search'))).toBe(limits.search.most)
  one.setDown(false)
  await one.counts.flush()
  expect(await aProcess(database.db).toldThen('search')).toBe(false)
})

test('more clients than a process keeps are counted in the database', async () => {
  await using database = await aDatabase()
  const one = aProcess(database.db)
  one.setDown(true)
  const kept = 10_000
  await times(kept, async (i) => await one.ask('read', `10.1.${Math.floor(i / 250)}.${i % 250}`))
  one.setDown(false)
  expect(await one.ask('read')).toBe(true)
  const { rows } = await database.db.query('select key, count from throttles')
  expect(rows).toEqual([{ key: 'read:192.0.2.1', count: 1 }])
})

test('what has not been told is told when the program stops', async () => {
  await using database = await aDatabase()
  const client = { address: '192.0.2.1', userId: null }
  {
    await using server = await startServer({ boards: [], on: { databaseUrl: database.url, dataFolder: '/nowhere' } })
    for (let i = 0; i < 3; i++) await countRequest(server.services, 'page', client)
  }
  const { rows } = await database.db.query('select key, count from throttles')
  expect(rows).toEqual([{ key: 'page:192.0.2.1', count: 3 }])
})

/** What a process of its own has, with a database that can be away. */
function aProcess(db: Database) {
  let now = start
  let statements = 0
  let isDown = false
  const counted = {
    query: async (text: string, values: unknown[]) => {
      statements++
      if (isDown) throw new Error('away')
      return await db.query(text, values)
    },
  } as unknown as Database
  const counts = createRequestCounts({ db: counted, log, clock: { now: () => now } })
  const ask = async (limit: WindowName, address = '192.0.2.1'): Promise<boolean> =>
    (await counts.count(windowsOf({ limit, address, userId: null }, limits[limit]), now))!.allowed
  return {
    counts,
    ask,
    statements: () => statements,
    setNow: (to: Date) => (now = to),
    setDown: (to: boolean) => (isDown = to),
    /** Whether another is allowed once it has heard of the others. */
    async toldThen(limit: WindowName) {
      await ask(limit)
      await counts.flush()
      return await ask(limit)
    },
  }
}

/** @returns how many of so many are allowed, one after the other. */
async function times(number: number, ask: (i: number) => Promise<boolean>): Promise<number> {
  let allowed = 0
  for (let i = 0; i < number; i++) if (await ask(i)) allowed++
  return allowed
}
