import { expect, test } from 'vitest'
import { aPerson, testPassword } from '../../test/people.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { findEverywhere } from '../../test/table-sums.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { forgetOldRecords } from '../users/retention.ts'
import { balanceOf } from './credits.ts'
import { signOfAddress } from './given-once.ts'

test.for<[string, string]>([
  ['Ann.Lee+jobs@Example.com', 'ann.lee@example.com'],
  ['a.n.n+1@googlemail.com', 'ann@gmail.com'],
  ['"odd@name"@example.com', '"odd@name"@example.com'],
])('%s is, for what is given once, %s', ([email, sign]) => {
  expect(signOfAddress(email)).toBe(sign)
})

const day = 86_400_000

/** Signs up as anybody does. @returns their free credits. */
async function signUp(server: TestServer, email: string): Promise<{ id: string; credits: number }> {
  const answer = await server.post('/api/users', { name: 'Ann', email, password: testPassword, terms: true })
  expect(answer.status).toBe(201)
  const { rows } = await server.db.query<{ id: string }>('select id from users where email = $1', [email])
  return { id: rows[0]!.id, credits: (await balanceOf(server.db, rows[0]!.id)).available }
}

test('an address has its free credits once, whichever account and however written; another has its own', async () => {
  await using server = await startServer({ boards: [], environment: { ROLECALL_FREE_CREDITS: '20' } })
  expect((await signUp(server, 'ann@example.com')).credits).toBe(20)
  expect((await signUp(server, 'ann+2@example.com')).credits).toBe(0)
  expect((await signUp(server, 'ben@example.com')).credits).toBe(20)
})

test('whoever deletes their account and comes again has none, until the code has run out; no address is kept', async () => {
  await using server = await startServer({ boards: [], environment: { ROLECALL_FREE_CREDITS: '20' } })
  const ann = await aPerson(server, { email: 'canary-ann@example.com' })
  // As of an account from before codes were kept.
  await server.db.query('delete from given_once')
  await server.post('/api/users/me/checkpwdelete', { oldPass: testPassword }, ann.headers)
  // The mail that says so goes once it is sent.
  await server.db.query('delete from sent_messages')
  expect(await findEverywhere(server.db, ['canary-ann'])).toEqual([])
  expect((await signUp(server, 'canary-ann@example.com')).credits).toBe(0)
  await server.db.query(`delete from users where email = 'canary-ann@example.com'`)

  const months = 24 * 31 * day
  server.clock.set(new Date(server.clock.now().getTime() + months))
  await forgetOldRecords(server.services, server.clock.now())
  expect((await server.db.query('select 1 from given_once')).rowCount).toBe(0)
  expect((await signUp(server, 'canary-ann@example.com')).credits).toBe(20)
})

test('what an account had that nobody confirmed is given again, to whoever has the address', async () => {
  await using server = await startServer({ boards: [], environment: { ROLECALL_FREE_CREDITS: '20' } })
  const { id, credits } = await signUp(server, 'ann@example.com')
  expect(credits).toBe(20)
  const going = { userId: id, successor: { kind: 'longest' }, because: 'unused', now: server.clock.now() } as const
  expect(await deleteAccount(server.services, going)).toMatchObject({ kind: 'deleted' })
  expect((await signUp(server, 'ann@example.com')).credits).toBe(20)
})

test('a number has its free credits once', async () => {
  await using server = await startServer({ boards: [], environment: { ROLECALL_FREE_CREDITS: '20' } })
  const credits = async () => {
    const answer = await server.post('/api/users/phone', { name: 'Ann', phone: '07700900123', terms: true })
    expect(answer.status, answer.text).toBeLessThan(300)
    const { rows } = await server.db.query<{ id: string }>(`select id from users where phone = '7700900123'`)
    return { id: rows[0]!.id, available: (await balanceOf(server.db, rows[0]!.id)).available }
  }
  const first = await credits()
  expect(first.available).toBe(20)
  await server.db.query('delete from users where id = $1', [first.id])
  expect((await credits()).available).toBe(0)
})

test('where no code is to be kept, none is', async () => {
  const environment = { ROLECALL_FREE_CREDITS: '20', ROLECALL_GIFTS_KEPT_MONTHS: '0' }
  await using server = await startServer({ boards: [], environment })
  const ann = await signUp(server, 'ann@example.com')
  await server.db.query('delete from users where id = $1', [ann.id])
  expect((await signUp(server, 'ann@example.com')).credits).toBe(20)
  expect((await server.get('/api/operator')).body).toMatchObject({ giftsKeptMonths: 0 })
})
