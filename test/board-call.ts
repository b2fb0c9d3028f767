import {
  BoardFailure,
  type Board,
  type BoardAnswer,
  type BoardCall,
  type BoardQuery,
  type BoardRequest,
  type BoardResponse,
} from '../server/boards/board.ts'
import type { Listing } from '../engines/ads/index.ts'

/** What a made-up board answers: a body with status 200, an answer with more to say, or a failure of the connection. */
export type BoardAnswerGiven = string | Partial<Omit<BoardResponse, 'headers'>> | BoardFailure

/**
 * A `BoardCall` without a network: it keeps every request, and answers in order, or by whole address.
 * A call that has no answer fails by name.
 */
export function aBoardCall(options: {
  answers: readonly BoardAnswerGiven[] | Readonly<Record<string, BoardAnswerGiven>>
  settings?: Readonly<Record<string, string>>
  now?: Date
}): BoardCall & { requests: BoardRequest[] } {
  const requests: BoardRequest[] = []
  const { answers, settings = {} } = options
  return {
    requests,
    signal: new AbortController().signal,
    now: options.now ?? new Date('2026-11-12T09:30:00Z'),
    endUser: { ip: '192.0.2.7', agent: 'Mozilla/5.0 (test)' },
    setting(name) {
      const value = settings[name]
      if (value === undefined) throw new Error(`The test gives no setting ${name}`)
      return value
    },
    async fetch(request) {
      requests.push(request)
      const given = isList(answers) ? answers[requests.length - 1] : answers[request.url]
      if (given === undefined) throw new Error(`The test gives no answer to ${request.method ?? 'GET'} ${request.url}`)
      if (given instanceof BoardFailure) throw given
      const answer = typeof given === 'string' ? { text: given } : given
      return { status: 200, headers: new Headers(), text: '', url: request.url, ...answer }
    },
  }
}

/** The address of the only request, taken apart. */
export function onlyRequest(call: { requests: readonly BoardRequest[] }): {
  address: string
  parameters: Record<string, string>
  request: BoardRequest
} {
  const [request] = call.requests
  if (!request || call.requests.length !== 1) throw new Error(`${call.requests.length} requests were sent, not one`)
  const url = new URL(request.url)
  return { address: url.origin + url.pathname, parameters: Object.fromEntries(url.searchParams), request }
}

function isList(answers: object): answers is readonly BoardAnswerGiven[] {
  return Array.isArray(answers)
}

/** Asks a board that answers searches. */
export async function searchBoard(board: Board, query: BoardQuery, call: BoardCall): Promise<BoardAnswer> {
  if (!board.search) throw new Error(`${board.name} has no search`)
  return await board.search(query, call)
}

/** Everything that a board's feed yields, page by page, until its end or its failure. */
export async function readFeed(board: Board, call: BoardCall): Promise<{ pages: BoardAnswer[]; failure: unknown }> {
  if (!board.feed) throw new Error(`${board.name} has no feed`)
  const pages: BoardAnswer[] = []
  try {
    for await (const page of board.feed.read(call)) pages.push(page)
  } catch (failure) {
    return { pages, failure }
  }
  return { pages, failure: null }
}

/** The ads of an answer in our words, and why the others cannot be. */
export function listingsOf(
  board: Board,
  answer: BoardAnswer,
  receivedAt: Date,
): { usable: Listing[]; unusable: string[] } {
  const listings = answer.ads.map((ad) => board.toListing(ad.body, receivedAt))
  return {
    usable: listings.flatMap((listing) => ('unusable' in listing ? [] : [listing])),
    unusable: listings.flatMap((listing) => ('unusable' in listing ? [listing.unusable] : [])),
  }
}
