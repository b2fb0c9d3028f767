import { z } from 'zod'
import { collectAds, idIn, readJsonAnswer } from '../answers.ts'
import type { Board, BoardQuery } from '../board.ts'
import { toListing } from './listing.ts'

/** The most that one answer gives. */
const adsOnAPage = 100

/** Reed through its Jobseeker API 1.0. */
export const reed: Board = {
  id: 'reed',
  name: 'Reed',
  regions: ['GB'],
  usedFor: 'Ads from all sectors in the United Kingdom, from agencies and employers.',
  access: 'api',
  terms: {
    automatedReading: 'conditions',
    summary: 'Reed offers its search to developers who have a key of their own; its pages may not be read by programs.',
    url: 'https://www.reed.co.uk/developers/Jobseeker',
  },
  attribution: null,
  hosts: ['https://www.reed.co.uk/api/1.0/'],
  settings: [{ name: 'ROLECALL_REED_KEY', meaning: 'Your API key, free from reed.co.uk/developers' }],
  onByDefault: false,
  // It publishes no limit; this is what a few people searching at once need.
  limits: { perMinute: 30, perDay: 5_000, concurrent: 3, timeoutMs: 15_000, maxBytes: 2_000_000 },

  async search(query, call) {
    const key = Buffer.from(`${call.setting('ROLECALL_REED_KEY')}:`).toString('base64')
    const response = await call.fetch({
      url: `https://www.reed.co.uk/api/1.0/search?${parametersOf(query)}`,
      headers: { accept: 'application/json', authorization: `Basic ${key}` },
    })
    const { results, totalResults } = readJsonAnswer(response, Answer)
    return collectAds(results, { refOf: idIn('jobId'), total: totalResults ?? null })
  },
  toListing,
}

const Answer = z.object({ results: z.array(z.unknown()), totalResults: z.number().int().min(0).nullish() })

/** Its distances are miles, and ten where none is given: an unbounded search names no place. */
function parametersOf(query: BoardQuery): URLSearchParams {
  const { title, place, radiusMiles, payMin, payMax, page } = query
  const parameters = new URLSearchParams({ keywords: title, resultsToTake: String(adsOnAPage) })
  if (page > 1) parameters.set('resultsToSkip', String((page - 1) * adsOnAPage))
  if (place && radiusMiles !== null) {
    parameters.set('locationName', place.name)
    parameters.set('distanceFromLocation', String(Math.ceil(radiusMiles)))
  }
  if (payMin !== null) parameters.set('minimumSalary', String(payMin))
  if (payMax !== null) parameters.set('maximumSalary', String(payMax))
  // Both together would ask for ads that are both.
  if (query.fullTime !== query.partTime) parameters.set(query.fullTime ? 'fullTime' : 'partTime', 'true')
  if (query.contract) parameters.set('contract', 'true')
  return parameters
}
