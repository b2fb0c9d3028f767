import { expect, test } from 'vitest'
import { anAlert, runAlerts } from '../../test/alerts.ts'
import { aPerson } from '../../test/people.ts'
import { startServer } from '../../test/server.ts'
import { anAd, aPublisher, published } from './job-ads.fixtures.ts'

test('an ad of ours comes with the next mail of an alert that it fits, under the name of its company', async () => {
  await using server = await startServer({ boards: [], environment: { ROLECALL_FREE_CREDITS: '0' } })
  server.clock.set(new Date('2026-03-02T10:00:00Z'))
  const ann = await aPerson(server, { email: 'ann@example.com' })
  // Nurses in Leeds.
  await anAlert(server, ann)
  const mia = await aPublisher(server, { company: { name: 'Harbour Care' } })
  const ad = await published(server, mia, anAd({ jobTitle: 'Staff Nurse', jobLocation: 'Leeds' }))
  await published(server, mia, anAd({ jobTitle: 'Pastry chef', jobLocation: 'Leeds' }))

  const [mail, ...others] = await runAlerts(server, '2026-03-03T07:00:00Z')
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: 'ann@example.com', subject: '1 new nurse job in Leeds' })
  expect(mail?.body).toContain(`/job/${ad.jobId}`)
  expect(mail?.body).not.toContain('Pastry')
  expect(mail?.body).toMatch(/1\. Staff Nurse\n {3}Harbour Care · Leeds/u)
})
