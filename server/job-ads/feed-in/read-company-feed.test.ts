import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { feedLimits, type CompanyFeed, type TriedFeed } from '../../../contract/job-ads/feed.ts'
import * as texts from '../../../contract/job-ads/feed-texts.ts'
import type { MyAd } from '../../../contract/job-ads/my-ads.ts'
import * as adTexts from '../../../contract/job-ads/texts.ts'
import { aPerson, type Person } from '../../../test/people.ts'
import { startServer, type TestServer } from '../../../test/server.ts'
import { balanceOf } from '../../ledger/accounts.ts'
import { count } from '../../platform/limits/count.ts'
import { aKey, anAd, anAdmin, give, unit } from '../job-ads.fixtures.ts'
import { readCompanyFeeds } from '../tasks.ts'
import { aFeedOf, aFeedServer, aJob, takeApartHere, type FeedServer } from './feeds.fixtures.ts'

const lines: string[] = []
let server: TestServer
let feeds: FeedServer
/** As the product has it, which starts a program for each feed: some tests go that way, for the others it would be most of their time. */
let inAProgramOfItsOwn: TestServer['services']['takeFeedApart']
beforeAll(async () => {
  feeds = await aFeedServer()
  const logTo = { write: (line: string) => void lines.push(line) }
  server = await startServer({
    boards: [],
    environment: { ROLECALL_FREE_CREDITS: '0' },
    sandboxUrl: feeds.sandboxUrl,
    logTo,
  })
  inAProgramOfItsOwn = server.services.takeFeedApart
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await feeds[Symbol.asyncDispose]()
})
beforeEach(async () => {
  await server.db.query('delete from job_ad_feeds')
  server.services.takeFeedApart = takeApartHere
  pass(2)
})

const aTeaAdmin = async (given: Parameters<typeof anAdmin>[1] = {}) =>
  await anAdmin(server, { name: 'Harbour Tea Ltd', ...given })

type Admin = Awaited<ReturnType<typeof anAdmin>>

function pass(minutes: number): void {
  server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000))
}

async function setUp(admin: Admin, given: object = {}): Promise<void> {
  const settings = {
    address: feeds.address,
    publishes: true,
    adsADay: 20,
    contractType: 'permanent',
    duration: 'F',
    ...given,
  }
  const answer = await server.send('PUT', `/api/companies/${admin.companyId}/feed`, settings, admin.headers)
  expect(answer.status, answer.text).toBe(200)
}

/** Half an hour later, with what the feed's server has now. */
async function read(body?: string): Promise<void> {
  if (body !== undefined) feeds.answer({ body })
  pass(40)
  await readCompanyFeeds.run({}, server.services, new AbortController().signal)
}

async function feedOf(admin: Admin): Promise<CompanyFeed> {
  const { body, text } = await server.get(`/api/companies/${admin.companyId}/feed`, admin.headers)
  const { feed } = body as { feed: CompanyFeed | null }
  if (feed === null) throw new Error(text)
  return feed
}

const adsOf = async (admin: Admin) =>
  ((await server.get('/api/jobsearches/myposts/me', admin.headers)).body as MyAd[]).map(
    ({ reference, state, jobTitle, _id }) => ({ reference, state, jobTitle, _id }),
  )
const online = async (admin: Admin) =>
  (await adsOf(admin))
    .filter(({ state }) => state === 'online')
    .map(({ reference }) => reference)
    .sort()
const drafts = async (admin: Person) =>
  ((await server.get('/api/job-ad-drafts', admin.headers)).body as { jobTitle: string; _id: string }[])
    .map(({ jobTitle }) => jobTitle)
    .sort()
const credits = async ({ companyId }: Admin) =>
  (await balanceOf(server.db, { owner: { kind: 'company', id: companyId }, unit })).available
const mailsTo = async (admin: Admin) =>
  (
    await server.db.query<{ subject: string; body: string }>(
      `select subject, body from sent_messages where user_id = $1 and template = 'company-feed'`,
      [admin.id],
    )
  ).rows

test('a feed that was set up is due at once, and about half an hour after it was read, by a program of its own', async () => {
  server.services.takeFeedApart = inAProgramOfItsOwn
  const admin = await aTeaAdmin()
  await setUp(admin)
  feeds.answer({ body: aFeedOf(aJob('A')) })
  const due = async (minutes: number) => {
    pass(minutes)
    await readCompanyFeeds.run({}, server.services, new AbortController().signal)
    return await online(admin)
  }
  expect(await due(0)).toEqual(['A'])
  feeds.answer({ body: aFeedOf(aJob('A'), aJob('B')) })
  expect(await due(29)).toEqual(['A'])
  expect(await due(6)).toEqual(['A', 'B'])
  // The task itself comes every five minutes.
  expect(readCompanyFeeds.schedule?.cron).toBe('*/5 * * * *')
})

test('new jobs go online and are paid once, changed ones change, and those missing twice close', async () => {
  const admin = await aTeaAdmin()
  await setUp(admin)
  const [a, b] = [aJob('A'), aJob('B')]
  await read(aFeedOf(a, b, b))
  expect(await online(admin)).toEqual(['A', 'B'])
  expect(await credits(admin)).toBe(6)
  await read()
  expect(await credits(admin)).toBe(6)

  const { _id: id } = (await adsOf(admin)).find(({ reference }) => reference === 'A') ?? { _id: '' }
  const own = await server.get(`/api/job-ads/${id}`, admin.headers)
  const { content } = own.body as { content: ReturnType<typeof anAd> }
  const withBenefit = { ...content, benefits: ['Free tea'], hoursPerWeek: '40' }
  await server.send('PUT', `/api/jobsearches/${id}`, { content: withBenefit }, admin.headers)
  await read(aFeedOf(aJob('A', { salary: '£35,000 per year' }), b))
  // What the feed tells has changed, what somebody added by hand stays.
  expect((await server.get(`/api/job-ads/${id}`, admin.headers)).body).toMatchObject({
    content: { payMin: '35000', benefits: ['Free tea'], hoursPerWeek: '40' },
  })

  await read(aFeedOf(b))
  expect(await online(admin)).toEqual(['A', 'B'])
  await read(aFeedOf(b))
  expect(await online(admin)).toEqual(['B'])
  // Back again, it is not paid for a second time by itself.
  await read(aFeedOf(a, b))
  expect(await online(admin)).toEqual(['B'])
  expect(await feedOf(admin)).toMatchObject({
    counts: { online: 1, drafts: 0, ended: 1 },
    toLookAt: [{ reference: 'A' }],
    lastRead: { outcome: 'ok' },
  })
  expect(await credits(admin)).toBe(6)
})

test('without ‘publish by itself’ new jobs become drafts of who set it up, which the feed changes until somebody does', async () => {
  const admin = await aTeaAdmin()
  const colleague = await aPerson(server, { company: { id: admin.companyId, isAdmin: true } })
  await setUp(admin, { publishes: false })
  await read(aFeedOf(aJob('A'), aJob('B'), aJob('C', { title: 'C first' })))
  expect(await drafts(admin)).toEqual(['C first', 'Tea taster A', 'Tea taster B'])
  expect([await drafts(colleague), await online(admin), await credits(admin)]).toEqual([[], [], 10])

  const list = (await server.get('/api/job-ad-drafts', admin.headers)).body as { _id: string; jobTitle: string }[]
  const idOf = (title: string) => list.find(({ jobTitle }) => jobTitle === title)?._id ?? ''
  const mine = { content: anAd({ jobTitle: 'A of mine', reference: 'A' }) }
  await server.send('PUT', `/api/job-ad-drafts/${idOf('Tea taster A')}`, mine, admin.headers)
  await server.send('DELETE', `/api/job-ad-drafts/${idOf('Tea taster B')}`, undefined, admin.headers)
  await read(aFeedOf(aJob('A', { title: 'A again' }), aJob('B'), aJob('C', { title: 'C again' })))
  // The one that was deleted stays so, and the one that somebody changed stays theirs.
  expect(await drafts(admin)).toEqual(['A of mine', 'C again'])

  // Published by hand from its draft, it is the feed's ad: not posted again, changed and closed by it.
  const c = { _id: idOf('C first'), content: anAd({ jobTitle: 'C again', reference: 'C' }) }
  await give(server, { kind: 'person', id: admin.id }, 2)
  expect((await server.post('/api/jobsearches', c, admin.headers)).status).toBe(201)
  await setUp(admin, { publishes: true })
  await read(aFeedOf(aJob('A'), aJob('C')))
  expect(await online(admin)).toEqual(['C'])
  expect(await drafts(admin)).toEqual(['A of mine'])
})

test('drafts of a feed are told apart, and go with the feed unless somebody has changed them', async () => {
  const admin = await aTeaAdmin()
  await setUp(admin, { publishes: false })
  await read(aFeedOf(aJob('A'), aJob('B'), aJob('C')))
  type Draft = { _id: string; jobTitle: string; isFromFeed: boolean }
  const list = async () => (await server.get('/api/job-ad-drafts', admin.headers)).body as Draft[]
  expect((await list()).map(({ isFromFeed }) => isFromFeed)).toEqual([true, true, true])
  const a = (await list()).find(({ jobTitle }) => jobTitle === 'Tea taster A')?._id ?? ''
  const b = (await list()).find(({ jobTitle }) => jobTitle === 'Tea taster B')?._id ?? ''
  const own = crypto.randomUUID()
  for (const [id, jobTitle] of [
    [a, 'A of mine'],
    [own, 'Written by hand'],
  ] as const)
    await server.send('PUT', `/api/job-ad-drafts/${id}`, { content: anAd({ jobTitle, reference: '' }) }, admin.headers)
  // A name of its own changes nothing in it: it stays the feed's.
  await server.send('PUT', `/api/job-ad-drafts/${b}/name`, { name: 'Look at this' }, admin.headers)
  expect(
    (await list())
      .filter(({ isFromFeed }) => isFromFeed)
      .map(({ jobTitle }) => jobTitle)
      .sort(),
  ).toEqual(['Tea taster B', 'Tea taster C'])

  const removed = await server.send('DELETE', `/api/companies/${admin.companyId}/feed`, undefined, admin.headers)
  expect(removed).toMatchObject({ status: 200, body: { message: texts.feedRemoved } })
  expect(await drafts(admin)).toEqual(['A of mine', 'Written by hand'])
  // Set up again, it leaves alone what somebody had changed.
  await setUp(admin, { publishes: false })
  await read(aFeedOf(aJob('A'), aJob('B')))
  expect(await drafts(admin)).toEqual(['A of mine', 'Tea taster B', 'Written by hand'])
})

test('ads go online only while credits are there and today’s number is not used up; then they are drafts, and follow later', async () => {
  const admin = await aTeaAdmin({ credits: 3 })
  await setUp(admin)
  await read(aFeedOf(aJob('A'), aJob('B')))
  expect([await online(admin), await drafts(admin), await credits(admin)]).toEqual([['A'], ['Tea taster B'], 1])
  expect((await feedOf(admin)).toLookAt).toMatchObject([{ reference: 'B', problem: adTexts.companyHasNoCredits }])
  // Never with the personal credits of whoever set it up.
  await give(server, { kind: 'person', id: admin.id }, 10)
  await read()
  expect(await online(admin)).toEqual(['A'])
  await give(server, { kind: 'company', id: admin.companyId }, 20)
  await read()
  expect([await online(admin), await drafts(admin)]).toEqual([['A', 'B'], []])

  await setUp(admin, { adsADay: 3 })
  await read(aFeedOf(aJob('A'), aJob('B'), aJob('C'), aJob('D')))
  expect([await online(admin), await drafts(admin)]).toEqual([['A', 'B', 'C'], ['Tea taster D']])
  for (let hours = 0; hours < 24; hours += 6) {
    pass(6 * 60)
    // Who does nothing for half a day is logged out.
    await server.get('/api/users/me', admin.headers)
  }
  await read()
  expect([await online(admin), await drafts(admin)]).toEqual([['A', 'B', 'C', 'D'], []])
})

test('a company that may not publish, or an ad that the law forbids, puts nothing online', async () => {
  const admin = await aTeaAdmin({ isApproved: false })
  await setUp(admin)
  const illegal = aJob('LOW', { salary: '£5 per hour' })
  await read(aFeedOf(aJob('A'), illegal, aJob('NOTYPE', { jobtype: null })))
  expect(await online(admin)).toEqual([])
  expect((await feedOf(admin)).toLookAt).toMatchObject([{ reference: 'A', problem: adTexts.waitsForApproval }, {}, {}])
  await server.db.query(`update companies set publishing = 'approved' where id = $1`, [admin.companyId])
  await read()
  expect(await online(admin)).toEqual(['A'])
  expect(await drafts(admin)).toEqual(['Tea taster LOW', 'Tea taster NOTYPE'])
  const problems = (await feedOf(admin)).toLookAt.map(({ problem }) => problem)
  expect(problems[0]).toMatch(/minimum|wage/iu)
  expect(problems[1]).toContain(adTexts.contractMissing)
  await server.db.query(`update companies set publishing = 'blocked' where id = $1`, [admin.companyId])
  await read(aFeedOf(aJob('A'), aJob('B')))
  expect(await online(admin)).toEqual(['A'])
})

test('jobs of another company go online by hand alone, unless an agency has the authority', async () => {
  const admin = await aTeaAdmin()
  await setUp(admin)
  await read(
    aFeedOf(
      aJob('A', { company: 'Somebody Else plc' }),
      aJob('B', { company: 'Harbour Tea Limited' }),
      aJob('C', { company: null }),
    ),
  )
  expect([await online(admin), await drafts(admin)]).toEqual([['B', 'C'], ['Tea taster A']])
  expect((await feedOf(admin)).toLookAt).toMatchObject([
    { reference: 'A', problem: texts.otherCompany('Somebody Else plc', 'Harbour Tea Ltd') },
  ])
  await server.db.query('update companies set company_type = 3 where id = $1', [admin.companyId])
  await setUp(admin, { hasAuthority: true })
  await read()
  expect(await online(admin)).toEqual(['A', 'B', 'C'])
})

test.each([
  ['cut off', { body: aFeedOf(aJob('A'), aJob('B')).slice(0, -9) }],
  ['with a document type', { body: `<!DOCTYPE x [<!ENTITY a "b">]>${aFeedOf(aJob('Z'))}` }],
  ['without jobs', { body: aFeedOf() }],
  ['a page', { body: '<html><body>Log in</body></html>' }],
  ['an error', { status: 503, body: 'down' }],
  ['gone', { status: 404, body: 'gone' }],
])('a feed that is %s changes nothing, and is told on the page and once by mail', async (_, answer) => {
  const admin = await aTeaAdmin()
  await setUp(admin)
  await read(aFeedOf(aJob('A'), aJob('B')))
  // As often as closes what is missing.
  for (let time = 0; time < 2; time++) {
    feeds.answer(answer)
    await read()
  }
  expect([await online(admin), await drafts(admin), await credits(admin)]).toEqual([['A', 'B'], [], 6])
  const { lastRead } = await feedOf(admin)
  expect(lastRead?.outcome).toBe('broken')
  expect(lastRead?.message).toContain('We could not read your feed')
  const mails = await mailsTo(admin)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body).toContain(lastRead?.message ?? 'nothing')
  expect(mails[0]?.body).not.toContain('feed-secret')
  await read(aFeedOf(aJob('A'), aJob('B')))
  expect((await feedOf(admin)).lastRead).toMatchObject({ outcome: 'ok', message: '' })
})

test('more than half missing at once closes nothing until the company says so', async () => {
  const admin = await aTeaAdmin({ credits: 20 })
  await setUp(admin)
  const all = ['A', 'B', 'C', 'D', 'E']
  await read(aFeedOf(...all.map((reference) => aJob(reference))))
  for (let time = 0; time < 3; time++) await read(aFeedOf(aJob('A')))
  expect(await online(admin)).toEqual(all)
  expect((await feedOf(admin)).lastRead).toMatchObject({ outcome: 'held', message: texts.held(4, 5) })
  expect(await mailsTo(admin)).toHaveLength(1)
  const path = `/api/companies/${admin.companyId}/feed/read`
  expect((await server.post(path, { closeMissing: true }, admin.headers)).status).toBe(200)
  await read()
  expect(await online(admin)).toEqual(['A'])
  expect((await feedOf(admin)).lastRead?.outcome).toBe('ok')
})

test('where a job cannot be read, no other is taken for missing', async () => {
  const admin = await aTeaAdmin()
  await setUp(admin)
  await read(aFeedOf(aJob('A'), aJob('B')))
  for (let time = 0; time < 3; time++) await read(aFeedOf(aJob('A'), '<job><title>no number</title></job>'))
  expect(await online(admin)).toEqual(['A', 'B'])
})

test('an ad that was posted by hand or by a program under the same number is not posted again', async () => {
  const admin = await aTeaAdmin()
  await give(server, { kind: 'person', id: admin.id }, 2)
  const byHand = { _id: crypto.randomUUID(), content: anAd({ reference: 'HAND' }) }
  expect((await server.post('/api/jobsearches', byHand, admin.headers)).status).toBe(201)
  const key = await aKey(server, admin)
  const answer = await server.post('/api/v1/job-ads', anAd({ reference: 'API' }), key.headers)
  expect(answer.status, answer.text).toBe(201)
  await setUp(admin)
  await read(aFeedOf(aJob('HAND'), aJob('API'), aJob('FEED')))
  expect(await online(admin)).toEqual(['API', 'FEED', 'HAND'])
  const again = await server.post('/api/v1/job-ads', anAd({ reference: 'FEED' }), key.headers)
  expect(again.status).toBe(409)
  expect(await credits(admin)).toBe(6)
  // What was posted by hand is not the feed's to close.
  await read(aFeedOf(aJob('API'), aJob('FEED')))
  await read(aFeedOf(aJob('API'), aJob('FEED')))
  expect(await online(admin)).toEqual(['API', 'FEED', 'HAND'])
})

test('a feed that has not changed is not read again, and two readers do not read one at once', async () => {
  const admin = await aTeaAdmin()
  await setUp(admin)
  feeds.answer({ body: aFeedOf(aJob('A')), headers: { etag: '"one"' } })
  await read()
  await read()
  expect(feeds.asked.at(-1)).toMatchObject({ 'if-none-match': '"one"' })
  expect((await feedOf(admin)).lastRead?.outcome).toBe('unchanged')
  const before = feeds.asked.length
  pass(40)
  const signal = new AbortController().signal
  await Promise.all([1, 2, 3].map(async () => await readCompanyFeeds.run({}, server.services, signal)))
  expect(feeds.asked.length).toBe(before + 1)
  // Before its time it is not read.
  await readCompanyFeeds.run({}, server.services, signal)
  expect(feeds.asked.length).toBe(before + 1)
})

test('when whoever set it up has left, nothing is read until another admin takes it over', async () => {
  const admin = await aTeaAdmin()
  const other = await aPerson(server, { company: { id: admin.companyId, isAdmin: true } })
  const theirs = { ...other, companyId: admin.companyId }
  await setUp(theirs)
  await server.send('DELETE', `/api/companies/member/${admin.companyId}/${other.id}`, undefined, admin.headers)
  // Looking after another company since is nothing to this one.
  const elsewhere = await anAdmin(server, { name: 'Other Tea Ltd' })
  await server.db.query(
    'insert into company_members (company_id, user_id, is_admin, created) values ($1, $2, true, $3)',
    [elsewhere.companyId, other.id, server.clock.now()],
  )
  await read(aFeedOf(aJob('A')))
  expect(await online(admin)).toEqual([])
  expect(await feedOf(admin)).toMatchObject({
    setUpBy: null,
    lastRead: { outcome: 'broken', message: texts.ownerLeft },
  })
  await setUp(admin)
  await read()
  expect(await online(admin)).toEqual(['A'])
})

test('the test shows what the first jobs would become and what is missing, and stores nothing', async () => {
  server.services.takeFeedApart = inAProgramOfItsOwn
  const admin = await aTeaAdmin({ credits: 0 })
  feeds.answer({
    body: aFeedOf(
      aJob('A', { category: 'Catering' }),
      aJob('B', { jobtype: null }),
      aJob('LOW', { salary: '£5 per hour' }),
      aJob('OLD', { expirationdate: '2020-01-01' }),
      aJob('A'),
    ),
  })
  const path = `/api/companies/${admin.companyId}/feed/test`
  const answer = await server.post(
    path,
    { address: feeds.address, contractType: 'permanent', duration: 'F' },
    admin.headers,
  )
  expect(answer.status, answer.text).toBe(200)
  const tried = answer.body as TriedFeed
  expect(tried).toMatchObject({ jobs: 5, unreadable: 0, duplicates: ['A'] })
  expect(tried.tried.map(({ reference, outcome }) => [reference, outcome])).toEqual([
    ['A', 'online'],
    ['B', 'draft'],
    ['LOW', 'blocked'],
    ['OLD', 'skipped'],
  ])
  expect(tried.tried[0]?.fields).toContainEqual({
    element: 'salary',
    given: '£29,000 to £33,000 per year',
    became: '£29,000 to £33,000 a year',
  })
  expect(tried.tried[1]?.missing).toEqual([adTexts.contractMissing, adTexts.hoursMissing])
  expect([await drafts(admin), await adsOf(admin)]).toEqual([[], []])
  // Of several at once only one is run.
  const atOnce = await Promise.all(
    [1, 2, 3].map(async () => await server.post(path, { address: feeds.address }, admin.headers)),
  )
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  feeds.answer({ status: 500, body: 'x' })
  expect((await server.post(path, { address: feeds.address }, admin.headers)).status).toBe(409)
  for (const address of ['http://feeds.harbour.test/x', 'ftp://x.test/', 'x', 'https://me:secret@feeds.harbour.test/'])
    expect([address, (await server.post(path, { address }, admin.headers)).status]).toEqual([address, 422])
})

test('a company tests its feed twenty times an hour, and holds up no other by that', async () => {
  const [admin, other] = [await aTeaAdmin(), await anAdmin(server, { name: 'Other Ovens Ltd' })]
  feeds.answer({ body: aFeedOf(aJob('A')) })
  const now = server.clock.now()
  for (let n = 0; n < 20; n++) await count(server.services, [{ limit: 'feed-test', subject: admin.companyId }], now)
  const tested = async ({ companyId, headers }: Admin) =>
    (await server.post(`/api/companies/${companyId}/feed/test`, { address: feeds.address }, headers)).status
  expect([await tested(admin), await tested(other)]).toEqual([429, 200])
})

test('only admins of the company see, set up, test and remove its feed', async () => {
  const admin = await aTeaAdmin()
  await setUp(admin)
  const member = await aPerson(server, { company: { id: admin.companyId } })
  const other = await anAdmin(server, { name: 'Other Ovens Ltd' })
  const path = `/api/companies/${admin.companyId}/feed`
  const settings = { address: feeds.address, publishes: true, adsADay: 1 }
  for (const [person, status] of [
    [member, 403],
    [other, 404],
  ] as const) {
    expect([
      (await server.get(path, person.headers)).status,
      (await server.send('PUT', path, settings, person.headers)).status,
      (await server.post(`${path}/test`, { address: feeds.address }, person.headers)).status,
      (await server.post(`${path}/read`, {}, person.headers)).status,
      (await server.send('DELETE', path, undefined, person.headers)).status,
    ]).toEqual([status, status, status, status, status])
  }
  expect((await server.get(`/api/companies/${other.companyId}/feed`, other.headers)).body).toEqual({
    feed: null,
    isAgency: false,
  })
  expect((await server.send('DELETE', path, undefined, admin.headers)).status).toBe(200)
  expect((await server.send('DELETE', path, undefined, admin.headers)).status).toBe(404)
})

test('the address, which may hold a key, is in no log and is kept sealed', async () => {
  const admin = await aTeaAdmin()
  await setUp(admin)
  await read(aFeedOf(aJob('A')))
  feeds.answer({ status: 500, body: 'x' })
  await read()
  expect(lines.join('\n')).not.toContain('feed-secret')
  const { rows } = await server.db.query<{ row: string }>('select f::text as row from job_ad_feeds f')
  expect(rows[0]?.row).not.toContain('feeds.harbour')
  expect((await feedOf(admin)).address).toBe(feeds.address)
})

test('an address that cannot be opened any more, as after a restore without keys, is asked for again', async () => {
  const admin = await aTeaAdmin()
  await setUp(admin)
  await server.db.query(`update job_ad_feeds set address = '\\x00112233'`)
  await read(aFeedOf(aJob('A')))
  expect(await feedOf(admin)).toMatchObject({
    address: '',
    lastRead: { outcome: 'broken', message: texts.addressLost },
  })
})

test('drafts of a feed leave room for others; what waits follows when there is room again', async () => {
  const admin = await aTeaAdmin()
  await setUp(admin, { publishes: false })
  const jobs = Array.from({ length: 45 }, (_, i) => aJob(`N${String(i).padStart(2, '0')}`))
  await read(aFeedOf(...jobs))
  expect(await drafts(admin)).toHaveLength(feedLimits.drafts)
  expect(await feedOf(admin)).toMatchObject({ counts: { drafts: 40, waiting: 5 } })
  await read(aFeedOf(...jobs.slice(3)))
  await read()
  await read()
  expect(await feedOf(admin)).toMatchObject({ counts: { drafts: 40, waiting: 2 } })
})
