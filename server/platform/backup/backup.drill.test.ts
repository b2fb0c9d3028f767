import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { messages } from '../../../contract/texts/messages.ts'
import { aDatabase } from '../../../test/database.ts'
import { anS3Store } from '../../../test/fake-s3.ts'
import { publicKeysOf } from '../../credentials/vault-environment.ts'
import { createLog } from '../log.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import {
  aPlace,
  boardLogin,
  codeOf,
  expectThePlainRows,
  expectWhatNeedsTheKeys,
  productOn,
  rolecall,
  rowsOf,
  runRolecall,
  secondStep,
  textOf,
  useEverything,
  type Kept,
} from '../../../test/backup-drill.ts'

const passphrase = { ROLECALL_BACKUP_PASSPHRASE: 'seven green ferries' }

/** A database that somebody has used everything on, closed again. */
async function makeUsed(dataFolder: string, settings: Record<string, string> = {}) {
  const database = await aDatabase()
  const server = await productOn({ databaseUrl: database.url, dataFolder }, settings)
  const kept = await useEverything(server)
  await server[Symbol.asyncDispose]()
  await database.db.end()
  return { ...database, kept, on: { DATABASE_URL: database.url, ROLECALL_DATA: dataFolder, ...settings } }
}

const placeOfOriginal = aPlace()
let original: ReturnType<typeof makeUsed> | undefined
afterAll(async () => {
  await (await original)?.[Symbol.asyncDispose]()
  placeOfOriginal[Symbol.dispose]()
})

/** The same; without settings a copy of one that is made once, as that takes longer than what is tried on it. */
async function aUsedDatabase(dataFolder: string, settings?: Record<string, string>): ReturnType<typeof makeUsed> {
  if (settings !== undefined) return await makeUsed(dataFolder, settings)
  const { url, kept } = await (original ??= makeUsed(placeOfOriginal.before))
  cpSync(placeOfOriginal.before, dataFolder, { recursive: true })
  const database = await aDatabase({ like: url })
  await database.db.end()
  return {
    ...database,
    kept: structuredClone(kept),
    on: { DATABASE_URL: database.url, ROLECALL_DATA: dataFolder },
  }
}

/** Another PostgreSQL that the operator has, empty. */
async function anEmptyDatabase() {
  const database = await aDatabase()
  await database.db.end()
  return database
}

test('into an empty folder: the keys come along, encrypted, and everything works', async () => {
  using place = aPlace()
  await using before = await aUsedDatabase(place.before)

  const saved = await runRolecall(['backup', place.file], { ...before.on, ...passphrase })
  expect(saved).toMatchObject({ code: 0, said: expect.stringContaining(', and the keys.') })
  expect(statSync(place.file).mode & 0o777).toBe(0o600)
  expectNoKeysIn(gunzipSync(readFileSync(place.file)), place.before)

  const restored = await runRolecall(['restore', place.file], { ROLECALL_DATA: place.after, ...passphrase })
  expect(restored, restored.said).toMatchObject({ code: 0 })
  for (const name of ['key', 'vault-keys', 'vault-public-keys']) {
    expect(textOf(join(place.after, 'secrets', name))).toBe(textOf(join(place.before, 'secrets', name)))
    expect(statSync(join(place.after, 'secrets', name)).mode & 0o777).toBe(0o600)
  }
  const log = createLog({ program: 'test', level: 'silent' })
  const postgres = await startPostgres({ folder: join(place.after, 'postgres'), log })
  try {
    await using server = await productOn({ databaseUrl: postgres.url, dataFolder: place.after })
    await expectThePlainRows(server, before.kept)
    await expectWhatNeedsTheKeys(server, before.kept)
  } finally {
    await postgres.stop()
  }
})

test('into another PostgreSQL, with keys of the settings, a key file, and keys that were made there meanwhile', async () => {
  using place = aPlace()
  const vaultKey = `1:${randomBytes(32).toString('base64url')}`
  const settings = { ROLECALL_SECRET: 'a secret of thirty-two letters or so', ROLECALL_VAULT_KEYS: vaultKey }
  const forWeb = { ROLECALL_SECRET: settings.ROLECALL_SECRET, ROLECALL_VAULT_PUBLIC_KEYS: publicKeysOf(vaultKey) }
  await using before = await aUsedDatabase(place.before, forWeb)
  const keyFile = join(place.path, 'backup.key')
  writeFileSync(keyFile, `${randomBytes(32).toString('hex')}\n`)
  const all = { ...before.on, ROLECALL_VAULT_KEYS: vaultKey }
  expect(await rolecall(['backup', place.file, '--key-file', keyFile], all)).toMatchObject({ code: 0 })

  // Somebody started the product there before: it has keys of its own, which nothing needs.
  await using after = await anEmptyDatabase()
  mkdirSync(join(place.after, 'secrets'), { recursive: true })
  writeFileSync(join(place.after, 'secrets', 'key'), 'made by the first start')
  const to = { DATABASE_URL: after.url, ROLECALL_DATA: place.after }
  const restored = await rolecall(['restore', place.file, '--key-file', keyFile], to)
  expect(restored, restored.said).toMatchObject({ code: 0 })
  const aside = readdirSync(join(place.after, 'secrets')).find((name) => name.startsWith('before-restore-'))!
  expect(restored.said).toContain(`The previous contents are in secrets/${aside}.`)
  expect(textOf(join(place.after, 'secrets', aside, 'key'))).toBe('made by the first start')
  {
    await using server = await productOn({ databaseUrl: after.url, dataFolder: place.after })
    await expectThePlainRows(server, before.kept)
    await expectWhatNeedsTheKeys(server, before.kept)
  }

  // The same without the key file, where the settings are the same there: nothing of the archive's keys is needed.
  await using third = await anEmptyDatabase()
  const elsewhere = { DATABASE_URL: third.url, ROLECALL_DATA: join(place.path, 'third'), ...settings }
  expect(await rolecall(['restore', place.file], elsewhere)).toMatchObject({ code: 0 })
  await using server = await productOn({ databaseUrl: third.url, dataFolder: elsewhere.ROLECALL_DATA }, { ...forWeb })
  await expectThePlainRows(server, before.kept)
  await expectWhatNeedsTheKeys(server, before.kept, settings)
})

test('without a passphrase it is said at the backup and at the restore, which goes on only with --without-keys', async () => {
  using place = aPlace()
  await using before = await aUsedDatabase(place.before)
  const saved = await rolecall(['backup', place.file], before.on)
  expect(saved.code).toBe(0)
  expect(saved.said).toContain('THE KEYS ARE NOT IN THIS BACKUP.')
  expect(saved.said).toContain('1 person has an authenticator app that cannot be checked')
  expect(saved.said).toContain('10 recovery codes stop working')
  expect(saved.said).toContain('1 password of a job board of 1 person cannot be opened')
  expect(saved.said).toContain('The address of 1 company’s job feed cannot be read')
  expect(saved.said).toContain('1 ad of programs and feeds cannot be recognised')
  expect(saved.said).toContain('1 number that replied STOP is not recognised')
  expect(saved.said).toContain('Keep a copy of the secret elsewhere: secrets/key, or ROLECALL_SECRET')

  await using after = await anEmptyDatabase()
  const to = { DATABASE_URL: after.url, ROLECALL_DATA: place.after }
  const refused = await rolecall(['restore', place.file], to)
  expect(refused.code).toBe(1)
  expect(refused.said).toContain('Nothing was changed, because keys that this backup needs are missing.')
  expect(refused.said).toContain('1 person has an authenticator app that cannot be checked')
  expect(refused.said).toContain(`into ${place.after} (mode 0600), or set ROLECALL_SECRET`)
  expect(refused.said).toContain('Or add --without-keys')
  expect(await rowsOf(after.url, ['users', 'authenticators', 'vault_keys'])).toBe(
    'users: \nauthenticators: \nvault_keys: ',
  )
  expect(existsSync(join(place.after, 'files'))).toBe(false)

  // Others' keys are no better than none.
  const others = { ...to, ROLECALL_SECRET: 'another secret, also of thirty-two letters' }
  const stillRefused = await rolecall(['restore', place.file], others)
  expect(stillRefused.code).toBe(1)
  expect(stillRefused.said).toContain('ROLECALL_SECRET is set to another one here')

  const restored = await rolecall(['restore', place.file, '--without-keys'], to)
  expect(restored, restored.said).toMatchObject({ code: 0 })
  expect(restored.said).toContain('1 password of a job board of 1 person cannot be opened: they are deleted')
  await using server = await productOn({ databaseUrl: after.url, dataFolder: place.after })
  await expectThePlainRows(server, before.kept)
  await expectToldAboutTheFactor(server, before.kept)
  expect(await boardLogin(server, before.kept)).toBeNull()
  expect((await server.get('/api/users/me/sitespw', before.kept.person.headers)).body).toMatchObject({
    credentials: [{ source: 'reed', mode: 'ask', isOn: true, savedAt: null }],
  })

  // The operator, having checked who is asking, lets them in again; nobody else can.
  expect(await rolecall(['reset-second-factor', 'nobody@example.com'], to)).toMatchObject({ code: 1 })
  expect(await rolecall(['reset-second-factor', before.kept.person.email], to)).toMatchObject({ code: 0 })
  const { email, password } = before.kept.person
  expect((await server.post('/auth/local', { email, password })).body).toMatchObject({ token: expect.any(String) })
})

async function expectToldAboutTheFactor(server: Awaited<ReturnType<typeof productOn>>, kept: Kept): Promise<void> {
  server.clock.set(new Date(server.clock.now().getTime() + 60_000))
  for (const [way, code] of [
    ['authenticator', codeOf(kept.totp, server.clock.now())],
    ['authenticator', '000000'],
    ['recovery-code', kept.recoveryCodes[0]!],
  ] as const) {
    const answer = await secondStep(server, kept, { way, code })
    expect([way, answer.status, answer.headers.getSetCookie()]).toEqual([way, 422, []])
    expect(answer.body).toMatchObject({ errors: { code: { message: messages.authenticatorUnreadable } } })
  }
}

test('a key that was copied over by hand, from files or settings, is enough', async () => {
  using place = aPlace()
  await using before = await aUsedDatabase(place.before)
  await rolecall(['backup', place.file], before.on)
  await using after = await anEmptyDatabase()
  mkdirSync(join(place.after, 'secrets'), { recursive: true })
  writeFileSync(join(place.after, 'secrets', 'vault-keys'), textOf(join(place.before, 'secrets', 'vault-keys')))
  const secret = { ROLECALL_SECRET: textOf(join(place.before, 'secrets', 'key')) }

  const to = { DATABASE_URL: after.url, ROLECALL_DATA: place.after, ...secret }
  const restored = await rolecall(['restore', place.file], to)

  expect(restored, restored.said).toMatchObject({ code: 0 })
  await using server = await productOn({ databaseUrl: after.url, dataFolder: place.after }, secret)
  await expectWhatNeedsTheKeys(server, before.kept)
})

test('a wrong passphrase, or an archive that was changed, is told before anything is touched', async () => {
  using place = aPlace()
  await using before = await aUsedDatabase(place.before)
  await rolecall(['backup', place.file], { ...before.on, ...passphrase })
  const tables = ['users', 'authenticators', 'vault_keys', 'board_credentials']
  const untouched = await rowsOf(before.url, tables)
  const tryTo = async (file: string, settings: Record<string, string>, args: string[] = []) => {
    const answer = await rolecall(['restore', file, '--replace', ...args], { ...before.on, ...settings })
    expect(await rowsOf(before.url, tables)).toBe(untouched)
    return answer
  }

  const wrong = await tryTo(place.file, { ROLECALL_BACKUP_PASSPHRASE: 'seven green fairies' })
  expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('The passphrase is not the one') })
  const evenSo = await tryTo(place.file, { ROLECALL_BACKUP_PASSPHRASE: 'seven green fairies' }, ['--without-keys'])
  expect(evenSo.code).toBe(1)
  const short = await tryTo(place.file, { ROLECALL_BACKUP_PASSPHRASE: 'seven' })
  expect(short.said).toContain('ROLECALL_BACKUP_PASSPHRASE: must have 12 characters or more')

  // Anyone who changes a row and mends the sums of the archive still cannot have it taken with the keys.
  const changed = join(place.path, 'changed.backup')
  const text = gunzipSync(readFileSync(place.file)).toString('latin1')
  writeFileSync(changed, gzipSync(Buffer.from(text.replace('"madeAt": "20', '"madeAt": "19'), 'latin1')))
  const answer = await tryTo(changed, passphrase)
  expect(answer).toMatchObject({ code: 1, said: expect.stringContaining('was changed after it was made') })
})

test('a backup from before they knew of keys is restored where the keys fit, and refused where they do not', async () => {
  using place = aPlace()
  await using before = await aUsedDatabase(place.before)
  await rolecall(['backup', place.file], before.on)
  const old = join(place.path, 'old.backup')
  const text = gunzipSync(readFileSync(place.file)).toString('latin1')
  const asBefore = text.replace('"format": 2', '"format": 1').replace('"keys": {', '"kexs": {')
  writeFileSync(old, gzipSync(Buffer.from(asBefore, 'latin1')))

  const back = await rolecall(['restore', old, '--replace'], before.on)
  expect(back, back.said).toMatchObject({ code: 0 })

  await using after = await anEmptyDatabase()
  mkdirSync(join(place.after, 'secrets'), { recursive: true })
  writeFileSync(join(place.after, 'secrets', 'key'), 'made by the first start')
  const to = { DATABASE_URL: after.url, ROLECALL_DATA: place.after }
  const refused = await rolecall(['restore', old], to)
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringContaining('what is in secrets/key here is another one'),
  })
  expect(await rowsOf(after.url, ['users'])).toBe('users: ')
  expect(await rolecall(['restore', old, '--without-keys'], to)).toMatchObject({ code: 0 })
})

test('files in a bucket stay there: backup and restore say so, and a copy with the bucket has them', async () => {
  using place = aPlace()
  await using s3 = await anS3Store()
  await using before = await aUsedDatabase(place.before, s3.environment)
  const { fileId, person } = before.kept

  const saved = await rolecall(['backup', place.file], { ...before.on, ...passphrase })
  expect(saved).toMatchObject({ code: 0, said: expect.stringContaining(', 0 files, and the keys.') })
  expect(saved.said).toContain('THE UPLOADED FILES ARE NOT IN THIS BACKUP. They are in the bucket rolecall-files')
  expect(saved.said).not.toContain(s3.settings.secret)

  await using after = await anEmptyDatabase()
  const to = { DATABASE_URL: after.url, ROLECALL_DATA: place.after, ...passphrase }
  const without = await rolecall(['restore', place.file], to)
  expect(without).toMatchObject({ code: 0, said: expect.stringContaining('This copy does not use that bucket') })
  const within = await rolecall(['restore', place.file, '--replace'], { ...to, ...s3.environment })
  expect(within.said).toContain('in the bucket rolecall-files')
  expect(within.said).not.toContain('does not use')
  await using server = await productOn({ databaseUrl: after.url, dataFolder: place.after }, s3.environment)
  expect((await server.get(`/api/users/cv/${fileId}`, person.headers)).status).toBe(200)
})

test('files of a folder move into a bucket, and a backup of the folder can follow them', async () => {
  using place = aPlace()
  await using s3 = await anS3Store()
  await using before = await aUsedDatabase(place.before)
  const { fileId, person } = before.kept
  await rolecall(['backup', place.file], { ...before.on, ...passphrase })
  expect(await rolecall(['move-files'], before.on)).toMatchObject({
    code: 1,
    said: expect.stringContaining('No bucket'),
  })

  // The first time it breaks off; what is there already is not sent again.
  const on = { ...before.on, ...s3.environment }
  s3.fail('PutObject', { kind: 'status', status: 403, code: 'AccessDenied' })
  expect((await rolecall(['move-files'], on)).code).toBe(1)
  expect(await rolecall(['move-files'], on)).toMatchObject({ code: 0, said: expect.stringContaining('1 files are in') })
  expect(
    readdirSync(join(place.before, 'files'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile()),
  ).toEqual([])

  const restored = await rolecall(['restore', place.file, '--replace'], { ...on, ...passphrase })
  expect(restored.said).toContain('run move-files to put those of the backup there')
  expect(await rolecall(['move-files'], on)).toMatchObject({ code: 0 })
  await using server = await productOn({ databaseUrl: before.url, dataFolder: place.before }, s3.environment)
  expect((await server.get(`/api/users/cv/${fileId}`, person.headers)).status).toBe(200)
  expect(s3.keys()).toHaveLength(1)
})

test('a backup that was to take the keys along and could not is made, and ends as a failure', async () => {
  using place = aPlace()
  await using before = await aUsedDatabase(place.before)
  const elsewhere = { ...before.on, ROLECALL_DATA: place.after, ...passphrase }

  const made = await rolecall(['backup', place.file], elsewhere)

  expect(made).toMatchObject({ code: 1, said: expect.stringContaining('does not contain all keys') })
  expect(made.said).toContain('This copy has not got the secret:')
  expect(existsSync(place.file)).toBe(true)
  // It made no key in passing, which would look like the right one later.
  expect(existsSync(join(place.after, 'secrets'))).toBe(false)
})

function expectNoKeysIn(archive: Buffer, dataFolder: string): void {
  const secret = textOf(join(dataFolder, 'secrets', 'key'))
  const vaultKey = textOf(join(dataFolder, 'secrets', 'vault-keys'))
    .trim()
    .slice(2)
  for (const text of [secret, vaultKey, 'seven green ferries']) {
    for (const encoded of [text, Buffer.from(text).toString('base64').slice(0, -4)])
      expect(archive.includes(encoded)).toBe(false)
  }
}
