import { z } from 'zod'
import { collectAds, readJsonAnswer } from '../answers.ts'
import type { Board, BoardQuery } from '../board.ts'
import { toListing } from './listing.ts'
import { idOfAd } from './ad-id.ts'

const adsOnAPage = 50

/** Dice through the search of its own pages, with a key of Dice's own: for an operator to whom it was given. */
export const dice: Board = {
  id: 'dice',
  name: 'Dice',
  regions: ['GB', 'IE'],
  usedFor: 'Technology jobs, most of them in the United States; few in the United Kingdom and Ireland.',
  access: 'api',
  terms: {
    automatedReading: 'forbidden',
    summary: 'Dice forbids automated access to its pages and to the search behind them.',
    url: null,
  },
  attribution: null,
  hosts: ['https://job-search-api.svc.dhigroupinc.com/v1/dice/jobs/search'],
  settings: [{ name: 'ROLECALL_DICE_KEY', meaning: 'A key for the search, given to you by Dice' }],
  onByDefault: false,
  limits: { perMinute: 6, perDay: 1_000, concurrent: 1, timeoutMs: 15_000, maxBytes: 4_000_000 },

  async search(query, call) {
    const response = await call.fetch({
      url: `https://job-search-api.svc.dhigroupinc.com/v1/dice/jobs/search?${parametersOf(query)}`,
      headers: { accept: 'application/json', 'x-api-key': call.setting('ROLECALL_DICE_KEY') },
    })
    const { data, meta } = readJsonAnswer(response, Answer)
    return collectAds(data, { refOf: idOfAd, total: meta?.totalResults ?? meta?.totalHits ?? null })
  },
  toListing,
}

const count = z.number().int().min(0).nullish()
const Answer = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ totalResults: count, totalHits: count }).nullish(),
})

const fields = [
  'id',
  'jobId',
  'guid',
  'title',
  'summary',
  'postedDate',
  'modifiedDate',
  'jobLocation.displayName',
  'jobLocation.latitude',
  'jobLocation.longitude',
  'salary',
  'companyName',
  'employmentType',
  'employerType',
  'isRemote',
  'workplaceTypes',
  'workFromHomeAvailability',
  'detailsPageUrl',
]

function parametersOf({ title, place, radiusMiles, page }: BoardQuery): URLSearchParams {
  const parameters = new URLSearchParams({
    q: title,
    countryCode2: place?.country ?? 'GB',
    page: String(page),
    pageSize: String(adsOnAPage),
    fields: fields.join('|'),
    culture: 'en',
    language: 'en',
    includeRemote: 'true',
  })
  if (place) {
    parameters.set('location', place.name)
    parameters.set('latitude', String(place.lat))
    parameters.set('longitude', String(place.lng))
    if (radiusMiles !== null) {
      parameters.set('radius', String(Math.ceil(radiusMiles)))
      parameters.set('radiusUnit', 'mi')
    }
  }
  return parameters
}
