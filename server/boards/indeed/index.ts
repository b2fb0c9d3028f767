import { z } from 'zod'
import { collectAds, idIn, readJsonAnswer } from '../answers.ts'
import { BoardFailure, type Board, type BoardCall, type BoardQuery } from '../board.ts'
import { asMeasuredIn } from '../distance.ts'
import { toListing } from './listing.ts'

const adsOnAPage = 25

/** Indeed through its old Publisher API, which is closed to new publishers: for one who still has a publisher number. */
export const indeed: Board = {
  id: 'indeed',
  name: 'Indeed',
  regions: ['GB', 'IE'],
  usedFor: 'The largest list of ads from all sectors in the United Kingdom and Ireland.',
  access: 'api',
  terms: {
    automatedReading: 'forbidden',
    summary:
      'Indeed bans every automated system (bots, scrapers, AI agents) from reading its content or sending content to it ' +
      'without its written permission.',
    url: 'https://uk.indeed.com/legal',
  },
  attribution: { label: 'jobs by Indeed', url: 'https://uk.indeed.com/' },
  hosts: ['https://api.indeed.com/ads/apisearch'],
  settings: [{ name: 'ROLECALL_INDEED_PUBLISHER', meaning: 'Your publisher number' }],
  onByDefault: false,
  isToldWhoSearches: true,
  limits: { perMinute: 30, concurrent: 2, timeoutMs: 15_000, maxBytes: 2_000_000 },

  async search(query, call) {
    const response = await call.fetch({ url: searchAddress(query, call) })
    const answer = readJsonAnswer(response, Answer)
    if ('error' in answer) throw new BoardFailure('refused', `refused our call: ${answer.error}`)
    return collectAds(answer.results, { refOf: idIn('jobkey'), total: answer.totalResults })
  },
  toListing,
}

const Answer = z.union([
  z.object({ error: z.string() }),
  z.object({
    results: z.array(z.unknown()),
    totalResults: z
      .number()
      .int()
      .min(0)
      .nullish()
      .transform((total) => total ?? null),
  }),
])

function searchAddress(query: BoardQuery, call: BoardCall): string {
  const country = query.place?.country ?? 'GB'
  const parameters = new URLSearchParams({
    publisher: call.setting('ROLECALL_INDEED_PUBLISHER'),
    v: '2',
    format: 'json',
    userip: call.endUser.ip,
    useragent: call.endUser.agent,
    q: query.title,
    co: country.toLowerCase(),
    start: String((query.page - 1) * adsOnAPage),
    limit: String(adsOnAPage),
    highlight: '0',
    latlong: '1',
  })
  if (query.place) {
    parameters.set('l', query.place.name)
    if (query.radiusMiles !== null)
      parameters.set('radius', String(Math.ceil(asMeasuredIn(country, query.radiusMiles))))
  }
  const kind = onlyKind(query)
  if (kind) parameters.set('jt', kind)
  return `https://api.indeed.com/ads/apisearch?${parameters}`
}

/** It filters by one kind only; more than one is no filter here, and the results page does the rest. */
function onlyKind(query: BoardQuery): string | null {
  const kinds = [
    query.fullTime && 'fulltime',
    query.partTime && 'parttime',
    query.contract && 'contract',
    query.intern && 'internship',
  ].filter((kind) => kind !== false)
  return kinds.length === 1 ? (kinds[0] ?? null) : null
}
