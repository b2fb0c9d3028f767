import { expect, test, vi } from 'vitest'
import { aBoard } from '../../test/a-board.ts'
import { aPerson } from '../../test/people.ts'
import { ask, pauseReplay, replicationOrSkip } from '../../test/replication.ts'
import { addAds, startServer, type TestServer } from '../../test/server.ts'

const search = '/api/jobsearches/nurse/Leeds/12000/200001/10/Any'
/** Nothing is written there. */
const nowhere = '/nonexistent'
const nobody = 'postgres://rolecall:none@127.0.0.1:9/rolecall'

async function ready(server: TestServer): Promise<[number, unknown]> {
  const { status, body } = await server.get('/readyz')
  return [status, body]
}

test('a migration that the database has not had makes it not ready; one of a newer copy does not', async () => {
  await using server = await startServer({ boards: [] })
  await server.db.query(`insert into migrations (name, checksum) values ('9999_of_a_newer_copy', 'x')`)
  expect(await ready(server)).toEqual([200, { status: 'ready', jobs: 0 }])

  await server.db.query(`delete from migrations where name = '0010_allowances'`)
  expect(await ready(server)).toEqual([
    503,
    { status: 'the database lacks migrations', migrations: ['0010_allowances'] },
  ])
  await server.db.query(`drop table migrations`)
  expect((await ready(server))[0]).toBe(503)
})

test('a database that takes no writes makes it not ready', async () => {
  await using server = await startServer({ boards: [] })
  expect((await ready(server))[0]).toBe(200)
  await server.db.query(`do $$ begin
    execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`)
  await vi.waitFor(
    async () => {
      // Ends its own connection last: ended first, it would leave those after it, and its successor may be first again. New ones may
      // come in the meantime, so once is not enough.
      await server.db
        .query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
           order by pid = pg_backend_pid()`,
        )
        .catch(() => {})
      expect(await ready(server)).toEqual([503, { status: 'the database takes no writes' }])
    },
    { timeout: 15_000 },
  )
})

test('with a dead replica searches, statistics and health go on, and it is said which one is out', async () => {
  await using server = await startServer({ boards: [], environment: { DATABASE_REPLICA_URLS: nobody } })
  await addAds(server, [{ title: 'Staff Nurse' }])

  const found = await Promise.all(Array.from({ length: 10 }, async () => await server.get(search)))

  expect(found.map(({ status, body }) => [status, (body as { total: number }).total])).toEqual(
    Array.from({ length: 10 }, () => [200, 1]),
  )
  for (const path of ['/api/statistics/nurse', '/api/statistics/latest', '/api/statistics/trending']) {
    expect([path, (await server.get(path)).status]).toEqual([path, 200])
  }
  expect(await ready(server)).toEqual([
    200,
    { status: 'ready', jobs: 1, isDegraded: true, replicas: [{ number: 1, state: 'out', lagSeconds: null }] },
  ])
})

test(
  'what a board has just sent is in the answer, though the replica has not got it',
  { tags: ['long'] },
  async ({ skip }) => {
    await using servers = await replicationOrSkip(1, skip)
    const [replica] = servers.replicas
    await using server = await startServer({
      boards: [aBoard('reed', { ads: [{}] })],
      on: { databaseUrl: servers.primary.url, dataFolder: nowhere },
      environment: { DATABASE_REPLICA_URLS: replica!.url },
    })
    await pauseReplay(replica!)

    expect(await server.get(search)).toMatchObject({ status: 200, body: { total: 1 } })
    expect(server.services.readers.status()).toMatchObject([{ state: 'in-use' }])
  },
)

test(
  'a failover: guests go on searching, nothing is said to be saved, and it is ready once it is told of the new primary',
  { tags: ['long'] },
  async ({ skip }) => {
    await using servers = await replicationOrSkip(1, skip)
    const [replica] = servers.replicas
    const on = { databaseUrl: servers.primary.url, dataFolder: nowhere }
    {
      await using server = await startServer({ boards: [], on, environment: { DATABASE_REPLICA_URLS: replica!.url } })
      await addAds(server, [{ title: 'Staff Nurse' }])
      await replica!.caughtUp()
      expect((await ready(server))[0]).toBe(200)
      await servers.primary.stop()

      for (const promoted of [false, true]) {
        if (promoted) await ask(replica!.url, 'select pg_promote()')
        await server.services.readers.check()
        expect(await server.get(search)).toMatchObject({ status: 200, body: { total: 1 } })
        expect((await server.get('/api/statistics/nurse')).status).toBe(200)
        expect(await server.get('/readyz')).toMatchObject({
          status: 503,
          body: { status: 'the database does not answer' },
        })
        const signUp = { name: 'Ann', email: 'ann@example.com', password: 'quiet river 27', terms: true }
        const writes = [
          await server.post('/api/users', signUp),
          await server.post('/auth/local', { email: 'ann@example.com', password: 'quiet river 27' }),
          await server.post('/api/messages', {
            name: 'Bob',
            email: 'bob@example.com',
            subject: 'Hello',
            content: 'Hi',
          }),
        ]
        for (const { status } of writes) expect(status).toBeGreaterThanOrEqual(500)
      }
      expect(await ask(replica!.url, 'select count(*)::int from users')).toBe(0)
    }
    await using server = await startServer({ boards: [], on: { ...on, databaseUrl: replica!.url } })
    expect((await ready(server))[0]).toBe(200)
    expect(await server.get(search)).toMatchObject({ status: 200, body: { total: 1 } })
    const ann = await aPerson(server)
    expect((await server.get('/api/users/me', ann.headers)).status).toBe(200)
  },
)
