import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { aDatabase, defaultsOf } from '../../test/database.ts'
import { startServer } from '../../test/server.ts'
import { connect, connectionOf, type Database } from './database.ts'
import { migrate } from './migrate.ts'
import { OtherSessionSettings, sessionSettings } from './session-settings.ts'

const nowhere = '/nonexistent'
const usual = {
  jit: 'on',
  random_page_cost: '4',
  work_mem: '4MB',
  max_parallel_workers_per_gather: '2',
  TimeZone: 'Europe/London',
}

/** As on a server that is not ours, in a place with summer time. */
async function elsewhere(): ReturnType<typeof aDatabase> {
  const database = await aDatabase()
  await database.db.query(defaultsOf(new URL(database.url).pathname.slice(1), usual))
  return database
}

async function settingsOf(db: Pick<Database, 'query'>): Promise<Record<string, string>> {
  const { rows } = await db.query<{ name: string; value: string }>(
    `select name, current_setting(name) as value from unnest($1::text[]) as name`,
    [Object.keys(sessionSettings)],
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** What a program sends first: names and values, each ended by a zero byte, after eight bytes of length and version. */
async function startupOf(open: (url: string) => Database): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const server = createServer((socket) => {
    socket
      .on('error', () => {})
      .once('data', (first) => {
        resolve(first)
        socket.destroy()
      })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const db = open(`postgres://ann:secret@127.0.0.1:${(server.address() as AddressInfo).port}/jobs`)
  try {
    await db.query('select 1').catch(() => {})
    const words = (await promise).subarray(8).toString('utf8').split('\0')
    return words.filter((word, i) => i % 2 === 0 && word !== '')
  } finally {
    await db.end()
    server.close()
  }
}

test('a connection asks for nothing that a pooler refuses', async () => {
  const names = await startupOf((url) => connect(url, { name: 'test', onError: () => {} }))
  // The four that PgBouncer takes from anybody.
  expect(names.sort()).toEqual(['application_name', 'client_encoding', 'database', 'user'])
})

test('the embedded server and a migrated one give every connection its settings', async () => {
  await using own = await aDatabase()
  expect(await settingsOf(own.db)).toEqual(sessionSettings)

  await using other = await elsewhere()
  await migrate(other.url)
  const db = connect(other.url, { name: 'test', max: 3, onError: () => {} })
  try {
    using first = await connectionOf(db)
    using second = await connectionOf(db)
    using third = await connectionOf(db)
    for (const { client } of [first, second, third]) expect(await settingsOf(client)).toEqual(sessionSettings)
  } finally {
    await db.end()
  }
})

test('they are of our role in our database alone', async () => {
  await using database = await elsewhere()
  await migrate(database.url)
  const { rows } = await database.db.query<{ database: string; role: string; settings: string[] }>(
    `select d.datname as database, r.rolname as role, s.setconfig as settings
       from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase join pg_roles r on r.oid = s.setrole
      where d.datname = current_database()`,
  )
  const { pathname, username } = new URL(database.url)
  const settings = Object.entries(sessionSettings).map(([name, value]) => `${name}=${value}`)
  expect(rows).toEqual([{ database: pathname.slice(1), role: username, settings }])
})

test('a program whose connections have other settings does not start, and says what to do', async () => {
  await using database = await elsewhere()
  const on = { databaseUrl: database.url, dataFolder: nowhere }
  const start = async () => await startServer({ boards: [], on })
  await expect(start()).rejects.toThrow(OtherSessionSettings)
  await expect(start()).rejects.toThrow(/\(TimeZone, jit, max_.*\)\. Run `npm run migrate`/u)

  await migrate(database.url)
  await using server = await start()
  expect(await settingsOf(server.services.db)).toEqual(sessionSettings)
})
