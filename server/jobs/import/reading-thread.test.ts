import { expect, test } from 'vitest'
import { bulkAds } from '../../../sandbox/generate/bulk.ts'
import { startServer, type TestServer } from '../../../test/server.ts'
import { importAds } from './import-ads.ts'
import { startReadingThread } from './reading-thread.ts'
import { loadExtraPlaces } from '../../places/extra-places.ts'

test('ads that a thread has read are found by the same words as those that were read here', async () => {
  await using here = await startServer({ boards: [] })
  await using elsewhere = await startServer({ boards: [] })
  const thread = startReadingThread(
    new URL('../../job-searches/reading-worker.ts', import.meta.url),
    await loadExtraPlaces(elsewhere.db),
  )
  elsewhere.services.store.readAds = thread.readAds
  try {
    for (const server of [here, elsewhere]) await importSome(server)
  } finally {
    await thread.stop()
  }
  const indexed = async ({ db }: TestServer) =>
    (await db.query('select id, title, title_length, title_bits, title_terms, terms from job_index order by id')).rows
  const rows = await indexed(elsewhere)
  expect(rows.length).toBeGreaterThan(20)
  expect(rows).toEqual(await indexed(here))
})

async function importSome({ services }: TestServer): Promise<void> {
  const ads = [...bulkAds({ seed: 3, count: 40 })]
  // The same vacancy with and without its employer: the job's words are then not those of its main listing.
  const again = ads.slice(0, 5).map((ad) => ({ ...ad, id: `${ad.id}-again`, company: '' }))
  const options = {
    now: services.clock.now(),
    keepOpen: true,
    signal: new AbortController().signal,
    onProgress: () => {},
  }
  await importAds(services.store, fromArray([...again, ...ads]), options)
}

async function* fromArray(rows: readonly unknown[]): AsyncGenerator<unknown> {
  yield* rows
}
