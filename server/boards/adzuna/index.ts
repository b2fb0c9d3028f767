import { z } from 'zod'
import { collectAds, idIn, readJsonAnswer } from '../answers.ts'
import { BoardFailure, type Board, type BoardQuery } from '../board.ts'
import { kilometresInAMile } from '../distance.ts'
import { toListing } from './listing.ts'

/** The most that one answer gives. */
const adsOnAPage = 50

/** Adzuna's search API for the United Kingdom; it has no Ireland. */
export const adzuna: Board = {
  id: 'adzuna',
  name: 'Adzuna',
  regions: ['GB'],
  usedFor: 'Ads gathered from many boards and employers in the United Kingdom, with an estimate if an ad gives no pay.',
  access: 'api',
  terms: {
    automatedReading: 'conditions',
    summary:
      "With an id and a key of your own; each ad carries the label 'Jobs by Adzuna'. Commercial use beyond a trial, and " +
      'mixing with other sources, need their licence.',
    url: 'https://developer.adzuna.com/docs/terms_of_service',
  },
  attribution: { label: 'Jobs by Adzuna', url: 'https://www.adzuna.co.uk/' },
  hosts: ['https://api.adzuna.com/v1/api/jobs/gb/'],
  settings: [
    { name: 'ROLECALL_ADZUNA_ID', meaning: 'Your application id, free from developer.adzuna.com' },
    { name: 'ROLECALL_ADZUNA_KEY', meaning: 'The key that belongs to it' },
  ],
  onByDefault: false,
  // Published: 25 a minute, 250 a day, 1,000 a week, 2,500 a month. 80 a day keeps to all four.
  limits: { perMinute: 25, perDay: 80, concurrent: 2, timeoutMs: 15_000, maxBytes: 2_000_000 },

  async search(query, call) {
    const parameters = parametersOf(query)
    parameters.set('app_id', call.setting('ROLECALL_ADZUNA_ID'))
    parameters.set('app_key', call.setting('ROLECALL_ADZUNA_KEY'))
    const response = await call.fetch({
      url: `https://api.adzuna.com/v1/api/jobs/gb/search/${query.page}?${parameters}`,
      headers: { accept: 'application/json' },
      statuses: [400],
    })
    // A page in HTML is what it answers to a call without keys.
    if (response.status === 400) throw new BoardFailure('refused', 'refused our call (400): the id and key are wanting')
    const { results, count } = readJsonAnswer(response, Answer)
    return collectAds(results, { refOf: idIn('id'), total: count ?? null })
  },
  toListing,
}

const Answer = z.object({ results: z.array(z.unknown()), count: z.number().int().min(0).nullish() })

function parametersOf(query: BoardQuery): URLSearchParams {
  const { title, place, radiusMiles, payMin, payMax } = query
  const parameters = new URLSearchParams({
    what: title,
    results_per_page: String(adsOnAPage),
    'content-type': 'application/json',
  })
  // Without a distance it searches five kilometres around a place: an unbounded search names none.
  if (place && radiusMiles !== null) {
    parameters.set('where', place.name)
    parameters.set('distance', String(Math.ceil(radiusMiles * kilometresInAMile)))
  }
  if (payMin !== null) parameters.set('salary_min', String(payMin))
  if (payMax !== null) parameters.set('salary_max', String(payMax))
  if (payMin !== null || payMax !== null) parameters.set('salary_include_unknown', '1')
  // Both together would ask for ads that are both.
  if (query.fullTime !== query.partTime) parameters.set(query.fullTime ? 'full_time' : 'part_time', '1')
  if (query.contract) parameters.set('contract', '1')
  return parameters
}
