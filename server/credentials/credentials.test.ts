import { randomUUID } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BoardCredential } from '../../contract/credentials/credentials.ts'
import { loginTermsVersion } from '../../contract/credentials/login-terms.ts'
import { messages } from '../../contract/texts/messages.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { testNow } from '../../test/server.ts'
import { findEverywhere } from '../../test/table-sums.ts'
import { inTransaction } from '../platform/database.ts'
import { loginStates } from './credentials.ts'
import { forgetHeldLogins, holdForOneAttempt } from './held.ts'
import { loginsToTest, recordTest } from './login-tests.ts'
import { openCredentials } from './opening/open-credentials.ts'
import { createOpeningVault, type OpeningVault } from './opening/opening-vault.ts'
import { vaultProtected } from './opening/vault-in-backups.ts'
import { rotateVaultKey } from './opening/rotate-vault-key.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const canary = 'zzvaultcanaryqx'
const consent = loginTermsVersion

const server = await serverOfFile({ boards: [], logTo: { write: (line) => void lines.push(line) } })
const lines: string[] = []
beforeEach(() => server.clock.set(testNow))

async function save(person: Person, body: Record<string, unknown>) {
  return await server.post(`/api/users/${person.id}/sitespw`, body, person.headers)
}

async function listed(person: Person): Promise<BoardCredential[]> {
  const { body } = await server.get(`/api/users/${person.id}/sitespw`, person.headers)
  return (body as { credentials: BoardCredential[] }).credentials
}

async function opened(userId: string, board: 'reed' | 'indeed' = 'reed', attemptId?: string) {
  const given = { userId, board, now: server.clock.now(), ...(attemptId === undefined ? {} : { attemptId }) }
  return await openCredentials(server.db, openingVault(), given)
}

function openingVault(): OpeningVault {
  return createOpeningVault(server.services.config)
}

function later(days: number): void {
  server.clock.set(new Date(server.clock.now().getTime() + days * 86_400_000))
}

const reed = { reed: { email: 'ann@example.com', password: canary, source: 'reed', consent } }

describe('saving', () => {
  test('seals the password: whoever saved it is shown when, and only the applying program reads it', async () => {
    const ann = await aPerson(server)
    expect(await save(ann, reed)).toMatchObject({ status: 200, body: { code: 3, message: 'Your logins are saved' } })
    const answer = await server.get('/api/users/me/sitespw', ann.headers)
    expect(answer.text).not.toContain(canary)
    expect(await listed(ann)).toEqual([
      {
        source: 'reed',
        email: 'ann@example.com',
        mode: 'keep',
        isOn: true,
        savedAt: '2026-03-04T12:00:00.000Z',
        lastUsed: null,
        consent: { at: '2026-03-04T12:00:00.000Z', version: consent },
        test: { state: 'not-tested', at: null },
        held: null,
        mustConfirm: false,
      },
    ])
    expect(await opened(ann.id)).toEqual({ email: 'ann@example.com', password: canary })
    expect(await listed(ann)).toMatchObject([{ lastUsed: '2026-03-04T12:00:00.000Z' }])
    expect(await opened(ann.id, 'indeed')).toBeNull()
    const { rows } = await server.db.query(
      `select event, actor, details from audit_log where subject = $1 order by id`,
      [ann.id],
    )
    expect(rows).toEqual([
      { event: 'board-login-saved', actor: ann.id, details: { source: 'reed', what: 'added' } },
      { event: 'board-login-used', actor: null, details: { source: 'reed', kept: true } },
    ])
    const { rows: letters } = await server.db.query('select subject from sent_messages where recipient = $1', [
      ann.email,
    ])
    expect(letters).toEqual([{ subject: 'Your login to Reed was saved with Rolecall' }])
  })

  test('asks for both fields and for consent, each in its words, and leaves out what has neither', async () => {
    const ann = await aPerson(server)
    const answer = await save(ann, {
      reed: { email: '', password: canary, consent },
      indeed: { email: 'ann@', password: canary, consent },
      dice: { email: 'ann@example.com', password: '', consent },
      monster: { email: 'ann@example.com', password: canary },
      nhs: { email: 'ann@example.com', password: canary, consent: '2019-01-01' },
      linkedin: { email: ' ', password: '' },
    })
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: {
          'reed.email': { message: 'No e-mail supplied!' },
          'indeed.email': { message: 'Not a valid e-mail!' },
          'dice.password': { message: 'No password entered!' },
          'monster.consent': { message: messages.boardConsentMissing },
          'nhs.consent': { message: messages.boardConsentOutdated },
        },
      },
    })
    expect(Object.keys((answer.body as { errors: object }).errors)).toHaveLength(5)
    expect(await listed(ann)).toEqual([])
    expect(await save(ann, { linkedin: { email: '', password: '' } })).toMatchObject({ status: 200, body: { code: 1 } })
    const both = { ...reed, linkedin: { email: '', password: '', source: 'linkedin' } }
    expect((await save(ann, both)).status).toBe(200)
    expect((await listed(ann)).map(({ source }) => source)).toEqual(['reed'])
  })

  test('is nobody else’s, and asks again who somebody is whose proof is old', async () => {
    const [ann, eve] = [await aPerson(server), await aPerson(server)]
    expect((await server.post(`/api/users/${ann.id}/sitespw`, reed, eve.headers)).status).toBe(404)
    later(0.5)
    expect(await save(ann, reed)).toMatchObject({ status: 403, body: { message: messages.proveAgain } })
    await server.post('/api/auth/prove', { password: ann.password }, ann.headers)
    expect((await save(ann, reed)).status).toBe(200)
  })
})

describe('what is sealed', () => {
  test('is refused with any byte changed', async () => {
    const ann = await aPerson(server)
    await save(ann, reed)
    const { rows } = await server.db.query<{ sealed: Buffer; sealed_key: Buffer }>(
      'select sealed, sealed_key from board_credentials join vault_keys using (user_id) where user_id = $1',
      [ann.id],
    )
    const whole = rows[0]!
    const put = async (column: 'sealed' | 'sealed_key', bytes: Buffer) =>
      await server.db.query(
        column === 'sealed'
          ? 'update board_credentials set sealed = $2 where user_id = $1'
          : 'update vault_keys set sealed_key = $2 where user_id = $1',
        [ann.id, bytes],
      )
    for (const column of ['sealed', 'sealed_key'] as const) {
      // Every part of it: the format, the sender's key, nonce, tag, and every seventh byte of what was encrypted.
      for (let at = 0; at < whole[column].length; at += at < 61 ? 1 : 7) {
        const changed = Buffer.from(whole[column])
        changed[at]! ^= 1
        await put(column, changed)
        await expect(opened(ann.id), `${column} ${at}`).rejects.toThrow()
      }
      await put(column, whole[column].subarray(0, 40))
      await expect(opened(ann.id)).rejects.toThrow()
      await put(column, whole[column])
    }
    expect(await opened(ann.id)).toMatchObject({ password: canary })
  })

  test('opens nothing for another person, also with the keys copied, nor for another board', async () => {
    const [ann, eve] = [await aPerson(server), await aPerson(server)]
    await save(ann, reed)
    await save(eve, { reed: { email: 'eve@example.com', password: 'hers', consent } })
    const db = server.db
    const copy = `update board_credentials to_row set sealed = from_row.sealed from board_credentials from_row
      where from_row.user_id = $1 and from_row.source = 'reed' and to_row.user_id = $2 and to_row.source = $3`
    await db.query(copy, [ann.id, eve.id, 'reed'])
    await expect(opened(eve.id)).rejects.toThrow()
    await db.query(
      `update vault_keys to_row set sealed_key = from_row.sealed_key, public_key = from_row.public_key
         from vault_keys from_row where from_row.user_id = $1 and to_row.user_id = $2`,
      [ann.id, eve.id],
    )
    await expect(opened(eve.id)).rejects.toThrow()
    await save(ann, { indeed: { email: 'ann@example.com', password: 'another', consent } })
    await db.query(copy, [ann.id, ann.id, 'indeed'])
    await expect(opened(ann.id, 'indeed')).rejects.toThrow()
    expect(await opened(ann.id)).toMatchObject({ password: canary })
  })

  test('stands nowhere that can be read: tables, outbox, audit, queue, log, archive of one’s data', async () => {
    const ann = await aPerson(server)
    await save(ann, reed)
    await save(ann, { reed: { email: 'not an address', password: canary, consent } })
    await save(ann, { reed: { email: 'ann@example.com', password: canary, consent, more: canary } })
    await server.post(`/api/users/${ann.id}/sitespw`, { reed: canary }, ann.headers)
    await opened(ann.id)
    const attemptId = randomUUID()
    await hold(ann.id, attemptId)
    expect(await findEverywhere(server.db, [canary])).toEqual([])
    const { rows } = await server.db.query<{ sealed: Buffer }>('select sealed from board_credentials')
    for (const { sealed } of rows) expect(sealed.includes(canary)).toBe(false)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter((line) => line.includes(canary))).toEqual([])
    await server.db.query(`update board_credentials set sealed = 'x' where user_id = $1`, [ann.id])
    await expect(opened(ann.id)).rejects.toThrow(expect.not.stringContaining(canary))
  })

  test('tells not how long the password is', async () => {
    const ann = await aPerson(server)
    await save(ann, reed)
    await save(ann, { indeed: { email: 'a@b.co', password: 'x', consent } })
    const { rows } = await server.db.query<{ length: number }>(
      'select distinct length(sealed) as length from board_credentials where user_id = $1',
      [ann.id],
    )
    expect(rows).toHaveLength(1)
  })
})

describe('a password that is asked for each time', () => {
  test('is held for one attempt, read once, and gone', async () => {
    const ann = await aPerson(server)
    const chosen = await server.send('PUT', '/api/users/me/sitespw/reed', { mode: 'ask', consent }, ann.headers)
    expect(chosen.status).toBe(200)
    const [attempt, other] = [randomUUID(), randomUUID()]
    await hold(ann.id, attempt)
    expect(await opened(ann.id)).toBeNull()
    expect(await opened(ann.id, 'reed', other)).toBeNull()
    expect(await opened(ann.id, 'reed', attempt)).toEqual({ email: 'ann@example.com', password: canary })
    expect(await opened(ann.id, 'reed', attempt)).toBeNull()
    expect(await rowsOf(ann.id)).toEqual({ keys: 0, held: 0, kept: 0 })
  })

  test('is gone after a quarter of an hour', async () => {
    const ann = await aPerson(server)
    const attempt = randomUUID()
    await hold(ann.id, attempt)
    server.clock.set(new Date(testNow.getTime() + 15 * 60_000))
    expect(await opened(ann.id, 'reed', attempt)).toBeNull()
    await forgetHeldLogins(server.db, server.clock.now())
    expect(await rowsOf(ann.id)).toEqual({ keys: 0, held: 0, kept: 0 })
  })

  test('takes the place of a kept one, which is destroyed; without consent it does not begin', async () => {
    const ann = await aPerson(server)
    await save(ann, reed)
    expect((await server.send('PUT', '/api/users/me/sitespw/reed', { mode: 'ask' }, ann.headers)).status).toBe(200)
    expect(await listed(ann)).toMatchObject([{ mode: 'ask', savedAt: null }])
    expect(await rowsOf(ann.id)).toEqual({ keys: 0, held: 0, kept: 0 })
    const without = await server.send('PUT', '/api/users/me/sitespw/dice', { mode: 'ask' }, ann.headers)
    expect(without).toMatchObject({
      status: 422,
      body: { errors: { consent: { message: messages.boardConsentMissing } } },
    })
  })
})

describe('a kept login', () => {
  test('that is deleted is gone at once, with what opens it', async () => {
    const ann = await aPerson(server)
    await save(ann, { ...reed, indeed: { email: 'ann@example.com', password: 'another', consent } })
    await hold(ann.id, randomUUID())
    const gone = await server.send('DELETE', '/api/users/me/sitespw/reed', undefined, ann.headers)
    expect(gone).toMatchObject({ status: 200, body: { message: 'Your login to Reed is deleted' } })
    expect(await opened(ann.id)).toBeNull()
    expect(await opened(ann.id, 'indeed')).toMatchObject({ password: 'another' })
    expect(await rowsOf(ann.id)).toEqual({ keys: 1, held: 0, kept: 1 })
    await server.send('DELETE', '/api/users/me/sitespw/indeed', undefined, ann.headers)
    expect(await rowsOf(ann.id)).toEqual({ keys: 0, held: 0, kept: 0 })
    expect((await server.send('DELETE', '/api/users/me/sitespw/reed', undefined, ann.headers)).status).toBe(404)
  })

  test('goes with the account', async () => {
    const ann = await aPerson(server)
    await save(ann, reed)
    await server.post('/api/users/me/checkpwdelete', { oldPass: ann.password }, ann.headers)
    expect(await rowsOf(ann.id)).toEqual({ keys: 0, held: 0, kept: 0 })
    expect(await opened(ann.id)).toBeNull()
  })

  test('is not used while it is switched off', async () => {
    const ann = await aPerson(server)
    await save(ann, reed)
    const put = async (isOn: boolean) =>
      (await server.send('PUT', '/api/users/me/sitespw/reed', { isOn }, ann.headers)).status
    expect(await put(false)).toBe(200)
    expect([await opened(ann.id), (await statesOf(ann)).reed]).toEqual([null, 'off'])
    later(1)
    // Off needs no proof, on does.
    expect([await put(false), await put(true)]).toEqual([200, 403])
    server.clock.set(testNow)
    expect(await put(true)).toBe(200)
    expect([await opened(ann.id), (await statesOf(ann)).reed]).toMatchObject([{ password: canary }, 'kept'])
  })

  test('rests after thirty days without a proof of who its person is', async () => {
    const ann = await aPerson(server)
    await save(ann, reed)
    later(30)
    expect(await opened(ann.id)).toMatchObject({ password: canary })
    later(1)
    expect(await opened(ann.id)).toBeNull()
    expect((await statesOf(ann)).reed).toBe('must-confirm')
    // Logging in is such a proof.
    await server.post('/auth/local', { email: ann.email, password: ann.password })
    expect(await opened(ann.id)).toMatchObject({ password: canary })
  })

  test('can be tried: what came of it is told, and not of a login that was changed meanwhile', async () => {
    const ann = await aPerson(server)
    await save(ann, reed)
    const ask = async () => (await server.post('/api/users/me/sitespw/reed/test', {}, ann.headers)).status
    const now = () => server.clock.now()
    const waiting = async () => (await loginsToTest(server.db, now())).filter(({ userId }) => userId === ann.id)
    expect(await ask()).toBe(202)
    const [first] = await waiting()
    expect(first).toMatchObject({ board: 'reed' })
    await recordTest(server.db, first!, { result: 'refused', now: now() })
    expect(await listed(ann)).toMatchObject([{ test: { state: 'refused' } }])

    await ask()
    const [second] = await waiting()
    await save(ann, { reed: { email: 'ann@example.com', password: 'mended' } })
    await recordTest(server.db, second!, { result: 'refused', now: now() })
    expect(await listed(ann)).toMatchObject([{ test: { state: 'not-tested' } }])

    await ask()
    server.clock.set(new Date(testNow.getTime() + 11 * 60_000))
    expect([await waiting(), await listed(ann)]).toMatchObject([[], [{ test: { state: 'no-answer' } }]])
    expect((await server.post('/api/users/me/sitespw/dice/test', {}, ann.headers)).status).toBe(409)
  })
})

describe('the vault key', () => {
  test('is rotated while people save and the applying program opens; twice at once is no harm', async () => {
    // Of rows that other tests broke.
    await server.db.query('delete from vault_keys')
    const people: Person[] = []
    for (let i = 0; i < 6; i++) people.push(await aPerson(server))
    await Promise.all(people.slice(0, 3).map(async (person) => await save(person, reed)))
    const files = join(server.services.config.dataFolder, 'secrets')
    const before = readFileSync(join(files, 'vault-keys'), 'utf8')
    expect(statSync(join(files, 'vault-keys')).mode & 0o777).toBe(0o600)

    const [one, two] = await Promise.all([
      rotateVaultKey(server.db, server.services.config, vaultProtected),
      rotateVaultKey(server.db, server.services.config, vaultProtected),
      ...people.slice(3).map(async (person) => await save(person, reed)),
      ...people.slice(0, 3).map(async ({ id }) => expect(await opened(id)).toMatchObject({ password: canary })),
    ] as const)
    expect(Math.abs(one.version - two.version)).toBe(1)
    for (const { id } of people) expect(await opened(id)).toMatchObject({ password: canary })
    const after = readFileSync(join(files, 'vault-keys'), 'utf8')
    expect(after.split('\n').filter((line) => line !== '')).toHaveLength(1)
    expect(after).not.toContain(before.slice(2).trim())
    const { rows } = await server.db.query('select distinct key_version from vault_keys')
    expect(rows).toEqual([{ key_version: Math.max(one.version, two.version) }])
  })

  test('is kept while somebody’s keys cannot be moved; the others are', async () => {
    await server.db.query('delete from vault_keys')
    const [ann, eve] = [await aPerson(server), await aPerson(server)]
    await Promise.all([save(ann, reed), save(eve, reed)])
    await server.db.query(`update vault_keys set sealed_key = 'changed' where user_id = $1`, [eve.id])
    expect(await rotateVaultKey(server.db, server.services.config, vaultProtected)).toMatchObject({
      moved: 1,
      unreadable: 1,
      dropped: [],
    })
    expect(await opened(ann.id)).toMatchObject({ password: canary })
    await server.db.query('delete from vault_keys where user_id = $1', [eve.id])
    const again = await rotateVaultKey(server.db, server.services.config, vaultProtected)
    expect([again.moved, again.unreadable, again.dropped.length]).toEqual([1, 0, 2])
  })

  test('that is not the right one opens nothing, and its error holds no key', async () => {
    const ann = await aPerson(server)
    await save(ann, reed)
    const wrong = `99:${Buffer.alloc(32, 7).toString('base64url')}`
    const given = {
      dataFolder: server.services.config.dataFolder,
      environmentVariables: { ROLECALL_VAULT_KEYS: wrong },
    }
    await expect(
      openCredentials(server.db, createOpeningVault(given), { userId: ann.id, board: 'reed', now: testNow }),
    ).rejects.toThrow(/^The vault key of version \d+ is not here$/u)
    const broken = { ...given, environmentVariables: { ROLECALL_VAULT_KEYS: 'not a key' } }
    expect(() => createOpeningVault(broken)).toThrow('A vault key must be written as VERSION:KEY')
  })
})

async function hold(userId: string, attemptId: string): Promise<void> {
  const login = { email: 'ann@example.com', password: canary }
  const given = { userId, board: 'reed', attemptId, login, now: server.clock.now() } as const
  await inTransaction(server.db, async (client) => await holdForOneAttempt(client, server.services.vault, given))
}

async function statesOf({ id }: Person) {
  return await loginStates(server.db, id, server.clock.now())
}

async function rowsOf(userId: string) {
  const { rows } = await server.db.query<{ keys: number; held: number; kept: number }>(
    `select (select count(*) from vault_keys where user_id = $1)::int as keys,
            (select count(*) from held_credentials where user_id = $1)::int as held,
            (select count(*) from board_credentials where user_id = $1 and sealed is not null)::int as kept`,
    [userId],
  )
  return rows[0]
}
