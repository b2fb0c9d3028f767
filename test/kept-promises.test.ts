import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { askedTogether } from '../app/ui/home/asked-together.ts'
import { news } from '../app/content/news.ts'
import type { Source } from '../contract/boards/boards.ts'
import type { Results } from '../contract/job-searches/results.ts'
import type { OwnAlert } from '../contract/alerts/own-alerts-api.ts'
import { tidyAlerts } from '../server/alerts/tidy-alerts.ts'
import { boards } from '../server/boards/boards.ts'
import { boardForms } from '../server/boards/forms.ts'
import { tidyBoards } from '../server/boards/tasks.ts'
import { closeExpired } from '../server/jobs/close-jobs.ts'
import { forgetOldMarks } from '../server/job-searches/irrelevant.ts'
import { standingProgress } from '../server/job-searches/live-search.ts'
import { asHtml } from '../server/outbox/letter.ts'
import { aBoardCall } from './board-call.ts'
import { aBoardQuery, galway } from './board-query.ts'
import { aCv } from './cvs.ts'
import { aPerson } from './people.ts'
import { addAds, startServer, testNow } from './server.ts'
import { serverOfFile } from './server-of-file.ts'
import { findEverywhere, tableSums } from './table-sums.ts'

/* Promises of pages and emails (docs/promises.md) that belong to no one feature. */

const server = await serverOfFile({ boards, pages: true })
expect((await server.get('/')).status, 'the pages are built: npm run build').toBe(200)
afterEach(() => server.clock.set(testNow))

const days = (count: number) => new Date(testNow.getTime() + count * 86_400_000)

test('home says as many boards as one search asks, and names no others as asked', async () => {
  const sources = (await server.get('/api/sources')).body as Source[]
  const asked = askedTogether(sources).map(({ id }) => id)
  const inUse = { boards: server.services.live.boards, clock: server.clock, db: server.db }
  const lines = async (place: Parameters<typeof aBoardQuery>[0]) =>
    (await standingProgress(inUse, aBoardQuery(place))).boards.map(({ board }) => board)
  const [leeds, ireland] = [await lines({}), await lines({ place: galway })]
  expect(asked).toEqual(leeds.length >= ireland.length ? leeds : ireland)

  const { text } = await server.get('/')
  expect(text).toMatch(new RegExp(`One search asks (?:<!-- -->)?${asked.length} job boards`, 'u'))
  expect(text).toContain(`${asked.length - 5} more`)
  expect(text).not.toMatch(/\d+ sources/u)
})

test('the ads that home counts are those that are open', async () => {
  await using other = await startServer({ boards })
  const rows = [{ title: 'Cooper' }, { title: 'Tanner' }, { title: 'Lamplighter', closesAt: '2026-03-20' }]
  await addAds(
    other,
    rows.map((row, i) => ({ ...row, id: `reed:${i}`, source: 'reed' })),
  )
  expect(await closeExpired(other.services, new Date('2026-03-21T00:10:00Z'))).toBe(1)
  const sources = (await other.get('/api/sources')).body as Source[]
  expect(sources.reduce((sum, { liveAds }) => sum + liveAds, 0)).toBe(2)
})

test('finding work is free: searching, reading, alerts, a CV and applying by hand take no credit', async () => {
  await addAds(server, [{ id: 'test:free', title: 'Cooper of barrels' }])
  const ann = await aPerson(server)
  await server.db.query('delete from given_once')
  const ledger = async () => (await server.db.query('select * from ledger_transfers order by 1')).rows
  const before = await ledger()
  const path = '/api/jobsearches/cooper/Leeds/12000/200001/10/Any'
  for (const headers of [{}, ann.headers]) {
    const { jobs } = (await server.get(path, headers)).body as Results
    expect((await server.get(`/api/jobsearches/single/${jobs[0]?._id}`, headers)).status).toBe(200)
  }
  const job = ((await server.get(path)).body as Results).jobs[0]?._id
  const search = { jobTitle: 'cooper', jobLocation: 'Leeds' }
  expect((await server.post('/api/alerts/user', { searches: [search] }, ann.headers)).status).toBe(201)
  expect((await server.post('/api/users/me/savecv', aCv(), ann.headers)).status).toBeLessThan(300)
  const begun = await server.post('/api/applications', { applications: [{ job, way: 'by-hand' }] }, ann.headers)
  expect(begun.body).toMatchObject({ started: [{ application: expect.any(String) as string }] })
  expect(await ledger()).toEqual(before)
})

test('what orders results and says which jobs are found knows nothing of credits and payments', () => {
  const folders = ['server/job-searches', 'server/jobs', 'engines/words', 'engines/folding', 'engines/title-likeness']
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/u.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  expect(files.length).toBeGreaterThan(100)
  const paying = /from '[^']*\/(?:credits|ledger|payments|plans|companies)\/|\b(?:ledger_|purchases|subscriptions)\w*/u
  expect(files.filter((file) => paying.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('a hidden job is remembered for 90 days', async () => {
  await addAds(server, [{ id: 'test:hidden', title: 'Weaver' }])
  const { jobs } = (await server.get('/api/jobsearches/weaver/Leeds/12000/200001/10/Any')).body as Results
  const hidden = await server.post('/api/jobsearches/irrelevant', { job: jobs[0]?._id, jobTitle: 'weaver' })
  const cookie = /visitor=([^;]+)/u.exec(hidden.headers.get('set-cookie') ?? '')?.[1] ?? ''
  expect(cookie).not.toBe('')
  // The database has only a code of the number in the cookie.
  expect(await findEverywhere(server.db, [cookie])).toEqual([])
  expect(await forgetOldMarks(server.db, days(89))).toBe(0)
  expect(await forgetOldMarks(server.db, days(91))).toBe(1)
})

test('what a board was asked is forgotten after a day', async () => {
  for (const hours of [23, 25]) {
    await server.db.query(
      `insert into board_searches (board, query_key, asked_at, outcome) values ('reed', $1, $2, 'empty')`,
      [`key ${hours}`, days(-hours / 24)],
    )
  }
  await tidyBoards.run({}, server.services, new AbortController().signal)
  const { rows } = await server.db.query(`select query_key from board_searches where query_key like 'key %'`)
  expect(rows).toEqual([{ query_key: 'key 23' }])
})

test('a report of an ad says nothing of who made it', async () => {
  await addAds(server, [{ id: 'test:reported', title: 'Potter' }])
  const ann = await aPerson(server)
  const { jobs } = (await server.get('/api/jobsearches/potter/Leeds/12000/200001/10/Any')).body as Results
  const report = { job: jobs[0]?._id, reason: 'scam', details: 'It asks for money.' }
  expect((await server.post('/api/jobsearches/reports', report, ann.headers)).status).toBe(201)
  const { rows } = await server.db.query('select * from ad_reports')
  expect(rows).toHaveLength(1)
  expect(Object.keys(rows[0] as object).toSorted()).toEqual([
    'details',
    'id',
    'job_id',
    'reason',
    'reported_at',
    'settled_at',
  ])
})

test('pay that somebody compares is in no table and no address, and the calculator stores nothing', async () => {
  await addAds(
    server,
    Array.from({ length: 6 }, (_, i) => ({
      id: `test:glazier-${i}`,
      title: 'Glazier',
      salaryRaw: `£3${i},000 per annum`,
    })),
  )
  // Counts of requests, page views and ads, which name nobody.
  const counts = ['throttles', 'page_views', 'kept_counts']
  const before = await tableSums(server.db, counts)
  const compared = await server.app.fetch(
    new Request('http://localhost:3000/statistics/glazier', {
      method: 'POST',
      headers: { host: 'localhost:3000', origin: 'http://localhost:3000' },
      body: new URLSearchParams({ pay: '31417', kind: 'salary GBP' }),
    }),
  )
  expect(compared.headers.get('location')).toBeNull()
  const question = { kind: 'employee', pay: { amount: 31_417, period: 'year' } }
  await server.post('/api/salary', question)
  await server.get('/salary-calculator-for-united-kingdom?pay=31417')
  const after = await tableSums(server.db, counts)
  expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual([])
  expect(await findEverywhere(server.db, ['31417', '31,417'])).toEqual([])
})

test('a deleted alert can be had back for a day, and is gone after that', async () => {
  const ann = await aPerson(server)
  const search = { jobTitle: 'thatcher', jobLocation: 'Leeds' }
  await server.post('/api/alerts/user', { searches: [search] }, ann.headers)
  const list = async () => (await server.get('/api/users/me/alerts', ann.headers)).body as OwnAlert[]
  const [alert] = await list()
  const path = `/api/users/me/alerts/${alert?.id}`
  expect((await server.send('DELETE', path, undefined, ann.headers)).status).toBe(200)
  await tidyAlerts(server.db, new Date(days(1).getTime() - 60_000))
  expect((await server.post(`${path}/restore`, {}, ann.headers)).status).toBe(200)
  expect(await list()).toMatchObject([{ isRemoved: false }])

  await server.send('DELETE', path, undefined, ann.headers)
  await tidyAlerts(server.db, days(1.01))
  expect(await list()).toEqual([])
})

test('the news say on how many boards a form can be filled in', () => {
  expect(boardForms).toHaveLength(9)
  expect(news.find(({ id }) => id === 'apply')?.text).toContain('On nine boards we can fill in')
})

test.for(boards.filter(({ search }) => search !== undefined))(
  '$id is told who searches only if it says so, as the privacy page then does',
  async ({ search, isToldWhoSearches = false }) => {
    let isTold = false
    const call = { ...aBoardCall({ answers: [] }), setting: () => 'key' }
    Object.defineProperty(call, 'endUser', {
      get: () => {
        isTold = true
        return { ip: '192.0.2.7', agent: 'test' }
      },
    })
    // There is no answer: only what is asked counts.
    await search?.(aBoardQuery(), call).catch(() => null)
    expect(isTold).toBe(isToldWhoSearches)
  },
)

test('who only reads gets no cookie but the page that they were on last', async () => {
  await addAds(server, [{ id: 'test:read', title: 'Sawyer' }])
  const { jobs } = (await server.get('/api/jobsearches/sawyer/Leeds/12000/200001/10/Any')).body as Results
  const paths = ['/', '/search', '/privacy', '/prices', '/signup', `/job/${jobs[0]?._id}`, '/statistics']
  for (const path of paths) {
    const { status, headers } = await server.get(path)
    const set = headers.getSetCookie().map((cookie) => cookie.split('=')[0])
    expect([path, status, set.filter((name) => name !== 'lastvisit')]).toEqual([path, 200, []])
  }
})

test('an email fetches nothing when it is read, and has no picture', () => {
  const link = { label: 'Open', url: 'https://rolecall.example/a?b=1' }
  const html = asHtml({
    subject: 'All of it',
    paragraphs: ['<img src="https://trap.example/a.png">'],
    rows: [{ title: link, lines: ['A line'], ways: [link] }],
    link,
    links: [link],
    after: ['After'],
    ways: [link],
  })
  expect(html).not.toMatch(
    /<(?:img|link|script|iframe|video|audio|object|style)\b|<[^>]*\b(?:src|background)=|url\(|@import/iu,
  )
  expect(new Set([...html.matchAll(/href="([^"]*)"/gu)].map(([, url]) => url))).toEqual(new Set([link.url]))
})

test('nothing is kept of a recording but what plays it', async () => {
  const { rows } = await server.db.query<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.columns
      where table_schema = 'public' and table_name in ('recordings', 'question_answers') order by 1`,
  )
  const columns = rows.map(({ column }) => column)
  expect(columns.length).toBeGreaterThan(20)
  expect(columns.filter((column) => /score|rank|emotion|face|voice|analys|rating|mood|percent/iu.test(column))).toEqual(
    [],
  )
})

test('the guide for operators names what the pages promise in their name', () => {
  const guide = readFileSync('docs/going-live.md', 'utf8')
  for (const words of ['within 35 days', 'within 30 days', '14 days before', 'Look at every report']) {
    expect(guide).toContain(words)
  }
})
