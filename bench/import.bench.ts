import { importAds, type ImportCounts } from '../server/jobs/import/import-ads.ts'
import { bulkAds } from '../sandbox/generate/bulk.ts'
import type { Services } from '../server/services.ts'
import { aProduct } from './a-product.ts'
import { startReadingThread } from '../server/jobs/import/reading-thread.ts'
import { loadExtraPlaces } from '../server/places/extra-places.ts'
import { goal } from './figures.ts'

/** Ads through all stages: how many a second when they are new, unchanged, and one in ten changed. ROLECALL_BENCH_ADS: how many. */
const count = Number(process.env['ROLECALL_BENCH_ADS'] ?? 60_000)

await using product = await aProduct()
const { services } = product

const thread = startReadingThread(
  new URL('../server/job-searches/reading-worker.ts', import.meta.url),
  await loadExtraPlaces(services.db),
)
services.store.readAds = thread.readAds

await services.bulkIndexing(true)
const fresh = await timed(services, bulkAds({ seed: 1, count }))
await services.bulkIndexing(false)
const unchanged = await timed(services, bulkAds({ seed: 1, count }))
const changed = await timed(services, oneInTenChanged())
await thread.stop()

print(`${count.toLocaleString('en-GB')} ads of about 2.3 kB, folding included`)
print(`new: ${describe(fresh)}`)
print(`unchanged: ${describe(unchanged)}`)
print(`one in ten changed: ${describe(changed)}`)
print(goal('new', fresh.perSecond, 2_000, 'ads a second', 'above'))
print(goal('unchanged', unchanged.perSecond, 6_000, 'ads a second', 'above'))
print(`unchanged / new: ${(unchanged.perSecond / fresh.perSecond).toFixed(1)}`)

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

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
