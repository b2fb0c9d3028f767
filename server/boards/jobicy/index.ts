import { z } from 'zod'
import { collectAds, idIn, readJsonAnswer } from '../answers.ts'
import type { Board, BoardAnswer, BoardCall } from '../board.ts'
import { sieve } from '../here.ts'
import { isForUs, toListing } from './listing.ts'

const list = 'https://jobicy.com/api/v2/remote-jobs'

/** The most that one answer gives. */
const mostJobs = 100

/** The newest of all, among them those that are open to anywhere; then those of the places that we are in. */
const regions = [null, 'uk', 'ireland', 'europe'] as const

/** Jobs that are done from home, with words for the countries that they are open to. */
export const jobicy: Board = {
  id: 'jobicy',
  name: 'Jobicy',
  regions: ['GB', 'IE'],
  usedFor: 'Remote jobs that are open to people in the United Kingdom, Ireland, Europe or anywhere.',
  access: 'api',
  terms: {
    automatedReading: 'conditions',
    summary:
      'Read a few times a day, at most once an hour. Jobicy is named and linked to; its ads, six hours late, must not be ' +
      'passed on to other job boards.',
    url: 'https://github.com/Jobicy/remote-jobs-api',
  },
  attribution: { label: 'Jobs from Jobicy', url: 'https://jobicy.com/' },
  hosts: [list],
  settings: [],
  onByDefault: false,
  // Once an hour is the most: the calls of a day are no more than that.
  limits: { perMinute: 4, perDay: 24, concurrent: 1, timeoutMs: 30_000, maxBytes: 10_000_000 },
  // After a failure it is tried again an hour later.
  feed: { everyMinutes: 360, read },
  toListing,
}

const Answer = z.object({ jobs: z.array(z.unknown()) })

async function* read(call: BoardCall): AsyncGenerator<BoardAnswer> {
  const keep = sieve(isForUs)
  for (const region of regions) {
    const parameters = new URLSearchParams({ count: String(mostJobs), ...(region && { geo: region }) })
    const response = await call.fetch({
      url: `${list}?${parameters}`,
      // A region without jobs, or one that it no longer knows, costs the others nothing.
      ...(region && { statuses: [400, 404] }),
    })
    if (response.status >= 400) yield { ads: [], total: null, unusable: [`has nothing for the region '${region}'`] }
    else yield keep(collectAds(readJsonAnswer(response, Answer).jobs, { refOf: idIn('id'), total: null }))
  }
}
