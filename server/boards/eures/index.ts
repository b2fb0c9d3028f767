import { z } from 'zod'
import { collectAds, idIn, readJsonAnswer } from '../answers.ts'
import { BoardFailure, type Board, type BoardCall, type BoardQuery, type BoardResponse } from '../board.ts'
import { toListing } from './listing.ts'

const search = 'https://europa.eu/eures/api/jv-searchengine/public/jv-search/search'

/** More than fifty on a page, and anything past the ten thousandth, is answered with a 400. */
const adsOnAPage = 50
const mostAds = 10_000

/** The European job mobility portal, for the ads of Ireland's public employment service. The United Kingdom is not in it. */
export const eures: Board = {
  id: 'eures',
  name: 'JobsIreland (through EURES)',
  regions: ['IE'],
  usedFor: "Ads from Ireland's public employment service, with their full text.",
  access: 'api',
  terms: {
    automatedReading: 'conditions',
    summary:
      "The European Commission's documents may be reused, but it does not offer this search to programs, and its terms may keep " +
      'automated use for recognised EURES partners: ask before using it for others than yourself.',
    url: null,
  },
  attribution: { label: 'EURES, the European job mobility portal', url: 'https://eures.europa.eu/' },
  hosts: [search],
  settings: [],
  onByDefault: false,
  // One reader was throttled after about eight calls in five minutes.
  limits: { perMinute: 2, perDay: 500, concurrent: 1, timeoutMs: 20_000, maxBytes: 8_000_000 },

  async search(query, call) {
    if (query.page * adsOnAPage > mostAds) return { ads: [], total: null, unusable: [] }
    const response = await ask(query, call)
    if (response.status === 500) throw new BoardFailure('refused', 'asked too often (500)')
    if (response.status === 400) throw new BoardFailure('unreadable', 'does not know our call (400)')
    const { jvs, numberRecords } = readJsonAnswer(response, Answer)
    return collectAds(jvs, { refOf: idIn('id'), total: numberRecords ?? null })
  },
  toListing,
}

const Answer = z.object({ jvs: z.array(z.unknown()), numberRecords: z.number().int().min(0).nullish() })

/** Throttling shows as a 500. A 307 that leads nowhere is a fault of the machine in front, and passes. */
async function ask(query: BoardQuery, call: BoardCall): Promise<BoardResponse> {
  const request = { method: 'POST', url: search, json: bodyOf(query), statuses: [400, 500] } as const
  const response = await call.fetch(request)
  const again = response.status === 307 ? await call.fetch(request) : response
  if (again.status === 307) throw new BoardFailure('failed', 'answered with an error (307)')
  return again
}

/** Its schema asks for every list, also for the empty ones. */
function bodyOf(query: BoardQuery): unknown {
  const keywords = wordsOf(query.title).map((keyword) => ({ keyword, specificSearchCode: 'EVERYWHERE' }))
  return {
    resultsPerPage: adsOnAPage,
    page: query.page,
    sortSearch: keywords.length > 0 ? 'BEST_MATCH' : 'MOST_RECENT',
    keywords,
    publicationPeriod: null,
    // Only regions can be asked for, no distance: the results page does the rest.
    locationCodes: ['ie'],
    positionScheduleCodes: [...(query.fullTime ? ['fulltime'] : []), ...(query.partTime ? ['parttime'] : [])],
    positionOfferingCodes: [
      ...(query.contract ? ['contract', 'temporary'] : []),
      ...(query.intern ? ['internship'] : []),
    ],
    occupationUris: [],
    skillUris: [],
    requiredExperienceCodes: [],
    sectorCodes: [],
    educationAndQualificationLevelCodes: [],
    euresFlagCodes: [],
    otherBenefitsCodes: [],
    requiredLanguages: [],
    minNumberPost: null,
    sessionId: 'rolecall',
    userPreferredLanguage: null,
    requestLanguage: 'en',
  }
}

/** Each word or quoted phrase on its own: keywords must all match, words within one keyword any of them. */
function wordsOf(title: string): string[] {
  return title.match(/"[^"]+"|[^\s"]+/g) ?? []
}
