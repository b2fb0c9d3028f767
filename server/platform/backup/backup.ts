import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { Client } from 'pg'
import { to } from 'pg-copy-streams'
import { type Pack, pack } from 'tar-stream'
import { summing } from '../files/block-sums.ts'
import { type Sums, sumsOf } from '../files/file-sums.ts'
import { BackupFailed, type Header, type Manifest } from './archive.ts'
import { gatherKeys, type MissingKey, readKeys } from './gather-keys.ts'
import type { KeyConfig, KeyKind } from './key-kinds.ts'
import { digestOfArchive, type KeyLock, sealKeys } from './seal-keys.ts'
import { listQueueTables, listSequences, listTables, type Table } from './tables.ts'

/** A tar says the size of each part before it; this much is held in memory to know it. */
const partSize = 8 * 1024 * 1024

export type KeysToCarry = {
  kinds: readonly KeyKind[]
  config: KeyConfig
  /** Null: the keys are left out, and the manifest says what needs them. */
  lock: KeyLock | null
}

type Made = { manifest: Manifest; missing: MissingKey[]; /** Names of files. */ damaged: string[] }

/**
 * Writes a backup of the database, as it is at one moment, and of the files folder into one file. Others go on working
 * meanwhile. The file appears when it is whole.
 * @returns its manifest, which of the keys that its rows need are not in it, and which files are not what was stored.
 * @throws BackupFailed where the file is already there.
 */
export async function backup(options: {
  databaseUrl: string
  filesFolder: string
  /** Of the store that holds the files in place of the folder: noted, and left where it is. */
  bucket?: string | undefined
  file: string
  keys: KeysToCarry
  signal: AbortSignal
  now: Date
}): Promise<Made> {
  const { file, signal } = options
  if (await stat(file).catch(() => null)) throw new BackupFailed(`${file} is already there, and is not overwritten.`)
  const client = new Client({ connectionString: options.databaseUrl, application_name: 'rolecall backup' })
  client.on('error', () => {})
  await client.connect()
  const partial = `${file}.partial`
  try {
    const tar = pack()
    const gzip = createGzip({ level: constants.Z_BEST_SPEED })
    const writing = pipeline(tar, gzip, createWriteStream(partial, { mode: 0o600 }), { signal })
    // A full disk ends the writing while rows are read: whichever breaks first is told.
    const made = await Promise.race([fill(tar, client, options), writing.then(() => Promise.reject(ended))])
    tar.finalize()
    await writing
    await syncToDisk(partial)
    await rename(partial, file)
    return made
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  } finally {
    await client.end()
  }
}

const ended = new BackupFailed('The backup ended before it was complete.')

async function fill(
  tar: Pack,
  client: Client,
  {
    filesFolder,
    bucket,
    keys,
    now,
  }: { filesFolder: string; bucket?: string | undefined; keys: KeysToCarry; now: Date },
): Promise<Made> {
  const keysBefore = readKeys(keys)
  // One moment for all tables.
  await client.query('begin isolation level repeatable read read only')
  // The same text from every server.
  await client.query(`set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
    set local extra_float_digits = 1; set local bytea_output = 'hex'`)
  const queue = await listQueueTables(client)
  const tables = [...(await listTables(client)), ...(queue?.tables ?? [])]
  const { rows: versions } = await client.query<{ postgres: string }>('select version() as postgres')
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  )
  const header: Header = {
    format: 2,
    madeAt: now.toISOString(),
    postgres: versions[0]!.postgres,
    migrations,
    taskQueue: queue?.version ?? null,
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    sequences: await listSequences(client),
  }
  const manifest: Manifest = { tables: {}, files: {}, ...(bucket === undefined ? {} : { bucket }) }

  const headerSha256 = await addJson(tar, 'header.json', header)
  for (const table of tables) manifest.tables[table.name] = await addTable(tar, client, table)
  // Before and after: keys are rotated while others work, and the rows may need those of either time.
  const gathered = await gatherKeys(client, keys, [keysBefore, readKeys(keys)])
  await client.query('commit')
  // After the database: every file that a row names was there when the row was read.
  // A schema from before it has none, as those of tests.
  const hasSums = tables.some((table) => table.name === 'public.file_sums')
  const damaged: string[] = []
  for (const path of await listFiles(filesFolder)) {
    const added = await addFile(tar, path, filesFolder)
    if (added === null) continue
    const name = nameOf(path, filesFolder)
    manifest.files[name] = added.sum
    if (hasSums && (await isDamaged(client, path, added.sums))) damaged.push(name)
  }
  manifest.keys = { known: gathered.known, sealed: null }
  if (keys.lock !== null) {
    manifest.keys.sealed = await sealKeys(gathered.bundle, keys.lock, digestOfArchive(headerSha256, manifest))
  }
  await addJson(tar, 'manifest.json', manifest)
  return { manifest, missing: gathered.missing, damaged }
}

async function addTable(tar: Pack, client: Client, table: Table): Promise<Manifest['tables'][string]> {
  const where = table.only ? ` where ${table.only}` : ''
  // sql: named by the catalogue
  const rows = client.query(to(`copy (select ${table.columns.join(', ')} from ${table.name}${where}) to stdout`))
  const hash = createHash('sha256')
  let [bytes, number, waiting, held] = [0, 0, [] as Buffer[], 0]
  const flush = async (): Promise<void> => {
    await addEntry(tar, `tables/${table.name}/${String(number).padStart(6, '0')}`, Buffer.concat(waiting))
    number++
    waiting = []
    held = 0
  }
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
    held += chunk.length
    waiting.push(chunk)
    if (held >= partSize) await flush()
  }
  if (held > 0) await flush()
  return { rows: rows.rowCount, bytes, sha256: hash.digest('hex') }
}

/** @returns null where the file was deleted since it was listed. */
async function addFile(
  tar: Pack,
  path: string,
  folder: string,
): Promise<{ sum: Manifest['files'][string]; sums: Sums } | null> {
  const found = await stat(path).catch(() => null)
  if (!found) return null
  const hash = createHash('sha256')
  const name = nameOf(path, folder)
  const entry = tar.entry({ name: `files/${name}`, size: found.size, mode: 0o600, mtime: found.mtime })
  // No further than its size: a file may be growing.
  const source = found.size > 0 ? createReadStream(path, { end: found.size - 1 }) : Readable.from([])
  const summed = summing(source)
  await pipeline(async function* () {
    for await (const chunk of summed.through()) {
      hash.update(chunk)
      yield chunk
    }
  }, entry)
  const size = found.size
  return { sum: { bytes: size, sha256: hash.digest('hex') }, sums: { size, sums: summed.sums() } }
}

/** Whether what was read is something else than what was stored; a file from before there were sums may be either. */
async function isDamaged(client: Client, path: string, read: Sums): Promise<boolean> {
  const stored = await sumsOf(client, basename(path))
  return stored !== null && (stored.size !== read.size || !stored.sums.equals(read.sums))
}

/** @returns the sum of its bytes, SHA-256 in hex. */
async function addJson(tar: Pack, name: string, value: unknown): Promise<string> {
  const bytes = Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
  await addEntry(tar, name, bytes)
  return createHash('sha256').update(bytes).digest('hex')
}

async function addEntry(tar: Pack, name: string, content: Buffer): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const entry = tar.entry({ name, size: content.length, mode: 0o600 }, (error) => (error ? reject(error) : resolve()))
    entry.end(content)
  })
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function nameOf(path: string, folder: string): string {
  return relative(folder, path).split(sep).join('/')
}

/** So that a power cut cannot leave an empty backup. */
async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
