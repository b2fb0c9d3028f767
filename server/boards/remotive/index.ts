import { z } from 'zod'
import { collectAds, idIn, readJsonAnswer } from '../answers.ts'
import type { Board, BoardAnswer, BoardCall } from '../board.ts'
import { sieve } from '../here.ts'
import { isForUs, toListing } from './listing.ts'

const list = 'https://remotive.com/api/remote-jobs'

/** Jobs that are done from home, with words for the countries that they are open to. All come in one answer. */
export const remotive: Board = {
  id: 'remotive',
  name: 'Remotive',
  regions: ['GB', 'IE'],
  usedFor: 'Remote jobs that are open to people in the United Kingdom, Ireland, Europe or anywhere.',
  access: 'api',
  terms: {
    automatedReading: 'conditions',
    summary:
      'At most four calls a day. Remotive is named and linked to; its ads, a day late, must not be passed to other ' +
      'boards nor be shown only to people who have signed up.',
    url: 'https://github.com/remotive-com/remote-jobs-api',
  },
  attribution: { label: 'Jobs from Remotive', url: 'https://remotive.com/' },
  hosts: [list],
  settings: [],
  onByDefault: false,
  // Four a day are advised, and more than two a minute are blocked.
  limits: { perMinute: 1, perDay: 4, concurrent: 1, timeoutMs: 60_000, maxBytes: 40_000_000 },
  // Three times a day: one of the four calls is left for a try after a failure.
  feed: { everyMinutes: 480, read },
  toListing,
}

const Answer = z.object({ jobs: z.array(z.unknown()) })

async function* read(call: BoardCall): AsyncGenerator<BoardAnswer> {
  const { jobs } = readJsonAnswer(await call.fetch({ url: list }), Answer)
  yield sieve(isForUs)(collectAds(jobs, { refOf: idIn('id'), total: null }))
}
