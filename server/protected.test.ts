import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { unusedOf } from '../test/backup-drill.ts'
import { aDatabase } from '../test/database.ts'
import { quickFolder } from '../test/quick-folder.ts'
import { rotateVaultKey } from './credentials/opening/rotate-vault-key.ts'
import { backupCommand, restoreCommand } from './platform/backup/commands.ts'
import { countRows, type Protected } from './platform/backup/protected.ts'
import type { Command } from './platform/commands.ts'
import { readConfig } from './platform/config.ts'
import type { Queryable } from './platform/database.ts'
import { createLog } from './platform/log.ts'
import { createSecrets } from './platform/secrets.ts'
import { keyKinds, protectedRows } from './protected.ts'

/** What the secret is asked for and nobody misses, or not for longer than a day. */
const shortLived: Readonly<Record<string, string>> = {
  allowance: 'counts of uses, of a day or a month',
  'file-addresses': 'addresses of files, for minutes',
  'human-check': 'puzzles, for minutes',
  recordings: 'addresses of recordings, for ten minutes',
}

/** Files that seal something which is gone within a day. */
const sealShortly: Readonly<Record<string, string>> = {
  'server/interviews/tasks.ts': 'an address, in a queued task',
  'server/social-login/link-ticket.ts': 'a ticket of minutes',
  'server/social-login/sealed-cookie.ts': 'cookies of minutes',
  'server/users/account-links.ts': 'an address, in a queued task',
  'server/users/guessing.ts': 'an account, in a queued task',
}

/** Files that seal what is kept in a table of the list. */
const sealForGood: readonly string[] = ['server/job-ads/feed-in/feeds.ts', 'server/second-factor/authenticator.ts']

test('the list names whatever the code asks the secret for, unless it lasts for a day at most', () => {
  const sources = globSync('server/**/*.ts').filter((path) => !/\.(?:test|fixtures)\.ts$/u.test(path))
  const purposes = new Set<string>()
  const sealing: string[] = []
  for (const path of sources) {
    const text = readFileSync(path, 'utf8')
    for (const [, purpose = ''] of text.matchAll(/\.keyFor\('([^']+)'\)/gu)) purposes.add(purpose)
    if (/\.seal\(/u.test(text) && /secrets/u.test(text)) sealing.push(path)
  }
  const listed = protectedRows.flatMap(({ purpose }) => purpose ?? [])
  expect([...purposes].sort()).toEqual(
    [...new Set([...listed, ...Object.keys(shortLived)])].filter((one) => one !== 'seal').sort(),
  )
  expect(sealing.sort()).toEqual([...sealForGood, ...Object.keys(sealShortly)].sort())
  expect(protectedRows.filter(({ purpose }) => purpose === 'seal').map(({ table }) => table)).toEqual([
    'authenticators',
    'job_ad_feeds',
  ])
})

/** A table that a feature could add, protected by a key. */
function madeUp(key: 'secret' | 'vault'): Protected {
  return {
    key,
    what: 'madeUp',
    table: 'made_up',
    count: async (db) => (key === 'secret' ? await countRows(db, 'made_up') : await byVersion(db)),
    loss: (count) => [`${count} of what was made up is lost.`],
  }
}

async function byVersion(db: Queryable): Promise<Record<string, number>> {
  const { rows } = await db.query<{ version: number; count: number }>(
    'select version, count(*)::int as count from made_up group by 1',
  )
  return Object.fromEntries(rows.map(({ version, count }) => [String(version), count]))
}

async function withMadeUpTable() {
  const database = await aDatabase()
  await database.db.query('create table made_up (id int primary key, version int not null)')
  await database.db.query('insert into made_up values (1, 1)')
  const folder = mkdtempSync(join(quickFolder(), 'rolecall-protected-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { database, folder }
}

async function run(command: Command, args: readonly string[], environment: Record<string, string>): Promise<string> {
  const said: string[] = []
  const given = {
    config: readConfig(environment),
    log: createLog({ program: 'test', level: 'silent' }),
    databaseUrl: environment['DATABASE_URL'] ?? '',
    print: (line: string) => void said.push(line),
    signal: new AbortController().signal,
  }
  await command.run(args, given).catch((error: unknown) => said.push((error as Error).message))
  return said.join('\n')
}

test('a table that is added to the list is asked for by a backup, by a restore, and by the drill', async () => {
  const { database, folder } = await withMadeUpTable()
  await using _ = database
  const kinds = keyKinds([madeUp('secret')])
  const file = join(folder, 'all.backup')
  const on = { DATABASE_URL: database.url, ROLECALL_DATA: join(folder, 'before') }
  createSecrets(readConfig(on)).keyFor('made up')
  const lost = '1 of what was made up is lost.'
  expect(await run(backupCommand(kinds), [file], on)).toContain(lost)
  expect(await run(backupCommand(keyKinds([])), [join(folder, 'none.backup')], on)).toContain(
    'Nothing in it needs them',
  )

  await using after = await aDatabase()
  const to = { DATABASE_URL: after.url, ROLECALL_DATA: join(folder, 'after') }
  const refused = await run(restoreCommand(kinds), [file], to)
  expect(refused).toContain('Nothing was changed, because keys that this backup needs are missing.')
  expect(refused).toContain(lost)

  expect(await unusedOf(database.db, [madeUp('secret')])).toEqual([])
  await database.db.query('delete from made_up')
  expect(await unusedOf(database.db, [madeUp('secret')])).toEqual(['made_up'])
})

test('a rotation of the vault key keeps the versions that a table of the list needs, and says which table', async () => {
  const { database, folder } = await withMadeUpTable()
  await using _ = database
  const given = { dataFolder: folder, environmentVariables: {} }
  const first = await rotateVaultKey(database.db, given, [])
  expect(first).toMatchObject({ held: [], dropped: [1] })
  await database.db.query('update made_up set version = $1', [first.version])
  expect(await rotateVaultKey(database.db, given, [madeUp('vault')])).toMatchObject({
    held: ['made_up (1 row)'],
    dropped: [],
  })
  await database.db.query('delete from made_up')
  expect(await rotateVaultKey(database.db, given, [madeUp('vault')])).toMatchObject({ held: [], dropped: [2, 3] })
})
