import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { detectJsonFeed, parseJsonFeed } from 'feedsmith'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AdContent } from '../../contract/job-ads/content.ts'
import { testNow } from '../../test/server.ts'
import { anAd, anAdmin, give } from '../job-ads/job-ads.fixtures.ts'
import { printJson, printXml } from '../job-ads/feed-out/print.ts'
import type { FeedAd } from '../job-ads/feed-out/live-ads.ts'
import { readAd } from '../../contract/job-ads/read-ad.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [], environment: { ROLECALL_FREE_CREDITS: '0' } })

type Admin = Awaited<ReturnType<typeof anAdmin>>

async function publish(admin: Admin, given: Partial<AdContent>): Promise<string> {
  const id = crypto.randomUUID()
  await give(server, { kind: 'person', id: admin.id }, 2)
  const answer = await server.post('/api/jobsearches', { _id: id, content: anAd(given) }, admin.headers)
  expect(answer.status, answer.text).toBe(201)
  return id
}

const feed = async (admin: Admin, file: string, headers = {}) =>
  await server.get(`/company-feeds/${admin.companyId}/${file}`, headers)

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'job' })
type Parsed = { source: { publisher: string; job?: Record<string, string>[] } }

const hostile = `Baker ]]> & <script>alert("1")</script> </job> &amp; \u202E 'x' €`

test("a company's live ads are told as XML and as JSON Feed, whole and as other parsers read them", async () => {
  const admin = await anAdmin(server, { name: 'Salt & <Pepper> ]]> Ltd' })
  const id = await publish(admin, {
    jobTitle: hostile.slice(0, 80),
    reference: 'S&P-1',
    workplace: 'hybrid',
    daysOnSite: '2',
  })
  const irish = await publish(admin, { jobLocation: 'Galway', payPer: 'hour', payMin: '16.50', payMax: '16.50' })
  const anywhere = await publish(admin, {
    jobTitle: 'Baker at home',
    workplace: 'remote',
    jobLocation: 'Ireland',
    payMin: '35000',
    payMax: '',
  })
  const unpaid = await publish(admin, { jobTitle: 'Baker, pay by agreement', noSalary: true, payMin: '', payMax: '' })

  const xml = await feed(admin, 'jobs.xml')
  expect([xml.status, xml.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(XMLValidator.validate(xml.text)).toBe(true)
  const { source } = parser.parse(xml.text) as Parsed
  const jobs = new Map(source.job?.map((job) => [job['referencenumber'], job]))
  expect(jobs.get(id)).toMatchObject({
    title: hostile.slice(0, 80),
    date: testNow.toISOString(),
    requisitionid: 'S&P-1',
    url: `http://localhost:3000/job-ad/${id}`,
    company: 'Salt & <Pepper> ]]> Ltd',
    city: 'Whitby',
    state: 'North Yorkshire',
    country: 'GB',
    salary: '£29,000 to £33,000 per year',
    jobtype: 'fulltime, permanent',
    remotetype: 'Hybrid remote',
    category: 'Hospitality and catering',
    expirationdate: '2026-03-19',
  })
  expect(jobs.get(irish)).toMatchObject({ city: 'Galway', country: 'IE', salary: '€16.50 per hour' })
  // A country is no town, and what is not said is left out.
  expect(jobs.get(anywhere)).toMatchObject({ country: 'IE', remotetype: 'Fully remote' })
  for (const name of ['city', 'state']) expect(jobs.get(anywhere)).not.toHaveProperty(name)
  expect(jobs.get(unpaid)).not.toHaveProperty('salary')

  const json = await feed(admin, 'jobs.json')
  expect(json.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
  expect(detectJsonFeed(json.body)).toBe(true)
  const read = parseJsonFeed(json.text)
  expect(read.title).toBe('Jobs at Salt & <Pepper> ]]> Ltd')
  expect(read.items?.find((item) => item.id === id)).toMatchObject({
    title: hostile.slice(0, 80),
    url: `http://localhost:3000/job-ad/${id}`,
  })
  expect(json.text + xml.text).not.toContain(admin.email)
})

test('what a client has already is not sent again, until an ad is changed, closed or runs out', async () => {
  const admin = await anAdmin(server)
  const id = await publish(admin, {})
  for (const file of ['jobs.xml', 'jobs.json']) {
    const first = await feed(admin, file)
    const etag = first.headers.get('etag') ?? ''
    const since = first.headers.get('last-modified') ?? ''
    for (const known of [
      { 'if-none-match': etag },
      { 'if-none-match': `"x", ${etag}` },
      { 'if-modified-since': since },
    ]) {
      const again = await feed(admin, file, known)
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag])
    }
    const before = new Date(Date.parse(since) - 1000).toUTCString()
    for (const old of [
      { 'if-none-match': 'W/"x"' },
      { 'if-modified-since': before },
      { 'if-none-match': 'W/"x"', 'if-modified-since': since },
    ])
      expect((await feed(admin, file, old)).status).toBe(200)
  }
  const old = await feed(admin, 'jobs.xml')
  const known = { 'if-modified-since': old.headers.get('last-modified') ?? '' }
  server.clock.set(new Date(server.clock.now().getTime() + 60_000))
  await server.send('PUT', `/api/jobsearches/${id}`, { content: anAd({ payMax: '34000' }) }, admin.headers)
  expect((await feed(admin, 'jobs.xml', known)).status).toBe(200)
  server.clock.set(new Date(server.clock.now().getTime() + 60_000))
  await server.post(`/api/job-ads/${id}/close`, {}, admin.headers)
  const gone = await feed(admin, 'jobs.xml', { 'if-none-match': old.headers.get('etag') ?? '' })
  expect([gone.status, (parser.parse(gone.text) as Parsed).source.job]).toEqual([200, undefined])
  expect(XMLValidator.validate(gone.text)).toBe(true)
  server.clock.set(testNow)
})

test('a company that is blocked or unknown has no feed, and one without ads has an empty one', async () => {
  const admin = await anAdmin(server)
  expect(parseJsonFeed((await feed(admin, 'jobs.json')).text).items ?? []).toEqual([])
  await publish(admin, {})
  await server.db.query(`update companies set publishing = 'blocked' where id = $1`, [admin.companyId])
  for (const file of ['jobs.xml', 'jobs.json']) expect((await feed(admin, file)).status).toBe(404)
  expect((await server.get(`/company-feeds/${crypto.randomUUID()}/jobs.xml`)).status).toBe(404)
  expect((await server.get('/company-feeds/x/jobs.xml')).status).toBe(404)
  expect((await server.get(`/company-feeds/${admin.companyId}/jobs.exe`)).status).toBe(404)
})

test('whatever stands in an ad, the feeds are valid and say that very text', () => {
  const awkward = fc.array(
    fc.constantFrom(
      ']]>',
      '<![CDATA[',
      '</job>',
      '&',
      '<',
      '"',
      '\0',
      '\u0008',
      '\uD800',
      '\uFFFE',
      '😀',
      ' a ',
      '\r\n',
      '<!--',
      '<?x?>',
    ),
  )
  fc.assert(
    fc.property(awkward, (parts) => {
      const text = `a${parts.join('')}z`
      const { ad } = readAd(anAd({ jobTitle: text }), '2026-01-01')
      const one: FeedAd = {
        id: 'x',
        ad: ad!,
        since: testNow,
        changed: testNow,
        closes: '2026-03-19',
        city: text,
        county: null,
        country: 'GB',
      }
      const given = {
        company: text,
        ads: [one],
        lastChanged: testNow,
        siteUrl: 'https://a.test',
        self: 'https://a.test/f',
      }
      const xml = printXml(given)
      expect(XMLValidator.validate(xml)).toBe(true)
      // oxlint-disable-next-line no-control-regex
      const kept = text.toWellFormed().replaceAll(/[\0-\x08\uFFFE]/gu, '')
      const plain = (read: string | undefined) => read?.replaceAll('\r\n', '\n')
      const [job] = (parser.parse(xml) as Parsed).source.job ?? []
      expect([plain(job?.['title']), plain(job?.['city'])]).toEqual([plain(kept), plain(kept)])
      expect(parseJsonFeed(printJson(given)).items?.[0]?.title).toBe(text.trim())
    }),
  )
})
