import { z } from 'zod'
import { collectAds, idIn, readJsonAnswer } from '../answers.ts'
import type { Board, BoardAnswer, BoardCall } from '../board.ts'
import { sieve } from '../here.ts'
import { isForUs, toListing } from './listing.ts'

const list = 'https://www.themuse.com/api/public/jobs'

/**
 * The Muse has hundreds of thousands of ads, most of them American, and no search: it is asked for the places here that
 * it has ads for, in its own words. It shows the first hundred pages of twenty. All of it is 360 calls at most, of the
 * 500 an hour that a reader without a key has.
 */
const places: readonly { name: string; mostPages: number }[] = [
  { name: 'London, United Kingdom', mostPages: 100 },
  ...[
    'Manchester, United Kingdom',
    'Birmingham, United Kingdom',
    'Leeds, United Kingdom',
    'Bristol, United Kingdom',
    'Cambridge, United Kingdom',
    'Reading, United Kingdom',
    'Edinburgh, United Kingdom',
    'Glasgow, United Kingdom',
    'Cardiff, United Kingdom',
    'Belfast, United Kingdom',
    'Dublin, Ireland',
    'Cork, Ireland',
    'Galway, Ireland',
  ].map((name) => ({ name, mostPages: 20 })),
]

export const theMuse: Board = {
  id: 'the-muse',
  name: 'The Muse',
  regions: ['GB', 'IE'],
  usedFor: 'Ads from large, often American employers in cities in the United Kingdom and Ireland.',
  access: 'api',
  terms: {
    automatedReading: 'allowed',
    summary: 'The interface is public: 500 calls an hour without a key. Each ad links to its page at The Muse.',
    url: 'https://www.themuse.com/developers/api/v2',
  },
  attribution: { label: 'Jobs from The Muse', url: 'https://www.themuse.com/' },
  hosts: [list],
  settings: [],
  onByDefault: true,
  // 500 an hour without a key.
  limits: { perMinute: 8, concurrent: 1, timeoutMs: 20_000, maxBytes: 4_000_000 },
  feed: { everyMinutes: 1_440, read },
  toListing,
}

const Answer = z.object({
  results: z.array(z.unknown()),
  page_count: z.number().int().min(0).nullish(),
})

/** Place after place, newest first; pages count from 0. An ad in two places comes once. */
async function* read(call: BoardCall): AsyncGenerator<BoardAnswer> {
  const keep = sieve(isForUs)
  for (const { name, mostPages } of places) {
    for (let page = 0; page < mostPages; page++) {
      const parameters = new URLSearchParams({ location: name, page: String(page), descending: 'true' })
      const { results, page_count } = readJsonAnswer(await call.fetch({ url: `${list}?${parameters}` }), Answer)
      if (results.length === 0) break
      yield keep(collectAds(results, { refOf: idIn('id'), total: null }))
      if (page_count !== null && page_count !== undefined && page + 1 >= page_count) break
    }
  }
}
