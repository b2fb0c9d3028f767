import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPerson, type Person } from '../../../test/people.ts'
import { startServer, testNow, type TestServer } from '../../../test/server.ts'
import { giveBack, recoverLost } from './lease.ts'
import { takeNext, type Taken } from './take-next.ts'

let server: TestServer
beforeEach(async () => {
  server = await startServer({ boards: [] })
})
afterEach(async () => await server[Symbol.asyncDispose]())

const now = testNow
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)

async function queue(person: Person, count: number, more: { board?: string; from?: number } = {}): Promise<void> {
  const { board = 'reed', from = 0 } = more
  await server.db.query(
    `insert into applications (user_id, vacancy, board, title, ad, way, state, created, updated)
     select $1, $2 || n, $3, 'Nurse', '{}', 'automatic', 'queued', $4::timestamptz + make_interval(secs => $5 + n), $4
       from generate_series(1, $6) as n`,
    [person.id, randomUUID(), board, now, from, count],
  )
}

/** Makes it, and is done with it. */
async function make({ id }: Taken): Promise<void> {
  await server.db.query(
    `update applications set state = 'applied', applied_at = $2, runner = null, lease_until = null where id = $1`,
    [id, now],
  )
}

async function takeAll(runner: number, limit = 1_000): Promise<Taken[]> {
  const all: Taken[] = []
  while (all.length < limit) {
    const taken = await takeNext(server.db, { runner, now })
    if (taken === null) break
    all.push(taken)
    await make(taken)
  }
  return all
}

/** How many starts of others lie between two of one person, while that person still has some waiting. */
function longestWait(starts: readonly Taken[], person: Person): number {
  const places = starts.flatMap(({ userId }, place) => (userId === person.id ? [place] : []))
  return Math.max(...places.map((place, i) => place - (places[i - 1] ?? -1)))
}

test('people take turns: 45 of one, asked for first, keep three others with 7 each from nothing', async () => {
  const busy = await aPerson(server)
  const others = [await aPerson(server), await aPerson(server), await aPerson(server)]
  await queue(busy, 45)
  for (const [i, other] of others.entries()) await queue(other, 7, { from: 100 + i })
  const starts = await takeAll(1)
  expect(new Set(starts.map(({ id }) => id)).size).toBe(66)
  for (const other of others) {
    expect(longestWait(starts, other)).toBeLessThanOrEqual(4)
    expect(starts.slice(0, 28).filter(({ userId }) => userId === other.id)).toHaveLength(7)
  }
  // A newcomer is next, and does not put the others off for more than one start.
  expect(starts.slice(28).every(({ userId }) => userId === busy.id)).toBe(true)
})

test('who comes later waits for nobody’s queue; who has pressed ‘send’ goes first', async () => {
  const [busy, late, eager] = [await aPerson(server), await aPerson(server), await aPerson(server)]
  await queue(busy, 10)
  await takeAll(1, 3)
  await queue(late, 2, { from: 50 })
  await queue(eager, 1, { from: 60 })
  await server.db.query(
    `update applications set state = 'ready', way = 'assisted', approved = 'x' where user_id = $1`,
    [eager.id],
  )
  const starts = await takeAll(1, 4)
  expect(starts.map(({ userId }) => userId)).toEqual([eager.id, late.id, busy.id, late.id])
})

test('programs side by side: each application is taken once, and never two of one person and board at a time', async () => {
  const people = [await aPerson(server), await aPerson(server), await aPerson(server)]
  for (const person of people) {
    await queue(person, 8)
    await queue(person, 4, { board: 'monster' })
  }
  const inHand = new Map<string, number>()
  const all: string[] = []
  let most = 0
  const work = async (runner: number): Promise<void> => {
    let idle = 0
    while (all.length < 36 && idle < 200) {
      const taken = await takeNext(server.db, { runner, now })
      if (taken === null) {
        idle++
        continue
      }
      const place = `${taken.userId} ${taken.board}`
      const count = (inHand.get(place) ?? 0) + 1
      inHand.set(place, count)
      most = Math.max(most, count)
      all.push(taken.id)
      await server.db.query('select 1')
      inHand.set(place, (inHand.get(place) ?? 0) - 1)
      await make(taken)
    }
  }
  await Promise.all([1, 2, 3, 4, 5].map(work))
  expect([all.length, new Set(all).size, most]).toEqual([36, 36, 1])
})

test('a program that is lost with applications in hand, or while it takes one, loses none and keeps nobody’s turn', async () => {
  const [one, other] = [await aPerson(server), await aPerson(server)]
  await queue(one, 3)
  await queue(other, 3, { from: 10 })
  // Killed between the lock and the commit.
  const dying = new Client({ connectionString: server.services.config.databaseUrl! })
  dying.on('error', () => {})
  await dying.connect()
  await takeNext(server.db, { runner: 7, now })
  await dying.query('begin')
  await dying.query('select from application_turns for update')
  expect(await takeNext(server.db, { runner: 8, now })).toBeNull()
  await server.db.query('select pg_terminate_backend($1)', [await pidOf(dying)])
  // Waits until its locks are gone.
  await server.db.query('select from application_turns for update')

  const second = await takeNext(server.db, { runner: 7, now })
  expect(second?.userId).toBe(other.id)
  const watcher = new Client({ connectionString: server.services.config.databaseUrl! })
  await watcher.connect()
  // Nobody holds the lock of runner 7: it is gone.
  await recoverLost(server.db, watcher, { runner: 8, inHand: [], now })
  await watcher.end()
  const starts = await takeAll(8)
  expect(starts.map(({ userId }) => userId === one.id)).toEqual([true, false, true, false, true, false])
})

test('what may not go yet does not keep its person’s others back', async () => {
  const person = await aPerson(server)
  await queue(person, 2)
  const first = (await takeNext(server.db, { runner: 1, now }))!
  expect(await takeNext(server.db, { runner: 1, now })).toBeNull()
  await giveBack(server.db, { id: first.id, runner: 1, notBefore: after(60) })
  const second = (await takeNext(server.db, { runner: 1, now }))!
  expect(second.id).not.toBe(first.id)
  await make(second)
  expect(await takeNext(server.db, { runner: 1, now })).toBeNull()
  expect(await takeNext(server.db, { runner: 1, now: after(61) })).toMatchObject({ id: first.id })
})

test('what waits for a login is not taken at all, of this person at this board alone', async () => {
  const [held, other] = [await aPerson(server), await aPerson(server)]
  await queue(held, 2)
  await queue(held, 1, { board: 'monster' })
  await queue(other, 1)
  await server.db.query(
    `insert into held_logins (user_id, board, reason, text, since) values ($1, 'reed', 'wrong-password', '', $2)`,
    [held.id, now],
  )
  const starts = await takeAll(1, 10)
  expect(starts.map(({ userId, board }) => [userId, board]).toSorted()).toEqual(
    [
      [held.id, 'monster'],
      [other.id, 'reed'],
    ].toSorted(),
  )
})

async function pidOf(client: Client): Promise<number> {
  return (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid
}
