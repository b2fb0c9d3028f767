import { readdir, rm, stat } from 'node:fs/promises'
import { Client } from 'pg'
import { migrate, type Migration, readMigrations } from '../migrate.ts'
import { BackupFailed, type Header, type Manifest } from './archive.ts'
import { checkIsEmpty, checkIsUnused } from './before-restore.ts'
import { swapFolders, takeFile } from './files.ts'
import { openTable, type TableInLoad } from './load-table.ts'
import { checkArchive, contentOf, entriesOf } from './read-archive.ts'
import { type KeysToRestore, planKeys } from './restore-keys.ts'
import { makeQueueSchema, openForLoading, remakeSchema } from './schema.ts'
import { listQueueTables } from './tables.ts'
import { locks } from '../locks.ts'

type Options = {
  databaseUrl: string
  filesFolder: string
  file: string
  /** 'refuse': only into a database and a files folder without anything in them. */
  ifNotEmpty: 'refuse' | 'replace'
  keys: KeysToRestore
  now: Date
  signal: AbortSignal
  print: (line: string) => void
  /** For tests: a folder of other migrations. */
  migrations?: string
}

/**
 * Puts a backup in the place of what is in the database and the files folder: all of it or, where anything is wrong,
 * nothing of it. A backup of an older schema is brought up to date afterwards.
 * @throws BackupFailed where the backup is damaged or from a newer copy, what is there must not be replaced, or a key is missing.
 */
export async function restore(options: Options): Promise<Manifest> {
  const { databaseUrl, file, filesFolder, signal, print } = options
  if (!(await stat(file).catch(() => null))) throw new BackupFailed(`There is no file ${file}.`)
  const archive = await checkArchive(file, signal)
  const migrations = migrationsOf(archive.header, readMigrations(options.migrations))
  const keys = await planKeys(archive, options.keys, options)

  const client = new Client({ connectionString: databaseUrl, application_name: 'rolecall restore' })
  client.on('error', () => {})
  await client.connect()
  const staging = `${filesFolder}.${process.pid}`
  try {
    await checkIsUnused(client)
    if (options.ifNotEmpty === 'refuse') {
      await checkIsEmpty(client)
      if ((await readdir(filesFolder).catch(() => [])).length > 0) {
        throw new BackupFailed(`There are files in ${filesFolder}. Add --replace to have them replaced.`)
      }
    }
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [locks.migrations])
    await remakeSchema(client, migrations)
    await load(client, archive, { file, staging, signal, print })
    await keys.settle(client)
    await client.query('commit')
    keys.write()
    await swapFolders(staging, filesFolder)
  } finally {
    // What is not committed is rolled back with it.
    await client.end()
    await rm(staging, { recursive: true, force: true })
  }
  await migrate(databaseUrl, options.migrations)
  return archive.manifest
}

/** Those of our migrations that the backup's database had had. */
function migrationsOf(header: Header, all: readonly Migration[]): Migration[] {
  const ours = new Map(all.map((migration) => [migration.name, migration]))
  return header.migrations.map(({ name, checksum }) => {
    const migration = ours.get(name)
    if (!migration) {
      throw new BackupFailed(`The backup was made by a newer copy of Rolecall: this one has no migration ${name}.`)
    }
    if (migration.checksum !== checksum) {
      throw new BackupFailed(`The migration ${name} was another one when the backup was made.`)
    }
    return migration
  })
}

async function load(
  client: Client,
  { header, manifest }: { header: Header; manifest: Manifest },
  options: { file: string; staging: string; signal: AbortSignal; print: (line: string) => void },
): Promise<void> {
  const { file, staging, signal, print } = options
  const hasQueue = await prepareQueue(client, header.taskQueue)
  if (!hasQueue && header.taskQueue !== null) {
    print('Queued tasks were left out, because another version of the task queue wrote them.')
  }
  const tables = header.tables.filter(({ name }) => hasQueue || !isOfQueue(name))
  const close = await openForLoading(
    client,
    tables.map(({ name }) => name).filter((name) => !isOfQueue(name)),
  )

  let table = null as TableInLoad | null
  for await (const entry of entriesOf(file, signal)) {
    const content = contentOf(entry)
    if (content?.kind === 'file') await takeFile(entry, staging, content.name)
    if (content?.kind === 'table' && content.name !== table?.name) {
      await table?.close()
      const columns = tables.find((one) => one.name === content.name)?.columns
      const rows = manifest.tables[content.name]?.rows ?? 0
      table = columns ? openTable(client, { name: content.name, columns, rows }) : null
    }
    if (content?.kind === 'table' && table) await table.take(entry)
    else entry.resume()
  }
  await table?.close()

  print('The rows are in; making the indexes …')
  await close()
  for (const { name, lastValue, isCalled } of header.sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, lastValue, isCalled])
  }
  // Anyone who ran them is gone; a task is safe to run twice.
  if (hasQueue) await client.query(`update pgboss.job set state = 'retry', started_on = null where state = 'active'`)
  // Without it the first searches would be planned blindly.
  await client.query('analyze')
}

/** @returns whether there is a queue that takes the rows of the backup's. */
async function prepareQueue(client: Client, version: number | null): Promise<boolean> {
  if (version === null) return false
  await makeQueueSchema(client)
  const made = await listQueueTables(client)
  return made?.version === version
}

function isOfQueue(table: string): boolean {
  return table.startsWith('pgboss.')
}
