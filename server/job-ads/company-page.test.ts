import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { companySlug } from '../../contract/companies/company-slug.ts'
import type { CompanyPage } from '../../contract/job-ads/company-page.ts'
import type { Job } from '../../contract/jobs/jobs.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { testNow } from '../../test/server.ts'
import { noApplications } from './ad-applications.ts'
import { companyPage } from './company-page.ts'
import { anAd, aPublisher, published } from './job-ads.fixtures.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [], pages: true, environment: { ROLECALL_FREE_CREDITS: '0' } })

const slugOf = ({ companyId }: Person, name: string) => companySlug({ id: companyId!, name })

async function pageOf(slug: string): Promise<CompanyPage> {
  const answer = await server.get(`/api/company-pages/${slug}`)
  expect(answer, answer.text).toMatchObject({ status: 200 })
  return answer.body as CompanyPage
}

async function edit(person: Person, change: object) {
  return await server.send('PUT', `/api/companies/${person.companyId}`, change, person.headers)
}

test('a company has a page with its ads that are online, what it says of itself, and nothing it does not tell everybody', async () => {
  const mia = await aPublisher(server, { company: { name: 'Two Ovens Ltd', isAdmin: true } })
  const slug = slugOf(mia, 'Two Ovens Ltd')
  expect(await pageOf(slug)).toMatchObject({ name: 'Two Ovens Ltd', about: '', address: '', ads: [], liveAds: 0 })

  const about = 'We bake.\n\n<script>alert(1)</script>'
  expect((await edit(mia, { about, address: { address_line_1: '1 Quay Street', locality: 'Whitby' } })).status).toBe(
    200,
  )
  const ad = await published(server, mia, anAd({ jobTitle: 'Brioche baker' }))
  const closed = await published(server, mia, anAd({ jobTitle: 'Closed baker' }))
  await server.post(`/api/job-ads/${closed._id}/close`, {}, mia.headers)
  const page = await pageOf(slug)
  expect(page).toEqual({
    name: 'Two Ovens Ltd',
    slug,
    kind: 'employer',
    companyNumber: null,
    isVerified: false,
    liveAds: 1,
    answerTime: { answers: 0, usualHours: null },
    promises: { promises: 0, kept: 0, hasBadge: false },
    about,
    domain: null,
    address: '1 Quay Street, Whitby',
    pictures: [],
    ads: [
      {
        jobId: ad.jobId,
        jobTitle: 'Brioche baker',
        jobLocation: 'Whitby, North Yorkshire',
        salary: '£29,000 to £33,000 a year',
        created: testNow.toISOString(),
      },
    ],
  })
  const { text, status } = await server.get(`/company/${slug}`)
  expect(status).toBe(200)
  expect(text).toContain('&lt;script&gt;alert(1)')
  expect(text).not.toContain('1134960000')
  expect(text).not.toContain('content="noindex"')
  expect(text).toContain(`href="/job/${ad.jobId}"`)

  // And the ad leads to it.
  const { body } = await server.get(`/api/jobsearches/single/${ad.jobId}`)
  expect((body as Job).ownAd?.employer).toMatchObject({ name: 'Two Ovens Ltd', slug, liveAds: 1 })
  expect((await server.get(`/job/${ad.jobId}`)).text).toContain(`href="/company/${slug}"`)
})

test('a company that takes another name keeps its page: the earlier address leads there for good', async () => {
  const mia = await aPublisher(server, { company: { name: 'Old Name Ltd', isAdmin: true } })
  const [before, after] = [slugOf(mia, 'Old Name Ltd'), slugOf(mia, 'New Name Ltd')]
  expect((await edit(mia, { name: 'New Name Ltd' })).status).toBe(200)
  // Under a name that nobody has looked at it has no page.
  expect((await server.get(`/company/${after}`)).status).toBe(404)
  await server.db.query(`update companies set publishing = 'approved' where id = $1`, [mia.companyId])
  expect(await pageOf(before)).toMatchObject({ name: 'New Name Ltd', slug: after })
  const moved = await server.get(`/company/${before}`)
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/company/${after}`])
  expect((await server.get(`/company/${after}`)).status).toBe(200)
})

test('a company that nobody has looked at, was refused or is blocked has no page, nor has what is no company', async () => {
  const mia = await aPublisher(server, { company: { name: 'Unseen Ltd', isApproved: false } })
  const slug = slugOf(mia, 'Unseen Ltd')
  const status = async () => (await server.get(`/company/${slug}`)).status
  expect(await status()).toBe(404)
  for (const [state, expected] of [
    ['approved', 200],
    ['blocked', 404],
    ['refused', 404],
  ] as const) {
    await server.db.query('update companies set publishing = $2 where id = $1', [mia.companyId, state])
    expect([state, await status()]).toEqual([state, expected])
  }
  for (const none of ['quayside', 'unseen-ltd-000000000000', `${slug}x`, "'-or-1"])
    expect([none, (await server.get(`/company/${none}`)).status]).toEqual([none, 404])
})

test('admins of the company alone say what it says of itself', async () => {
  const admin = await aPublisher(server, { company: { name: 'Own Words Ltd', isAdmin: true } })
  const member = await aPublisher(server, { company: { id: admin.companyId! } })
  const eve = await aPublisher(server, { company: { name: 'Rival Ltd', isAdmin: true } })
  const path = `/api/companies/${admin.companyId}`
  expect((await edit(admin, { about: 'Ours' })).status).toBe(200)
  expect((await server.send('PUT', path, { about: 'Mine' }, member.headers)).status).toBe(403)
  expect((await server.send('PUT', path, { about: 'Evil' }, eve.headers)).status).toBe(404)
  expect((await edit(admin, { about: 'x'.repeat(3_001) })).status).toBe(422)
  // What is left out stays.
  expect((await edit(admin, { phone: '0113 496 0001' })).status).toBe(200)
  expect((await pageOf(slugOf(admin, 'Own Words Ltd'))).about).toBe('Ours')
})

test('how long a company takes to answer is said from five answers on, with their number', async () => {
  const mia = await aPublisher(server, { company: { name: 'Quick Answers Ltd' } })
  const slug = slugOf(mia, 'Quick Answers Ltd')
  const asked: Date[] = []
  const at = async (answers: number) => {
    const adApplications = {
      ...noApplications,
      answerTimes: async (_db: unknown, { since }: { since: Date }) => {
        asked.push(since)
        return await Promise.resolve({ answers, medianHours: 50 })
      },
    }
    return (await companyPage({ db: server.db, adApplications }, { slug, now: testNow }))?.answerTime
  }
  expect(await at(4)).toEqual({ answers: 4, usualHours: null })
  expect(await at(5)).toEqual({ answers: 5, usualHours: 50 })
  expect(asked[0]).toEqual(new Date('2025-12-04T12:00:00.000Z'))
})

test('search engines find the pages of companies with ads online in a map of their own', async () => {
  const mia = await aPublisher(server, { company: { name: 'Mapped & Sons Ltd' } })
  await published(server, mia)
  const unseen = await aPublisher(server, { company: { name: 'Unmapped Ltd' } })
  await published(server, unseen)
  await server.db.query(`update companies set publishing = 'blocked' where id = $1`, [unseen.companyId])
  // What is said to robots is kept for ten minutes.
  server.clock.set(new Date(testNow.getTime() + 660_000))
  try {
    expect((await server.get('/sitemap.xml')).text).toContain('/sitemaps/companies.xml')
    const { text, status } = await server.get('/sitemaps/companies.xml')
    expect(status).toBe(200)
    expect(XMLValidator.validate(text)).toBe(true)
    const { urlset } = new XMLParser({ isArray: (name) => name === 'url' }).parse(text) as {
      urlset: { url: { loc: string }[] }
    }
    const paths = urlset.url.map(({ loc }) => new URL(loc).pathname)
    expect(paths).toContain(`/company/${slugOf(mia, 'Mapped & Sons Ltd')}`)
    expect(paths.filter((path) => path.includes('unmapped'))).toEqual([])
  } finally {
    server.clock.set(testNow)
  }
  expect((await aPerson(server)).companyId).toBeNull()
})
