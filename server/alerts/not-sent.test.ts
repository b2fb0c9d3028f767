import { expect, test } from 'vitest'
import { alertNotSent } from '../../contract/alerts/texts.ts'
import type { NotSentBecause, OwnAlert } from '../../contract/alerts/own-alerts-api.ts'
import { anAlert, runAlerts } from '../../test/alerts.ts'
import { messagesSent } from '../../test/messages.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { runTasks } from '../../test/run-tasks.ts'
import { addAds, startServer, type TestServer } from '../../test/server.ts'

/* What the built pages say too: npm run build. */

const off = { mail: false, text: false }
const kinds: Record<NotSentBecause, (server: TestServer) => Promise<Person>> = {
  'email-unconfirmed': async (server) => await aPerson(server, { isVerified: false }),
  'no-email': async (server) => {
    const ann = await aPerson(server, { phone: '7700900123', isVerified: false })
    await server.db.query('update users set email = null, email_key = null where id = $1', [ann.id])
    return ann
  },
  'mails-off': async (server) => {
    const ann = await aPerson(server)
    const body = { alerts: off, applications: off, interviews: off, news: off }
    expect((await server.send('PUT', '/api/users/me/notifications', body, ann.headers)).status).toBe(200)
    return ann
  },
}

test.for(Object.keys(kinds) as NotSentBecause[])('an alert that is on and not sent says why: %s', async (because) => {
  await using server = await startServer({ boards: [], pages: true })
  server.clock.set(new Date('2026-03-02T10:00:00Z'))
  const ann = await kinds[because](server)
  const made = await anAlert(server, ann)
  expect(made).toMatchObject({ isOn: true, notSentBecause: because })
  expect((await server.get('/api/users/me/alerts', ann.headers)).body).toMatchObject([{ notSentBecause: because }])

  const { message, details } = alertNotSent[because]
  const page = await pageOf(server, ann)
  expect(page).toContain(message)
  expect(page).toContain(linkOrButton[because])
  expect(page).not.toMatch(/<\/svg> On</u)

  await addAds(server, [{ title: 'Nurse' }])
  const run = await server.post(`/api/users/me/alerts/${made.id}/run`, {}, ann.headers)
  expect([run.status, run.body]).toMatchObject([200, { code: 1, message, details, sent: 0, notSentBecause: because }])
  const again = await server.post(
    '/api/alerts/user',
    { searches: [{ jobTitle: 'chef', jobLocation: 'Leeds' }] },
    ann.headers,
  )
  expect([again.status, again.body]).toMatchObject([201, { code: 1, message: `Alert saved. ${message}` }])
  expect(await runAlerts(server, '2026-03-03T07:00:00Z')).toEqual([])
})

const linkOrButton: Record<NotSentBecause, string> = {
  'email-unconfirmed': 'Send the confirmation email again',
  'no-email': 'href="/settings"',
  'mails-off': 'href="/settings/notifications"',
}

test('an alert that is sent says only that it is on, and what waited before the address was confirmed comes then', async () => {
  await using server = await startServer({ boards: [], pages: true })
  server.clock.set(new Date('2026-03-02T10:00:00Z'))
  const ann = await aPerson(server, { isVerified: false })
  await anAlert(server, ann)
  await addAds(server, [{ title: 'Nurse' }])
  expect(await runAlerts(server, '2026-03-03T07:00:00Z')).toEqual([])

  await server.db.query('update users set is_verified = true where id = $1', [ann.id])
  const [alert] = (await server.get('/api/users/me/alerts', ann.headers)).body as OwnAlert[]
  expect(alert).toMatchObject({ notSentBecause: null, waiting: 1 })
  const page = await pageOf(server, ann)
  for (const { message } of Object.values(alertNotSent)) expect(page).not.toContain(message)
  const run = await server.post(`/api/users/me/alerts/${alert!.id}/run`, {}, ann.headers)
  expect(run.body).toMatchObject({ code: 3, sent: 1, notSentBecause: null })
})

test('the button sends the confirmation again, to the person’s own address alone', async () => {
  await using server = await startServer({ boards: [], pages: true })
  const ann = await aPerson(server, { isVerified: false })
  await anAlert(server, ann)
  const answer = await server.app.fetch(
    new Request('http://localhost:3000/job-alerts', {
      method: 'POST',
      body: 'intent=confirm&email=bob%40example.com',
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
        ...ann.headers,
      },
    }),
  )
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain(`that we sent to ${ann.email}`)
  await runTasks(server, 'send-account-link')
  const sent = (await messagesSent(server)).map(({ template, recipient }) => ({ template, recipient }))
  expect(sent).toEqual([{ template: 'confirm-email', recipient: ann.email }])
})

async function pageOf(server: TestServer, { headers }: Person): Promise<string> {
  const { status, text } = await server.get('/job-alerts', headers)
  expect(status).toBe(200)
  return text.replaceAll('<!-- -->', '')
}
