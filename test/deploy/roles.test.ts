import { randomUUID } from 'node:crypto'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startBulkIndexing } from '../../server/job-searches/postgres-index/bulk-indexing.ts'
import { rebuildIndex, tidyIndex } from '../../server/job-searches/postgres-index/rebuild.ts'
import { connect, type Database } from '../../server/platform/database.ts'
import { migrateCommand } from '../../server/platform/migrate-command.ts'
import { migrate } from '../../server/platform/migrate.ts'
import { workTasks } from '../../server/platform/tasks.ts'
import { tasks } from '../../server/tasks.ts'
import { anAlert, runAlerts } from '../alerts.ts'
import { databaseAt, withClient } from '../database-server.ts'
import { aDatabase } from '../database.ts'
import { aPerson } from '../people.ts'
import { addAds, startServer } from '../server.ts'

/* deploy/roles.sql on a database of its own: what the programs may as rolecall_app, and what they may not. */

type Roles = { app: string; asApp: Database; asOwner: Database }

/** A database as docs/going-live.md has it made and migrated, with roles of the test's own: roles are of the whole server. */
async function aDatabaseWithRoles(skip: (why: string) => never): Promise<Roles & { url: string } & AsyncDisposable> {
  await using other = await aDatabase()
  const { rows } = await other.db.query<{ may: boolean }>(
    'select rolsuper as may from pg_roles where rolname = current_user',
  )
  if (rows[0]?.may !== true) skip('the role of DATABASE_URL may make no roles')
  const id = randomUUID().slice(0, 8)
  const names = { owner: `rolecall_owner_${id}`, app: `rolecall_app_${id}`, database: `rolecall_roles_${id}` }
  const password = randomUUID()
  const admin = databaseAt(other.url, 'postgres')
  const file = readFileSync('deploy/roles.sql', 'utf8')
    .replaceAll('rolecall_owner', names.owner)
    .replaceAll('rolecall_app', names.app)
  // sql: the file under test
  const runFile = async () =>
    await withClient(databaseAt(admin, names.database), async (client) => await client.query(file))
  await withClient(
    admin,
    async (client) => await client.query(`create database ${names.database} encoding 'UTF8' template template0`),
  )
  await runFile()
  await withClient(admin, async (client) => {
    for (const role of [names.owner, names.app]) await client.query(`alter role ${role} password '${password}'`)
  })
  const urlOf = (user: string) =>
    Object.assign(new URL(databaseAt(admin, names.database)), { username: user, password }).href

  const log = { error() {} } as never
  await migrate(urlOf(names.owner))
  await migrateCommand.run([], { databaseUrl: urlOf(names.owner), log, print() {} } as never)
  await runFile()
  const open = (url: string) => connect(url, { name: 'test', max: 2, onError: () => {} })
  const asApp = open(urlOf(names.app))
  const asOwner = open(urlOf(names.owner))
  return {
    app: names.app,
    asApp,
    asOwner,
    url: urlOf(names.app),
    async [Symbol.asyncDispose]() {
      await asApp.end()
      await asOwner.end()
      await withClient(admin, async (client) => {
        await client.query(`drop database ${names.database} with (force)`)
        await client.query(`drop role ${names.app}, ${names.owner}`)
      })
    },
  }
}

test('the programs work as the role that only reads and writes rows, and it may do no more', async ({ skip }) => {
  await using roles = await aDatabaseWithRoles(skip)
  const { asApp, asOwner, url } = roles
  const dataFolder = join(tmpdir(), `rolecall-roles-${randomUUID()}`)
  const logged: string[] = []
  const logTo = { write: (line: string) => void logged.push(line) }
  {
    await using server = await startServer({ boards: [], on: { databaseUrl: url, dataFolder }, logTo })
    const { services } = server
    // The worker, with every task's queue and schedule.
    const queue = await workTasks({ databaseUrl: url, log: services.log, stopping: services.stopping }, tasks, services)
    expect((await server.get('/readyz')).status).toBe(200)
    server.clock.set(new Date('2026-03-02T10:00:00Z'))
    await anAlert(server, await aPerson(server))
    expect((await server.post('/api/auth/local', { email: 'nobody@example.com', password: 'x' })).status).toBeLessThan(
      500,
    )
    await addAds(server, [{ title: 'Nurse' }, { title: 'Chef' }])
    expect((await server.get('/api/jobsearches/nurse/Leeds/12000/200001/10/Any')).status).toBe(200)
    // What is made anew beside the old.
    await tidyIndex(services.direct)
    await rebuildIndex(services.direct, nothing())
    await (await startBulkIndexing(services.direct)).end()
    await services.searchCounts.flush()
    expect(await runAlerts(server, '2026-03-03T07:00:00Z')).toHaveLength(1)
    await queue.stop()
  }
  rmSync(dataFolder, { recursive: true, force: true })
  expect(logged.filter((line) => /permission denied|must be owner/u.test(line))).toEqual([])

  const refused = [
    'drop table users',
    'truncate users cascade',
    'alter table users add column x int',
    'create index on users (name)',
    `create rule x as on delete to users do instead nothing`,
    'alter table users disable trigger all',
    `insert into migrations (name, checksum) values ('x', 'x')`,
    'delete from migrations',
    'drop table pgboss.job',
    'drop schema pgboss cascade',
    'drop schema public cascade',
    'create schema x',
    'create role x',
    `drop database ${new URL(url).pathname.slice(1)}`,
    `alter function make_job_index rename to x`,
    `copy users to '/tmp/users'`,
  ]
  const answers = await Promise.all(
    refused.map(async (statement) => {
      // sql: of the list above
      const reason = await asApp.query(statement).then(
        () => 'done',
        (error: Error) => error.message,
      )
      return /permission denied|must be (?:owner|member)/u.test(reason) ? null : `${statement}: ${reason}`
    }),
  )
  expect(answers.filter((answer) => answer !== null)).toEqual([])
  // The owner may still change the index, which is the programs' own.
  await asOwner.query('alter table job_index add column x int')
})

test('every table that a program empties or makes anew is one that the role may', async ({ skip }) => {
  await using roles = await aDatabaseWithRoles(skip)
  const sources = globSync('server/**/*.ts')
    // A restore is for the owner; migrations are as well.
    .filter((file) => !/\.test\.ts$|fixtures|platform\/(?:backup|migrate)/u.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const emptied = [...sources.matchAll(/'truncate ([a-z_, ]+)/gu)].flatMap(([, names = '']) => names.split(', '))
  expect(new Set(emptied).size).toBeGreaterThan(2)
  const { rows } = await roles.asOwner.query<{ name: string }>(
    `select name from unnest($1::text[]) name where not has_table_privilege($2, name, 'truncate')`,
    [emptied, roles.app],
  )
  expect(rows).toEqual([])
  const changed = [
    ...sources.matchAll(/['`](?:drop|alter|create) (?:unlogged )?(?:table|index) (?:if (?:not )?exists )?([a-z_]+)/gu),
  ].map(([, name = '']) => name)
  expect(changed.length).toBeGreaterThan(4)
  expect(changed.filter((name) => !name.startsWith('job_index'))).toEqual([])
})

async function* nothing(): AsyncGenerator<never[]> {}
