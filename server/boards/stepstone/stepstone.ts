import { z } from 'zod'
import type { BoardId } from '../../../contract/boards/boards.ts'
import { collectAds, idIn } from '../answers.ts'
import { BoardFailure, type Board, type BoardAnswer, type BoardQuery } from '../board.ts'
import { embeddedResultList } from './embedded-json.ts'
import { stepstoneListing } from './listing.ts'
import { resultCards } from './result-cards.ts'

const adsOnAPage = 25

/** A job site on StepStone's platform: all of them share one results page, so one connector serves them. */
export function stepstoneBoard(site: { id: BoardId; name: string; origin: string; usedFor: string }): Board {
  return {
    id: site.id,
    name: site.name,
    regions: ['GB'],
    usedFor: site.usedFor,
    access: 'page',
    terms: {
      automatedReading: 'forbidden',
      summary:
        `${site.name} lets people who look for work use its pages, and calls any other copying or processing of them a ` +
        'breach of its terms. Only an agreement with its owner, StepStone, allows a program to read them.',
      url: null,
    },
    attribution: null,
    hosts: [`${site.origin}/jobs`],
    settings: [],
    onByDefault: false,
    limits: { perMinute: 6, perDay: 1_000, concurrent: 1, timeoutMs: 20_000, maxBytes: 6_000_000 },
    async search(query, call) {
      const response = await call.fetch({ url: searchAddress(site.origin, query), headers: { accept: 'text/html' } })
      return readResults(response.text)
    },
    toListing: (body, receivedAt) => stepstoneListing(body, receivedAt, site.origin),
  }
}

/** `/jobs/<keywords>/in-<place>?radius=<miles>&of=<offset>`; a form with the words in the query finds nothing. */
function searchAddress(origin: string, query: BoardQuery): string {
  const place = query.place && slug(query.place.name)
  const url = new URL(['/jobs', slug(query.title), place && `in-${place}`].filter(Boolean).join('/'), origin)
  if (place && query.radiusMiles !== null) url.searchParams.set('radius', String(Math.ceil(query.radiusMiles)))
  if (query.page > 1) url.searchParams.set('of', String((query.page - 1) * adsOnAPage))
  return url.href
}

function slug(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const total = z.number().int().min(0).nullish().catch(null)
const ResultList = z.object({
  searchResults: z.object({
    items: z.array(z.unknown()),
    pagination: z.object({ totalCount: total }).nullish().catch(null),
    meta: z.object({ total }).nullish().catch(null),
  }),
})

function readResults(html: string): BoardAnswer {
  const state = ResultList.safeParse(embeddedResultList(html))
  if (state.success) {
    const { items, pagination, meta } = state.data.searchResults
    return collectAds(items, { refOf: idIn('id'), total: pagination?.totalCount ?? meta?.total ?? null })
  }
  if (!/<\/html>/i.test(html)) throw new BoardFailure('unreadable', 'the page breaks off')
  const cards = resultCards(html)
  if (cards.length > 0) return collectAds(cards, { refOf: idIn('id'), total: null })
  throw new BoardFailure('unreadable', 'the page has neither the embedded result list nor any job card')
}
