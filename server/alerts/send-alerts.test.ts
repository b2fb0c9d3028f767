import { expect, test } from 'vitest'
import { anAlert, anAlertByMail, runAlerts, runAlertTask } from '../../test/alerts.ts'
import { aPerson } from '../../test/people.ts'
import { addAds, startServer, type TestServer } from '../../test/server.ts'

const monday = '2026-03-02T10:00:00Z'
const tuesdayMorning = '2026-03-03T07:00:00Z'

test('new jobs of a search come the next morning: number, title and place in the subject, why each fits, ways to stop', async () => {
  await using server = await startServer({ boards: [] })
  server.clock.set(new Date(monday))
  await addAds(server, [{ title: 'Nurse', id: 'test:old' }])
  const ann = await aPerson(server, { email: 'ann@example.com' })
  await anAlert(server, ann)
  await addAds(server, [
    { id: 'test:a', title: 'Staff Nurse', company: 'Harbour Care', salaryRaw: '£32,000 a year', location: 'Leeds' },
    { id: 'test:d', title: 'Nurse', company: 'Aire Clinic', description: 'Vaccinate, weigh, listen, bandage, record.' },
    // One that only names the job is not for it (decision 028).
    { id: 'test:b', title: 'Chef', description: 'Cooking for nurses. Peel carve boil fry grate slice bake whisk.' },
    {
      id: 'test:c',
      title: 'Nurse',
      location: 'Truro',
      description: 'By the sea. Walk swim sail row dive surf float paddle.',
    },
  ])

  expect(await runAlerts(server, '2026-03-03T06:55:00Z')).toEqual([])
  const [mail, ...others] = await runAlerts(server, tuesdayMorning)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: 'ann@example.com', subject: '2 new nurse jobs in Leeds' })
  expect(mail?.jobs).toHaveLength(2)
  // The one whose title is what was searched for stands first.
  expect(mail?.body).toContain('1. Nurse')
  expect(mail?.body).toMatch(
    /2\. Staff Nurse\n {3}Harbour Care · Leeds.*\n {3}£32,000 a year · about £[\d,]+ a month after tax.*\n {3}Why: ‘nurse’ in the title, less than a mile from Leeds/u,
  )
  expect(mail?.body).not.toContain('Chef')
  expect(mail?.body).not.toContain('Truro')
  expect(mail?.body).toMatch(/Not for me: https?:\/\/[^/]+\/not-for-me\/[\w-]{43}\/\d+/u)
  expect(mail?.body).toMatch(/Change how often: .*\nStop this alert: .*\nStop all alerts: /u)
  const key = /stop-alert\/([\w-]{43})\n/u.exec(mail?.body ?? '')?.[1] ?? ''
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<http://127.0.0.1:3000/stop-alert/${key}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(mail?.html).toContain('Harbour Care')
  expect(mail?.html).not.toContain('<img')
  expect(await runAlerts(server, '2026-03-04T07:00:00Z')).toEqual([])
})

test('a vacancy goes to a person once: not by another alert, not when it is posted again, not under both of their names', async () => {
  await using server = await startServer({ boards: [] })
  server.clock.set(new Date(monday))
  const ann = await aPerson(server, { email: 'ann@example.com' })
  await anAlert(server, ann)
  await anAlert(server, ann, { jobTitle: 'staff nurse', jobLocation: 'Bradford', jobDistance: 30 })
  // Without logging in, with the address of her account.
  await anAlertByMail(server, 'Ann@example.com', { jobTitle: 'ward nurse' })
  const ad = {
    title: 'Staff Nurse, Ward 7',
    company: 'Harbour Care',
    description: 'You care for people on our ward by night, with a team of six, and learn from the best in the county.',
  }
  await addAds(server, [{ ...ad, id: 'test:first' }])
  expect(await runAlerts(server, tuesdayMorning)).toHaveLength(1)

  await addAds(server, [{ ...ad, id: 'test:again', postedAt: '2026-03-03T09:00:00Z' }])
  expect((await server.db.query('select 1 from jobs')).rowCount).toBe(1)
  expect(await runAlerts(server, '2026-03-04T07:00:00Z')).toEqual([])
})

test('more than ten: the best ten, the number of all, and none of them again', async () => {
  await using server = await startServer({ boards: [] })
  server.clock.set(new Date(monday))
  await anAlert(server, await aPerson(server))
  await addAds(
    server,
    Array.from({ length: 14 }, () => ({ title: 'Nurse' })),
  )

  const [mail] = await runAlerts(server, tuesdayMorning)
  expect(mail?.subject).toBe('14 new nurse jobs in Leeds')
  expect(mail?.jobs).toHaveLength(10)
  expect(mail?.body).toContain('See all 14, newest first:\nhttp://127.0.0.1:3000/jobresults/nurse_in_Leeds')
  expect(await runAlerts(server, '2026-03-04T07:00:00Z')).toEqual([])
})

test('of equal jobs the nearest stand first, no employer more than three times, and each says where it is', async () => {
  await using server = await startServer({ boards: [] })
  server.clock.set(new Date(monday))
  await anAlert(server, await aPerson(server), { jobDistance: 40 })
  const ad = (id: string, given: object) => ({
    id: `test:${id}`,
    title: 'Nurse',
    description: `${id} ${id}1 ${id}2 ${id}3 ${id}4`,
    ...given,
  })
  await addAds(server, [
    ad('near', { company: 'Near House', location: 'Leeds' }),
    ...Array.from({ length: 12 }, (_, i) => ad(`far${i}`, { company: `Far House ${i}`, location: 'York' })),
    ...['Bradford', 'Wakefield', 'Harrogate', 'Huddersfield', 'Halifax'].map((location) =>
      ad(location, { company: 'Much Care', location }),
    ),
  ])

  const [mail] = await runAlerts(server, tuesdayMorning)
  const rows = [...(mail?.body ?? '').matchAll(/^\d+\. Nurse\n {3}(.*) · (.*)$/gmu)].map(([, employer]) => employer)
  expect(rows).toHaveLength(10)
  expect(rows[0]).toBe('Near House')
  expect(rows.slice(1, 4)).toEqual(['Much Care', 'Much Care', 'Much Care'])
  expect(rows.slice(4).every((employer) => employer?.startsWith('Far House'))).toBe(true)
  expect(mail?.subject).toBe('18 new nurse jobs in Leeds')
})

test('a job that is somewhere in a county is said to be there, and not in the town that was searched', async () => {
  await using server = await startServer({ boards: [] })
  server.clock.set(new Date(monday))
  await anAlert(server, await aPerson(server), { jobDistance: 51 })
  await addAds(server, [{ title: 'Nurse', location: 'Nottinghamshire' }])

  const [mail] = await runAlerts(server, tuesdayMorning)
  expect(mail?.body).toMatch(/Why: ‘nurse’ in the title, in Nottinghamshire/u)
  expect(mail?.body).not.toContain('in the title, in Leeds')
})

test('at once, and an hour in peace; weekly on Mondays', async () => {
  await using server = await startServer({ boards: [] })
  server.clock.set(new Date(monday))
  await anAlert(server, await aPerson(server, { email: 'now@example.com' }), { frequency: 'at-once' })
  await anAlert(server, await aPerson(server, { email: 'week@example.com' }), { frequency: 'weekly' })
  const arrive = async (id: string) =>
    await addAds(server, [{ id, title: 'Nurse', company: id, description: `${id} ${id}1 ${id}2 ${id}3` }])

  await arrive('one')
  expect((await runAlerts(server, '2026-03-02T10:05:00Z')).map(({ recipient }) => recipient)).toEqual([
    'now@example.com',
  ])
  await arrive('two')
  expect(await runAlerts(server, '2026-03-02T10:10:00Z')).toEqual([])
  expect(await runAlerts(server, '2026-03-02T11:05:00Z')).toMatchObject([
    { recipient: 'now@example.com', subject: '1 new nurse job in Leeds' },
  ])
  expect(await runAlerts(server, '2026-03-08T12:00:00Z')).toEqual([])
  expect(await runAlerts(server, '2026-03-09T07:00:00Z')).toMatchObject([
    { recipient: 'week@example.com', subject: '2 new nurse jobs in Leeds' },
  ])
})

test('nobody is written to who has not confirmed, has turned it off, has no proven address, or wants no mails of alerts', async () => {
  await using server = await startServer({ boards: [] })
  server.clock.set(new Date(monday))
  await server.post('/api/alerts', {
    email: 'bob@example.com',
    searches: [{ jobTitle: 'nurse', jobLocation: 'Leeds' }],
  })
  await anAlert(server, await aPerson(server, { isVerified: false }))
  const off = await aPerson(server)
  const alert = await anAlert(server, off)
  await server.send('PATCH', `/api/users/me/alerts/${alert.id}`, { isOn: false }, off.headers)
  const mute = await aPerson(server)
  await anAlert(server, mute)
  const no = { mail: false, text: false }
  await server.send(
    'PUT',
    '/api/users/me/notifications',
    { alerts: no, applications: no, interviews: no, news: no },
    mute.headers,
  )
  await addAds(server, [{ title: 'Nurse' }])
  expect(await runAlerts(server, tuesdayMorning)).toEqual([])
})

test('what has closed meanwhile is not sent, nor what was hidden, nor what the person never wants to see', async () => {
  await using server = await startServer({ boards: [] })
  server.clock.set(new Date(monday))
  const ann = await aPerson(server)
  await anAlert(server, ann)
  await addAds(server, [
    { id: 'test:1', title: 'Nurse one', company: 'Harbour Care' },
    { id: 'test:2', title: 'Nurse two', company: 'Acme Stores Ltd' },
    { id: 'test:3', title: 'Nurse three', company: 'Elm House' },
    { id: 'test:4', title: 'Nurse four', company: 'Oak House' },
  ])
  const { rows } = await server.db.query<{ id: number; title: string }>('select id, title from jobs')
  const idOf = (title: string) => rows.find((row) => row.title === title)?.id ?? 0
  await server.db.query('update jobs set closed_at = now() where id = $1', [idOf('Nurse four')])
  await server.send('PUT', '/api/avoided', { entries: [{ kind: 'company', text: 'Acme', never: 'show' }] }, ann.headers)
  await server.post('/api/jobsearches/irrelevant', { job: String(idOf('Nurse three')) }, ann.headers)

  const [mail] = await runAlerts(server, tuesdayMorning)
  expect(mail?.jobs).toEqual([idOf('Nurse one')])
})

test('‘not for me’ in a mail: not sent again, and with the company nothing more of it', async () => {
  await using server = await startServer({ boards: [] })
  server.clock.set(new Date(monday))
  const key = await anAlertByMail(server, 'bob@example.com')
  await anAlertByMail(server, 'bob@example.com', { jobTitle: 'carer' })
  await addAds(server, [{ id: 'test:1', title: 'Nurse', company: 'Harbour Care' }])
  const [mail] = await runAlerts(server, tuesdayMorning)
  const path = `/api/alerts/subscriptions/${key}/not-for-me`
  // Looking is nothing.
  expect((await server.get(path)).status).toBe(405)
  const answer = await server.post(path, { jobId: mail?.jobs[0], never: { kind: 'company', text: 'Harbour Care' } })
  expect([answer.status, answer.body]).toMatchObject([200, { code: 3 }])

  await addAds(server, [
    {
      id: 'test:2',
      title: 'Carer',
      company: 'Harbour Care Ltd',
      description: 'Days only. Lift wash feed dress walk talk.',
    },
    {
      id: 'test:3',
      title: 'Carer',
      company: 'Elm House',
      description: 'Nights only. Watch wait read sleep wake rest.',
    },
  ])
  const mails = await runAlerts(server, '2026-03-04T07:00:00Z')
  expect(mails.map(({ subject }) => subject)).toEqual(['1 new carer job in Leeds'])
  expect(mails[0]?.body).toContain('Elm House')
})

test('a mail that waits is not sent any more once its alert is stopped; stop all stops all', async () => {
  await using server = await startServer({ boards: [] })
  server.clock.set(new Date(monday))
  const ann = await aPerson(server, { email: 'ann@example.com' })
  await anAlert(server, ann)
  await anAlert(server, ann, { jobTitle: 'cook' })
  await addAds(server, [{ title: 'Nurse' }])
  const [mail] = await runAlerts(server, tuesdayMorning)
  const key = /stop-alert\/([\w-]{43})\n/u.exec(mail?.body ?? '')?.[1] ?? ''
  const stopped = await server.post(`/api/alerts/subscriptions/${key}/stop`, { all: true })
  expect(stopped.body).toMatchObject({ message: 'We have stopped all your alerts' })

  const sent: string[] = []
  server.services.transports.mail = async ({ subject }) => {
    sent.push(subject)
    await Promise.resolve()
  }
  const { rows } = await server.db.query<{ id: string }>(`select id from sent_messages where template = 'alert'`)
  const { sendMessage } = await import('../outbox/send-message.ts')
  for (const { id } of rows) await sendMessage.run({ id }, server.services, new AbortController().signal)
  expect([rows.length, sent]).toEqual([1, []])
  expect((await server.get('/api/users/me/alerts', ann.headers)).body).toMatchObject([{ isOn: false }, { isOn: false }])
})

test('once a year we ask; without an answer it ends, with one it goes on', async () => {
  await using server = await startServer({ boards: [] })
  server.clock.set(new Date(monday))
  const ann = await aPerson(server, { email: 'ann@example.com' })
  await anAlert(server, ann)
  await anAlertByMail(server, 'bob@example.com')
  await anAlertByMail(server, 'eve@example.com')
  await server.db.query(
    `insert into alert_told (email_key, job_id, told_at) select distinct email_key, 7, $1::timestamptz from alert_subscriptions where email_key is not null`,
    [monday],
  )
  const asked = async () =>
    (
      await server.db.query<{ recipient: string; body: string }>(
        `select recipient, body from sent_messages where template = 'still-looking' order by recipient`,
      )
    ).rows
  server.clock.set(new Date('2027-03-01T10:00:00Z'))
  await runAlertTask(server, 'tidy-alerts')
  expect(await asked()).toEqual([])

  server.clock.set(new Date('2027-03-03T10:00:00Z'))
  await runAlertTask(server, 'tidy-alerts')
  await runAlertTask(server, 'tidy-alerts')
  const letters = await asked()
  expect(letters.map(({ recipient }) => recipient)).toEqual(['ann@example.com', 'bob@example.com', 'eve@example.com'])
  const key = /keep-alert\/([\w-]{43})/u.exec(letters[2]?.body ?? '')?.[1]
  expect((await server.post(`/api/alerts/subscriptions/${key}/keep`, {})).status).toBe(200)

  server.clock.set(new Date('2027-04-03T10:00:00Z'))
  await runAlertTask(server, 'tidy-alerts')
  const { rows } = await server.db.query('select email, is_on from alert_subscriptions order by email')
  expect(rows).toEqual([
    { email: 'eve@example.com', is_on: true },
    { email: null, is_on: false },
  ])
  // With the last alert of an address goes what it was sent.
  expect((await server.db.query('select email_key from alert_told')).rows).toEqual([{ email_key: 'eve@example.com' }])
})

test('a job of a batch that is still open is sent once it is there, although later jobs were looked at before', async () => {
  await using server = await startServer({ boards: [] })
  server.clock.set(new Date(monday))
  await addAds(server, [{ id: 'test:old', title: 'Chef' }])
  await anAlert(server, await aPerson(server))
  const [written, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { indexJobs } = server.services.store
  const heldStore: TestServer = {
    ...server,
    services: {
      ...server.services,
      store: {
        ...server.services.store,
        async indexJobs(...given) {
          await indexJobs(...given)
          written.resolve()
          await commit.promise
        },
      },
    },
  }
  const batch = addAds(heldStore, [{ id: 'test:held', title: 'Nurse', company: 'Harbour Care', description: heldText }])
  await written.promise
  await addAds(server, [{ id: 'test:later', title: 'Nurse', company: 'Alder Vale', description: laterText }])
  const { rows } = await server.db.query<{ id: number }>('select id from jobs order by id')

  const early = await runAlerts(server, tuesdayMorning)
  commit.resolve()
  await batch
  expect(early).toEqual([])
  const [mail, ...others] = await runAlerts(server, '2026-03-04T07:00:00Z')
  expect(others).toEqual([])
  // The one that was held has the lower id, between the two that were visible before it.
  const [old, later] = rows.map(({ id }) => id)
  expect(mail?.jobs.toSorted((a, b) => a - b)).toEqual([(old ?? 0) + 1, later])
  expect(later).toBe((old ?? 0) + 2)
  expect(await runAlerts(server, '2026-03-05T07:00:00Z')).toEqual([])
})

const heldText = 'By night you watch over twelve patients and hand over in writing at seven.'
const laterText = 'A village surgery wants somebody who vaccinates, dresses wounds and keeps the fridge list.'
