import { expect, test } from 'vitest'
import type { OutboxMessage } from '../../contract/outbox/api.ts'
import { aPerson } from '../../test/people.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { forgetUnconfirmed } from './subscriptions.ts'

const searches = [{ jobTitle: 'nurse', jobLocation: 'Leeds' }]
const email = 'ann@example.com'

test('an alert without an account begins only with the button behind the link', async () => {
  await using server = await startServer({ boards: [] })
  const asked = await server.post('/api/alerts', { email, searches })
  expect([asked.status, asked.body]).toMatchObject([201, { code: 3, message: 'Alert saved' }])
  expect(await confirmed(server)).toEqual([false])

  const key = await keyIn(server)
  expect(key).toMatch(/^[\w-]{43}$/u)
  // Programs that read mail open links.
  for (let i = 0; i < 3; i++) {
    expect((await server.get(`/api/alerts/subscriptions/${key}`)).body).toMatchObject({
      jobTitle: 'nurse',
      jobLocation: 'Leeds',
      isConfirmed: false,
    })
  }
  expect(await confirmed(server)).toEqual([false])
  expect((await server.post(`/api/alerts/subscriptions/${key}/confirm`, {})).status).toBe(200)
  expect(await confirmed(server)).toEqual([true])
})

test('the stop link forgets the address', async () => {
  await using server = await startServer({ boards: [] })
  await server.post('/api/alerts', { email, searches })
  const key = await keyIn(server)
  expect((await server.post(`/api/alerts/subscriptions/${key}/stop`, {})).status).toBe(200)

  expect(await confirmed(server)).toEqual([])
  expect((await server.post(`/api/alerts/subscriptions/${key}/stop`, {})).status).toBe(404)
  expect((await server.post(`/api/alerts/subscriptions/${key}/confirm`, {})).status).toBe(404)
  expect((await server.get('/api/alerts/subscriptions/made-up')).status).toBe(404)
})

test('the answer is the same for an address that is known, and nobody is flooded', async () => {
  await using server = await startServer({ boards: [] })
  const first = await server.post('/api/alerts', { email, searches })
  const second = await server.post('/api/alerts', { email: 'Ann@Example.com', searches })
  expect([second.status, second.body]).toEqual([first.status, first.body])
  expect(await letters(server)).toHaveLength(1)

  for (let i = 0; i < 10; i++) {
    await server.post('/api/alerts', { email, searches: [{ jobTitle: `job ${i}`, jobLocation: 'Leeds' }] })
  }
  expect(await letters(server)).toHaveLength(5)

  // The first was lost: after a while it can be had again, and the older link is no more.
  const old = await keyIn(server)
  server.clock.set(new Date(server.clock.now().getTime() + 11 * 60_000))
  await server.post('/api/alerts', { email, searches })
  expect(await letters(server)).toHaveLength(6)
  expect((await server.get(`/api/alerts/subscriptions/${old}`)).status).toBe(404)
})

test('what nobody confirmed in a week is forgotten; what was confirmed stays', async () => {
  await using server = await startServer({ boards: [] })
  await server.post('/api/alerts', { email, searches })
  await server.post(`/api/alerts/subscriptions/${await keyIn(server)}/confirm`, {})
  await server.post('/api/alerts', { email: 'bob@example.com', searches })

  await forgetUnconfirmed(server.db, new Date(server.clock.now().getTime() + 8 * 86_400_000))
  const { rows } = await server.db.query('select email from alert_subscriptions')
  expect(rows).toEqual([{ email }])
})

test('who is signed in has the alert at once; a guest is not taken for them', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  expect((await server.post('/api/alerts/user', { searches })).status).toBe(401)
  const saved = await server.post('/api/alerts/user', { searches }, ann.headers)

  expect([saved.status, saved.body]).toEqual([
    201,
    { code: 3, message: 'Alert saved', details: 'Your alert was saved successfully' },
  ])
  expect((await server.get('/api/users/me/searches', ann.headers)).body).toMatchObject([
    { jobTitle: 'nurse', alert: { status: true }, isInHistory: false },
  ])
})

test('no address, or no human check, and nothing is sent', async () => {
  await using server = await startServer({ boards: [], humanCheck: true })
  const unchecked = await server.post('/api/alerts', { email, searches })
  const wrong = await server.post('/api/alerts', { email: 'ann', searches })

  expect([unchecked.status, wrong.status]).toEqual([422, 422])
  expect(wrong.body).toMatchObject({ errors: { email: { message: 'Please enter a valid e-mail' } } })
  expect(await letters(server)).toEqual([])
})

async function letters(server: TestServer): Promise<OutboxMessage[]> {
  return (await server.get('/api/outbox')).body as OutboxMessage[]
}

/** Of the letter about nurses. */
async function keyIn(server: TestServer): Promise<string> {
  const found = (await letters(server)).find(({ subject }) => subject.includes('nurse'))
  const link = found?.links.find((one) => one.includes('/confirm-alert/'))
  return link?.split('/confirm-alert/')[1] ?? ''
}

async function confirmed(server: TestServer): Promise<boolean[]> {
  const { rows } = await server.db.query<{ confirmed: boolean }>(
    'select confirmed_at is not null as confirmed from alert_subscriptions',
  )
  return rows.map((row) => row.confirmed)
}
