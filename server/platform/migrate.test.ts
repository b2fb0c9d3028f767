import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aDatabase } from '../../test/database.ts'
import type { Database } from './database.ts'
import { CannotMigrate, migrate, missingMigrations, readMigrations } from './migrate.ts'

/** A folder of migrations of the test's own; the database under test has had the real ones, so it starts empty. */
function aFolder(
  files: Record<string, string>,
): { path: string; write: (file: string, text: string) => void } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'rolecall-migrations-'))
  const write = (file: string, text: string): void => writeFileSync(join(path, file), text)
  for (const [file, text] of Object.entries(files)) write(file, text)
  return { path, write, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

async function anUnmigratedDatabase(): ReturnType<typeof aDatabase> {
  const database = await aDatabase()
  await database.db.query(`drop table migrations`)
  return database
}

async function missingIn(db: Database, folder?: string): Promise<string[]> {
  const names = readMigrations(folder).map(({ name }) => name)
  return await missingMigrations(db, names)
}

test('the database for tests has had every migration of the product', async () => {
  await using database = await aDatabase()
  const files = readdirSync('migrations').map((file) => file.replace('.sql', ''))

  const { rows } = await database.db.query<{ name: string }>(`select name from migrations order by name`)

  expect(rows.map(({ name }) => name)).toEqual(files.sort())
  expect(await missingIn(database.db)).toEqual([])
})

test('files are run in the order of their numbers, once', async () => {
  await using database = await anUnmigratedDatabase()
  using folder = aFolder({
    '0002_second.sql': 'alter table first add b int',
    '0001_first.sql': 'create table first (a int)',
  })

  expect(await missingIn(database.db, folder.path)).toEqual(['0001_first', '0002_second'])
  expect(await migrate(database.url, folder.path)).toEqual(['0001_first', '0002_second'])
  expect(await migrate(database.url, folder.path)).toEqual([])
  expect(await missingIn(database.db, folder.path)).toEqual([])
})

test('two who migrate at the same time run each file once', async () => {
  await using database = await anUnmigratedDatabase()
  using folder = aFolder({ '0001_first.sql': 'create table first (a int); select pg_sleep(0.05)' })

  const runs = await Promise.all([migrate(database.url, folder.path), migrate(database.url, folder.path)])

  expect(runs.flat()).toEqual(['0001_first'])
})

test('nothing of a file that fails is kept, and what came before it is', async () => {
  await using database = await anUnmigratedDatabase()
  using folder = aFolder({
    '0001_first.sql': 'create table first (a int)',
    '0002_bad.sql': 'create table second (a int); select 1 / 0',
  })

  await expect(migrate(database.url, folder.path)).rejects.toThrow(
    /0002_bad failed and was rolled back: division by zero/,
  )

  const { rows } = await database.db.query(`select to_regclass('first') as first, to_regclass('second') as second`)
  expect(rows).toEqual([{ first: 'first', second: null }])
  folder.write('0002_bad.sql', 'create table second (a int)')
  expect(await migrate(database.url, folder.path)).toEqual(['0002_bad'])
})

test('a landed file that was changed is refused by name; other line ends are no change', async () => {
  await using database = await anUnmigratedDatabase()
  using folder = aFolder({ '0001_first.sql': 'create table first (\n  a int\n)' })
  await migrate(database.url, folder.path)

  folder.write('0001_first.sql', 'create table first (\r\n  a int\r\n)')
  expect(await migrate(database.url, folder.path)).toEqual([])

  folder.write('0001_first.sql', 'create table first (a bigint)')
  await expect(migrate(database.url, folder.path)).rejects.toThrow(/0001_first was changed after it had been run/)
})

test('a database that a newer copy has migrated is refused', async () => {
  await using database = await aDatabase()
  using folder = aFolder({})

  await expect(migrate(database.url, folder.path)).rejects.toThrow(CannotMigrate)
  await expect(migrate(database.url, folder.path)).rejects.toThrow(/does not know. A newer version ran it/)
})

test('two files of one number are refused', async () => {
  await using database = await anUnmigratedDatabase()
  using folder = aFolder({ '0001_one.sql': 'select 1', '0001_two.sql': 'select 1' })

  await expect(migrate(database.url, folder.path)).rejects.toThrow(/0001_two.sql must be called NNNN_name.sql/)
})
