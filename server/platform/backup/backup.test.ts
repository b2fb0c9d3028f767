import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Client, Pool } from 'pg'
import { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { aDatabase } from '../../../test/database.ts'
import { readConfig } from '../config.ts'
import { inTransaction } from '../database.ts'
import { migrate } from '../migrate.ts'
import { BackupFailed, type Manifest } from './archive.ts'
import { backup } from './backup.ts'
import { takeFile } from './files.ts'
import type { ArchiveEntry } from './read-archive.ts'
import { restore } from './restore.ts'
import { quickFolder } from '../../../test/quick-folder.ts'

/**
 * A schema with what backups stumble over: keys in a circle, generated and identity columns, a trigger that refuses
 * rows, a table that may be lost, rows that the migration itself puts in.
 */
const schema = `
  create table people (
    id int generated always as identity primary key, name text not null, best_ad int,
    upper_name text generated always as (upper(name)) stored,
    joined timestamptz not null, photo bytea, tags text[], terms tsvector, pay numeric, ratio float8);
  create table ads (
    id bigserial primary key, owner int not null constraint ads_owner references people, text text not null);
  alter table people add constraint people_best foreign key (best_ad) references ads;
  create unique index people_name on people (lower(name));
  create index people_terms on people using gin (terms) with (fastupdate = off);
  create unlogged table counters (n int);
  create table seeds (n int);
  insert into seeds values (1), (2);
  create function refuse() returns trigger language plpgsql as $$ begin raise exception 'the trigger ran'; end $$;
  create trigger refuse before insert on ads for each row when (new.text <> 'by hand') execute function refuse();`

/** Text that COPY must escape, moments, bytes, arrays. */
const rows = (ads: number): string => String.raw`
  alter table ads disable trigger refuse;
  insert into people (name, joined, photo, tags, terms, pay, ratio) values
    (E'Aoife\tNí\nBhriain \\N \\.', '2026-01-01 12:00:00.123456+01', '\x00ff0a5c', '{"a,b",null,"c\\d"}',
     '''nurs'':1A,2', 1234.50, 0.1),
    ('😀 ''quoted'' "twice"', 'infinity', null, '{}', null, null, 'NaN');
  insert into ads (owner, text) select 1 + n % 2, repeat(md5(n::text), 20) from generate_series(1, ${ads}) n;
  update people set best_ad = 3;
  insert into counters values (1);
  alter table ads enable trigger refuse`

/** A folder for the backup, a folder of files, and a folder of migrations with the schema above. */
function aPlace(): { path: string; file: string; files: string; migrations: string } & Disposable {
  const path = mkdtempSync(join(quickFolder(), 'rolecall-backup-'))
  const migrations = join(path, 'migrations')
  mkdirSync(migrations)
  writeFileSync(join(migrations, '0001_drill.sql'), schema)
  return {
    path,
    migrations,
    file: join(path, 'all.backup'),
    files: join(path, 'files'),
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  }
}

type Place = { file: string; files: string; migrations?: string }
type TestDatabase = Awaited<ReturnType<typeof aDatabase>>

async function anEmptyDatabase({ migrations }: { migrations: string }): Promise<TestDatabase> {
  const database = await aDatabase()
  await database.db.query(`drop schema public cascade`)
  await database.db.query(`create schema public`)
  await migrate(database.url, migrations)
  return database
}

async function aFullDatabase(place: { migrations: string }, { ads = 100 } = {}): Promise<TestDatabase> {
  const database = await anEmptyDatabase(place)
  await database.db.query(rows(ads))
  return database
}

const { signal } = new AbortController()

/** The tables here need no keys; see backup.drill.test.ts and keys.test.ts. */
const keys = { kinds: [], config: readConfig({}), lock: null, withoutKeys: false }

async function save({ url }: TestDatabase, { file, files }: Place): Promise<Manifest> {
  return (await backup({ databaseUrl: url, filesFolder: files, file, keys, signal, now: new Date(0) })).manifest
}

/** What the test has open is closed first: a restore wants the database for itself. */
async function putBack(
  { db, url }: TestDatabase,
  { file, files, migrations }: Place,
  ifNotEmpty: 'refuse' | 'replace' = 'refuse',
): Promise<string[]> {
  if (!db.ended) await db.end()
  await untilUnused(url)
  const said: string[] = []
  await restore({
    databaseUrl: url,
    filesFolder: files,
    file,
    ifNotEmpty,
    keys,
    now: new Date(0),
    signal,
    print: (line) => said.push(line),
    ...(migrations === undefined ? {} : { migrations }),
  })
  return said
}

/** A pool says that it has ended while its connections still close. */
async function untilUnused(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const others = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend'`
  while ((await client.query(others)).rowCount !== 0) await wait(10)
  await client.end()
}

/** Sums of all rows, whatever their order, and everything that the schema is made of. */
async function fingerprint(url: string): Promise<{ rows: Record<string, string>; schema: string[] }> {
  await using pool = connectTo(url)
  const tables = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of tables.rows) {
    const columns = name === 'migrations' ? 'name, checksum' : '*'
    const { rows: found } = await pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
       from (select ${columns} from ${name}) t`,
    )
    sums[name] = found[0]!.sum
  }
  const { rows: parts } = await pool.query<{ part: string }>(`
    select pg_get_indexdef(indexrelid) as part from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relnamespace = 'public'::regnamespace
    union all select conrelid::regclass::text || conname || pg_get_constraintdef(oid) || convalidated::text from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(t.oid) || tgenabled::text from pg_trigger t
      join pg_class c on c.oid = tgrelid where c.relnamespace = 'public'::regnamespace and not tgisinternal
    order by 1`)
  return { rows: sums, schema: parts.map(({ part }) => part) }
}

function connectTo(url: string): Pool & AsyncDisposable {
  const pool = new Pool({ connectionString: url })
  pool.on('error', () => {})
  return Object.assign(pool, { [Symbol.asyncDispose]: async () => (pool.ended ? undefined : await pool.end()) })
}

test('the drill: after a restore every row, key, index and file is as it was, and new rows get new numbers', async () => {
  using place = aPlace()
  mkdirSync(join(place.files, 'cvs', 'é'), { recursive: true })
  writeFileSync(join(place.files, 'cvs', 'é', 'Aoife.pdf'), Buffer.from([0, 255, 10]))
  writeFileSync(join(place.files, 'empty'), '')
  // More than fit one part of the file.
  await using before = await aFullDatabase(place, { ads: 15_000 })
  const original = await fingerprint(before.url)
  expect(original.rows['ads']).toMatch(/^15000 /)

  const manifest = await save(before, place)
  rmSync(place.files, { recursive: true })
  await using after = await anEmptyDatabase(place)
  await putBack(after, place)

  const restored = await fingerprint(after.url)
  // Rows of an unlogged table are not kept.
  expect(restored).toEqual({ ...original, rows: { ...original.rows, counters: '0 ' } })
  expect(readFileSync(join(place.files, 'cvs', 'é', 'Aoife.pdf'))).toEqual(Buffer.from([0, 255, 10]))
  expect(readFileSync(join(place.files, 'empty'))).toEqual(Buffer.alloc(0))
  expect(manifest.tables['public.ads']).toMatchObject({ rows: 15_000 })
  expect(statSync(place.file).mode & 0o777).toBe(0o600)

  await using pool = connectTo(after.url)
  const person = await pool.query(`insert into people (name, joined) values ('new', now()) returning id`)
  const ad = await pool.query(`insert into ads (owner, text) values (1, 'by hand') returning id`)
  expect([person.rows, ad.rows]).toEqual([[{ id: 3 }], [{ id: '15001' }]])
})

test('a backup is of one moment, whatever is written while it is made', async () => {
  using place = aPlace()
  await using database = await aFullDatabase(place)
  const done = new AbortController()
  // Both tables grow together; a backup of two moments would have more of the one that is read later.
  const writing = (async () => {
    while (!done.signal.aborted) {
      await inTransaction(database.db, async (client) => {
        await client.query(`insert into people (name, joined) values (gen_random_uuid()::text, now())`)
        await client.query(`insert into ads (owner, text) values (1, 'by hand')`)
      })
    }
  })()

  const manifest = await save(database, place)
  done.abort()
  await writing

  expect(manifest.tables['public.ads']!.rows - 100).toBe(manifest.tables['public.people']!.rows - 2)
})

test('the real schema comes back the same, with the tasks that waited', { tags: ['long'] }, async () => {
  using place = aPlace()
  const { file, files } = place
  await using before = await aDatabase()
  const boss = new PgBoss({ connectionString: before.url, max: 2, schedule: false, supervise: false })
  await boss.start()
  await boss.createQueue('send-mail')
  for (const n of [1, 2, 3]) await boss.send('send-mail', { n }, { priority: -n })
  const [first] = await boss.fetch<{ n: number }>('send-mail')
  await boss.complete('send-mail', first!.id)
  await boss.fetch('send-mail')
  await boss.stop({ graceful: false })
  const original = await fingerprint(before.url)

  await save(before, { file, files })
  await using after = await aDatabase()
  await putBack(after, { file, files })

  expect(await fingerprint(after.url)).toEqual(original)
  const again = new PgBoss({ connectionString: after.url, max: 2, schedule: false, supervise: false })
  await again.start()
  const waiting = await again.fetch<{ n: number }>('send-mail', { batchSize: 10 })
  await again.stop({ graceful: false })
  // The first was done; the second was being done by a program that is gone.
  expect(waiting.map(({ data }) => data.n)).toEqual([2, 3])
})

test('tasks that another version of the queue wrote are left out, and that is said', { tags: ['long'] }, async () => {
  using place = aPlace()
  const { file, files } = place
  await using before = await aDatabase()
  const boss = new PgBoss({ connectionString: before.url, max: 2, schedule: false, supervise: false })
  await boss.start()
  await boss.createQueue('send-mail')
  await boss.send('send-mail', {})
  await boss.stop({ graceful: false })
  await save(before, { file, files })
  const written = gunzipSync(readFileSync(file)).toString('latin1')
  writeFileSync(file, gzipSync(Buffer.from(written.replace(/"taskQueue": \d\d/, '"taskQueue": 10'), 'latin1')))
  await using after = await aDatabase()

  const said = await putBack(after, { file, files })

  expect(said).toContain('Queued tasks were left out, because another version of the task queue wrote them.')
  await using pool = connectTo(after.url)
  expect((await pool.query('select from pgboss.job')).rowCount).toBe(0)
})

test('what is there is only replaced when that is asked for', async () => {
  using place = aPlace()
  await using before = await aFullDatabase(place)
  const original = await fingerprint(before.url)
  await save(before, place)
  await using other = await aFullDatabase(place)
  await other.db.query(`update people set name = 'another ' || name`)
  const untouched = await fingerprint(other.url)

  await expect(putBack(other, place)).rejects.toThrow(/not empty \(there are rows in public\.ads\)\. Add --replace/)
  expect(await fingerprint(other.url)).toEqual(untouched)

  await putBack(other, place, 'replace')
  expect((await fingerprint(other.url)).rows['people']).toBe(original.rows['people'])
})

test('files that are there are only replaced when that is asked for', async () => {
  using place = aPlace()
  await using before = await aFullDatabase(place)
  await save(before, place)
  mkdirSync(place.files)
  writeFileSync(join(place.files, 'new.pdf'), 'new')
  await using after = await anEmptyDatabase(place)

  await expect(putBack(after, place)).rejects.toThrow(/There are files in/)
  expect(readdirSync(place.files)).toEqual(['new.pdf'])

  await putBack(after, place, 'replace')
  expect(readdirSync(place.files)).toEqual([])
})

const damages: [string, (raw: Buffer) => Buffer][] = [
  ['a changed byte', (raw) => gzipSync(replaced(gunzipSync(raw), 'Bhriain', 'Bhriaim'))],
  ['its end lost', (raw) => raw.subarray(0, raw.length - 2_000)],
  ['its end lost and closed again', (raw) => gzipSync(gunzipSync(raw).subarray(0, 30 * 1024))],
  ['another header', (raw) => gzipSync(replaced(gunzipSync(raw), '"format": 2', '"format": 9'))],
  ['something else in its place', () => Buffer.from('not a backup')],
]

function replaced(content: Buffer, from: string, to: string): Buffer {
  return Buffer.from(content.toString('latin1').replace(from, to), 'latin1')
}

test.for(damages)('a backup with %s is refused, and nothing is changed', async ([, damage]) => {
  using place = aPlace()
  await using before = await aFullDatabase(place)
  await save(before, place)
  writeFileSync(place.file, damage(readFileSync(place.file)))
  const untouched = await fingerprint(before.url)

  await expect(putBack(before, place, 'replace')).rejects.toThrow(BackupFailed)

  expect(await fingerprint(before.url)).toEqual(untouched)
})

test('rows that the schema refuses undo the whole restore', async () => {
  using place = aPlace()
  await using before = await aFullDatabase(place)
  // An ad without an owner, which only a missing key lets in.
  await before.db.query(`alter table ads drop constraint ads_owner`)
  await before.db.query(`update ads set owner = 99 where id = 7`)
  await save(before, place)
  await using other = await aFullDatabase(place)
  const untouched = await fingerprint(other.url)

  await expect(putBack(other, place, 'replace')).rejects.toThrow(/ads_owner/)

  expect(await fingerprint(other.url)).toEqual(untouched)
})

test('a value that a column refuses undoes the whole restore', async () => {
  using place = aPlace()
  await using before = await aFullDatabase(place)
  await before.db.query(`alter table people alter column name drop not null`)
  await before.db.query(`update people set name = null`)
  await save(before, place)
  await using other = await aFullDatabase(place)
  const untouched = await fingerprint(other.url)

  await expect(putBack(other, place, 'replace')).rejects.toThrow(/null value in column "name"/)

  expect(await fingerprint(other.url)).toEqual(untouched)
})

test('a backup of an older schema is brought up to date, and one of a newer copy is refused', async () => {
  using place = aPlace()
  await using before = await aFullDatabase(place)
  await save(before, place)
  await using after = await anEmptyDatabase(place)
  const second = join(place.migrations, '0002_more.sql')
  writeFileSync(second, `alter table seeds add column word text not null default 'old'`)

  await putBack(after, place)
  await using pool = connectTo(after.url)
  expect((await pool.query('select distinct word from seeds')).rows).toEqual([{ word: 'old' }])

  const newer = { ...place, file: join(place.path, 'newer.backup') }
  await save(after, newer)
  rmSync(second)
  await expect(putBack(before, newer, 'replace')).rejects.toThrow(/newer copy of Rolecall: .* no migration 0002_more/)
})

test('a restore does not start while others are connected, and names them', async () => {
  using place = aPlace()
  await using before = await aFullDatabase(place)
  await save(before, place)
  const { file, files, migrations } = place

  const restoring = restore({
    databaseUrl: before.url,
    filesFolder: files,
    file,
    ifNotEmpty: 'replace',
    keys,
    now: new Date(0),
    signal,
    print: () => {},
    migrations,
  })

  await expect(restoring).rejects.toThrow(
    'There are other connections to the database (test). Stop Rolecall before a restore.',
  )
})

test('a file that is there is not overwritten, and a backup that fails leaves none', async () => {
  using place = aPlace()
  await using database = await aFullDatabase(place)
  writeFileSync(place.file, 'precious')
  await expect(save(database, place)).rejects.toThrow(/already there/)
  expect(readFileSync(place.file, 'utf8')).toBe('precious')

  await database.db.query(`drop table migrations`)
  await expect(save(database, { ...place, file: join(place.path, 'second.backup') })).rejects.toThrow(/migrations/)
  expect(readdirSync(place.path)).toEqual(['all.backup', 'migrations'])
})

test.for(['../out.txt', 'cvs/../../out.txt', '/out.txt', 'cvs//out.txt', '..\\out.txt'])(
  'a file of the name %s is not written',
  async (name) => {
    using place = aPlace()
    const entry = Readable.from([Buffer.from('out')]) as unknown as ArchiveEntry

    await expect(takeFile(entry, join(place.path, 'staging'), name)).rejects.toThrow(/a name that is not allowed/)

    expect(readdirSync(place.path)).toEqual(['migrations'])
  },
)
