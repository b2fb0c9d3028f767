import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reindexAll } from '../server/jobs/commands.ts'
import { keptAliases } from '../server/jobs/employer-aliases/aliases.ts'
import { learnAliases } from '../server/jobs/employer-aliases/learn-aliases.ts'
import { importAds } from '../server/jobs/import/import-ads.ts'
import { startReadingThread } from '../server/jobs/import/reading-thread.ts'
import { readRows } from '../server/jobs/import/read-rows.ts'
import type { ReadAds } from '../server/jobs/read-ad.ts'
import { reprocessAds } from '../server/jobs/reprocess.ts'
import { loadExtraPlaces } from '../server/places/extra-places.ts'
import type { Database } from '../server/platform/database.ts'
import type { Services } from '../server/services.ts'
import { aProduct } from './a-product.ts'
import { memoryOf } from './memory.ts'

/**
 * Folding on a large index of real ads: what it costs an import, and how `reprocess` brings an index in which no ad was folded to the rule. The ads are no part
 * of the repository: ROLECALL_BENCH_DATA says in which folder they are, ROLECALL_BENCH_FILES which files, by the beginnings of their names.
 */
const data = process.env['ROLECALL_BENCH_DATA'] ?? join(fileURLToPath(new URL('..', import.meta.url)), '../shared/data')
const wanted = (process.env['ROLECALL_BENCH_FILES'] ?? 'nhs,adzuna-api,boards,reed,dwp,london,ireland,small').split(',')
const folder = join(data, 'jobs')

if (existsSync(folder)) await run()
else console.log(`No ads in ${folder}: nothing to measure.`)

async function run(): Promise<void> {
  await using withFolding = await aProduct()
  await using without = await aProduct()
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf([process.pid]))), 1_000)
  const spent = { folding: 0, plain: 0, ads: 0 }
  const files = readdirSync(folder).filter((name) => wanted.some((start) => name.startsWith(start)))
  for (const [i, file] of files.entries()) {
    // By turns, so that a machine that is getting busier does not speak for either.
    const turns = [
      async () => (spent.folding += await importFile(withFolding.services, file, (read) => read)),
      async () => (spent.plain += await importFile(without.services, file, withoutKeys)),
    ]
    for (const turn of i % 2 === 0 ? turns : turns.toReversed()) await turn()
  }
  spent.ads = await count(withFolding.services.db, 'listings')
  console.log(`${number(spent.ads)} ads imported, ${number(await count(withFolding.services.db, 'jobs'))} jobs`)
  console.log(
    `with folding ${number(spent.ads / spent.folding)} a second, without ${number(spent.ads / spent.plain)}: ${(spent.folding / spent.plain).toFixed(2)} times as long`,
  )

  const { services } = without
  await keepSome(services.db)
  const before = await jobsOf(services.db)
  peak = 0
  await timed('reprocess where nothing was folded', async () => await reprocessAds(services.store, () => {}))
  console.log(`  peak memory of everything ${number(peak / 2 ** 20)} MiB`)
  const after = await jobsOf(services.db)
  tellIds(before, after)
  const whole = await jobsOf(withFolding.services.db)
  const differing = [...after.keys()].filter((ads) => !whole.has(ads)).length
  console.log(
    `  jobs that an import in one go would have made otherwise: ${number(differing)} of ${number(after.size)}`,
  )
  await tellKept(services.db)

  await timed('reprocess again', async () => await reprocessAds(services.store, () => {}))
  tellIds(after, await jobsOf(services.db))
  const given = { db: services.db, now: new Date(), say: services.say }
  console.log(`  learnt: ${JSON.stringify(await timed('learn-employers', async () => await learnAliases(given)))}`)
  for (const { alias, main, vacancies } of await keptAliases(services.db))
    console.log(`  ${alias} = ${main} (${vacancies})`)
  const named = await jobsOf(services.db)
  await timed('reprocess with the names', async () => await reprocessAds(services.store, () => {}))
  tellIds(named, await jobsOf(services.db))
  await tellKept(services.db)
  peak = 0
  await timed('reindex', async () => await reindexAll(services))
  console.log(`  peak memory of everything ${number(peak / 2 ** 20)} MiB`)
  clearInterval(watch)
}

async function importFile(services: Services, file: string, wrap: (read: ReadAds) => ReadAds): Promise<number> {
  const thread = startReadingThread(
    new URL('../server/job-searches/reading-worker.ts', import.meta.url),
    await loadExtraPlaces(services.db),
  )
  const bulk = await services.startBulkIndexing()
  const { rows } = await readRows(join(folder, file))
  const startedAt = performance.now()
  await importAds({ ...services.store, readAds: wrap(thread.readAds) }, rows, {
    now: new Date('2026-08-25T00:00:00Z'),
    keepOpen: true,
    signal: new AbortController().signal,
    onProgress: () => {},
  })
  const seconds = (performance.now() - startedAt) / 1_000
  await bulk.end()
  await thread.stop()
  return seconds
}

/** Ads that share no key are never compared: an index as it would be without folding. */
function withoutKeys(read: ReadAds): ReadAds {
  let twin = 0
  return async (ads, options) =>
    (await read(ads, options)).map((ad) =>
      'unusable' in ad
        ? ad
        : { ...ad, keys: { exact: null, title: null, text1: null, text2: null, twin: String(++twin) } },
    )
}

/** One person with every twentieth job on a shortlist and an application for the ad of every twentieth other. */
async function keepSome(db: Database): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    `insert into users (name, email, email_key, password_hash, is_verified, created)
     values ('Ann Example', 'ann@example.com', 'ann@example.com', '', true, now()) returning id`,
  )
  await db.query(
    `insert into shortlist_entries (user_id, job_id, job_title, job_location, stage, added)
     select $1, id, title, '', 'to-decide', now() from jobs where id % 20 = 0`,
    [rows[0]?.id],
  )
  await db.query(
    `insert into applications (user_id, job_id, vacancy, board, ref, title, ad, way, state, created, updated, applied_at)
     select $1, l.job_id, 'job:' || l.job_id, r.board, r.ref, '', '{}', 'by-hand', 'applied', now(), now(), now()
       from listings l join received_ads r on r.id = l.id where l.id % 20 = 7`,
    [rows[0]?.id],
  )
}

/** Whether every application is at the job of its ad, and how many entries have no job any more. */
async function tellKept(db: Database): Promise<void> {
  const { rows } = await db.query<{ applications: number; astray: number; entries: number; lost: number }>(
    `select (select count(*)::int from applications) as applications,
            (select count(*)::int from applications a join received_ads r on r.board = a.board and r.ref = a.ref
               join listings l on l.id = r.id where a.job_id is distinct from l.job_id) as astray,
            (select count(*)::int from shortlist_entries) as entries,
            (select count(*)::int from shortlist_entries where job_id is null) as lost`,
  )
  console.log(`  kept by a person: ${JSON.stringify(rows[0])}`)
}

/** The id of each job by its ads. */
async function jobsOf(db: Database): Promise<Map<string, number>> {
  const { rows } = await db.query<{ job_id: number; ads: string }>(
    `select l.job_id, string_agg(r.board || ':' || r.ref, ' ' order by r.board, r.ref) as ads
       from listings l join received_ads r on r.id = l.id group by l.job_id`,
  )
  return new Map(rows.map((row) => [row.ads, row.job_id]))
}

function tellIds(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): void {
  const same = [...after].filter(([ads]) => before.has(ads))
  const moved = same.filter(([ads, id]) => before.get(ads) !== id)
  console.log(
    `  ${number(after.size)} jobs of ${number(before.size)}; ${number(same.length)} have the same ads as before, of which ${number(moved.length)} changed their id`,
  )
}

async function count(db: Database, table: 'listings' | 'jobs'): Promise<number> {
  const { rows } = await db.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return rows[0]?.count ?? 0
}

async function timed<Result>(name: string, what: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  const result = await what()
  console.log(`${name}: ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`)
  return result
}

function number(value: number): string {
  return Math.round(value).toLocaleString('en-GB')
}
