import { expect, test } from 'vitest'
import type { OwnAlert } from '../../contract/alerts/own-alerts-api.ts'
import { anAlert, anAlertByMail, runAlerts, runAlertTask } from '../../test/alerts.ts'
import { keyOf } from '../../test/messages.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { addAds, startServer, type TestServer } from '../../test/server.ts'
import { makeLink } from '../users/one-time-links.ts'

const monday = '2026-03-02T10:00:00Z'
const tuesday = '2026-03-03T07:00:00Z'
const wednesday = '2026-03-04T07:00:00Z'
const email = 'ann@example.com'

async function startOnMonday(): Promise<TestServer> {
  const server = await startServer({ boards: [] })
  server.clock.set(new Date(monday))
  return server
}

test('alerts of the same address join the account when that is confirmed; their links work, and no job comes twice', async () => {
  await using server = await startOnMonday()
  const key = await anAlertByMail(server, 'Ann@Example.com')
  await nurse(server, 'one')
  const [first] = await runAlerts(server, tuesday)
  expect(first?.jobs).toHaveLength(1)

  const ann = await aPerson(server, { email, isVerified: false })
  // Her own finds the same jobs, and more.
  await anAlert(server, ann, { jobTitle: 'nurse', jobDistance: 30 })
  expect(await titles(server, ann)).toHaveLength(1)
  await confirm(server, ann)
  expect(await list(server, ann)).toMatchObject([
    { isOn: true, notSentBecause: null },
    { isOn: true, notSentBecause: null },
  ])
  const kept = await server.db.query('select count(*) filter (where email_key is not null)::int as n from alert_told')
  expect(kept.rows).toEqual([{ n: 0 }])

  // What the address was told of on Tuesday is not new to the person; what is new comes once.
  await nurse(server, 'two')
  const mails = await runAlerts(server, wednesday)
  expect(mails.flatMap(({ jobs }) => jobs)).toHaveLength(1)
  expect(mails.flatMap(({ jobs }) => jobs)).not.toEqual(first?.jobs)

  for (const old of [key, stopKeyIn(first?.body)]) {
    expect((await server.get(`/api/alerts/subscriptions/${old}`)).body).toMatchObject({ isOfAccount: true, isOn: true })
  }
  expect((await server.post(`/api/alerts/subscriptions/${key}/change`, { frequency: 'weekly' })).status).toBe(200)
  expect((await server.post(`/api/alerts/subscriptions/${key}/keep`, {})).status).toBe(200)
  expect((await server.post(`/api/alerts/subscriptions/${key}/stop`, {})).status).toBe(200)
  expect((await list(server, ann)).filter(({ isOn }) => !isOn)).toHaveLength(1)
})

test('two for one search become one, with what waits for either, under the links of both', async () => {
  await using server = await startOnMonday()
  const key = await anAlertByMail(server, email)
  await nurse(server, 'one')
  const [first] = await runAlerts(server, tuesday)
  const ann = await aPerson(server, { email, isVerified: false })
  // One waits for the first alone, one for both of them.
  await nurse(server, 'two')
  await runAlerts(server, '2026-03-03T08:00:00Z')
  const own = await anAlert(server, ann)
  await nurse(server, 'three')
  await runAlerts(server, '2026-03-03T09:00:00Z')

  await confirm(server, ann)
  expect(await list(server, ann)).toMatchObject([{ id: own.id, isOn: true, waiting: 2 }])
  const mails = await runAlerts(server, wednesday)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.jobs).toHaveLength(2)
  expect(mails[0]?.jobs).not.toContain(first?.jobs[0])
  for (const link of [key, stopKeyIn(mails[0]?.body)]) {
    expect((await server.get(`/api/alerts/subscriptions/${link}`)).body).toMatchObject({
      isOfAccount: true,
      isOn: true,
    })
  }
  // The mail of before is still among those that were sent.
  const { rows } = await server.db.query(`select count(*)::int as n from sent_messages where template = 'alert'`)
  expect(rows).toEqual([{ n: 2 }])
  expect((await server.post(`/api/alerts/subscriptions/${key}/stop`, {})).status).toBe(200)
  expect(await list(server, ann)).toMatchObject([{ id: own.id, isOn: false }])
})

test('what an alert was never to send stands in the person’s own list', async () => {
  await using server = await startOnMonday()
  const key = await anAlertByMail(server, email)
  await nurse(server, 'one')
  const [mail] = await runAlerts(server, tuesday)
  const never = { kind: 'company', text: 'Gloom Ltd' }
  await server.post(`/api/alerts/subscriptions/${key}/not-for-me`, { jobId: mail?.jobs[0], never })
  const ann = await aPerson(server, { email, isVerified: false })
  await confirm(server, ann)
  expect((await server.get('/api/avoided', ann.headers)).body).toMatchObject([{ ...never, never: 'show' }])
  await nurse(server, 'two', { company: 'Gloom Ltd' })
  expect(await runAlerts(server, wednesday)).toEqual([])
})

test('an account that has not proved the address gets nobody’s alerts, and neither does another account', async () => {
  await using server = await startOnMonday()
  const claims = await aPerson(server, { email, isVerified: false })
  // Confirmed by whoever reads the mail, who need not be whoever has signed up with the address.
  await anAlertByMail(server, email)
  const other = await aPerson(server, { email: 'bob@example.com', isVerified: false })
  await confirm(server, other)
  await runAlertTask(server, 'tidy-alerts')
  expect([await list(server, claims), await list(server, other)]).toEqual([[], []])
  await nurse(server, 'one')
  expect((await runAlerts(server, tuesday)).map(({ recipient }) => recipient)).toEqual([email])
})

test('the email that a new account is confirmed by names the alerts of its address, and starts them', async () => {
  await using server = await startOnMonday()
  await server.post('/api/alerts', { email, searches: [{ jobTitle: 'nurse', jobLocation: 'Leeds' }] })
  await server.post('/api/users', { name: 'Ann', email, password: 'loud mountain 48', terms: true })
  const { rows } = await server.db.query<{ body: string; id: string }>(
    `select m.body, u.id from sent_messages m join users u on u.id = m.user_id where template = 'confirm-email'`,
  )
  const [mail] = rows
  expect(mail?.body).toContain('This also starts the job alert that you asked for: ‘nurse in Leeds’.')
  // Whoever types the address in afterwards is not named in it.
  server.clock.set(new Date('2026-03-02T10:01:00Z'))
  await server.post('/api/alerts', { email, searches: [{ jobTitle: 'chef', jobLocation: 'Leeds' }] })
  await nurse(server, 'before')

  const key = keyOf(/https?:\/\/[^/\s]+(\/confirm-email\/\S+)/u.exec(mail?.body ?? '')?.[1] ?? '')
  expect((await server.post('/api/auth/confirm-email', { key })).status).toBe(200)
  const alerts = await server.db.query(
    `select search ->> 'jobTitle' as title, user_id is not null as "isTheirs", confirmed_at is not null as "isConfirmed"
       from alert_subscriptions order by 1`,
  )
  expect(alerts.rows).toEqual([
    { title: 'chef', isTheirs: false, isConfirmed: false },
    { title: 'nurse', isTheirs: true, isConfirmed: true },
  ])
  // What comes from now on is new.
  expect(await runAlerts(server, tuesday)).toEqual([])
  await nurse(server, 'after')
  expect((await runAlerts(server, wednesday)).map(({ recipient }) => recipient)).toEqual([email])
})

test('an alert that nobody confirmed does not join; once its link is used it does', async () => {
  await using server = await startOnMonday()
  const ann = await aPerson(server, { email })
  await server.post('/api/alerts', { email, searches: [{ jobTitle: 'nurse', jobLocation: 'Leeds' }] })
  const bob = await aPerson(server, { email: 'bob@example.com', isVerified: false })
  const link = await linkFor(server, bob, 'confirm-email', bob.email)
  server.clock.set(new Date('2026-03-02T10:01:00Z'))
  await server.post('/api/alerts', { email: bob.email, searches: [{ jobTitle: 'chef', jobLocation: 'Leeds' }] })
  expect((await server.post('/api/auth/confirm-email', { key: link })).status).toBe(200)
  await runAlertTask(server, 'tidy-alerts')
  expect([await list(server, ann), await list(server, bob)]).toEqual([[], []])

  const { rows } = await server.db.query<{ body: string }>(
    `select body from sent_messages where recipient = $1 and template = 'confirm-alert'`,
    [email],
  )
  const key = keyOf(/https?:\/\/[^/\s]+(\/confirm-alert\/\S+)/u.exec(rows[0]?.body ?? '')?.[1] ?? '')
  expect((await server.post(`/api/alerts/subscriptions/${key}/confirm`, {})).status).toBe(200)
  expect(await titles(server, ann)).toEqual(['nurse'])
  expect((await server.get(`/api/alerts/subscriptions/${key}`)).body).toMatchObject({ isOfAccount: true })
})

test('a new address that is confirmed brings its alerts, and so does a password chosen by a link', async () => {
  await using server = await startOnMonday()
  await anAlertByMail(server, 'new@example.com')
  const ann = await aPerson(server, { email })
  await confirm(server, ann, { purpose: 'change-email', to: 'new@example.com' })
  expect(await titles(server, ann)).toEqual(['nurse'])

  await anAlertByMail(server, 'cat@example.com')
  const cat = await aPerson(server, { email: 'cat@example.com', isVerified: false })
  const key = await linkFor(server, cat, 'reset-password', cat.email)
  expect((await server.post('/api/auth/set-password', { key, newPassword: 'loud mountain 48' })).status).toBe(200)
  const { rows } = await server.db.query('select user_id from alert_subscriptions where user_id = $1', [cat.id])
  expect(rows).toHaveLength(1)
})

test('those from before this was so join by the daily task', async () => {
  await using server = await startOnMonday()
  await anAlertByMail(server, email)
  const ann = await aPerson(server, { email })
  await runAlertTask(server, 'tidy-alerts')
  expect(await titles(server, ann)).toEqual(['nurse'])
  await runAlertTask(server, 'tidy-alerts')
  expect(await titles(server, ann)).toEqual(['nurse'])
})

/** By the link that is in the mail. */
async function confirm(
  server: TestServer,
  person: Person,
  { purpose = 'confirm-email', to = person.email }: { purpose?: 'confirm-email' | 'change-email'; to?: string } = {},
): Promise<void> {
  const key = await linkFor(server, person, purpose, to)
  expect((await server.post('/api/auth/confirm-email', { key })).status).toBe(200)
}

async function linkFor(
  server: TestServer,
  { id }: Person,
  purpose: 'confirm-email' | 'change-email' | 'reset-password',
  sentTo: string,
): Promise<string> {
  const client = await server.db.connect()
  try {
    return await makeLink(client, { purpose, userId: id, sentTo, now: server.clock.now() })
  } finally {
    client.release()
  }
}

async function list(server: TestServer, { headers }: Person): Promise<OwnAlert[]> {
  return (await server.get('/api/users/me/alerts', headers)).body as OwnAlert[]
}

async function titles(server: TestServer, person: Person): Promise<string[]> {
  return (await list(server, person)).map(({ search }) => search.jobTitle)
}

async function nurse(server: TestServer, id: string, given: { company?: string } = {}): Promise<void> {
  const description = `${id} ${id}1 ${id}2 ${id}3 ${id}4`
  await addAds(server, [{ id: `test:${id}`, title: 'Nurse', company: id, description, ...given }])
}

function stopKeyIn(body: string | undefined): string {
  return /stop-alert\/([\w-]{43})\n/u.exec(body ?? '')?.[1] ?? ''
}
