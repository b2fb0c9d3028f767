import { expect, test } from 'vitest'
import { aPerson } from '../test/people.ts'
import { startServer } from '../test/server.ts'
import { aFullLife, canary } from './users/a-full-life.fixtures.ts'

test('what is theirs is told in the shape of the specification: nothing secret, and nothing of anybody else', async () => {
  await using server = await startServer()
  const ann = await aPerson(server)
  const { secrets } = await aFullLife(server, ann)
  const mine = await server.get('/api/users/me', ann.headers)
  expect(mine.body).toMatchObject({
    _id: ann.id,
    role: 'user',
    provider: 'local',
    verification: { isVerified: true },
    company: null,
    subscription: { jobApplicationsCounter: expect.any(Number) as number },
    cv: { personal_data: {} },
    cvfiles: [{ originalname: expect.any(String) as string, mimetype: expect.any(String) as string }],
    searches: [{ jobTitle: expect.any(String) as string, alert: { status: expect.any(Boolean) as boolean } }],
    applications: [
      { source: 'reed', status: expect.any(String) as string },
      { source: 'rolecall', status: 'applied' },
    ],
    shortlisted: [{ contacted: expect.any(Boolean) as boolean, notes: [{ content: expect.any(String) as string }] }],
    sitesCredentials: [{ source: expect.any(String) as string }],
  })
  for (const secret of secrets) expect(mine.text).not.toContain(secret)
  expect(mine.text).not.toMatch(/password"/u)

  const bob = await aPerson(server)
  const others = await server.get('/api/users/me', bob.headers)
  expect(others.text).not.toContain(canary)
  expect(others.body).toMatchObject({
    cv: null,
    cvfiles: [],
    searches: [],
    applications: [],
    shortlisted: [],
    sitesCredentials: [],
    subscription: {
      jobApplicationsCounter: expect.any(Number) as number,
      subscription_id: null,
      subscriptionName: 'basic subscription (free)',
      state: 'Active',
      startDate: null,
      nextBillingDate: null,
    },
  })
  expect((await server.get('/api/users/me')).status).toBe(401)
})

test('pages ask for the account alone', async () => {
  await using server = await startServer()
  const ann = await aPerson(server)
  const { body } = await server.get('/api/users/me/account', ann.headers)
  expect(body).toMatchObject({ _id: ann.id })
  expect(Object.keys(body as object)).not.toContain('applications')
  expect((await server.get('/api/users/me/account')).status).toBe(401)
})
