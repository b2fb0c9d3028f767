import { importAds, type ImportCounts } from '../server/jobs/import/import-ads.ts'
import { bulkAds } from '../sandbox/generate/bulk.ts'
import type { Services } from '../server/services.ts'
import { aProduct } from './a-product.ts'
import { startReadingThread } from '../server/jobs/import/reading-thread.ts'
import { loadExtraPlaces } from '../server/places/extra-places.ts'
import { goal, print } from './figures.ts'

/** Ads through all stages: how many a second when they are new, unchanged, one in ten changed, and new from two importers side by side. ROLECALL_BENCH_ADS: how many. */
const count = Number(process.env['ROLECALL_BENCH_ADS'] ?? 60_000)

await using product = await aProduct()
const { services } = product

const thread = await anotherThread()
services.store.readAds = thread.readAds

const heaping = await services.startBulkIndexing()
const fresh = await timed(services, bulkAds({ seed: 1, count }))
await heaping.end()
const unchanged = await timed(services, bulkAds({ seed: 1, count }))
const changed = await timed(services, oneInTenChanged())

/** By turns, so that a machine that is getting busier does not speak for either. */
const alone: number[] = []
const together: number[] = []
const reading = [thread, await anotherThread()] as const
const some = Math.ceil(count / 10)
const heapingAgain = await services.startBulkIndexing()
for (let turn = 0; turn < 3; turn++) {
  alone.push(await sideBySide([4 * turn + 2]))
  together.push(await sideBySide([4 * turn + 3, 4 * turn + 4]))
}
await heapingAgain.end()
await Promise.all(reading.map(async ({ stop }) => await stop()))

print(`${count.toLocaleString('en-GB')} ads of about 2.3 kB, folding included`)
print(`new: ${describe(fresh)}`)
print(`unchanged: ${describe(unchanged)}`)
print(`one in ten changed: ${describe(changed)}`)
print(goal('new', fresh.perSecond, 2_000, 'ads a second', 'above'))
print(goal('unchanged', unchanged.perSecond, 6_000, 'ads a second', 'above'))
print(`unchanged / new: ${(unchanged.perSecond / fresh.perSecond).toFixed(1)}`)

print(`one importer: ${alone.map(Math.round).join(', ')} new ads a second`)
print(`two side by side: ${together.map(Math.round).join(', ')} together`)
print(`two / one: ${(sum(together) / sum(alone)).toFixed(2)}`)

async function anotherThread(): Promise<ReturnType<typeof startReadingThread>> {
  return startReadingThread(
    new URL('../server/job-searches/reading-worker.ts', import.meta.url),
    await loadExtraPlaces(services.db),
  )
}

/** An importer for each seed, with a reading thread and a connection of its own. @returns Ads a second, of all of them. */
async function sideBySide(seeds: readonly number[]): Promise<number> {
  const startedAt = performance.now()
  await Promise.all(
    seeds.map(async (seed, i) => {
      const store = { ...services.store, readAds: reading[i === 0 ? 0 : 1].readAds }
      await timed({ ...services, store }, numbered(seed))
    }),
  )
  return (seeds.length * some) / ((performance.now() - startedAt) / 1000)
}

/** Ads with ids that no other seed gives. */
function* numbered(seed: number): Generator<object> {
  for (const ad of bulkAds({ seed, count: some })) yield { ...ad, id: `${ad.id}-${seed}` }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}

function* oneInTenChanged(): Generator<object> {
  let i = 0
  for (const ad of bulkAds({ seed: 1, count: Math.min(count, 20_000) })) {
    yield i++ % 10 === 0 ? { ...ad, description: `${ad.description} Changed.` } : ad
  }
}

async function timed(to: Services, ads: Iterable<object>): Promise<{ counts: ImportCounts; perSecond: number }> {
  const startedAt = performance.now()
  const counts = await importAds(to.store, asyncOf(ads), {
    now: new Date(),
    keepOpen: true,
    signal: new AbortController().signal,
    onProgress: () => {},
  })
  return { counts, perSecond: counts.read / ((performance.now() - startedAt) / 1000) }
}

async function* asyncOf(ads: Iterable<object>): AsyncGenerator<unknown> {
  yield* ads
}

function describe({ counts, perSecond }: { counts: ImportCounts; perSecond: number }): string {
  return `${Math.round(perSecond).toLocaleString('en-GB')} a second (${counts.fresh} new, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.folded} folded, ${Object.values(counts.skipped).reduce((a, b) => a + b, 0)} skipped)`
}
