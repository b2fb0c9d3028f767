import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { AdContent } from '../../contract/job-ads/content.ts'
import { adCosts } from '../../contract/job-ads/costs.ts'
import type { MyAd, MyAdWhole } from '../../contract/job-ads/my-ads.ts'
import * as texts from '../../contract/job-ads/texts.ts'
import { changedSince } from '../../contract/platform/revision.ts'
import { defaultSearch } from '../../contract/job-searches/results-address.ts'
import { searchCall } from '../../contract/job-searches/search-call.ts'
import type { Job } from '../../contract/jobs/jobs.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { addAds, testNow } from '../../test/server.ts'
import { balanceOf, type Owner } from '../ledger/accounts.ts'
import { findAdToApplyTo } from './ad-to-apply-to.ts'
import { closeWhatRanOut } from './close.ts'
import { forgetOldDrafts } from './drafts.ts'
import { anAd, aPublisher as aPublisherOf, give as giveCredits, unit } from './job-ads.fixtures.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [], environment: { ROLECALL_FREE_CREDITS: '0' } })

const give = async (owner: Owner, amount: number) => await giveCredits(server, owner, amount)
const aPublisher = async (given?: Parameters<typeof aPublisherOf>[1]) => await aPublisherOf(server, given)

async function publish(person: Person, content: AdContent = anAd(), id: string = randomUUID()) {
  return await server.post('/api/jobsearches', { _id: id, content }, person.headers)
}

async function published(person: Person, content?: AdContent): Promise<MyAd> {
  const answer = await publish(person, content)
  expect(answer, answer.text).toMatchObject({ status: 201 })
  return (answer.body as { ad: MyAd }).ad
}

async function credits(person: Person): Promise<number> {
  return (await balanceOf(server.db, { owner: { kind: 'person', id: person.id }, unit })).available
}

/** The jobs of this very title that a search finds. */
async function find(words: string): Promise<Job[]> {
  const { params } = searchCall({ ...defaultSearch, jobTitle: words, jobLocation: 'United Kingdom' })
  const path = Object.values(params).map((part) => encodeURIComponent(part === '' ? '-' : part))
  const answer = await server.get(`/api/jobsearches/${path.join('/')}`)
  expect(answer, answer.text).toMatchObject({ status: 200 })
  const { jobs, isFallback } = answer.body as { jobs: Job[]; isFallback: boolean }
  return isFallback ? [] : jobs.filter(({ jobTitle }) => jobTitle === words)
}

test('an ad is online as soon as it is published: found by the search, public and whole, and paid', async () => {
  const mia = await aPublisher()
  const ad = await published(mia, anAd({ jobTitle: 'Viennoiserie baker', benefits: ['Free bread'] }))
  expect(ad).toMatchObject({ state: 'online', daysLeft: 15, cost: 2, created: testNow.toISOString() })
  expect(await credits(mia)).toBe(8)

  const [found] = await find('Viennoiserie baker')
  expect(found).toMatchObject({ _id: ad.jobId, source: 'rolecall', employer: 'Quayside Bakery Ltd', poster: 'direct' })
  expect(found?.sources).toMatchObject([{ name: 'Rolecall', ref: ad._id }])
  const { status, body } = await server.get(`/api/jobsearches/single/${ad.jobId}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    contractType: 'permanent',
    fullTime: true,
    workplace: 'on-site',
    salary: '£29,000 to £33,000 a year',
    closes: '2026-03-19',
    ownAd: { _id: ad._id, benefits: ['Free bread'], hoursPerWeek: 40, changedAt: null },
  })
  expect((body as Job).jobDescription).toContain('croissants')
  expect((await server.get(`/api/job-ads/${ad._id}/page`)).body).toEqual({ jobId: ad.jobId })
})

test('pressed twice, also at the same moment, it is published and paid once', async () => {
  const mia = await aPublisher()
  const id = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => await publish(mia, anAd({ jobTitle: 'Sourdough baker' }), id)),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(await credits(mia)).toBe(8)
  expect(await find('Sourdough baker')).toHaveLength(1)
})

test('without enough credits nothing is published, and the draft stays', async () => {
  const mia = await aPublisher({ credits: 1 })
  const id = randomUUID()
  const content = anAd({ jobTitle: 'Unpaid for baker' })
  await server.send('PUT', `/api/job-ad-drafts/${id}`, { content }, mia.headers)
  const answer = await publish(mia, content, id)
  expect(answer).toMatchObject({ status: 409, body: { message: texts.noCredits } })
  expect(await credits(mia)).toBe(1)
  expect(await find('Unpaid for baker')).toEqual([])
  expect((await server.get(`/api/job-ad-drafts/${id}`, mia.headers)).body).toMatchObject({ content })
  await give({ kind: 'person', id: mia.id }, 1)
  expect((await publish(mia, content, id)).status).toBe(201)
  expect((await server.get(`/api/job-ad-drafts/${id}`, mia.headers)).status).toBe(404)
})

test('whoever looks after the company may spend its credits, another member may not', async () => {
  const admin = await aPublisher({ credits: 0, company: { name: 'Two Ovens Ltd', isAdmin: true } })
  const member = await aPublisher({ credits: 0, company: { id: admin.companyId! } })
  const company: Owner = { kind: 'company', id: admin.companyId! }
  await give(company, 5)
  expect((await publish(member)).status).toBe(409)
  expect((await publish(admin)).status).toBe(201)
  expect((await balanceOf(server.db, { owner: company, unit })).available).toBe(3)
  expect((await server.get('/api/job-ads/credits', admin.headers)).body).toMatchObject({
    available: 3,
    own: 0,
    company: 3,
  })
  expect((await server.get('/api/job-ads/credits', member.headers)).body).toMatchObject({
    available: 0,
    own: 0,
    company: null,
    isAgency: false,
  })
})

test('only members of a company with a confirmed address publish', async () => {
  const seeker = await aPerson(server)
  expect((await publish(seeker)).status).toBe(403)
  const unconfirmed = await aPublisher({ isVerified: false })
  expect(await publish(unconfirmed)).toMatchObject({ status: 403, body: { message: texts.confirmEmailFirst } })
  expect((await server.post('/api/jobsearches', { _id: randomUUID(), content: anAd() })).status).toBe(401)
})

test('the first ad of an unverified company waits until somebody has approved the company', async () => {
  const mia = await aPublisher({ company: { name: 'Unknown Ovens Ltd', isApproved: false } })
  const id = randomUUID()
  expect(await publish(mia, anAd(), id)).toMatchObject({ status: 403, body: { message: texts.waitsForApproval } })
  expect(await credits(mia)).toBe(10)
  const asked = await server.db.query('select from companies where id = $1 and asked_to_publish is not null', [
    mia.companyId,
  ])
  expect(asked.rowCount).toBe(1)

  const becomes = async (state: string, reason: string | null) =>
    await server.db.query('update companies set publishing = $2, publishing_reason = $3 where id = $1', [
      mia.companyId,
      state,
      reason,
    ])
  await becomes('blocked', 'Not a bakery')
  expect(await publish(mia, anAd(), id)).toMatchObject({
    status: 403,
    body: { message: texts.mayNotPublish('Not a bakery') },
  })
  await becomes('approved', null)
  expect((await publish(mia, anAd(), id)).status).toBe(201)
})

test('the ads of a company that is blocked go offline, and nobody else’s', async () => {
  const [mia, eve] = [await aPublisher(), await aPublisher()]
  const [hers, other] = [randomUUID(), randomUUID()]
  await publish(mia, anAd(), hers)
  await publish(eve, anAd(), other)
  await server.db.query(`update companies set publishing = 'blocked' where id = $1`, [mia.companyId])
  await closeWhatRanOut({ db: server.db, store: server.services.store }, server.clock.now())
  const { rows } = await server.db.query<{ id: string }>(
    'select id from job_ads where id = any($1) and closed_at is null',
    [[hers, other]],
  )
  expect(rows).toEqual([{ id: other }])
})

test('what is missing or unknown is said by field, and nothing is taken', async () => {
  const mia = await aPublisher()
  const answer = await publish(mia, anAd({ jobTitle: ' ', jobLocation: 'Qqxxzz', payMin: '50000', payMax: '30000' }))
  expect(answer.status).toBe(422)
  const { errors } = answer.body as { errors: object }
  expect(Object.keys(errors).sort()).toEqual(['jobLocation', 'jobTitle', 'payMax'])
  expect((await publish(mia, anAd({ jobLocation: 'Paris' }))).status).toBe(422)
  expect((await publish(mia, anAd({ type: 'video' }))).body).toMatchObject({
    errors: {
      recording: { message: texts.recordingMissing.video },
      recordingTitle: { message: texts.recordingTitleMissing },
    },
  })
  expect(await credits(mia)).toBe(10)
})

test('an ad expires after 360 hours to the second, is gone from the search, and comes back for credits', async () => {
  const mia = await aPublisher()
  const ad = await published(mia, anAd({ jobTitle: 'Croquembouche maker' }))
  const other = await published(await aPublisher(), anAd({ jobTitle: 'Religieuse maker' }))
  const close = async () => await closeWhatRanOut({ db: server.db, store: server.services.store }, server.clock.now())
  const hours = (count: number) => new Date(testNow.getTime() + count * 3_600_000)
  try {
    server.clock.set(new Date(hours(360).getTime() - 1))
    await close()
    expect(await find('Croquembouche maker')).toHaveLength(1)
    server.clock.set(hours(360))
    await close()
    expect(await find('Croquembouche maker')).toEqual([])
    expect((await server.get(`/api/jobsearches/single/${ad.jobId}`)).body).toMatchObject({ isClosed: true })
    // Sessions have run out as well.
    const noa = await aPublisher({ company: { id: mia.companyId! } })
    expect(await mine(noa)).toMatchObject([{ state: 'expired', daysLeft: 0 }])

    server.clock.set(hours(361))
    const again = await Promise.all(
      [1, 2, 3].map(async () => await server.post(`/api/jobsearches/reactivate/${ad._id}`, {}, noa.headers)),
    )
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(again[0]?.body).toMatchObject({ created: hours(361).toISOString(), until: hours(721).toISOString() })
    expect(await credits(noa)).toBe(8)
    const [found] = await find('Croquembouche maker')
    expect(found).toMatchObject({ _id: ad.jobId, isClosed: false })
    expect(await mine(noa)).toMatchObject([{ _id: ad._id, state: 'online', daysLeft: 15 }])
    expect(await find('Religieuse maker')).toEqual([])
    const { rows } = await server.db.query('select online_until from job_ads where id = $1', [other._id])
    expect(rows).toEqual([{ online_until: hours(360) }])
  } finally {
    server.clock.set(testNow)
  }
})

test('closed early it is gone, and another company cannot close, change, see or reactivate it', async () => {
  const mia = await aPublisher()
  const eve = await aPublisher({ company: { name: 'Rival Ltd', isAdmin: true } })
  const ad = await published(mia, anAd({ jobTitle: 'Strudel maker' }))
  for (const answer of [
    await server.post(`/api/job-ads/${ad._id}/close`, {}, eve.headers),
    await server.post(`/api/jobsearches/reactivate/${ad._id}`, {}, eve.headers),
    await server.send('PUT', `/api/jobsearches/${ad._id}`, { content: anAd() }, eve.headers),
    await server.get(`/api/job-ads/${ad._id}`, eve.headers),
    await server.get(`/api/companies/posts/${mia.companyId}`, eve.headers),
    await server.get(`/api/jobsearches/myposts/${mia.id}`, eve.headers),
    await publish(eve, anAd(), ad._id),
  ])
    expect(answer.status).toBe(404)
  expect(await mine(eve)).toEqual([])
  expect(await credits(eve)).toBe(10)
  expect(await find('Strudel maker')).toHaveLength(1)

  expect((await server.post(`/api/job-ads/${ad._id}/close`, {}, mia.headers)).status).toBe(200)
  expect((await server.post(`/api/job-ads/${ad._id}/close`, {}, mia.headers)).status).toBe(409)
  expect(await find('Strudel maker')).toEqual([])
  expect(await mine(mia)).toMatchObject([{ state: 'closed' }])
})

test('a change costs nothing, shows at once and says when', async () => {
  const mia = await aPublisher()
  const ad = await published(mia, anAd({ jobTitle: 'Macaron maker' }))
  const content = anAd({ jobTitle: 'Macaron maker', payMin: '31000', benefits: ['A bicycle'] })
  server.clock.set(new Date(testNow.getTime() + 60_000))
  try {
    expect((await server.send('PUT', `/api/jobsearches/${ad._id}`, { content }, mia.headers)).status).toBe(200)
  } finally {
    server.clock.set(testNow)
  }
  expect(await credits(mia)).toBe(8)
  expect((await server.get(`/api/jobsearches/single/${ad.jobId}`)).body).toMatchObject({
    salary: '£31,000 to £33,000 a year',
    ownAd: { benefits: ['A bicycle'], changedAt: '2026-03-04T12:01:00.000Z' },
  })
})

test('of two windows on one ad the later is told what the first saved, and saves over it only once it has seen that', async () => {
  const mia = await aPublisher()
  const ad = await published(mia, anAd({ jobTitle: 'Praline maker' }))
  const path = `/api/jobsearches/${ad._id}`
  const read = async () => (await server.get(`/api/job-ads/${ad._id}`, mia.headers)).body as MyAdWhole
  const put = async (body: object) => await server.send('PUT', path, body, mia.headers)
  const { content, revision } = await read()

  const first = { content: { ...content, payMin: '30000' }, baseRevision: revision }
  const second = { content: { ...content, payMax: '35000' }, baseRevision: revision }
  expect(await put(first)).toMatchObject({ status: 200 })
  // Pressed twice it is the same change.
  expect((await put(first)).status).toBe(200)
  expect(await put(second)).toMatchObject({ status: 409, body: { message: changedSince } })
  const there = await read()
  expect(there.content).toMatchObject({ payMin: '30000', payMax: content.payMax })
  expect(there.revision).not.toBe(revision)
  expect((await put({ ...second, baseRevision: there.revision })).status).toBe(200)
  expect((await read()).content).toMatchObject({ payMin: content.payMin, payMax: '35000' })
  // Whoever names none, such as a program, changes what is there.
  expect((await put({ content })).status).toBe(200)
})

test('saved without a change nothing changes, also at the moment of publishing', async () => {
  const mia = await aPublisher()
  const content = anAd({ jobTitle: 'Nougat maker' })
  const ad = await published(mia, content)
  for (const again of [content, content]) {
    expect((await server.send('PUT', `/api/jobsearches/${ad._id}`, { content: again }, mia.headers)).status).toBe(200)
  }
  expect(await mine(mia)).toMatchObject([{ changedAt: null }])
})

test('the same ad of two companies of one name is two jobs; of one company, it is one', async () => {
  const [mia, ben] = [
    await aPublisher({ company: { name: 'Twin Bakery' } }),
    await aPublisher({ company: { name: 'Twin Bakery' } }),
  ]
  const content = anAd({ jobTitle: 'Twin baker' })
  const [first, second, again] = [
    await published(mia, content),
    await published(ben, content),
    await published(mia, content),
  ]
  expect(second.jobId).not.toBe(first.jobId)
  expect(again.jobId).toBe(first.jobId)
  const found = await find('Twin baker')
  expect(found.map(({ _id }) => _id).toSorted()).toEqual([first.jobId, second.jobId].toSorted())
})

test('our ad leads its group: a copy on a board folds into it, or it into the copy, and the page is ours', async () => {
  const text = `${anAd().jobDescription} We are a family bakery with two shops and twelve people, and we have baked here since 1952.`
  await addAds(server, [
    {
      id: 'copy:1',
      source: 'Reed',
      title: 'Head Baker',
      company: 'Quayside Bakery Ltd',
      location: 'Whitby',
      description: text.replaceAll(/<[^>]*>/gu, ''),
    },
  ])
  const mia = await aPublisher()
  const ad = await published(mia, anAd({ jobTitle: 'Head Baker', jobDescription: text }))
  const { body } = await server.get(`/api/jobsearches/single/${ad.jobId}`)
  const job = body as Job
  expect(job.sources).toHaveLength(2)
  expect(job).toMatchObject({ source: 'rolecall', ownAd: { _id: ad._id } })
})

test('drafts are kept for ten days, for their author alone, and never over a newer one', async () => {
  const [ann, eve] = [await aPerson(server), await aPerson(server)]
  const id = randomUUID()
  const save = async (person: Person, body: object) =>
    await server.send('PUT', `/api/job-ad-drafts/${id}`, body, person.headers)
  const content = AdContent.parse({ jobTitle: 'Half a', payMin: 'abc' })
  expect((await save(ann, { content })).body).toMatchObject({ revision: 1 })
  expect((await save(ann, { content, baseRevision: 0 })).status).toBe(409)
  expect((await save(ann, { content, baseRevision: 1 })).body).toMatchObject({ revision: 2 })
  expect((await save(eve, { content })).status).toBe(404)
  expect((await server.get(`/api/job-ad-drafts/${id}`, eve.headers)).status).toBe(404)
  expect((await server.get('/api/job-ad-drafts', ann.headers)).body).toMatchObject([{ _id: id, jobTitle: 'Half a' }])
  expect((await server.send('DELETE', `/api/job-ad-drafts/${id}`, undefined, eve.headers)).status).toBe(404)

  const hours = (count: number) => new Date(testNow.getTime() + count * 3_600_000)
  await forgetOldDrafts(server.db, hours(239))
  expect((await server.get(`/api/job-ad-drafts/${id}`, ann.headers)).status).toBe(200)
  await forgetOldDrafts(server.db, hours(240))
  expect((await server.get(`/api/job-ad-drafts/${id}`, ann.headers)).status).toBe(404)
})

test('an industry that nobody chose is told before the search lists the ad under it', async () => {
  const check = async (given: Partial<AdContent>) => {
    const { body } = await server.post('/api/job-ads/check', anAd({ jobTitle: 'Staff Nurse', ...given }))
    return (body as { hints: { id: string; title: string }[] }).hints.filter(({ id }) => id === 'industry-guessed')
  }
  expect(await check({ industry: '' })).toMatchObject([
    { title: expect.stringMatching(/^We will list this ad under ‘/u) as string },
  ])
  expect(await check({ industry: 'Hospitality and catering' })).toEqual([])
  expect(await check({ industry: '', putAside: ['industry-guessed'] })).toEqual([])
})

test('a statement names the ad that its credits paid for, also in the spreadsheet', async () => {
  const admin = await aPublisher({ credits: 0, company: { name: 'Two Ovens Ltd', isAdmin: true } })
  await give({ kind: 'company', id: admin.companyId! }, 5)
  await published(admin, anAd({ jobTitle: 'Oven keeper' }))
  const path = `/api/companies/${admin.companyId}/statement`
  const { lines } = (await server.get(path, admin.headers)).body as { lines: { kind: string; ad: string | null }[] }
  expect(lines.map(({ kind, ad }) => [kind, ad])).toEqual([
    ['capture', 'Oven keeper'],
    ['reserve', 'Oven keeper'],
    ['grant', null],
  ])
  expect((await server.get(`${path}.csv`, admin.headers)).text).toContain('"job-ad","Oven keeper"')
})

test('anybody may have an ad looked over and see it as its page would show it; nothing is stored', async () => {
  const { status, body } = await server.post('/api/job-ads/check', anAd({ jobTitle: 'Looked over baker' }))
  expect(status).toBe(200)
  expect(body).toMatchObject({ problems: {}, job: { jobTitle: 'Looked over baker', employer: 'Your company' } })
  expect((await server.post('/api/job-ads/check', anAd({ jobTitle: '' }))).body).toMatchObject({
    problems: { jobTitle: texts.titleMissing },
    job: null,
  })
  expect(await find('Looked over baker')).toEqual([])
})

test('people who look at an ad are counted once a day; its company and robots are not', async () => {
  const mia = await aPublisher()
  const ad = await published(mia, anAd({ jobTitle: 'Looked at baker' }))
  const look = async (headers: Record<string, string>) =>
    expect((await server.post(`/api/job-ads/${ad._id}/views`, {}, headers)).status).toBe(200)
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  for (const { headers } of [ann, ben, ann, mia]) await look(headers)
  await look({ 'user-agent': 'Mozilla/5.0 Firefox/140' })
  await look({ 'user-agent': 'Mozilla/5.0 Firefox/140' })
  await look({ 'user-agent': 'Googlebot/2.1' })
  expect(await mine(mia)).toMatchObject([{ options: { hits: 3 } }])
  expect((await server.post(`/api/job-ads/${randomUUID()}/views`, {})).status).toBe(200)
})

async function mine(person: Person): Promise<MyAd[]> {
  return (await server.get('/api/jobsearches/myposts/me', person.headers)).body as MyAd[]
}

test('a text that is too long once it is clean is refused at its field; a draft that was kept can be opened and mended', async () => {
  const mia = await aPublisher()
  const id = randomUUID()
  // Each '&' is kept as five signs.
  const content = anAd({ jobDescription: `<p>${'R&D, M&A '.repeat(1_700)}</p>` })
  const path = `/api/job-ad-drafts/${id}`
  const refused = await server.send('PUT', path, { content }, mia.headers)
  expect(refused, refused.text).toMatchObject({
    status: 422,
    text: expect.stringContaining('jobDescription') as string,
  })
  const short = anAd({ jobDescription: '<p>R&amp;D</p>' })
  expect((await server.send('PUT', path, { content: short }, mia.headers)).status).toBe(200)
  const kept = { ...content, jobDescription: content.jobDescription.replaceAll('&', '&amp;') }
  await server.db.query('update job_ad_drafts set content = $2 where id = $1', [id, JSON.stringify(kept)])
  const opened = await server.get(path, mia.headers)
  expect(opened.status, opened.text).toBe(200)
  const { jobDescription } = (opened.body as { content: { jobDescription: string } }).content
  expect(jobDescription).toMatch(/^<p>(?:R&amp;D, M&amp;A ){500}/u)
  expect((await server.send('PUT', path, { content: { ...content, jobDescription } }, mia.headers)).status).toBe(200)
})

test('an ad whose text is too long once it is clean is neither published nor changed; one that was kept is shown, applied to and mended', async () => {
  const mia = await aPublisher()
  const long = `<p>${'R&D, M&A '.repeat(1_700)}</p>`
  const isRefused = { status: 422, text: expect.stringContaining('jobDescription') as string }
  expect(await publish(mia, anAd({ jobDescription: long }))).toMatchObject(isRefused)
  const ad = await published(mia, anAd({ jobTitle: 'Kouign-amann maker' }))
  const change = async (content: AdContent) =>
    await server.send('PUT', `/api/jobsearches/${ad._id}`, { content }, mia.headers)
  expect(await change(anAd({ jobTitle: 'Kouign-amann maker', jobDescription: long }))).toMatchObject(isRefused)
  expect(await credits(mia)).toBe(10 - adCosts.text)

  const kept = anAd({ jobTitle: 'Kouign-amann maker' })
  await server.db.query('update job_ads set content = $2 where id = $1', [
    ad._id,
    JSON.stringify({ ...kept, jobDescription: long.replaceAll('&', '&amp;') }),
  ])
  expect((await server.get(`/api/jobsearches/single/${ad.jobId}`)).body).toMatchObject({ ownAd: { _id: ad._id } })
  expect(await findAdToApplyTo(server.db, { id: ad._id, now: testNow })).toMatchObject({ isOnline: true })
  const mended = await change({ ...kept, payMin: '31000' })
  expect(mended.status, mended.text).toBe(200)
})
