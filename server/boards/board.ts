import type { BoardId, CallOutcome } from '../../contract/boards/boards.ts'
import type { Listing, Unusable } from '../../engines/ads/index.ts'
import type { Country } from '../../contract/places/countries.ts'

/** What a board is asked: the person's words, and the place as the gazetteer understood it. */
export type BoardQuery = {
  title: string
  /** As typed, and as understood; null where the search is for anywhere. */
  place: { text: string; name: string; lat: number; lng: number; country: Country } | null
  /** Null: any distance. */
  radiusMiles: number | null
  /** Whole pounds a year; null: no bound. */
  payMin: number | null
  payMax: number | null
  fullTime: boolean
  partTime: boolean
  contract: boolean
  intern: boolean
  /** From 1. */
  page: number
}

/** An ad as the board sent it: kept, so that a mended mapping can be run again over it. */
export type ReceivedAd = {
  /** The board's own id of the ad: stable across searches. */
  ref: string
  /** JSON. What arrived for this ad, whole, and nothing else. */
  body: unknown
}

export type BoardAnswer = {
  ads: ReceivedAd[]
  /** What the board says it has in all; null where it does not say. */
  total: number | null
  /** Ads of the answer that had no id or no shape at all, with the reason. */
  unusable: string[]
}

export type BoardCall = {
  /** Sends one request within the board's allow-list, limits and time; throws a `BoardFailure`. */
  fetch: (request: BoardRequest) => Promise<BoardResponse>
  /**
   * Settings of this board, '' where one is not set: keys by the name of their variable, and 'companies', a comma list of
   * the companies (or whole addresses) that the operator wants read. Those that the board needs are checked before it is on.
   */
  setting: (name: string) => string
  signal: AbortSignal
  now: Date
  /** The browser of the person who triggered the call, for boards that ask for it. */
  endUser: { ip: string; agent: string }
}

export type BoardRequest = {
  method?: 'GET' | 'POST'
  /** Begins with one of the board's hosts: 'https://www.reed.co.uk/api/1.0/search?...' */
  url: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  /** Sent as a form with files; instead of `json`. */
  form?: FormData
  /** Safe to send again after a broken connection or a 5xx. GET is, POST is not unless said so. */
  retryable?: boolean
  /** Statuses of 400 and above that the connector reads itself: [404]. All others become a `BoardFailure`. */
  statuses?: readonly number[]
}

export type BoardResponse = { status: number; headers: Headers; text: string; url: string }

/** Thrown by `BoardCall.fetch` and by connectors: one class, with the outcome that the page tells. */
export class BoardFailure extends Error {
  readonly outcome: Exclude<CallOutcome, 'ok' | 'empty'>
  readonly retryAfterSeconds: number | null

  constructor(
    outcome: Exclude<CallOutcome, 'ok' | 'empty'>,
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number | null } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'BoardFailure'
    this.outcome = outcome
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
  }
}

/** A job board we can search. To add one: a folder beside this file, and a line in boards.ts. */
export type Board = {
  id: BoardId
  name: string
  regions: readonly Country[]
  /** One sentence for the page /sources. */
  usedFor: string
  access: 'api' | 'feed' | 'page' | 'company boards'
  terms: {
    /** 'forbidden': off against the live site until the operator names it in ROLECALL_TERMS_SEEN. */
    automatedReading: 'allowed' | 'conditions' | 'forbidden'
    summary: string
    url: string | null
  }
  attribution: { label: string; url: string } | null
  /**
   * Allow-list: scheme, host and path prefix: 'https://www.reed.co.uk/api/1.0/', 'https://*.recruitee.com/api/'. Nothing else
   * is ever asked, but for whole addresses that the operator has put into 'companies'.
   */
  hosts: readonly string[]
  /**
   * Boards without hosts of their own, which read the pages or feeds that the operator names, here or in the company boards
   * file. They reach `read` as the setting 'companies'.
   */
  addresses?: {
    /** Variable with whole https addresses, with commas between. */
    setting: string
    meaning: string
    /** What is read in demo mode. */
    demo: readonly string[]
  }
  /** Environment variables that must be set for the live board; none: keyless. */
  settings: readonly { name: string; meaning: string }[]
  /** Keyless and free to read: on by default when ROLECALL_BOARDS is live. */
  onByDefault: boolean
  /** It requires to be told the network address and browser of the person with each search: the privacy page names it. */
  isToldWhoSearches?: true
  limits: {
    perMinute: number
    perDay?: number
    concurrent: number
    timeoutMs: number
    maxBytes: number
  }
  /** Boards that answer a search. */
  search?: (query: BoardQuery, call: BoardCall) => Promise<BoardAnswer>
  /** Boards that are read whole, on a schedule, by the worker: yields a page of ads at a time. */
  feed?: { everyMinutes: number; read: (call: BoardCall) => AsyncGenerator<BoardAnswer> }
  /** Pure. Never throws: an ad that cannot be read gives its reason. */
  toListing: (body: unknown, receivedAt: Date) => Listing | Unusable
}
