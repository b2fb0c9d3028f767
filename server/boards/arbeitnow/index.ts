import { z } from 'zod'
import { collectAds, idIn, readJsonAnswer } from '../answers.ts'
import type { Board, BoardAnswer, BoardCall } from '../board.ts'
import { sieve } from '../here.ts'
import { isForUs, toListing } from './listing.ts'

const list = 'https://www.arbeitnow.com/api/job-board-api'

/** Some 20,000 ads at a hundred a page: an answer that never ends must not be read for ever. */
const mostPages = 200

/** A board of Germany with some ads from here. It has no search: it is read whole, and what is for elsewhere is not kept. */
export const arbeitnow: Board = {
  id: 'arbeitnow',
  name: 'Arbeitnow',
  regions: ['GB', 'IE'],
  usedFor: 'A few ads from a German board: jobs in the United Kingdom and Ireland, and remote jobs anywhere in Europe.',
  access: 'api',
  terms: {
    automatedReading: 'allowed',
    summary: 'The interface is public and needs no key; no terms are published for it. We name it and link to its ads.',
    url: 'https://www.arbeitnow.com/blog/job-board-api',
  },
  attribution: { label: 'Jobs from Arbeitnow', url: 'https://www.arbeitnow.com/' },
  hosts: [list],
  settings: [],
  onByDefault: true,
  // It publishes no limit.
  limits: { perMinute: 12, concurrent: 1, timeoutMs: 30_000, maxBytes: 8_000_000 },
  feed: { everyMinutes: 720, read },
  toListing,
}

const Answer = z.object({
  data: z.array(z.unknown()),
  links: z.object({ next: z.string().nullish() }).nullish(),
})

/** A hundred on a page, newest first; the last has no next one, and a page past it is empty. */
async function* read(call: BoardCall): AsyncGenerator<BoardAnswer> {
  const keep = sieve(isForUs)
  for (let page = 1; page <= mostPages; page++) {
    const { data, links } = readJsonAnswer(await call.fetch({ url: `${list}?page=${page}` }), Answer)
    if (data.length === 0) return
    yield keep(collectAds(data, { refOf: idIn('slug'), total: null }))
    if (links?.next === null) return
  }
}
