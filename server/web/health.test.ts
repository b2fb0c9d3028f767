import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { startReplication } from '../../test/replication.ts'
import { addAds, startServer, type TestServer } from '../../test/server.ts'
import { PostgresCannotStart } from '../platform/postgres/errors.ts'

const search = '/api/jobsearches/nurse/Leeds/12000/200001/10/Any'
const nobody = 'postgres://rolecall:none@127.0.0.1:9/rolecall'

async function ready(server: TestServer): Promise<[number, unknown]> {
  const { status, body } = await server.get('/readyz')
  return [status, body]
}

test('a migration that the database has not had makes it not ready; one of a newer copy does not', async () => {
  await using server = await startServer({ boards: [] })
  await server.db.execute(sql`insert into migrations (name, checksum) values ('9999_of_a_newer_copy', 'x')`)
  expect(await ready(server)).toEqual([200, { status: 'ready', jobs: 0 }])

  await server.db.execute(sql`delete from migrations where name = '0010_allowances'`)
  expect(await ready(server)).toEqual([
    503,
    { status: 'the database lacks migrations', migrations: ['0010_allowances'] },
  ])
  await server.db.execute(sql`drop table migrations`)
  expect((await ready(server))[0]).toBe(503)
})

test('a database that takes no writes makes it not ready', async () => {
  await using server = await startServer({ boards: [] })
  expect((await ready(server))[0]).toBe(200)
  await server.db.execute(
    sql.raw(`do $$ begin
    execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`),
  )
  await server.db.$client
    .query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()')
    .catch(() => {})
  await vi.waitFor(async () => expect(await ready(server)).toEqual([503, { status: 'the database takes no writes' }]))
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
  'what the boards have just sent is in the answer, also where the replica has not got it',
  { timeout: 120_000 },
  async ({ skip }) => {
    const started = await startReplication({ replicas: 1 }).catch((error: unknown) => {
      if (error instanceof PostgresCannotStart) skip(`No database server can be started here: ${error.message}`)
      throw error
    })
    await using servers = started
    const primary = servers.primary.url
    await using server = await startServer({
      boards: [],
      on: { databaseUrl: primary, dataFolder: '/nonexistent' },
      environment: { DATABASE_REPLICA_URLS: servers.replicas[0]!.url },
    })
    await addAds(server, [{ title: 'Staff Nurse' }])
    await servers.replicas[0]!.caughtUp()
    expect(await server.get(search)).toMatchObject({ status: 200, body: { total: 1 } })
    expect(server.services.readers.status()).toMatchObject([{ state: 'in-use' }])

    await servers.primary.stop()
    for (const path of [search, '/api/statistics/nurse', '/api/jobsearches/mostwanted', '/readyz']) {
      const answer = await server.get(path)
      console.log(path, answer.status, answer.text.slice(0, 300))
    }
  },
)
