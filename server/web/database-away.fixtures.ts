import { expect, vi } from 'vitest'
import { mayOpen } from '../../app/page-rules.ts'
import { companySlug } from '../../contract/companies/company-slug.ts'
import { filledIn, pagePaths } from '../../test/page-addresses.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { anAd, anAdmin, give } from '../job-ads/job-ads.fixtures.ts'

/*
 * What a guest can read while the database is away, or its disk is full. The pages are those of the site map, whichever they are; each is
 * asked of a server that has just started, so that nothing is remembered from before.
 */

/** What is only in the primary: what a link of an email or a text leads to, whose row may be a moment old. */
export const onlyInPrimary: readonly string[] = [
  '/confirm-email/:key',
  '/set-password/:key',
  '/login-link/:key',
  '/confirm-interview/:key',
  '/confirm-interview/:key/calendar',
  '/interview-calendar/:key',
  '/join-company/:key',
  '/confirm-alert/:key',
  '/keep-alert/:key',
  '/change-alert/:key',
  '/not-for-me/:key/:jobId',
  '/stop-alert/:key',
]

/** Besides the pages: what only answers with a query, and what programs read. */
const more = (companyId: string) => [
  '/statistics.csv?title=baker',
  '/suggest/titles?text=bak',
  '/suggest/places?text=lee',
  '/nearest-place?lat=53.8&lng=-1.5',
  '/jobresults/baker?page=2',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/companies.xml',
  '/sitemaps/jobs-0.xml',
  `/company-feeds/${companyId}/jobs.xml`,
  `/company-feeds/${companyId}/jobs.json`,
]

/** A site with an ad of a company. @param on a database of one's own, with a replica; left out: its replica is the database itself. @returns a further server on it, and every address that a guest can read, by its pattern. */
export async function aSite(on?: { databaseUrl: string; dataFolder: string; replicaUrl: string }): Promise<{
  first: TestServer
  another: () => Promise<TestServer>
  addresses: ReadonlyMap<string, string>
}> {
  const first = await startServer({ boards: [], pages: true, environment, ...(on && { on }) })
  const admin = await anAdmin(first, { name: 'Harbour Bakery Ltd' })
  await give(first, { kind: 'person', id: admin.id }, 2)
  const ad = crypto.randomUUID()
  const content = anAd({ jobTitle: 'Baker' })
  const answer = await first.post('/api/jobsearches', { _id: ad, content }, admin.headers)
  expect(answer.status, answer.text).toBe(201)
  const { rows } = await first.db.query<{ id: number }>('select id from jobs')
  const job = String(rows[0]!.id)
  const slug = companySlug({ id: admin.companyId, name: 'Harbour Bakery Ltd' })
  const addresses = new Map<string, string>()
  for (const path of pagePaths) {
    const id = path.startsWith('/job/') ? job : ad
    const address = filledIn(path, { id, slug, jobTitle: 'baker', jobLocation: 'leeds', format: 'rss' })
    if (mayOpen(address, 'guest').kind === 'open') addresses.set(path, address)
  }
  for (const address of more(admin.companyId)) addresses.set(address, address)
  const databaseUrl = first.services.config.databaseUrl!
  const replicaUrl = on?.replicaUrl ?? databaseUrl
  return {
    first,
    addresses,
    another: async () =>
      await startServer({
        boards: [],
        pages: true,
        environment: { ...environment, DATABASE_REPLICA_URLS: replicaUrl },
        on: { databaseUrl, dataFolder: first.services.config.dataFolder },
      }),
  }
}

const environment = { ROLECALL_TRUSTED_PROXIES: '1' }

/** Every statement to the primary fails, as where nothing listens, until it goes out of scope. */
export function cutOff({ services: { db, direct } }: TestServer): Disposable {
  const away = async () => await Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
  const spies = [db, direct].flatMap((pool) => [vi.spyOn(pool, 'query'), vi.spyOn(pool, 'connect')])
  for (const spy of spies) spy.mockImplementation(away as never)
  return {
    [Symbol.dispose]() {
      for (const spy of spies) spy.mockRestore()
    },
  }
}

type Answers = Record<string, { status: number; retryAfter: string | null; isAlarming: boolean }>

export async function walk(server: TestServer, addresses: ReadonlyMap<string, string>): Promise<Answers> {
  const answers: Answers = {}
  for (const [path, address] of addresses) {
    const headers = { accept: 'text/html', 'x-forwarded-for': `10.1.${Object.keys(answers).length}.1` }
    const { status, headers: got, text } = await server.get(address, headers)
    answers[path] = { status, retryAfter: got.get('retry-after'), isAlarming: text.includes('may not have been saved') }
  }
  return answers
}

export const statusesOf = (answers: Answers) =>
  Object.fromEntries(Object.entries(answers).map(([path, { status }]) => [path, status]))
