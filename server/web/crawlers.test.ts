import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { mayOpen } from '../../app/page-rules.ts'
import pageRoutes from '../../app/routes.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { idsInPart } from '../jobs/job-pages.ts'
import { listedPages } from './crawlers.ts'

const environment = { ROLECALL_URL: 'https://jobs.example.org' }

test('robots.txt names the site map, and keeps programs from what asks the boards for every filter', async () => {
  await using server = await startServer({ boards: [], environment })
  const { status, text, headers } = await server.get('/robots.txt')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
  expect(text).toMatch(
    /^User-agent: \*\n(?:Disallow: \/\S*\n)+\nSitemap: https:\/\/jobs\.example\.org\/sitemap\.xml\n$/u,
  )
  const closed = [...text.matchAll(/^Disallow: (\S+)$/gmu)].map(([, path]) => path)
  expect(closed).toContain('/jobresults/*?')
  for (const page of listedPages) expect(closed.some((path) => path !== undefined && page.startsWith(path))).toBe(false)
})

test('the site map is in parts, by the rules of sitemaps.org; every open ad of a real vacancy is in one of them, once', async () => {
  await using server = await startServer({ boards: [], environment })
  await addJobs(server, [
    { id: 1 },
    { id: 2, closed: true },
    { id: 3, isDemo: true },
    { id: idsInPart - 1 },
    { id: idsInPart },
    { id: 3 * idsInPart + 5 },
    // A part that has nothing to show is not named.
    { id: 5 * idsInPart, closed: true },
  ])
  const parts = locations(await xml(server, '/sitemap.xml'), 'sitemapindex', 'sitemap')
  expect(parts).toEqual([
    'https://jobs.example.org/sitemaps/pages.xml',
    'https://jobs.example.org/sitemaps/jobs-0.xml',
    'https://jobs.example.org/sitemaps/jobs-1.xml',
    'https://jobs.example.org/sitemaps/jobs-3.xml',
  ])
  const found = await Promise.all(
    parts.slice(1).map(async (part) => locations(await xml(server, new URL(part).pathname), 'urlset', 'url')),
  )
  expect(found.flat()).toEqual(
    [1, idsInPart - 1, idsInPart, 3 * idsInPart + 5].map((id) => `https://jobs.example.org/job/${id}`),
  )
  for (const none of ['/sitemaps/jobs-2.xml', '/sitemaps/jobs-5.xml', '/sitemaps/jobs-x.xml', '/sitemaps/other.xml']) {
    expect((await server.get(none)).status, none).toBe(404)
  }
})

test('a site map without any ad is whole, and what a stranger writes as host stands in it as text', async () => {
  await using server = await startServer({ boards: [] })
  expect(locations(await xml(server, '/sitemap.xml'), 'sitemapindex', 'sitemap')).toEqual([
    'http://localhost:3000/sitemaps/pages.xml',
  ])
})

test('the part of pages names each page that is for search engines, and each of them says that itself', async () => {
  await using server = await startServer({ boards: [], environment, pages: true })
  const listed = locations(await xml(server, '/sitemaps/pages.xml'), 'urlset', 'url')
  expect(listed).toEqual(listedPages.map((path) => `https://jobs.example.org${path}`))

  for (const path of plainPages()) {
    const { status, text } = await server.get(path)
    const isForSearchEngines = status === 200 && !text.includes('<meta name="robots" content="noindex"')
    const canonical = /<link rel="canonical" href="([^"]*)"/u.exec(text)?.[1]
    const isListed = isForSearchEngines && canonical === `https://jobs.example.org${path}`
    expect([path, listed.includes(`https://jobs.example.org${path}`)]).toEqual([path, isListed])
  }
})

/** Pages for everybody without a blank in their address. */
function plainPages(): string[] {
  return (pageRoutes as RouteConfigEntry[])
    .filter(({ path = '', file }) => file.endsWith('.tsx') && !/[:*]/u.test(path))
    .map(({ path = '' }) => `/${path}`)
    .filter((path) => mayOpen(path, 'guest').kind === 'open')
}

async function xml(server: TestServer, path: string): Promise<Record<string, unknown>> {
  const { status, headers, text } = await server.get(path)
  expect([status, headers.get('content-type')], path).toEqual([200, 'application/xml; charset=utf-8'])
  expect(XMLValidator.validate(text)).toBe(true)
  return new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'url' || name === 'sitemap' }).parse(
    text,
  ) as Record<string, unknown>
}

/** The addresses of a map, after it has been held to the rules: its namespace, its size, whole addresses of one host, days. */
function locations(map: Record<string, unknown>, root: string, entry: string): string[] {
  expect(Object.keys(map).sort()).toEqual(['?xml', root].sort())
  const { '@_xmlns': namespace, [entry]: entries } = map[root] as Record<string, unknown>
  expect(namespace).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const list = entries as { loc: string; lastmod?: string }[]
  expect(list.length).toBeGreaterThan(0)
  expect(list.length).toBeLessThanOrEqual(50_000)
  for (const { loc, lastmod, ...others } of list) {
    expect(others).toEqual({})
    expect(new URL(loc).href === loc || new URL(loc).href === `${loc}/`).toBe(true)
    expect(loc.length).toBeLessThan(2_048)
    if (lastmod !== undefined) expect(new Date(lastmod).toISOString()).toBe(lastmod)
  }
  expect(new Set(list.map(({ loc }) => new URL(loc).host)).size).toBe(1)
  expect(new Set(list.map(({ loc }) => loc)).size).toBe(list.length)
  return list.map(({ loc }) => loc)
}

async function addJobs(server: TestServer, jobs: { id: number; closed?: boolean; isDemo?: boolean }[]): Promise<void> {
  for (const { id, closed = false, isDemo = false } of jobs) {
    await server.db.query(
      `insert into jobs (id, main_listing_id, title, poster, pay_text, full_time, part_time, ir35_status, places, description,
         created_at, first_seen, last_seen, closed_at, reposts, is_demo)
       values ($1, $1, 'Nurse', 'direct', 'Pay not given', true, false, 'unknown', '[]', '', now(), now(), now(), $2, 0, $3)`,
      [id, closed ? new Date() : null, isDemo],
    )
  }
}
