import { z } from 'zod'
import { collectAds, idIn, readJsonAnswer } from '../answers.ts'
import { BoardFailure, type Board, type BoardQuery } from '../board.ts'
import { stepFor } from '../distance.ts'
import { toListing } from './listing.ts'

/** The most that one answer gives. */
const adsOnAPage = 100

/** The distances that it knows, in miles. */
const distances = [1, 2, 5, 7, 10, 15, 20, 25, 35, 50, 75, 100, 250, 500, 750]

/** CV-Library through its partner search, `search-jobs-json`. */
export const cvlibrary: Board = {
  id: 'cvlibrary',
  name: 'CV-Library',
  regions: ['GB'],
  usedFor: 'Ads from all sectors in the United Kingdom, many of them from agencies.',
  access: 'api',
  terms: {
    automatedReading: 'conditions',
    summary:
      'For partners with a key of their own, under a contract that may forbid search engines to index its ads; ' +
      'its pages may not be read by programs.',
    url: 'https://www.cv-library.co.uk/developers/job-search-api',
  },
  attribution: null,
  hosts: ['https://www.cv-library.co.uk/search-jobs-json'],
  settings: [{ name: 'ROLECALL_CVLIBRARY_KEY', meaning: 'Your partner key, from partners@cv-library.co.uk' }],
  onByDefault: false,
  limits: { perMinute: 30, perDay: 5_000, concurrent: 3, timeoutMs: 15_000, maxBytes: 4_000_000 },

  async search(query, call) {
    const parameters = parametersOf(query)
    parameters.set('key', call.setting('ROLECALL_CVLIBRARY_KEY'))
    const response = await call.fetch({
      url: `https://www.cv-library.co.uk/search-jobs-json?${parameters}`,
      headers: { accept: 'application/json' },
      statuses: [400],
    })
    // A missing or wrong key is told so: {"error":"Must specify key"}.
    const { error } = readJsonAnswer(response, Refusal)
    if (error != null || response.status === 400) {
      throw new BoardFailure('refused', `refused our call: ${error ?? response.status}`)
    }
    const { jobs, total_entries: total } = readJsonAnswer(response, Answer)
    return collectAds(jobs, { refOf: idIn('id'), total: total ?? null })
  },
  toListing,
}

const Refusal = z.object({ error: z.string().nullish() })
const Answer = z.object({ jobs: z.array(z.unknown()), total_entries: z.coerce.number().int().min(0).nullish() })

function parametersOf(query: BoardQuery): URLSearchParams {
  const { title, place, radiusMiles, payMin, payMax, page } = query
  const parameters = new URLSearchParams({
    q: title,
    order: 'sm',
    perpage: String(adsOnAPage),
    offset: String((page - 1) * adsOnAPage),
    // The whole text, without marks on the words that were searched.
    description_full: '1',
    nohl: '1',
  })
  if (place) parameters.set('geo', place.name)
  if (place) parameters.set('distance', String(stepFor(radiusMiles ?? Infinity, distances)))
  if (payMin !== null || payMax !== null) parameters.set('salarytype', 'annum')
  if (payMin !== null) parameters.set('salarymin', String(payMin))
  if (payMax !== null) parameters.set('salarymax', String(payMax))
  const kinds = [query.partTime && !query.fullTime && 'part time', query.contract && 'temporary,contract']
  const asked = kinds.filter(Boolean).join(',')
  if (asked) parameters.set('tempperm', asked)
  return parameters
}
