import { z } from 'zod'
import { collectAds, readJsonAnswer } from '../answers.ts'
import { BoardFailure, type Board, type BoardCall, type BoardQuery } from '../board.ts'
import { asMeasuredIn } from '../distance.ts'
import { refOf, toListing } from './listing.ts'

/** The most that one answer gives. */
const adsOnAPage = 100
const lastPage = 10

/** Careerjet's search API v4, for sites with people in front of them. */
export const careerjet: Board = {
  id: 'careerjet',
  name: 'Careerjet',
  regions: ['GB', 'IE'],
  usedFor: 'Ads gathered from many boards and employers in the United Kingdom and Ireland.',
  access: 'api',
  terms: {
    automatedReading: 'conditions',
    summary:
      'For publishers with a key of their own, and only while a person searches: the address and browser of that person ' +
      'are told to Careerjet with each search. Its pages may not be read by programs.',
    url: 'https://www.careerjet.co.uk/partners/api',
  },
  attribution: { label: 'Jobs by Careerjet', url: 'https://www.careerjet.co.uk/' },
  hosts: ['https://search.api.careerjet.net/v4/query'],
  settings: [
    { name: 'ROLECALL_CAREERJET_KEY', meaning: "Your publisher's API key" },
    {
      name: 'ROLECALL_CAREERJET_SITE',
      meaning: 'The address of your search page, as you have declared it to Careerjet',
    },
  ],
  onByDefault: false,
  isToldWhoSearches: true,
  limits: { perMinute: 30, perDay: 5_000, concurrent: 3, timeoutMs: 15_000, maxBytes: 2_000_000 },

  async search(query, call) {
    if (query.page > lastPage) return { ads: [], total: null, unusable: [] }
    const key = Buffer.from(`${call.setting('ROLECALL_CAREERJET_KEY')}:`).toString('base64')
    const response = await call.fetch({
      url: `https://search.api.careerjet.net/v4/query?${parametersOf(query, call.endUser)}`,
      headers: {
        accept: 'application/json',
        authorization: `Basic ${key}`,
        referer: call.setting('ROLECALL_CAREERJET_SITE'),
      },
    })
    const answer = readJsonAnswer(response, Answer)
    // It knows several places of that name and asks which is meant: there are no ads in that answer.
    if (answer.type === 'LOCATIONS') return { ads: [], total: 0, unusable: [] }
    if (answer.type === 'ERROR') throw new BoardFailure('refused', `refused our call: ${answer.error ?? ''}`)
    return collectAds(answer.jobs, { refOf, total: answer.hits ?? null })
  },
  toListing,
}

const Answer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('JOBS'), jobs: z.array(z.unknown()), hits: z.number().int().min(0).nullish() }),
  z.object({ type: z.literal('LOCATIONS') }),
  z.object({ type: z.literal('ERROR'), error: z.string().nullish() }),
])

function parametersOf(query: BoardQuery, endUser: BoardCall['endUser']): URLSearchParams {
  const { title, place, radiusMiles, page } = query
  const country = place?.country ?? 'GB'
  const parameters = new URLSearchParams({
    locale_code: `en_${country}`,
    keywords: title,
    // Longer than the 120 characters that it gives unasked.
    fragment_size: '500',
    page: String(page),
    page_size: String(adsOnAPage),
    user_ip: endUser.ip,
    user_agent: endUser.agent,
  })
  if (place && radiusMiles !== null) {
    parameters.set('location', place.name)
    parameters.set('radius', String(Math.ceil(asMeasuredIn(country, radiusMiles))))
  }
  if (query.intern) parameters.set('contract_type', 'i')
  else if (query.contract) parameters.set('contract_type', 'c')
  if (query.fullTime !== query.partTime) parameters.set('work_hours', query.fullTime ? 'f' : 'p')
  return parameters
}
