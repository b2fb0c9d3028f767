import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AdStatistics } from '../../contract/job-ads/statistics.ts'
import { aPerson } from '../../test/people.ts'
import { testNow } from '../../test/server.ts'
import { aPublisher, published } from './job-ads.fixtures.ts'
import { noApplications } from './ad-applications.ts'
import { adStatistics } from './ad-statistics.ts'
import { countView, forgetViewers } from './count-view.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [], environment: { ROLECALL_FREE_CREDITS: '0' } })

const day = (count: number) => new Date(testNow.getTime() + count * 86_400_000)

async function statisticsOf(id: string, headers: Record<string, string>): Promise<AdStatistics> {
  const answer = await server.get(`/api/job-ads/${id}/statistics`, headers)
  expect(answer, answer.text).toMatchObject({ status: 200 })
  return answer.body as AdStatistics
}

test('views, different people, shortlists and sources are counted by day, without the own company and robots', async () => {
  const mia = await aPublisher(server)
  const ad = await published(server, mia)
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  const look = async (headers: Record<string, string>, from?: string) =>
    expect((await server.post(`/api/job-ads/${ad._id}/views`, from ? { from } : {}, headers)).status).toBe(200)
  await look(ann.headers, 'search')
  // The same person again, from elsewhere, is the same view.
  await look(ann.headers, 'alert')
  await look(ben.headers, 'alert')
  await look(mia.headers, 'search')
  await look({ 'user-agent': 'Googlebot/2.1' }, 'search-engine')
  await look({ 'user-agent': 'Mozilla/5.0 Firefox/140' })
  expect((await server.post(`/api/job-ads/${ad._id}/views`, { from: 'elsewhere' })).status).toBe(422)

  // Ann comes back the next day: another view of the same person.
  const viewer = { userId: ann.id, companyId: null, address: '10.0.0.1', userAgent: 'Firefox' }
  expect((await server.db.query('select from job_ad_viewers')).rowCount).toBe(3)
  await forgetViewers(server.db, day(1))
  expect((await server.db.query('select from job_ad_viewers')).rowCount).toBe(0)
  await countView(server.db, { adId: ad._id, viewer, source: 'direct', now: day(1) })

  const statistics = await statisticsOf(ad._id, mia.headers)
  expect(statistics).toMatchObject({
    ad: { _id: ad._id, jobTitle: 'Pastry chef', state: 'online', jobId: ad.jobId },
    since: '2026-03-04',
    views: 4,
    people: 3,
    applications: 0,
    byDay: [{ day: '2026-03-04', views: 3, applications: 0 }],
  })
  expect(Object.fromEntries(statistics.bySource.map(({ source, views }) => [source, views]))).toEqual({
    direct: 2,
    search: 1,
    alert: 1,
  })
})

test('who puts the ad on a shortlist is counted, and no more once they take it off', async () => {
  const mia = await aPublisher(server)
  const ad = await published(server, mia)
  const ann = await aPerson(server)
  const save = async (isOn: boolean) =>
    await server.post(isOn ? '/api/shortlist' : '/api/shortlist/remove', { jobs: [ad.jobId] }, ann.headers)
  await save(true)
  expect(await statisticsOf(ad._id, mia.headers)).toMatchObject({ saved: 1, byDay: [{ saved: 1 }] })
  await save(false)
  expect(await statisticsOf(ad._id, mia.headers)).toMatchObject({ saved: 0, byDay: [{ saved: 0 }] })
})

test('applications are those that are handed in, and days end when the ad does', async () => {
  const mia = await aPublisher(server)
  const ad = await published(server, mia)
  const adApplications = {
    ...noApplications,
    byDay: async () => await Promise.resolve(new Map([['2026-03-05', 2]])),
  }
  const at = async (now: Date) =>
    await adStatistics({ db: server.db, adApplications }, { companyId: mia.companyId!, id: ad._id, now })
  expect(await at(day(1))).toMatchObject({ applications: 2, byDay: [{ applications: 0 }, { applications: 2 }] })
  expect((await at(day(200)))?.byDay).toHaveLength(16)
})

test('nobody but the company that posted an ad sees how it does, nor lists its ads', async () => {
  const mia = await aPublisher(server)
  const ad = await published(server, mia)
  const eve = await aPublisher(server, { company: { name: 'Rival Ltd', isAdmin: true } })
  const seeker = await aPerson(server)
  const path = `/api/job-ads/${ad._id}/statistics`
  expect((await server.get(path, eve.headers)).status).toBe(404)
  expect((await server.get(path, seeker.headers)).status).toBe(403)
  expect((await server.get(path)).status).toBe(401)
  expect((await server.get(`/api/job-ads/${randomUUID()}/statistics`, mia.headers)).status).toBe(404)
  // S25.46 and S25.50
  for (const [one, status] of [
    [mia, 200],
    [eve, 404],
  ] as const) {
    expect((await server.get(`/api/companies/posts/${mia.companyId}`, one.headers)).status).toBe(status)
    expect((await server.get(`/api/jobsearches/myposts/${mia.id}`, one.headers)).status).toBe(status)
  }
  expect((await server.get(`/api/jobsearches/myposts/me`, eve.headers)).body).toEqual([])
})
