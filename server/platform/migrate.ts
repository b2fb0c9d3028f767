import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { locks } from './locks.ts'
import { makeSessionDefaults } from './session-settings.ts'

/** The database cannot be brought up to date; the message is for the person who runs the app. */
export class CannotMigrate extends Error {}

export type Migration = { name: string; checksum: string; sql: string }

const oldestPostgres = 15

/**
 * Brings a database up to date: runs the files of `migrations/` that it has not had, in the order of their numbers,
 * each in a transaction of its own, and makes what our connections run with the default. Two at the same time wait for one another.
 * @param databaseUrl without a pooler between: the lock is held over several transactions.
 * @returns the names of those that were run.
 * @throws CannotMigrate where a landed file was changed since, the database is newer than this program, a file fails,
 *   or the server is too old.
 */
export async function migrate(databaseUrl: string, folder = migrationsFolder): Promise<string[]> {
  const migrations = readMigrations(folder)
  const client = new Client({ connectionString: databaseUrl, application_name: 'rolecall migrate' })
  // A connection that breaks between two queries is told by the next query.
  client.on('error', () => {})
  await client.connect()
  try {
    await checkServer(client)
    await client.query('select pg_advisory_lock($1)', [locks.migrations])
    await makeSessionDefaults(client)
    await makeMigrationsTable(client)
    const landed = await readLanded(client)
    refuseDifferences(migrations, landed)

    const pending = migrations.filter(({ name }) => !landed.has(name))
    for (const migration of pending) await run(client, migration)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** Runs migrations on an empty schema, in the transaction that the client has open. */
export async function migrateInside(client: Client, migrations: readonly Migration[]): Promise<void> {
  await makeMigrationsTable(client)
  for (const migration of migrations) await apply(client, migration)
}

/**
 * Which of these migrations a database has not had. Those of a newer copy do not count: while one is rolled out, old and new
 * programs run side by side. For readiness: asks little, changes nothing.
 */
export async function missingMigrations(client: Pick<Client, 'query'>, names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ exists: boolean }>(`select to_regclass('migrations') is not null as exists`)
  const landed = rows[0]?.exists ? await readLanded(client) : new Map<string, string>()
  return names.filter((name) => !landed.has(name))
}

const migrationsFolder = join(import.meta.dirname, '..', '..', 'migrations')

/** All migrations of this copy, in the order of their numbers. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
  const numbers = files.map((file) => file.slice(0, 4))
  const bad = files.find(
    (file, index) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(file) || numbers.indexOf(file.slice(0, 4)) !== index,
  )
  if (bad) throw new CannotMigrate(`The migration ${bad} must be called NNNN_name.sql, with a number of its own.`)
  return files.map((file) => {
    // A checkout on Windows may end its lines otherwise; that is no change.
    const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
    return { name: file.replace(/\.sql$/, ''), checksum: createHash('sha256').update(sql).digest('hex'), sql }
  })
}

async function checkServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: string; encoding: string }>(
    `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`,
  )
  const { version = '0', encoding } = rows[0] ?? {}
  const major = Math.floor(Number(version) / 10_000)
  if (major < oldestPostgres) {
    throw new CannotMigrate(
      `The database server is PostgreSQL ${major}; Rolecall needs version ${oldestPostgres} or later.`,
    )
  }
  if (encoding !== 'UTF8')
    throw new CannotMigrate(`The database is encoded in ${encoding}; Rolecall needs one in UTF8.`)
}

async function readLanded(client: Pick<Client, 'query'>): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function refuseDifferences(migrations: readonly Migration[], landed: ReadonlyMap<string, string>): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of landed) {
    if (!known.has(name)) {
      throw new CannotMigrate(
        `The database has the migration ${name}, which this copy of Rolecall does not know. A newer version ran it: use that version.`,
      )
    }
    if (known.get(name) !== checksum) {
      throw new CannotMigrate(
        `The migration ${name} was changed after it had been run on this database. Put the file back as it was, and make the change in a new migration.`,
      )
    }
  }
}

async function makeMigrationsTable(client: Client): Promise<void> {
  await client.query(`create table if not exists migrations (
    name text primary key, checksum text not null, run_at timestamptz not null default now())`)
}

async function run(client: Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await apply(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function apply(client: Client, { name, checksum, sql }: Migration): Promise<void> {
  try {
    // sql: a migration, which the schema itself comes from
    await client.query(sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
  } catch (cause) {
    throw new CannotMigrate(`The migration ${name} failed and was rolled back: ${(cause as Error).message}`, {
      cause,
    })
  }
}
