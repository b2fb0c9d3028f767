import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedAddress } from '../../contract/job-searches/feeds.ts'
import { defaultSearch, resultsAddress } from '../../contract/job-searches/results-address.ts'
import { anAlertByMail, runAlerts } from '../../test/alerts.ts'
import { addAds, startServer, type TestServer } from '../../test/server.ts'

/* Asked of the built pages: npm run build. */
let server: TestServer
beforeAll(async () => (server = await startServer({ boards: [], pages: true })))
afterAll(async () => await server[Symbol.asyncDispose]())

const hostile = 'Glazier & <script>alert(1)</script> "stained" ]]> \u{1F468}'
const results = resultsAddress({ ...defaultSearch, jobTitle: 'glazier', jobLocation: 'Leeds' })

test('a mail program stops an alert by one click, from nowhere and without a cookie; opening the link stops nothing', async () => {
  server.clock.set(new Date('2026-03-02T10:00:00Z'))
  await anAlertByMail(server, 'bob@example.com')
  await addAds(server, [{ id: 'test:nurse', title: 'Nurse' }])
  const [mail] = await runAlerts(server, '2026-03-03T07:00:00Z')
  const link = /^<https?:\/\/[^/]+(\/.+)>$/u.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
  const oneClick = async (path: string) =>
    await server.app.fetch(
      new Request(`http://localhost:3000${path}`, {
        method: 'POST',
        body: mail?.headers['List-Unsubscribe-Post'] ?? '',
        headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
      }),
    )
  const count = async () => (await server.db.query('select 1 from alert_subscriptions')).rowCount

  const page = await server.get(link)
  expect([page.status, page.text.includes('Stop this alert'), await count()]).toEqual([200, true, 1])
  expect((await oneClick('/settings/delete')).status).toBe(403)
  expect((await oneClick(link)).status).toBe(200)
  expect(await count()).toBe(0)
  expect((await oneClick(link)).status).toBe(404)
})

test('the results of a search as RSS, Atom and JSON Feed: what a parser reads is what the ads say, the newest first', async () => {
  await addAds(server, [
    {
      id: 'test:g1',
      title: hostile,
      company: 'Panes & Sons <Ltd>',
      salaryRaw: '£32,000',
      postedAt: '2026-03-01T09:00:00Z',
    },
    { id: 'test:g2', title: 'Glazier of greenhouses', company: 'Kew', postedAt: '2026-03-02T09:00:00Z' },
  ])
  const found = (await server.get(`/api/jobsearches/glazier/Leeds/12000/200001/10/Any?sort=date`)).body as {
    jobs: { _id: string; jobTitle: string; employer: string; jobLocation: string }[]
  }
  expect(found.jobs).toHaveLength(2)
  const titles = found.jobs.map(({ jobTitle, employer, jobLocation }) => `${jobTitle} – ${employer}, ${jobLocation}`)
  const links = found.jobs.map(({ _id }) => `http://localhost:3000/job/${_id}`)
  const read = async (format: 'rss' | 'atom' | 'json') => {
    const { status, headers, text } = await server.get(feedAddress(results, format))
    expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([200, typeOf[format]])
    expect(text).not.toContain('<script>')
    return text
  }

  const rss = parseRssFeed(await read('rss'))
  expect(rss.items?.map(({ title }) => plain(title))).toEqual(titles)
  expect(rss.items?.map(({ link }) => link)).toEqual(links)
  expect(rss.items?.map(({ pubDate }) => new Date(pubDate ?? '').toISOString())).toEqual([
    '2026-03-02T09:00:00.000Z',
    '2026-03-01T09:00:00.000Z',
  ])
  const atom = parseAtomFeed(await read('atom'))
  expect(atom.entries?.map(({ title }) => plain(title))).toEqual(titles)
  expect(atom.entries?.map(({ id }) => id)).toEqual(links)
  const json = parseJsonFeed(await read('json'))
  expect(json.items?.map(({ title }) => title)).toEqual(titles)
  expect(json.home_page_url).toBe(`http://localhost:3000${results}`)

  expect((await server.get('/feeds/xml/nurse')).status).toBe(404)
  expect((await server.get('/feeds/rss/nurse')).status).toBe(404)
})

test('a page of results tells readers where its feeds are', async () => {
  const { text } = await server.get(results)
  const found = [...text.matchAll(/<link[^>]*rel="alternate"[^>]*type=[^>]*>/gu)].map(
    ([link]) => /href="([^"]+)"/u.exec(link)?.[1],
  )
  expect(found).toEqual([feedAddress(results, 'rss'), feedAddress(results, 'atom'), feedAddress(results, 'json')])
})

const typeOf = { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/feed+json' } as const

/** Parsers differ in whether they hand on a text or an object with it. */
function plain(title: unknown): unknown {
  return typeof title === 'object' && title !== null && 'value' in title ? title.value : title
}
