import { z } from 'zod'
import { collectAds, readJsonAnswer } from '../answers.ts'
import type { Board, BoardAnswer, BoardCall, BoardQuery } from '../board.ts'
import { sieve } from '../here.ts'
import { isForUs, refOf, toListing } from './listing.ts'
import { countryCodes } from '../../../contract/places/countries.ts'

const address = 'https://himalayas.app/jobs/api/search'

/** Jobs that are done from home; it tells the countries in which somebody may live who does them. */
export const himalayas: Board = {
  id: 'himalayas',
  name: 'Himalayas',
  regions: ['GB', 'IE'],
  usedFor: 'Remote jobs that are open to people in the United Kingdom or Ireland, or anywhere.',
  access: 'api',
  terms: {
    automatedReading: 'conditions',
    summary:
      'The interface is public and needs no key. Himalayas is named and linked to where its ads are seen; they must not be ' +
      'passed on to other job boards.',
    url: 'https://himalayas.app/api',
  },
  attribution: { label: 'Jobs from Himalayas', url: 'https://himalayas.app/' },
  hosts: [address],
  settings: [],
  onByDefault: false,
  // It publishes no figure, and refuses who is too fast.
  limits: { perMinute: 20, concurrent: 2, timeoutMs: 15_000, maxBytes: 4_000_000 },
  search,
  toListing,
}

const Answer = z.object({ jobs: z.array(z.unknown()), totalCount: z.number().int().min(0).nullish() })

/** What is open to the whole world is among the jobs of each country. Twenty on a page. */
async function search(query: BoardQuery, call: BoardCall): Promise<BoardAnswer> {
  const keep = sieve(isForUs)
  const answers: BoardAnswer[] = []
  for (const country of query.place ? [query.place.country] : countryCodes) {
    const parameters = parametersOf(query, country)
    const response = await call.fetch({ url: `${address}?${parameters}`, headers: { accept: 'application/json' } })
    const { jobs, totalCount } = readJsonAnswer(response, Answer)
    answers.push(keep(collectAds(jobs, { refOf, total: totalCount ?? null })))
  }
  return {
    ads: answers.flatMap(({ ads }) => ads),
    // Of two countries most jobs are the same.
    total: answers[0]?.total ?? null,
    unusable: answers.flatMap(({ unusable }) => unusable),
  }
}

/** Its words for hours and contract; they are asked for only where one of them is wanted alone. */
function parametersOf(query: BoardQuery, country: string): URLSearchParams {
  const parameters = new URLSearchParams({ q: query.title, country, page: String(query.page) })
  const wanted = [
    query.fullTime && 'Full Time',
    query.partTime && 'Part Time',
    query.contract && 'Contractor',
    query.intern && 'Intern',
  ].filter((type) => type !== false)
  const [type] = wanted
  if (type && wanted.length === 1) parameters.set('employment_type', type)
  return parameters
}
