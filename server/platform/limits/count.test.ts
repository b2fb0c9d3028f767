import { describe, expect, test } from 'vitest'
import { aDatabase } from '../../../test/database.ts'
import { createLog } from '../log.ts'
import { type Answer, count, forgetOldCounts, takeBack } from './count.ts'
import { createRequestCounts, type RequestCounts } from './request-counts.ts'
import { type Limit, type LimitName, limits, type WindowName } from './table.ts'
import { type LimitDeps, type Use, windowsOf } from './use.ts'

/* Whatever the table says of a limit holds for it; how addresses are told apart: server/web/limits-by-address.test.ts. */

// On the edge of no window: half a second into one of each length.
const start = new Date('2031-03-03T00:00:00.500Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

/** What a use of each limit goes by, of one client or another. */
function useOf(limit: LimitName, who: string): Use<LimitName> {
  return { limit, address: `192.0.2.${who}`, subject: `subject ${who}`, most: 4 }
}

function mostOf(row: Limit): number | null {
  return row.counted === 'each use' ? Math.min(...row.within.map(({ most }) => most ?? 4)) : row.most
}

const rows = Object.entries(limits as Record<string, Limit>) as [LimitName, Limit][]
const onlyCounted = rows.filter(([, row]) => mostOf(row) === null)
const limiting = rows.flatMap(([limit, row]) => {
  const most = mostOf(row)
  return most === null ? [] : [{ limit, per: row.per, most }]
})

test.each(onlyCounted)('%s is only counted', async (limit) => {
  await using database = await aDatabase()
  const deps = depsOf(database)
  for (let i = 1; i <= 100; i++) {
    const { allowed, counts } = await ask(deps, useOf(limit, '1'), start)
    expect([allowed, counts.get(limit)]).toEqual([true, i])
  }
})

describe.each(limiting)('$limit', ({ limit, per, most }) => {
  test('allows what the table says, says when it may be tried again, and then allows it', async () => {
    await using database = await aDatabase()
    const deps = depsOf(database)
    const use = useOf(limit, '1')
    for (let i = 0; i < most; i++) expect((await ask(deps, use, start)).allowed).toBe(true)

    const refused = await ask(deps, use, start)
    expect(refused.allowed).toBe(false)
    expect(refused.retryAfter).toBeGreaterThan(0)
    if (per !== 'everybody') expect((await ask(deps, useOf(limit, '2'), start)).allowed).toBe(true)

    expect((await ask(deps, use, after(refused.retryAfter - 1))).allowed).toBe(false)
    expect((await ask(deps, use, after(refused.retryAfter))).allowed).toBe(true)
  })

  test('allows no more to those who ask at once', async () => {
    await using database = await aDatabase()
    const deps = depsOf(database)
    const tries = Array.from({ length: most + 5 }, async () => await ask(deps, useOf(limit, '1'), start))
    const allowed = (await Promise.all(tries)).filter((answer) => answer.allowed)
    expect(allowed).toHaveLength(most)
  })
})

test('each use has its moment: as many as are allowed never fit twice into one length, as they do around the end of a window', async () => {
  await using database = await aDatabase()
  const deps = depsOf(database)
  const allowedOf = async (use: Use<LimitName>, moments: readonly number[]) => {
    const answers: boolean[] = []
    for (const seconds of moments) answers.push((await ask(deps, use, after(seconds))).allowed)
    return answers.filter(Boolean).length
  }
  const lateAndEarly = [...Array<number>(30).fill(3_590), ...Array<number>(30).fill(3_610)]
  expect(await allowedOf({ limit: 'sign-up-from', address: '192.0.2.1' }, lateAndEarly)).toBe(30)
  const aroundAMinute = [...Array<number>(20).fill(50), ...Array<number>(20).fill(70)]
  expect(await allowedOf({ limit: 'print', address: '192.0.2.1' }, aroundAMinute)).toBe(40)
})

test('of several limits none is used up where one refuses', async () => {
  await using database = await aDatabase()
  const deps = depsOf(database)
  const from = (to: string): Use[] => [
    { limit: 'text-to', subject: to },
    { limit: 'text-from', address: '192.0.2.1' },
  ]
  for (let i = 0; i < 3; i++) expect((await count(deps, from('one'), start)).allowed).toBe(true)
  for (let i = 0; i < 20; i++) expect((await count(deps, from('one'), start)).allowed).toBe(false)
  for (let i = 0; i < 7; i++) expect((await count(deps, from(`other ${i}`), start)).allowed).toBe(true)
  expect((await count(deps, from('last'), start)).allowed).toBe(false)
})

test('tries that were right are taken back, and forgotten where the limit says so', async () => {
  await using database = await aDatabase()
  const deps = depsOf(database)
  const uses: Use[] = [
    { limit: 'try-at-account', subject: 'ann', address: '192.0.2.1' },
    { limit: 'try-from', address: '192.0.2.1' },
  ]
  const counted = async () => [...(await count(deps, uses, start)).counts.values()]
  expect([await counted(), await counted()]).toEqual([
    [1, 1],
    [2, 2],
  ])
  await takeBack(database.db, uses, false)
  expect(await counted()).toEqual([2, 2])
  await takeBack(database.db, uses, true)
  expect(await counted()).toEqual([1, 2])
})

test('what is over is forgotten, what still counts is not', async () => {
  await using database = await aDatabase()
  const deps = depsOf(database)
  const uses = [useOf('page', '1'), useOf('mail-to', '1'), useOf('try-of-holder', '1')]
  const kept = async () => {
    const { rows } = await database.db.query<{ kept: number }>(
      `select ((select count(*) from throttles) + (select count(*) from allowance_uses) + (select count(*) from sign_in_failures))::int as kept`,
    )
    return rows[0]?.kept
  }
  for (const use of uses) await ask(deps, use, start)
  await deps.requestCounts.flush()
  await forgetOldCounts(database.db, after(60))
  expect(await kept()).toBe(3)
  await forgetOldCounts(database.db, after(86_400 + 1))
  expect(await kept()).toBe(0)
})

test('a use that lacks what its limit goes by is a fault of ours', async () => {
  await using database = await aDatabase()
  await expect(count(depsOf(database), [{ limit: 'mail-to', address: '192.0.2.1' }], start)).rejects.toThrow('mail-to')
})

type Deps = LimitDeps & { requestCounts: RequestCounts }

/** Counts one use, a request as well. */
async function ask(deps: Deps, use: Use<LimitName>, now: Date): Promise<Answer> {
  if (!isOfRequests(use)) return await count(deps, [use as Use], now)
  const window = await deps.requestCounts.count(windowsOf(use, limits[use.limit]), now)
  if (window === null) throw new Error('counted under no limit')
  return { allowed: window.allowed, retryAfter: window.allowed ? 0 : window.resetSeconds, counts: new Map() }
}

function isOfRequests(use: Use<LimitName>): use is Use<WindowName> {
  return limits[use.limit].counted === 'by window'
}

function depsOf({ db }: Pick<LimitDeps, 'db'>): Deps {
  const requestCounts = createRequestCounts({
    db,
    log: createLog({ program: 'test', level: 'silent' }),
    clock: { now: () => start },
  })
  return { db, secrets: { keyFor: () => Buffer.alloc(32, 7) }, requestCounts }
}

test('a limit of a month holds although counts are forgotten every day', async () => {
  await using database = await aDatabase()
  const deps = depsOf(database)
  const use = useOf('interview-mail', '1')
  const day = 86_400
  for (let i = 0; i < 20; i++) {
    expect((await ask(deps, use, after(i * day))).allowed).toBe(true)
    await forgetOldCounts(database.db, after((i + 1) * day - 1))
  }
  expect((await ask(deps, use, after(20 * day))).allowed).toBe(false)
  await forgetOldCounts(database.db, after(30 * day + 1))
  expect((await ask(deps, use, after(30 * day + 1))).allowed).toBe(true)
  // And nothing is kept for longer than it counts.
  await forgetOldCounts(database.db, after(70 * day))
  expect((await database.db.query('select 1 from allowance_uses')).rowCount).toBe(0)
})
