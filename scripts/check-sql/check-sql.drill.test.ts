import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aDatabase } from '../../test/database.ts'
import { checkSql } from './check.ts'
import type { Outcome } from './outcome.ts'
import type { Ownership } from './foreign-tables.ts'
import type { WholeReads } from './whole-reads.ts'
import { Client } from 'pg'

test('statements that fit the schema pass, however their text is put together', async () => {
  const { faults, checked } = await check(`
    const columns = 'id, email'
    const orders = { newest: 'created desc', oldest: 'created' }
    const oneOf = (what: string) => \`select \${what} from users where id = $1\`
    export async function all(db: Pool, id: string, isNewest: boolean) {
      await db.query<{ id: string; email: string | null }>(\`select \${columns} from users order by \${orders[isNewest ? 'newest' : 'oldest']}\`)
      await db.query(oneOf('email'), [id])
      await db.query<{ count: string }>('select count(*) from users' + (isNewest ? ' where created > now()' : ''))
      await db.query<{ count: number; ids: string[] | null; last: Date | null }>(
        'select count(*)::int as count, array_agg(id) as ids, max(created) as last from users')
      await db.query('create temp table ours (n int)')
      await db.query<{ n: number | null }>('select n from ours')
      await ask(db, 'select 1 from users where id = $1')
    }
    async function ask(db: Pool, text: string) { await db.query(text, ['x']) }`)
  expect(faults).toEqual([])
  expect(checked).toBe(7)
})

test('a renamed column is named with its file and line', async () => {
  const source = `export const emails = (db: Pool) => db.query('select id, email from users')`
  expect((await check(source)).faults).toEqual([])
  const { faults } = await check(source, 'alter table users rename column email to mail')
  expect(faults).toEqual([`server/a.ts:2: column "email" does not exist, at 'email from users'.`])
})

test('a column that is renamed in what is handed over, and one that is made nullable, are found by the row type', async () => {
  const source = `export const all = (db: Pool) => db.query<{ id: string; created: Date }>('select * from users')`
  expect((await check(source)).faults).toEqual([])
  expect((await check(source, 'alter table users rename column created to made')).faults).toEqual([
    expect.stringContaining(
      `server/a.ts:2: the row type has 'created', which is no column of the statement; it has: id, `,
    ),
  ])
  expect((await check(source, 'alter table users alter column created drop not null')).faults).toEqual([
    `server/a.ts:2: 'created' can be null; the row type says Date.`,
  ])
})

test.each([
  [
    '{ n: number }',
    'select count(*) as n from users',
    `'n' is int8, which arrives as a string; the row type says number.`,
  ],
  ['{ id: number }', 'select id from users', `'id' is uuid, which arrives as a string; the row type says number.`],
  ['{ at: string }', 'select now() as at', `'at' is timestamptz, which arrives as a Date; the row type says string.`],
  [
    '{ ids: string }',
    'select array[1, 2] as ids',
    `'ids' is _int4, which arrives as a number[]; the row type says string.`,
  ],
  ['{ email: string }', 'select email from users', `'email' can be null; the row type says string.`],
  ['{ last: Date }', 'select max(created) as last from users', `'last' can be null; the row type says Date.`],
  [
    '{ id: string }',
    'select c.id from users u left join cvs c on c.user_id = u.id',
    `'id' can be null; the row type says string.`,
  ],
  [
    '{ id: string }',
    `select '1' as other`,
    `the row type has 'id', which is no column of the statement; it has: other.`,
  ],
])('a row of %s is refused for: %s', async (row, sql, fault) => {
  const { faults } = await check(`export const ask = (db: Pool) => db.query<${row}>(${JSON.stringify(sql)})`)
  expect(faults).toEqual([`server/a.ts:2: ${fault}`])
})

test.each([
  ['{ email: string }', 'select email from users where email is not null'],
  ['{ email: string }', 'select coalesce(email, id::text) as email from users'],
  ['{ id: string }', 'select c.id from users u join cvs c on c.user_id = u.id'],
  ['{ id: string }', 'select c.id from users u left join cvs c on c.user_id = u.id where c.name = $1'],
  ['{ last: Date }', 'select max(created) as last from users group by role'],
  ['{ kind: "a" | "b" }', `select 'a' as kind`],
])('a row of %s is right for: %s', async (row, sql) => {
  const { faults } = await check(`export const ask = (db: Pool) => db.query<${row}>(${JSON.stringify(sql)})`)
  expect(faults).toEqual([])
})

test('a variant that is only sent at times is checked, too', async () => {
  const { faults } = await check(
    `export const ask = (db: Pool, isAll: boolean) => db.query(\`select id from users \${isAll ? '' : 'where gone is null'}\`)`,
  )
  expect(faults).toEqual([`server/a.ts:2: column "gone" does not exist, at 'gone is null'.`])
})

test('values are counted', async () => {
  const { faults } = await check(
    `export const ask = (db: Pool) => db.query('select id from users where id = $1', ['a', 'b'])`,
  )
  expect(faults).toEqual(['server/a.ts:2: the statement takes 1 parameters and is given 2.'])
})

test('a text that is made at run time needs a reason, and a reason needs such a text', async () => {
  const made = 'await db.query(await make())'
  const source = (body: string) => `declare function make(): Promise<string>
    export async function ask(db: Pool) {
      ${body}
    }`
  expect((await check(source(made))).faults).toEqual([
    expect.stringContaining('server/a.ts:4: the statement cannot be checked: await make() is made at run time.'),
  ])
  expect(await check(source(`// sql: from elsewhere\n${made}`))).toEqual({
    faults: [],
    checked: 0,
    excused: ['server/a.ts:5: from elsewhere'],
  })
  expect((await check(source(`// sql: from elsewhere\nawait db.query('select 1')`))).faults).toEqual([
    `server/a.ts:5: the statement can be checked; delete '// sql: from elsewhere'.`,
  ])
})

describe('whose a table is', () => {
  const reads = `export const all = (db: Pool) => db.query('select id from cvs')`
  const readings = [{ from: 'letters', table: 'cvs', because: 'letters go with a CV' }]

  test('a statement that reads a table of another room is refused, in whatever room its text is written', async () => {
    const fault = (line: number, file: string) =>
      `server/letters/a.ts:${line}: ${file} reads cvs, which belongs to cvs; ask that room by one of its functions.`
    expect((await checkRoom(reads)).faults).toEqual([fault(2, 'server/letters/a.ts')])
    const passed = `import { ask } from '../platform/ask.ts'
      export const all = (db: Pool) => ask(db, 'select id from cvs')`
    const platform = {
      'server/platform/ask.ts': `import type { Pool } from 'pg'
        export const ask = async (db: Pool, text: string) => await db.query(text)`,
    }
    expect((await checkRoom(passed, { files: platform })).faults).toEqual([
      'server/platform/ask.ts:2: server/letters/a.ts reads cvs, which belongs to cvs; ask that room by one of its functions.',
    ])
  })

  test('a reading that is permitted passes, as does the owner; a permission that nothing needs does not', async () => {
    expect((await checkRoom(reads, { readings })).faults).toEqual([])
    expect((await checkRoom(reads, { room: 'cvs' })).faults).toEqual([])
    expect((await checkRoom(reads, { room: 'cvs', readings })).faults).toEqual([
      'nothing needs this permission any more: letters reads cvs',
    ])
  })

  test.each([
    [`update cvs set name = 'x'`, 'writes'],
    [`insert into cvs (name) values ('x')`, 'writes'],
    ['with gone as (delete from cvs returning id) select id from gone', 'writes'],
    ['truncate cvs', 'writes'],
    ['lock table cvs in share mode', 'writes'],
    ['select id from cvs for update', 'locks'],
  ])('a permission to read is none for: %s', async (sql, how) => {
    const source = `export const all = (db: Pool) => db.query(${JSON.stringify(sql)})`
    expect((await checkRoom(source, { readings: [...readings] })).faults).toEqual([
      `server/letters/a.ts:2: server/letters/a.ts ${how} cvs, which belongs to cvs; ask that room by one of its functions.`,
      'nothing needs this permission any more: letters reads cvs',
    ])
  })

  test('a permission to lock is one for locking, and none for writing', async () => {
    const locks = [{ ...readings[0]!, locks: true as const }]
    const locking = `export const all = (db: Pool) => db.query('select id from cvs for share')`
    expect((await checkRoom(locking, { readings: locks })).faults).toEqual([])
    const writing = `${locking}
      export const none = (db: Pool) => db.query('delete from cvs')`
    expect((await checkRoom(writing, { readings: locks })).faults).toEqual([
      expect.stringContaining('server/letters/a.ts writes cvs, which belongs to cvs'),
    ])
  })

  test('a name that is no table is nobody’s: of a common table expression, a column, a quoted text', async () => {
    const source = `export const all = (db: Pool) =>
      db.query("with cvs as (select 'cvs'::text as users) select users from cvs")`
    expect((await checkRoom(source)).faults).toEqual([])
  })

  test('every table has one owner, and an owner has tables that are there', async () => {
    const owners = { ...(await allOwned()), letters: ['letters', 'users'] }
    const { faults } = await checkRoom(`export const none = (db: Pool) => db.query('select 1')`, {
      owners: { ...owners, rest: owners.rest.filter((table) => table !== 'jobs') },
    })
    expect(faults).toEqual([
      'the table jobs has no owner',
      'there is no table letters to own',
      'the table users has two owners',
    ])
  })
})

describe('all rows of a table', () => {
  const gone = `export const gone = (db: Pool) => db.query("delete from cvs where name = 'x'")`
  const reads = (given: Partial<WholeReads> = {}): WholeReads => ({ small: {}, allowed: {}, ...given })

  test.each([
    ['a condition that no index serves', "select id from cvs where name = 'x'"],
    ['a count', 'select count(*) from cvs'],
    ['the first in an order, until one fits', "select id from cvs where name = 'x' order by id limit 1"],
    ['a part of another statement', 'select 1 from users where exists (select 1 from cvs) and id = $1'],
  ])('are read by %s', async (_, sql) => {
    const source = `export const ask = (db: Pool) => db.query(${JSON.stringify(sql)})`
    expect((await check(source, '', { reads: reads() })).faults).toEqual([
      'server/a.ts:2: no index serves this: it goes through all rows of cvs.',
    ])
  })

  test.each([
    ['by an index', 'select name from cvs where id = $1'],
    ['by one within a join', 'select c.name from users u join cvs c on c.user_id = u.id where u.id = $1'],
    ['the first of an index', 'select id from cvs order by id limit 1'],
    ['a partial index, which holds what waits', 'select id from payment_events where handled_at is null'],
    ['nothing that is ours', 'select count(*) from pg_class'],
  ])('are not read: %s', async (_, sql) => {
    const source = `export const ask = (db: Pool) => db.query(${JSON.stringify(sql)})`
    expect((await check(source, '', { reads: reads() })).faults).toEqual([])
  })

  test('may be read by a file that says why, and of a table that stays small', async () => {
    const allowed = { 'server/a.ts': { cvs: 'by night' } }
    expect((await check(gone, '', { reads: reads({ allowed }) })).faults).toEqual([])
    expect((await check(gone, '', { reads: reads({ small: { cvs: 'one row' } }) })).faults).toEqual([])
    const elsewhere = { 'server/b.ts': { cvs: 'by night' } }
    expect((await check(gone, '', { reads: reads({ allowed: elsewhere }) })).faults).toEqual([
      'server/a.ts:2: no index serves this: it goes through all rows of cvs.',
      'nothing needs this permission any more: server/b.ts goes through cvs',
    ])
  })

  test('a permission that nothing needs goes', async () => {
    const allowed = { 'server/a.ts': { users: 'by night' } }
    const { faults } = await check(gone, '', { reads: { small: { cvs: 'one row', jobs: 'one row' }, allowed } })
    expect(faults).toEqual([
      'nothing goes through the small table jobs any more',
      'nothing needs this permission any more: server/a.ts goes through users',
    ])
  })
})

type Given = {
  room?: string
  owners?: Ownership['owners']
  readings?: Ownership['readings']
  files?: Record<string, string>
}

/** Checks one file of a room of the server; everything but `cvs` belongs to a room of its own. */
async function checkRoom(source: string, { room = 'letters', owners, readings = [], files = {} }: Given = {}) {
  const ownership = { owners: owners ?? (await allOwned()), readings }
  return await check(source, '', { path: `server/${room}/a.ts`, files, ownership })
}

async function allOwned(): Promise<{ cvs: string[]; rest: string[] }> {
  await using database = await aDatabase()
  const { rows } = await database.db.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')`,
  )
  return { cvs: ['cvs'], rest: rows.map(({ name }) => name).filter((name) => name !== 'cvs') }
}

/** Checks a project of one file against the schema as it is after a change. */
async function check(
  source: string,
  change = '',
  given: { path?: string; files?: Record<string, string>; ownership?: Ownership; reads?: WholeReads } = {},
): Promise<Outcome> {
  await using database = await aDatabase()
  // Below our own folder, where the packages are found.
  mkdirSync('test-results', { recursive: true })
  const folder = mkdtempSync(join(process.cwd(), 'test-results', 'check-sql-'))
  const client = new Client({ connectionString: database.url })
  try {
    const all = { ...given.files, [given.path ?? 'server/a.ts']: `import type { Pool } from 'pg'\n${source}` }
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          module: 'esnext',
          moduleResolution: 'bundler',
          skipLibCheck: true,
          types: ['node'],
          allowImportingTsExtensions: true,
          noEmit: true,
        },
        include: ['server'],
      }),
    )
    await client.connect()
    if (change) await client.query(change)
    return await checkSql(client, {
      folder,
      isChecked: (path) => path.startsWith('server/'),
      ownership: given.ownership,
      reads: given.reads,
    })
  } finally {
    await client.end()
    rmSync(folder, { recursive: true, force: true })
  }
}
