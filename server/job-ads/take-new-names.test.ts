import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyPage } from '../../contract/job-ads/company-page.ts'
import { defaultSearch } from '../../contract/job-searches/results-address.ts'
import { searchCall } from '../../contract/job-searches/search-call.ts'
import type { Job } from '../../contract/jobs/jobs.ts'
import { companySlug } from '../../contract/companies/company-slug.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { startServer, testNow, type TestServer } from '../../test/server.ts'
import { applied, anApplicant, decided } from '../candidates/candidates.fixtures.ts'
import { readHere } from '../jobs/read-ad.ts'
import type { StoreDeps } from '../jobs/store-ads.ts'
import { inTransaction } from '../platform/database.ts'
import { aPublisher, anAd, published } from './job-ads.fixtures.ts'
import { takeNewNames } from './take-new-names.ts'
import { takeCompaniesNewNames } from './tasks.ts'

let server: TestServer
let operator: Person
let now = testNow
beforeAll(async () => {
  server = await startServer({ boards: [] })
  operator = await aPerson(server, { role: 'admin' })
})
afterAll(async () => await server[Symbol.asyncDispose]())

/** Some minutes pass, and with them the task's turn. */
async function later(): Promise<void> {
  now = new Date(now.getTime() + 5 * 60_000)
  server.clock.set(now)
  await takeCompaniesNewNames.run({}, server.services, new AbortController().signal)
}

async function renamed(who: Person, name: string): Promise<void> {
  expect((await server.send('PUT', `/api/companies/${who.companyId}`, { name }, who.headers)).status).toBe(200)
}

async function decide(id: string, decision: 'approve' | 'refuse', reason?: string): Promise<void> {
  const answer = await server.post(`/api/admin/companies/${id}/decision`, { decision, reason }, operator.headers)
  expect(answer.status, answer.text).toBe(200)
}

async function employerOf(jobId: string): Promise<string> {
  return ((await server.get(`/api/jobsearches/single/${jobId}`)).body as { employer: string }).employer
}

/** As whose the search finds the jobs of a title. */
async function found(title: string): Promise<string[]> {
  const { params } = searchCall({ ...defaultSearch, jobTitle: title, jobLocation: 'United Kingdom' })
  const path = Object.values(params).map((part) => encodeURIComponent(part === '' ? '-' : part))
  const { jobs } = (await server.get(`/api/jobsearches/${path.join('/')}`)).body as { jobs: Job[] }
  return jobs.filter(({ jobTitle }) => jobTitle === title).map(({ employer }) => employer ?? '')
}

const anAdminOf = async (name: string) => await aPublisher(server, { company: { name, isAdmin: true } })

test('once a new name is approved, ads that are online take it: search, job, company, feed and letters', async () => {
  const mia = await anAdminOf('Ottercroft Bakery Ltd')
  const id = mia.companyId!
  const ad = await published(server, mia, anAd({ jobTitle: 'Viennoiserie baker', answersBy: '2026-03-25' }))
  const eve = await published(server, await anAdminOf('Ottercroft Mill Ltd'), anAd({ jobTitle: 'Miller' }))
  const ann = await anApplicant(server)
  const { _id: candidacyId } = await applied(server, { person: ann, jobId: ad.jobId })
  const feed = async (since?: string) =>
    await server.get(`/company-feeds/${id}/jobs.xml`, since === undefined ? {} : { 'if-modified-since': since })
  const { headers } = await feed()

  await renamed(mia, 'Marlowe Patisserie Ltd')
  await later()
  expect(await employerOf(ad.jobId)).toMatch(/Ottercroft/u)
  expect((await feed(headers.get('last-modified')!)).status).toBe(304)
  await decide(id, 'refuse', 'Show us your register entry')
  await later()
  expect(await employerOf(ad.jobId)).toMatch(/Ottercroft/u)

  await decide(id, 'approve')
  await later()
  expect(await employerOf(ad.jobId)).toMatch(/Marlowe Patisserie/u)
  expect(await employerOf(eve.jobId)).toMatch(/Ottercroft Mill/u)
  expect(await found('Viennoiserie baker')).toEqual([expect.stringMatching(/Marlowe Patisserie/u)])
  const page = await server.get(`/api/company-pages/${companySlug({ id, name: 'Marlowe Patisserie Ltd' })}`)
  expect(page.body as CompanyPage).toMatchObject({ name: 'Marlowe Patisserie Ltd', ads: [{ jobId: ad.jobId }] })
  const fresh = await feed(headers.get('last-modified')!)
  expect([fresh.status, fresh.text.includes('Marlowe Patisserie Ltd')]).toEqual([200, true])
  // It is no change of its author's, and is made once.
  const { rows } = await server.db.query('select changed_at, written_at from job_ads where id = $1', [ad._id])
  expect(rows).toEqual([{ changed_at: null, written_at: now }])
  expect(await takeNewNames({ db: server.db, store: server.services.store }, now)).toBe(0)

  const broken = { adId: ad._id, answersBy: '2026-03-25', now }
  await inTransaction(server.db, async (client) => await server.services.say(client, 'promise-broken', broken))
  const interview = { _id: randomUUID(), candidacy: candidacyId, slots: ['2026-03-09T16:00'], minutes: 45 }
  const where = { how: 'phone', where: '0113 496 0000', isSure: true }
  expect((await server.post('/api/interviews', { ...interview, ...where }, mia.headers)).status).toBe(200)
  await decided(server, mia, { adId: ad._id, candidacyIds: [candidacyId], to: 'rejected' })
  const { rows: mails } = await server.db.query<{ template: string; body: string }>(
    'select template, body from sent_messages where recipient = $1 and created = $2',
    [ann.email, now],
  )
  expect(mails.length).toBeGreaterThan(2)
  for (const { template, body } of mails)
    expect([template, /Marlowe/u.test(body), /Ottercroft/u.test(body)]).toEqual([template, true, false])
})

test('a company that had its new name approved goes back to no earlier one, whatever it loses', async () => {
  const mia = await anAdminOf('Puffin Ovens Ltd')
  const ad = await published(server, mia, anAd({ jobTitle: 'Oven fitter' }))
  await renamed(mia, 'Guillemot Ovens Ltd')
  await decide(mia.companyId!, 'approve')
  await later()
  await decide(mia.companyId!, 'refuse', 'A complaint')
  await later()
  expect(await employerOf(ad.jobId)).toMatch(/Guillemot/u)
})

test('whoever may not publish puts no other name onto ads that are online, whatever is changed in which order', async () => {
  const mia = await anAdminOf('Dunlin Dairy Ltd')
  const ad = await published(server, mia, anAd({ jobTitle: 'Cheese grader' }))
  const change = async (body: object) => await server.send('PUT', `/api/companies/${mia.companyId}`, body, mia.headers)
  // Another number, with the name as it was, is refused; and then come two names.
  expect((await change({ company_number: '01234567' })).status).toBe(200)
  await decide(mia.companyId!, 'refuse', 'Not your number')
  for (const name of ['NHS England', 'NHS Wales']) {
    await renamed(mia, name)
    await later()
    expect(await employerOf(ad.jobId)).toMatch(/Dunlin/u)
  }
  await decide(mia.companyId!, 'approve')
  await later()
  expect(await employerOf(ad.jobId)).toMatch(/NHS Wales/u)
})

test('an ad that is closed, or whose company is blocked, is left as it is', async () => {
  const mia = await anAdminOf('Fulmar Foods Ltd')
  const [open, closed] = [
    await published(server, mia, anAd({ jobTitle: 'Fish curer' })),
    await published(server, mia, anAd({ jobTitle: 'Fish smoker' })),
  ]
  expect((await server.post(`/api/job-ads/${closed._id}/close`, {}, mia.headers)).status).toBe(200)
  await renamed(mia, 'Kittiwake Foods Ltd')
  await server.db.query(`update companies set publishing = 'blocked' where id = $1`, [mia.companyId])
  await later()
  expect(await employerOf(open.jobId)).toMatch(/Fulmar/u)
  await server.db.query(`update companies set publishing = 'approved' where id = $1`, [mia.companyId])
  await later()
  expect(await employerOf(open.jobId)).toMatch(/Kittiwake/u)
  expect((await server.get(`/api/jobsearches/single/${closed.jobId}`)).body).toMatchObject({ isClosed: true })
})

test('an ad that is changed while it is read anew is left to the next round', async () => {
  const mia = await anAdminOf('Whimbrel Ices Ltd')
  const ad = await published(server, mia, anAd({ jobTitle: 'Ice cream maker' }))
  await renamed(mia, 'Turnstone Ices Ltd')
  await decide(mia.companyId!, 'approve')
  const { store, db } = server.services
  const meanwhile: StoreDeps['readAds'] = async (ads, options) => {
    await db.query('update job_ads set changed_at = $2 where id = $1', [ad._id, now])
    return await readHere(store)(ads, options)
  }
  expect(await takeNewNames({ db, store: { ...store, readAds: meanwhile } }, now)).toBe(0)
  expect(await employerOf(ad.jobId)).toMatch(/Whimbrel/u)
  await later()
  expect(await employerOf(ad.jobId)).toMatch(/Turnstone/u)
})
