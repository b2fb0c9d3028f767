import { expect, test } from 'vitest'
import { keyOf, linkIn, messagesSent } from '../../test/messages.ts'
import { aPerson, testPassword } from '../../test/people.ts'
import { startServer, testNow, type TestServer } from '../../test/server.ts'
import { findEverywhere } from '../../test/table-sums.ts'
import { aFullLife, canary, canaryPhone } from './a-full-life.fixtures.ts'

/* Somebody has signed up with another's address and never confirmed it; the owner of the address comes later. */

const email = 'owner@example.com'
const newPassword = 'green hat 4421'

async function signUp(server: TestServer, more: Record<string, unknown> = {}) {
  return await server.post('/api/users', {
    name: 'Olive Owner',
    email,
    password: 'quiet river 27',
    terms: true,
    ...more,
  })
}

/** Begins as the owner does, and uses the mail's link. @returns the status of the answer. */
async function takeOver(server: TestServer, more: Record<string, unknown> = {}): Promise<number> {
  await signUp(server, more)
  const key = keyOf(await linkIn(server, 'take-over'))
  expect((await server.get(`/api/auth/links/${key}`)).body).toMatchObject({ kind: 'good', purpose: 'take-over' })
  return (await server.post('/api/auth/set-password', { key, newPassword })).status
}

test('the owner gets an account of their own, in which nothing of the other is left', async () => {
  await using server = await startServer({ boards: [] })
  const squatter = await aPerson(server, { email, name: 'Mallory', isVerified: false })
  await aFullLife(server, squatter)
  await server.db.query('update users set is_phone_verified = false')
  expect(await takeOver(server)).toBe(200)

  // What was left under the address may be its owner's, as before anybody has confirmed it.
  const byAddress = /^(?:alert_subscriptions|company_invitations|messages|sent_messages)\./u
  const left = await findEverywhere(server.db, [canary, canaryPhone, 'Mallory'])
  expect(left.filter((place) => !byAddress.test(place))).toEqual([])
  expect((await server.get('/api/users/me', squatter.headers)).status).toBe(401)
  expect((await server.post('/auth/local', { email, password: testPassword })).status).toBe(401)
  const logged = await server.post('/auth/local', { email, password: newPassword })
  expect(logged.status).toBe(200)
  const cookie = `token=${(logged.body as { token: string }).token}`
  const me = await server.get('/api/users/me', { cookie })
  expect(me.body).toMatchObject({
    name: 'Olive Owner',
    email,
    role: 'user',
    verification: { isVerified: true },
    phone: null,
  })
  expect((me.body as { _id: string })._id).not.toBe(squatter.id)
})

test('whoever made the account and confirms it keeps it: the other link is over', async () => {
  await using server = await startServer({ boards: [] })
  await signUp(server)
  const confirm = keyOf(await linkIn(server, 'confirm-email'))
  await signUp(server)
  const take = keyOf(await linkIn(server, 'take-over'))
  expect((await server.post('/api/auth/confirm-email', { key: confirm })).status).toBe(200)
  expect((await server.post('/api/auth/set-password', { key: take, newPassword })).status).toBe(410)
  expect((await server.post('/auth/local', { email, password: 'quiet river 27' })).status).toBe(200)
})

test('the link works once, for half an hour, and with a password that can be used', async () => {
  await using server = await startServer({ boards: [] })
  await aPerson(server, { email, isVerified: false })
  await signUp(server)
  const key = keyOf(await linkIn(server, 'take-over'))
  const set = async (password: string) =>
    (await server.post('/api/auth/set-password', { key, newPassword: password })).status
  expect(await set('owner')).toBe(422)
  server.clock.set(new Date(testNow.getTime() + 31 * 60_000))
  expect(await set(newPassword)).toBe(410)
  server.clock.set(testNow)
  expect(await set(newPassword)).toBe(200)
  expect(await set('another hat 4421')).toBe(410)
})

test('nobody takes over an account that was confirmed or closed, or the operator’s', async () => {
  await using server = await startServer({ boards: [] })
  const changes = ['is_verified = true', 'disabled_at = now()', "role = 'admin'"]
  for (const [index, change] of changes.entries()) {
    const address = `person-${index}@example.com`
    const person = await aPerson(server, { email: address, isVerified: false })
    await server.db.query(`update users set ${change} where id = $1`, [person.id])
    await signUp(server, { email: address })
  }
  expect((await messagesSent(server)).map(({ template }) => template)).toEqual(changes.map(() => 'already-signed-up'))
})

test('an account that is used by its phone only loses the address', async () => {
  await using server = await startServer({ boards: [] })
  const person = await aPerson(server, { email, phone: '7700900111', isVerified: false })
  expect(await takeOver(server)).toBe(200)
  expect((await server.get('/api/users/me', person.headers)).body).toMatchObject({ _id: person.id, email: null })
  expect((await server.post('/auth/local', { email, password: testPassword })).status).toBe(401)
  expect((await server.post('/auth/local', { email, password: newPassword })).status).toBe(200)
})

test('who signs up for a company gets an account for it, and the company', async () => {
  await using server = await startServer({ boards: [] })
  await aPerson(server, { email, isVerified: false, company: { name: 'Squat Ltd', isAdmin: true } })
  const company = { name: 'Owner & Daughters Ltd', companyType: 1, phone: '0113 496 0000', company_number: '01234567' }
  expect(await takeOver(server, { role: 'publisher', company })).toBe(200)
  const { rows } = await server.db.query(
    `select u.role, u.is_verified, m.is_admin, c.name, c.company_number, c.phone
       from companies c left join company_members m on m.company_id = c.id left join users u on u.id = m.user_id`,
  )
  const made = { name: 'Owner & Daughters Ltd', company_number: '01234567', phone: '1134960000' }
  expect(rows).toEqual([{ role: 'publisher', is_verified: true, is_admin: true, ...made }])
})
