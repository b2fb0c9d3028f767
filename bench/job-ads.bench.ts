import { randomUUID } from 'node:crypto'
import { bulkAds, type BulkAd } from '../sandbox/generate/bulk.ts'
import { AdContent } from '../contract/job-ads/content.ts'
import { onlineUntil } from '../contract/job-ads/costs.ts'
import { readAd } from '../contract/job-ads/read-ad.ts'
import { defaultSearch } from '../contract/job-searches/results-address.ts'
import { searchCall } from '../contract/job-searches/search-call.ts'
import { bringOnline, prepareOnline } from '../server/job-ads/put-online.ts'
import { startReadingThread } from '../server/jobs/import/reading-thread.ts'
import { importAds } from '../server/jobs/import/import-ads.ts'
import { jobsOfAds } from '../server/jobs/queries.ts'
import { openAccounts } from '../server/ledger/accounts.ts'
import { issue } from '../server/ledger/transfer.ts'
import { loadExtraPlaces } from '../server/places/extra-places.ts'
import { inTransaction } from '../server/platform/database.ts'
import { router } from '../server/router.ts'
import { createApp } from '../server/web/app.ts'
import { loadPages } from '../server/web/pages.ts'
import { aPerson } from '../test/people.ts'
import { aProduct } from './a-product.ts'
import { goal, percentile, printIndented, spread } from './figures.ts'
import { workload } from './search/workload.ts'

/*
 * Ads of our own among many others: how long from 'Publish' until a search finds the ad, how long the server takes for its page, and
 * whether 10,000 of them make searches slower.
 *
 *   ROLECALL_BENCH_ADS   ads of boards that are held (100000)
 *   ROLECALL_BENCH_OWN   ads of our own, of 500 companies (10000)
 */
const held = Number(process.env['ROLECALL_BENCH_ADS'] ?? 100_000)
const own = Number(process.env['ROLECALL_BENCH_OWN'] ?? 10_000)
const companies = 500
const publishings = 60
const rounds = 4

const pages = await loadPages(process.cwd())
if (pages === null) throw new Error('The pages are not built: npm run build')
await using product = await aProduct({ NODE_ENV: 'development', ROLECALL_FREE_CREDITS: '0' })
const { services } = product
const { db } = services
const app = createApp(services, { router, pages })
// Nothing but what is held.
services.live.boards = []

const thread = startReadingThread(
  new URL('../server/job-searches/reading-worker.ts', import.meta.url),
  await loadExtraPlaces(db),
)
const here = services.store.readAds
services.store.readAds = thread.readAds
const heaping = await services.startBulkIndexing()
await importAds(services.store, asyncOf(bulkAds({ seed: 1, count: held })), {
  now: new Date(),
  keepOpen: true,
  signal: new AbortController().signal,
  onProgress: () => {},
})
await heaping.end()
await db.query('analyze')
printIndented(`${number(held)} ads of boards are held: ${number(await jobs())} open jobs`)

const { rows: titles } = await db.query<{ title: string }>('select title from jobs where id % 50 = 0 order by id')
const queries = workload(
  titles.map(({ title }) => title),
  services.gazetteer,
)
await measure()
const before = await measure()
const ads = await addOwnAds()
await db.query('analyze')
printIndented(`with ${number(ads.length)} of our own: ${number(await jobs())} open jobs`)
await measure()
const after = await measure()
// And without them again, so that a machine that is getting busier or quieter does not speak for either.
const kept = await jobsOfAds(db, { board: 'rolecall', refs: ads })
await services.index.remove([...kept.values()])
await measure()
const again = await measure()
printIndented(`search without our own: ${spread(before)}`)
printIndented(`search with our own: ${spread(after)}`)
printIndented(`search without them again: ${spread(again)}`)
const without = (percentile(before, 95) + percentile(again, 95)) / 2
printIndented(goal('p95 with / the mean of both without', percentile(after, 95) / without, 1.1, 'times'))
printIndented(`p95 with / without again: ${(percentile(after, 95) / percentile(again, 95)).toFixed(2)} times`)

await thread.stop()
if (here === undefined) delete services.store.readAds
else services.store.readAds = here
const mia = await aPerson({ db, services }, { company: { name: 'Quayside Bakery Ltd', isApproved: true } })
await inTransaction(db, async (client) => {
  const to = { kind: 'person', id: mia.id } as const
  await openAccounts(client, { owner: to, unit: 'publisher-credits' })
  const given = { amount: 2 * publishings, kind: 'grant', key: randomUUID(), now: services.clock.now() } as const
  await issue(client, { to, unit: 'publisher-credits', ...given })
})
const visible: number[] = []
for (let i = 0; i < publishings; i++) visible.push(await publishAndFind(i))
printIndented(`publish → found by a search: ${spread(visible)}`)
printIndented(goal('publish → found, p95', percentile(visible, 95), 2_000, 'ms'))

const shown: number[] = []
const others: number[] = []
const { rows: ofBoards } = await db.query<{ id: number }>(
  'select id from jobs where closed_at is null and not (id = any($1::int[])) order by id limit 20000',
  [[...kept.values()]],
)
const board = pick(ofBoards, 220)
for (const [i, id] of pick([...kept.values()], 220).entries()) {
  const [took, other] = [await jobPage(id), await jobPage(board[i]?.id ?? id)]
  // The first ones warm the pages up.
  if (i < 20) continue
  shown.push(took)
  others.push(other)
}
printIndented(`the page of an ad of our own: ${spread(shown)}`)
printIndented(`the page of an ad of a board, by turns: ${spread(others)}`)
printIndented(goal('job page, p95', percentile(shown, 95), 60, 'ms'))

/** Each search several times, and of each the best: what else runs on the machine does not count twice. */
async function measure(): Promise<number[]> {
  const best = queries.map(() => Number.POSITIVE_INFINITY)
  for (let turn = 0; turn < rounds; turn++) {
    for (const [i, query] of queries.entries()) {
      const startedAt = performance.now()
      await services.index.search(query)
      best[i] = Math.min(best[i] ?? Number.POSITIVE_INFINITY, performance.now() - startedAt)
    }
  }
  return best
}

/** @returns The ids of the ads. */
async function addOwnAds(): Promise<string[]> {
  const { rows } = await db.query<{ id: string; name: string }>(
    `insert into companies (name, company_type, phone, created, publishing)
     select 'Own Company ' || i, 1, '1134960000', now(), 'approved' from generate_series(1, $1) i returning id, name`,
    [companies],
  )
  const now = services.clock.now()
  const until = onlineUntil(now)
  const ids: string[] = []
  let i = 0
  // Not the texts that are there already: those would be folded.
  for (const bulk of bulkAds({ seed: 99, count: own })) {
    const company = rows[i++ % companies]!
    const content = contentOf(bulk, i)
    const { ad } = readAd(content, '2026-01-01')
    if (ad === null) continue
    const id = randomUUID()
    const online = {
      adId: id,
      ad,
      company: { ...company, kind: 'employer' as const },
      country: 'GB' as const,
      created: now,
      until,
      now,
    }
    const ready = await prepareOnline(services.store, online)
    if (ready === null) continue
    await inTransaction(db, async (client) => {
      await client.query(
        `insert into job_ads (id, company_id, type, content, declared, created, online_until)
         values ($1, $2, 'text', $3, '[]', $4, $5)`,
        [id, company.id, JSON.stringify(content), now, until],
      )
      await bringOnline(client, services.store, ready, now)
    })
    ids.push(id)
  }
  return ids
}

function contentOf(bulk: BulkAd, i: number): AdContent {
  return AdContent.parse({
    jobTitle: bulk.title.slice(0, 120),
    jobLocation: bulk.location,
    workplace: 'on-site',
    contractType: 'permanent',
    duration: 'F',
    noSalary: true,
    reference: `own-${i}`,
    jobDescription: `<p>${bulk.description.replaceAll(/[<>&]/gu, ' ').slice(0, 15_000)}</p>`,
  })
}

async function publishAndFind(i: number): Promise<number> {
  const title = `Harbour confectioner ${['ash', 'birch', 'cedar', 'elm'][i % 4]}${i}`
  const content = AdContent.parse({
    jobTitle: title,
    jobLocation: 'Whitby',
    workplace: 'on-site',
    contractType: 'permanent',
    duration: 'F',
    payMin: '29000',
    payMax: '33000',
    jobDescription: `<p>You make sweets number ${i} for our shop by the harbour, and you know your ${title} well.</p>`,
  })
  const startedAt = performance.now()
  const posted = await ask('/api/jobsearches', {
    method: 'POST',
    body: JSON.stringify({ _id: randomUUID(), content }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${mia.token}` },
  })
  if (posted.status !== 201) throw new Error(`An ad was not published: ${posted.status} ${await posted.text()}`)
  const { ad } = (await posted.json()) as { ad: { jobId: string } }
  const { params } = searchCall({ ...defaultSearch, jobTitle: title, jobLocation: 'Whitby' })
  const path = Object.values(params).map((part) => encodeURIComponent(part === '' ? '-' : part))
  for (;;) {
    const answer = await ask(`/api/jobsearches/${path.join('/')}`, {
      headers: { authorization: `Bearer ${mia.token}` },
    })
    const { jobs: found } = (await answer.json()) as { jobs: { _id: string }[] }
    if (found.some(({ _id }) => _id === ad.jobId)) return performance.now() - startedAt
    if (performance.now() - startedAt > 30_000) throw new Error('An ad that was published is not found')
  }
}

async function jobPage(jobId: number): Promise<number> {
  const startedAt = performance.now()
  const answer = await ask(`/job/${jobId}`, { headers: { accept: 'text/html' } })
  await answer.text()
  if (answer.status !== 200) throw new Error(`The page of an ad answers ${answer.status}`)
  return performance.now() - startedAt
}

async function ask(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('host', 'localhost:3000')
  return await app.fetch(new Request(`http://localhost:3000${path}`, { ...init, headers }))
}

async function jobs(): Promise<number> {
  const { rows } = await db.query<{ jobs: number }>('select count(*)::int as jobs from jobs where closed_at is null')
  return rows[0]?.jobs ?? 0
}

function pick<One>(all: readonly One[], count: number): One[] {
  const step = Math.max(1, Math.floor(all.length / count))
  return all.filter((_, i) => i % step === 0).slice(0, count)
}

function number(count: number): string {
  return count.toLocaleString('en-GB')
}

async function* asyncOf<One>(all: Iterable<One>): AsyncGenerator<One> {
  yield* all
}
