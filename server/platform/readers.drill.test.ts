import { createServer, connect as connectTo, type AddressInfo, type Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { aDatabase, openDatabase } from '../../test/database.ts'
import { ask, pauseReplay, replicationOrSkip } from '../../test/replication.ts'
import { createLog } from './log.ts'
import { createReaders, mostLagMs, outMs, type Readers } from './readers.ts'

const log = createLog({ program: 'test', level: 'silent' })

function aClock(): { now: () => Date; pass: (ms: number) => void } {
  let at = Date.parse('2026-03-04T12:00:00Z')
  return { now: () => new Date(at), pass: (ms) => void (at += ms) }
}

/** Readers that look at their replicas only when told to. */
function readersOn(primaryUrl: string, urls: readonly string[]) {
  const clock = aClock()
  const primary = openDatabase(primaryUrl)
  const readers = createReaders({ primary: primary.db, urls, name: 'test', clock, log, everyMs: null })
  return {
    clock,
    readers,
    primary: primary.db,
    async [Symbol.asyncDispose]() {
      await readers.stop()
      await primary[Symbol.asyncDispose]()
    },
  }
}

/** Where the next read goes: a standby says that it is one. */
async function readFrom(readers: Readers): Promise<'replica' | 'primary'> {
  const { rows } = await readers.one().query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
  return rows[0]?.standby === true ? 'replica' : 'primary'
}

const stateOf = (readers: Readers) => readers.status().map(({ state }) => state)

test('a replica at a closed port: the primary answers, at once, and it is left alone for ten seconds', async () => {
  await using database = await aDatabase()
  const closed = new URL(database.url)
  closed.searchParams.delete('host')
  closed.host = `127.0.0.1:${await aClosedPort()}`
  await using all = readersOn(database.url, [closed.href])

  // Many at once, none of which fails.
  const asked = Array.from({ length: 20 }, async () => await readFrom(all.readers))
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['primary']))
  expect(stateOf(all.readers)).toEqual(['out'])
  expect(all.readers.one()).toBe(all.primary)

  // Within the ten seconds nobody looks; then it is looked at, and left for ten more.
  all.clock.pass(outMs - 1)
  await all.readers.check()
  expect(all.readers.one()).toBe(all.primary)
  all.clock.pass(1)
  await all.readers.check()
  expect(stateOf(all.readers)).toEqual(['out'])
  expect(await readFrom(all.readers)).toBe('primary')
})

// A statement that waited for the hanging server would take 20 s.
test('a replica that takes connections and says nothing keeps nobody waiting for long', async () => {
  await using database = await aDatabase()
  await using hanging = await aHangingProxy(database.url)
  await using all = readersOn(database.url, [hanging.url])
  await all.readers.check()
  const one = all.readers.one()
  await one.query('select 1')
  const before = hanging.passed()
  expect(before).toBeGreaterThan(0)

  hanging.hang()
  const asked = one.query<{ n: number }>('select 2 as n')
  await all.readers.check()

  expect((await asked).rows).toEqual([{ n: 2 }])
  expect([hanging.passed(), stateOf(all.readers)]).toEqual([before, ['out']])
})

test('what is wrong with a statement is told, and is not the replica’s fault', async () => {
  await using database = await aDatabase()
  await using all = readersOn(database.url, [database.url])

  await expect(all.readers.one().query('select 1 / 0')).rejects.toMatchObject({ code: '22012' })
  await expect(all.readers.one().query('selec')).rejects.toMatchObject({ code: '42601' })
  expect(stateOf(all.readers)).toEqual(['in-use'])
})

test('without replicas the primary answers', async () => {
  await using database = await aDatabase()
  await using all = readersOn(database.url, [])
  expect(all.readers.one()).toBe(all.primary)
  expect(all.readers.status()).toEqual([])
})

test('reads are spread over replicas, outlive the end of each, and come back to it', async ({ skip }) => {
  await using servers = await replicationOrSkip(2, skip)
  const [first, second] = servers.replicas
  if (!first || !second) throw new Error('Two were asked for')
  await using all = readersOn(servers.primary.url, [first.url, second.url])
  const { readers, clock } = all
  const portOf = async () => {
    const { rows } = await readers.one().query<{ folder: string }>(`select current_setting('data_directory') as folder`)
    return /primary|replica-\d/u.exec(rows[0]!.folder)?.[0]
  }
  expect([await portOf(), await portOf(), await portOf(), await portOf()].sort()).toEqual([
    'replica-1',
    'replica-1',
    'replica-2',
    'replica-2',
  ])

  // Stopped in the middle of many reads: not one of them fails.
  const over = new AbortController()
  let count = 0
  const reading = Array.from({ length: 4 }, async () => {
    while (!over.signal.aborted) {
      await readers.one().query('select count(*) from jobs')
      count++
    }
  })
  await vi.waitFor(() => expect(count).toBeGreaterThan(20), { timeout: 60_000 })
  await first.stop()
  const atStop = count
  await vi.waitFor(() => expect(count).toBeGreaterThan(atStop + 20), { timeout: 60_000 })
  over.abort()
  await Promise.all(reading)
  expect(stateOf(readers)).toEqual(['out', 'in-use'])
  expect([await portOf(), await portOf()]).toEqual(['replica-2', 'replica-2'])

  await first.start()
  await readers.check()
  expect(stateOf(readers)).toEqual(['out', 'in-use'])
  clock.pass(outMs)
  await readers.check()
  expect(stateOf(readers)).toEqual(['in-use', 'in-use'])
  expect([await portOf(), await portOf()].sort()).toEqual(['replica-1', 'replica-2'])

  await second.stop()
  await first.stop()
  expect([await portOf(), await portOf()]).toEqual(['primary', 'primary'])
})

test('a replica that falls behind is left until it has caught up; an idle primary leaves none behind', async ({
  skip,
}) => {
  await using servers = await replicationOrSkip(1, skip)
  const replica = servers.replicas[0]!
  await using all = readersOn(servers.primary.url, [replica.url])
  const { readers, clock } = all
  const write = async (): Promise<void> => {
    await ask(servers.primary.url, 'create table if not exists notes (n int); insert into notes values (1)')
  }
  await write()
  await replica.caughtUp()
  await readers.check()

  // An hour without a write: there is nothing to catch up with.
  clock.pass(3_600_000)
  await readers.check()
  expect(readers.status()).toEqual([{ number: 1, state: 'in-use', lagSeconds: 0 }])

  await pauseReplay(replica)
  await write()
  await readers.check()
  clock.pass(mostLagMs)
  await readers.check()
  expect(readers.status()).toEqual([{ number: 1, state: 'in-use', lagSeconds: 10 }])
  expect(await readFrom(readers)).toBe('replica')
  clock.pass(1)
  await readers.check()
  expect(stateOf(readers)).toEqual(['behind'])
  expect(await readFrom(readers)).toBe('primary')

  await ask(replica.url, 'select pg_wal_replay_resume()')
  await replica.caughtUp()
  await readers.check()
  expect(readers.status()).toEqual([{ number: 1, state: 'in-use', lagSeconds: 0 }])
  expect(await readFrom(readers)).toBe('replica')

  // A table of a migration that has not reached it yet is read where it is.
  await pauseReplay(replica)
  await ask(servers.primary.url, 'create table brand_new (n int); insert into brand_new values (7)')
  expect((await readers.one().query('select n from brand_new')).rows).toEqual([{ n: 7 }])
  expect(stateOf(readers)).toEqual(['in-use'])
})

test('a failover: reads go on at the promoted replica, writes fail until they are sent elsewhere', async ({ skip }) => {
  await using servers = await replicationOrSkip(1, skip)
  const replica = servers.replicas[0]!
  await using all = readersOn(servers.primary.url, [replica.url])
  const { readers, primary, clock } = all
  await ask(servers.primary.url, 'create table notes (n int); insert into notes values (1)')
  await replica.caughtUp()
  await readers.check()
  const notes = async () => (await readers.one().query('select n from notes order by n')).rows

  // Behind, when the primary goes: old rows are better than none.
  await pauseReplay(replica)
  await ask(servers.primary.url, 'insert into notes values (2)')
  await readers.check()
  await servers.primary.stop()
  clock.pass(10 * mostLagMs)
  await readers.check()
  expect(stateOf(readers)).toEqual(['in-use'])
  expect(await notes()).toEqual([{ n: 1 }])
  await expect(primary.query('insert into notes values (3)')).rejects.toThrow()

  await ask(replica.url, 'select pg_promote()')
  await readers.check()
  expect(await notes()).toEqual([{ n: 1 }, { n: 2 }])
  await expect(primary.query('insert into notes values (3)')).rejects.toThrow()

  // With its address in DATABASE_URL it is the primary: all that was written is there.
  await using after = readersOn(replica.url, [])
  await after.primary.query('insert into notes values (4)')
  expect((await after.readers.one().query('select n from notes order by n')).rows).toEqual([
    { n: 1 },
    { n: 2 },
    { n: 4 },
  ])
})

test('a replica that was promoted while the primary lives is not read from: what is written is not in it', async ({
  skip,
}) => {
  await using servers = await replicationOrSkip(1, skip)
  const replica = servers.replicas[0]!
  await using all = readersOn(servers.primary.url, [replica.url])
  await all.readers.check()

  // Ended by an administrator in the middle of a statement: the primary answers that statement.
  const slow = all.readers.one().query('select case when pg_is_in_recovery() then pg_sleep(600) end is null as n')
  const end = `select count(pg_terminate_backend(pid))::int from pg_stat_activity
    where query like '%pg_sleep(600)%' and pid <> pg_backend_pid()`
  await vi.waitFor(async () => expect(await ask(replica.url, end)).toBe(1))
  expect((await slow).rows).toEqual([{ n: true }])
  expect(stateOf(all.readers)).toEqual(['out'])
  all.clock.pass(outMs)
  await all.readers.check()
  expect(stateOf(all.readers)).toEqual(['in-use'])

  await ask(replica.url, 'select pg_promote()')
  await all.readers.check()

  expect(stateOf(all.readers)).toEqual(['promoted'])
  expect(all.readers.one()).toBe(all.primary)
})

async function aClosedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Passes everything on to a PostgreSQL until it is told to hang: connections stay open, and nothing comes any more. */
async function aHangingProxy(
  address: string,
): Promise<{ url: string; hang: () => void; passed: () => number } & AsyncDisposable> {
  const target = new URL(address)
  const folder = target.searchParams.get('host')
  const port = target.port || '5432'
  const sockets = new Set<Socket>()
  let hangs = false
  let bytes = 0
  const server = createServer((client) => {
    const behind = folder ? connectTo(`${folder}/.s.PGSQL.${port}`) : connectTo(Number(port), target.hostname)
    for (const socket of [client, behind]) sockets.add(socket.on('error', () => {}))
    client.on('data', (chunk) => void (hangs || behind.write(chunk)))
    behind.on('data', (chunk) => {
      if (hangs) return
      bytes += chunk.length
      client.write(chunk)
    })
    client.on('close', () => behind.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(address)
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    hang: () => void (hangs = true),
    passed: () => bytes,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
