import { beforeEach, expect, test } from 'vitest'
import { companySlug } from '../../contract/companies/company-slug.ts'
import type { CompanyPage } from '../../contract/job-ads/company-page.ts'
import { aPerson } from '../../test/people.ts'
import { messagesSent } from '../../test/messages.ts'
import { noApplications, type AdApplications, type Waiting } from './ad-applications.ts'
import { anAd, aPublisher, published } from './job-ads.fixtures.ts'
import { keepUpPromises } from './keep-up-promises.ts'
import { serverOfFile } from '../../test/server-of-file.ts'
import type { Say } from '../platform/events.ts'

const server = await serverOfFile({ boards: [], environment: { ROLECALL_FREE_CREDITS: '0' } })
beforeEach(async () => {
  await server.db.query('delete from job_ads')
  await server.db.query('delete from sent_messages')
})

type Others = { adApplications: AdApplications; say: Say }

const nobody: Others = { adApplications: noApplications, say: async () => await Promise.resolve() }

/** Candidates as another room would know them. */
function applicationsOf(waiting: Waiting) {
  const apologies: string[] = []
  const asked: Date[] = []
  const fake: Others = {
    adApplications: {
      ...noApplications,
      waiting: async (_db, { before }) => {
        asked.push(before)
        return await Promise.resolve(waiting)
      },
    },
    say: async (_client, name, told) => {
      if ('answersBy' in told) apologies.push(`${name} ${told.adId} ${told.answersBy}`)
      return await Promise.resolve()
    },
  }
  return { fake, apologies, asked }
}

async function run(others: Others, at: string) {
  const { db, tasks } = server.services
  return await keepUpPromises({ db, tasks, ...others, siteUrl: 'https://jobs.example.org' }, new Date(at))
}

const mails = async () => (await messagesSent(server)).filter(({ template }) => template === 'answers-due')
const aPromise = { jobTitle: 'Promised baker', answersBy: '2026-03-20' }

test('the company is reminded two days before and on the day, once each, and nobody else is', async () => {
  const mia = await aPublisher(server, { company: { name: 'Promising Ltd' } })
  const admin = await aPerson(server, { company: { id: mia.companyId!, isAdmin: true } })
  await aPerson(server, { company: { id: mia.companyId! } })
  await published(server, mia, anAd(aPromise))
  await published(server, mia, anAd({ jobTitle: 'Unpromised baker' }))
  const { fake, apologies } = applicationsOf({ applied: 3, unanswered: 2 })

  expect(await run(fake, '2026-03-17T12:00:00Z')).toEqual({ 'remind-before': 0, 'remind-on-the-day': 0, settle: 0 })
  // Two workers at the same moment, and an hour later.
  await Promise.all([run(fake, '2026-03-18T09:00:00Z'), run(fake, '2026-03-18T09:00:00Z')])
  await run(fake, '2026-03-18T10:00:00Z')
  const first = await mails()
  expect(first.map(({ recipient }) => recipient).sort()).toEqual([mia.email, admin.email].sort())
  expect(first[0]?.body).toContain('promises an answer by 20 March 2026. 2 candidates are still waiting')

  await run(fake, '2026-03-20T09:00:00Z')
  await run(fake, '2026-03-20T15:00:00Z')
  expect(await mails()).toHaveLength(4)
  expect((await mails())[0]?.body).toContain('promises an answer by today')
  expect(apologies).toEqual([])
})

test('while nobody waits, nobody is reminded; who applies later that day is written of then', async () => {
  const mia = await aPublisher(server, { company: { name: 'Promising Ltd' } })
  await published(server, mia, anAd(aPromise))
  await run(applicationsOf({ applied: 2, unanswered: 0 }).fake, '2026-03-18T09:00:00Z')
  expect(await mails()).toEqual([])
  await run(nobody, '2026-03-18T10:00:00Z')
  expect(await mails()).toEqual([])
  await run(applicationsOf({ applied: 3, unanswered: 1 }).fake, '2026-03-18T11:00:00Z')
  expect(await mails()).toHaveLength(1)
  expect((await mails())[0]?.body).toContain('1 candidate is still waiting')
})

test('a broken promise is noted when the day is over, and those who wait are told once', async () => {
  const mia = await aPublisher(server, { company: { name: 'Breaking Ltd' } })
  const ad = await published(server, mia, anAd(aPromise))
  const { fake, apologies, asked } = applicationsOf({ applied: 3, unanswered: 2 })
  await run(fake, '2026-03-20T23:59:00Z')
  expect(apologies).toEqual([])
  await Promise.all([run(fake, '2026-03-21T00:04:00Z'), run(fake, '2026-03-21T00:04:00Z')])
  await run(fake, '2026-03-21T01:04:00Z')
  expect(apologies).toEqual([`promise-broken ${ad._id} 2026-03-20`])
  // Anyone who applied after the day was promised nothing.
  expect(asked.at(-1)).toEqual(new Date('2026-03-21T00:00:00Z'))
  const { rows } = await server.db.query('select applied, unanswered from job_ad_promises')
  expect(rows).toEqual([{ applied: 3, unanswered: 2 }])
})

test('an apology that fails leaves the promise to be settled again', async () => {
  const mia = await aPublisher(server, { company: { name: 'Breaking Ltd' } })
  await published(server, mia, anAd(aPromise))
  const { fake, apologies } = applicationsOf({ applied: 1, unanswered: 1 })
  const failing = { ...fake, say: async () => await Promise.reject(new Error('No mail')) }
  await expect(run(failing, '2026-03-21T00:04:00Z')).rejects.toThrow('No mail')
  await run(fake, '2026-03-21T01:04:00Z')
  expect(apologies).toHaveLength(1)
})

test('the page of a company counts its promises, and from three on that were kept it has the badge', async () => {
  const mia = await aPublisher(server, { company: { name: 'Keeping Ltd' } })
  const slug = companySlug({ id: mia.companyId!, name: 'Keeping Ltd' })
  const promises = async () => ((await server.get(`/api/company-pages/${slug}`)).body as CompanyPage).promises
  const settle = async (waiting: Waiting) => {
    await published(server, mia, anAd(aPromise))
    await run(applicationsOf(waiting).fake, '2026-03-21T01:00:00Z')
  }
  server.clock.set(new Date('2026-03-04T12:00:00Z'))
  // Nobody applied: there was nothing to keep.
  await settle({ applied: 0, unanswered: 0 })
  expect(await promises()).toEqual({ promises: 0, kept: 0, hasBadge: false })
  for (const _ of [1, 2]) await settle({ applied: 2, unanswered: 0 })
  expect(await promises()).toEqual({ promises: 2, kept: 2, hasBadge: false })
  await settle({ applied: 1, unanswered: 0 })
  expect(await promises()).toEqual({ promises: 3, kept: 3, hasBadge: true })
  await settle({ applied: 4, unanswered: 1 })
  expect(await promises()).toEqual({ promises: 4, kept: 3, hasBadge: false })
})
