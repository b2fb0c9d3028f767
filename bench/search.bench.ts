import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { snapshotSize } from '../server/job-searches/snapshots.ts'
import { createPostgresIndex } from '../server/job-searches/postgres-index/index.ts'
import { tidyIndex } from '../server/job-searches/postgres-index/rebuild.ts'
import { startBulkIndexing } from '../server/job-searches/postgres-index/bulk-indexing.ts'
import type { IndexQuery, JobIndex } from '../server/jobs/job-index.ts'
import { refreshTitles, suggestTitles } from '../server/job-searches/suggestions.ts'
import { connect, type Database } from '../server/platform/database.ts'
import { createLog } from '../server/platform/log.ts'
import { migrate } from '../server/platform/migrate.ts'
import { startPostgres } from '../server/platform/postgres/start-postgres.ts'
import { goal, round } from './figures.ts'
import { jobsToIndex } from './search/ads.ts'
import { addPlainAds, finishPlainTable, makePlainTable, searchPlain } from './search/plain-postgres.ts'
import { addToSqlite, finishSqlite, makeSqlite, searchSqlite } from './search/sqlite.ts'
import { describe, timed, type Timing } from './search/timing.ts'
import { typing, workload } from './search/workload.ts'
import { createGazetteer } from '../server/places/gazetteer.ts'

/*
 * Searches over 300,000 made-up ads: each answers page ids, exact total and the counts of all facets. The same searches
 * against SQLite FTS5 and against PostgreSQL as it is usually written, in the same run: read the ratios before the numbers.
 *
 *   ROLECALL_BENCH_ADS       how many ads (300000)
 *   ROLECALL_BENCH_GROWN     then as many more until there are so many, and the same searches again: 1000000
 *   ROLECALL_BENCH_OTHERS    'off': without the other engines
 *   ROLECALL_BENCH_ROWS      how many rows a search gives: the order of the whole snapshot
 *   ROLECALL_BENCH_FOLDER    where to keep the data between runs; else in a folder that goes when it is done
 */
const ads = Number(process.env['ROLECALL_BENCH_ADS'] ?? 300_000)
const grown = Number(process.env['ROLECALL_BENCH_GROWN'] ?? 0)
const rowsAsked = Number(process.env['ROLECALL_BENCH_ROWS'] ?? snapshotSize)
const withOthers = process.env['ROLECALL_BENCH_OTHERS'] !== 'off'
const keptFolder = process.env['ROLECALL_BENCH_FOLDER']

const folder = keptFolder ?? mkdtempSync(join(tmpdir(), 'rolecall-bench-search-'))
mkdirSync(folder, { recursive: true })
const log = createLog({ program: 'bench', level: 'error' })
const postgres = await startPostgres({ folder: join(folder, 'postgres'), log })
await migrate(postgres.url)
const db = connect(postgres.url, { name: 'bench', max: 10, onError: (error) => log.error({ err: error }) })
const gazetteer = createGazetteer()

try {
  const index = createPostgresIndex(db)
  await fill(index, ads)
  const titles = await someTitles(db)
  const queries = workload(titles, gazetteer, rowsAsked)

  const ask = async (query: IndexQuery) => await index.search(query)
  const engines: Engine[] = [
    { name: 'ours, as an import leaves it', ask, rounds: 4 },
    ...(withOthers ? [await plainPostgres(), await sqlite()] : []),
  ]
  const [own, plain, fts] = await measure(queries, engines)
  if (!own) throw new Error('Nothing was measured')
  console.log(goal('one client, p50', own.p50, 5, 'ms'))
  console.log(goal('one client, p95', own.p95, 50, 'ms'))
  console.log(goal('one client, p99', own.p99, 110, 'ms'))
  if (plain && fts) {
    console.log(goal('the usual PostgreSQL / ours at p95', plain.p95 / own.p95, 1, 'times', 'above'))
    console.log(goal('SQLite FTS5 / ours at p95', fts.p95 / own.p95, 1, 'times', 'above'))
  }
  const eight = await timed([...queries, ...queries], ask, 8)
  console.log(`ours, 8 clients: ${describe(eight)}`)
  console.log(goal('8 clients', eight.perSecond, 150, 'a second', 'above'))

  await refreshTitles(db)
  const typed = typing(titles)
  await timed(typed.slice(0, 50), async (text) => await suggestTitles(db, text, new Date()))
  const suggesting = await timed(typed, async (text) => await suggestTitles(db, text, new Date()))
  console.log(`suggestions: ${describe(suggesting)}`)
  console.log(goal('suggestions, p95', suggesting.p95, 10, 'ms'))

  if (grown > ads) {
    await fill(index, grown)
    const [many] = await measure(queries, [{ name: `ours, ${number(grown)} ads`, ask, rounds: 4 }])
    if (many) console.log(goal(`p95 at ${number(grown)} / at ${number(ads)}`, many.p95 / own.p95, 3.5, 'times'))
  }
  const startedAt = performance.now()
  await tidyIndex(db)
  console.log(`laid out anew in ${round((performance.now() - startedAt) / 1000)} s`)
  await measure(queries, [{ name: 'ours, laid out anew', ask, rounds: 4 }])
  console.log(`ours, laid out anew, 8 clients: ${describe(await timed([...queries, ...queries], ask, 8))}`)
} finally {
  await db.end()
  await postgres.stop()
  if (!keptFolder) rmSync(folder, { recursive: true, force: true })
}

/** Adds ads as an import does until there are so many; a kept folder may have them already. */
async function fill(index: JobIndex, count: number): Promise<void> {
  const jobs = await index.size()
  if (jobs === count) return
  let seconds = 0
  const bulk = await startBulkIndexing(db)
  for (const batch of jobsToIndex(gazetteer, count)) {
    const news = batch.filter(({ id }) => id > jobs)
    const startedAt = performance.now()
    await index.upsert(news)
    seconds += (performance.now() - startedAt) / 1000
  }
  await bulk.end()
  console.log(`${number(count)} ads: ${round((seconds * 1000) / (count - jobs))} ms each to add`)
  await db.query('vacuum analyze job_index')
  const { rows } = await db.query<{ heap: number; terms: number; whole: number }>(
    `select pg_relation_size('job_index')::float8 / 1e6 as heap, pg_relation_size('job_index_terms')::float8 / 1e6 as terms,
            pg_total_relation_size('job_index')::float8 / 1e6 as whole`,
  )
  const { heap, terms, whole } = rows[0]!
  console.log(
    `rows ${round(heap)} MB, index of terms ${round(terms)} MB, with what lies out of the rows ${round(whole)} MB`,
  )
}

function number(count: number): string {
  return count.toLocaleString('en-GB')
}

async function someTitles(from: Database): Promise<string[]> {
  const { rows } = await from.query<{ title: string }>('select title from job_index where id % 50 = 0 order by id')
  return rows.map(({ title }) => title)
}

type Engine = { name: string; ask: (query: IndexQuery) => Promise<unknown>; rounds: number }

/**
 * Rounds by turns, so that what else the machine does meets all alike. The first of each warms up; of the others the
 * quickest at p95 counts.
 */
async function measure(queries: readonly IndexQuery[], engines: readonly Engine[]): Promise<Timing[]> {
  const rounds = engines.map((): Timing[] => [])
  for (let round = 0; round < Math.max(...engines.map((engine) => engine.rounds)); round++) {
    for (const [i, engine] of engines.entries()) {
      if (round < engine.rounds) rounds[i]!.push(await timed(queries, engine.ask))
    }
  }
  return rounds.map((timings, i) => {
    const best = timings.slice(1).toSorted((a, b) => a.p95 - b.p95)[0]!
    console.log(`${engines[i]!.name}: ${describe(best)}`)
    return best
  })
}

async function plainPostgres(): Promise<Engine> {
  const pool = db
  const { rows } = await pool.query<{ exists: boolean }>(`select to_regclass('plain_ads') is not null as exists`)
  if (!rows[0]!.exists) {
    await makePlainTable(pool)
    for (const batch of jobsToIndex(gazetteer, ads)) await addPlainAds(pool, batch)
    await finishPlainTable(pool)
  }
  return { name: 'PostgreSQL as usual', ask: async (query) => await searchPlain(pool, query), rounds: 3 }
}

async function sqlite(): Promise<Engine> {
  const file = join(folder, 'words.sqlite')
  const isThere = existsSync(file)
  const database = makeSqlite(file)
  if (!isThere) {
    for (const batch of jobsToIndex(gazetteer, ads)) addToSqlite(database, batch)
    finishSqlite(database)
  }
  return { name: 'SQLite FTS5', ask: async (query) => searchSqlite(database, query), rounds: 4 }
}
