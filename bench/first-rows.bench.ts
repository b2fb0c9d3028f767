import { aBoard } from '../test/a-board.ts'
import { bulkAds } from '../sandbox/generate/bulk.ts'
import { importAds } from '../server/jobs/import/import-ads.ts'
import { createApp } from '../server/web/app.ts'
import { loadPages } from '../server/web/pages.ts'
import { defaultSearch, resultsAddress } from '../contract/job-searches/results-address.ts'
import { aProduct } from './a-product.ts'
import { goal, percentile, print, spread } from './figures.ts'
import { router } from '../server/router.ts'

/** The results page, whole, while every board hangs: it must not care. */
const boards = ['reed', 'indeed', 'totaljobs', 'cvlibrary', 'cwjobs', 'monster', 'dice', 'nhs', 'linkedin'] as const
const searches = ['nurse', 'driver', 'developer', 'teacher', 'accountant', 'chef', 'manager', 'engineer'].flatMap(
  (jobTitle) =>
    ['London', 'Leeds', 'Manchester', 'Glasgow', 'Dublin'].map((jobLocation) =>
      resultsAddress({ ...defaultSearch, jobTitle, jobLocation }),
    ),
)

// In development requests of the machine itself are not counted, and a bench asks more often than a person may.
await using product = await aProduct({ NODE_ENV: 'development' })
const { services } = product
await importAds(services.store, asyncOf(bulkAds({ seed: 2, count: 20_000 })), {
  now: new Date(),
  keepOpen: true,
  signal: new AbortController().signal,
  onProgress: () => {},
})
const pages = await loadPages(process.cwd())
if (pages === null) throw new Error('Build the pages first: npm run build')
const app = createApp(services, { router, pages })

services.live.boards = []
await measure()
const calm = await measure()
services.live.boards = boards.map((id) => ({
  board: aBoard(id, { hangs: true }),
  // Nothing is sent: these boards answer without a network, or not at all.
  mode: 'live' as const,
  offBecause: null,
  settings: {},
  addresses: [],
}))
const hanging = await measure()

print(`results page on 20,000 ads, no boards: ${spread(calm)}`)
print(`results page on 20,000 ads, nine boards hanging: ${spread(hanging)}`)
print(goal('rows with every board hanging, p95', percentile(hanging, 95), 200, 'ms'))
print(`hanging / no boards, p50: ${(percentile(hanging, 50) / percentile(calm, 50)).toFixed(2)}`)

/** Times to the last byte of the page: later than the first rows. */
async function measure(): Promise<number[]> {
  const times: number[] = []
  for (const address of searches) {
    const startedAt = performance.now()
    const response = await app.fetch(
      new Request(`http://localhost:3000${address}`, { headers: { host: 'localhost:3000' } }),
    )
    const html = await response.text()
    if (response.status !== 200 || !html.includes('</html>')) throw new Error(`${response.status} for ${address}`)
    times.push(performance.now() - startedAt)
  }
  return times
}

async function* asyncOf(ads: Iterable<object>): AsyncGenerator<unknown> {
  yield* ads
}
