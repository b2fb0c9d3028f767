import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AdminReport } from '../../contract/admin/api.ts'
import type { MyAd } from '../../contract/job-ads/my-ads.ts'
import * as texts from '../../contract/job-ads/texts.ts'
import type { Job } from '../../contract/jobs/jobs.ts'
import { messagesSent } from '../../test/messages.ts'
import { aPerson } from '../../test/people.ts'
import { addAds } from '../../test/server.ts'
import { anAd, aPublisher, published } from './job-ads.fixtures.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [], environment: { ROLECALL_FREE_CREDITS: '0' } })
const zoe = await aPerson(server, { role: 'admin' })

const reports = async (query = '') =>
  (await server.get(`/api/admin/reports${query}`, zoe.headers)).body as AdminReport[]
const offline = async (id: string, body: object, person = zoe) =>
  await server.post(`/api/admin/job-ads/${id}/offline`, body, person.headers)
const isClosed = async (jobId: string) => ((await server.get(`/api/jobsearches/single/${jobId}`)).body as Job).isClosed

test('what people report of an ad that was posted here reaches the operator, with the ad', async () => {
  const mia = await aPublisher(server)
  const ad = await published(server, mia, anAd({ jobTitle: 'Reported baker' }))
  for (const reason of ['closed', 'scam', 'discriminating', 'wrong-pay'])
    expect((await server.post('/api/jobsearches/reports', { job: ad.jobId, reason, details: 'See' })).status).toBe(201)
  const found = (await reports()).filter(({ job }) => job === ad.jobId)
  expect(found.map(({ reason }) => reason).sort()).toEqual(['closed', 'discriminating', 'scam', 'wrong-pay'])
  for (const one of found) expect(one.ad).toEqual({ _id: ad._id, isOnline: true, takenDownReason: null })

  await addAds(server, [{ title: 'Farrier', company: 'The Stud', location: 'Ludlow' }])
  const { rows } = await server.db.query<{ id: number }>(`select id from jobs where title = 'Farrier'`)
  await server.post('/api/jobsearches/reports', { job: String(rows[0]!.id), reason: 'closed', details: '' })
  expect((await reports()).find(({ jobTitle }) => jobTitle === 'Farrier')?.ad).toBeNull()
})

test('an operator takes an ad offline: it is gone, cannot come back, and its company reads why', async () => {
  const mia = await aPublisher(server, { company: { name: 'Scam Ovens Ltd' } })
  const admin = await aPerson(server, { company: { id: mia.companyId!, isAdmin: true } })
  const ad = await published(server, mia, anAd({ jobTitle: 'Taken down baker' }))
  expect((await offline(ad._id, { isOffline: true })).status).toBe(422)
  expect(await isClosed(ad.jobId)).toBe(false)
  expect((await offline(ad._id, { isOffline: true, reason: 'It asks for money' })).status).toBe(200)
  expect(await isClosed(ad.jobId)).toBe(true)
  expect((await offline(ad._id, { isOffline: true, reason: 'Again' })).status).toBe(409)

  const mails = (await messagesSent(server)).filter(({ template }) => template === 'ad-taken-down')
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([mia.email, admin.email].sort())
  expect(mails[0]?.body).toContain('Our reason: It asks for money')
  const mine = async () => (await server.get('/api/jobsearches/myposts/me', mia.headers)).body as MyAd[]
  expect(await mine()).toMatchObject([{ state: 'closed', takenDownReason: 'It asks for money' }])
  const again = async () => await server.post(`/api/jobsearches/reactivate/${ad._id}`, {}, mia.headers)
  expect(await again()).toMatchObject({ status: 403, body: { message: texts.takenDown('It asks for money') } })
  // A change does not bring it back either.
  const change = { content: anAd({ jobTitle: 'Taken down baker', payMin: '30000' }) }
  expect((await server.send('PUT', `/api/jobsearches/${ad._id}`, change, mia.headers)).status).toBe(200)
  expect(await isClosed(ad.jobId)).toBe(true)
  const events = await server.get(`/api/companies/${mia.companyId}/events`, admin.headers)
  expect(events.body).toMatchObject({ events: [{ event: 'ad-taken-down', byOperator: true }] })

  expect((await offline(ad._id, { isOffline: false })).status).toBe(200)
  expect((await offline(ad._id, { isOffline: false })).status).toBe(409)
  expect((await messagesSent(server))[0]?.template).toBe('ad-allowed-again')
  expect(await isClosed(ad.jobId)).toBe(true)
  expect((await again()).status).toBe(200)
  expect(await isClosed(ad.jobId)).toBe(false)
})

test('an ad whose time is over is taken down as well, so that no credits bring it back', async () => {
  const mia = await aPublisher(server)
  const ad = await published(server, mia)
  await server.post(`/api/job-ads/${ad._id}/close`, {}, mia.headers)
  expect((await offline(ad._id, { isOffline: true, reason: 'A scam' })).status).toBe(200)
  expect((await server.post(`/api/jobsearches/reactivate/${ad._id}`, {}, mia.headers)).status).toBe(403)
})

test('nobody but an operator takes ads offline', async () => {
  const mia = await aPublisher(server, { company: { isAdmin: true } })
  const ad = await published(server, mia)
  const body = { isOffline: true, reason: 'I want it gone' }
  expect((await offline(ad._id, body, mia)).status).toBe(403)
  expect((await offline(ad._id, body, await aPerson(server))).status).toBe(403)
  expect((await server.post(`/api/admin/job-ads/${ad._id}/offline`, body)).status).toBe(401)
  expect((await offline(randomUUID(), body)).status).toBe(404)
  expect(await isClosed(ad.jobId)).toBe(false)
})
