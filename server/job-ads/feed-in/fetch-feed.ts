import { Agent } from 'undici'
import { feedLimits } from '../../../contract/job-ads/feed.ts'
import * as texts from '../../../contract/job-ads/feed-texts.ts'
import { BoardFailure } from '../../boards/board.ts'
import { failureOfConnection } from '../../boards/outward/connection.ts'
import { refusalIn } from '../../boards/outward/refusal.ts'
import { travel, type Route } from '../../boards/outward/travel.ts'
import { checkedLookup, isPublic, numericHost, resolveByDns, type Resolve } from '../../platform/addresses.ts'
import type { Clock } from '../../platform/clock.ts'

type FetchedFeed =
  | { kind: 'read'; text: string; etag: string | null; lastModified: string | null }
  | { kind: 'unchanged' }
  /** In words that go on 'We could not read your feed: '. */
  | { kind: 'failed'; why: string }

type Known = { etag: string | null; lastModified: string | null }

/** Fetches a company's feed from where the company says. */
export type FetchFeed = (address: string, known: Known, signal: AbortSignal) => Promise<FetchedFeed>

export type FeedFetcher = { fetch: FetchFeed; close: () => Promise<void> }

/**
 * The way out to companies' feeds: on the same road as the boards' (boards/outward), so with their checks of each address on the way, their
 * limits of size and time and their readings of an answer. The address is a stranger's, so there is no allow-list: what is refused
 * instead is all that is not a public server's https, before the first request and after every redirect.
 * @param given.sandboxUrl where feeds are asked for instead of the network; null: on the network.
 */
export function createFeedFetcher(given: {
  sandboxUrl: string | null
  userAgent: string
  clock: Clock
  resolve?: Resolve
  seconds?: number
}): FeedFetcher {
  const { sandboxUrl, userAgent, clock, resolve = resolveByDns, seconds = feedLimits.seconds } = given
  const pool = new Agent({
    connections: 2,
    allowH2: false,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { timeout: 10_000, ...(sandboxUrl === null && { lookup: checkedLookup(resolve) }) },
  })
  const route = routeTo(sandboxUrl)
  return {
    async fetch(address, { etag, lastModified }, signal) {
      const timeLimit = AbortSignal.timeout(seconds * 1_000)
      try {
        const answer = await travel(pool, route, {
          url: route.check(address),
          method: 'GET',
          headers: {
            'user-agent': userAgent,
            accept: 'application/xml, text/xml, application/gzip',
            ...(etag !== null && { 'if-none-match': etag }),
            ...(lastModified !== null && { 'if-modified-since': lastModified }),
          },
          body: null,
          signal: AbortSignal.any([signal, timeLimit]),
          maxBytes: feedLimits.bytes,
        })
        if (answer.status === 304) return { kind: 'unchanged' }
        const refusal = refusalIn(answer, [], clock.now())
        if (refusal !== null) return { kind: 'failed', why: refusal.message }
        // Cut, it would be the mark of another version.
        const header = (name: string) => {
          const value = answer.headers.get(name)
          return value === null || value.length > 300 ? null : value
        }
        return { kind: 'read', text: answer.text, etag: header('etag'), lastModified: header('last-modified') }
      } catch (error) {
        // Anyone who stops us is not told that the feed is broken.
        signal.throwIfAborted()
        const limits = { caller: signal, timeLimit, timeLimitMs: seconds * 1_000 }
        return { kind: 'failed', why: failureOfConnection(error, limits).message }
      }
    },
    close: async () => await pool.destroy(),
  }
}

function routeTo(sandboxUrl: string | null): Route {
  return {
    check(address) {
      const url = URL.parse(address)
      if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '')
        throw new BoardFailure('refused', 'its address is not one of https')
      if (url.port !== '') throw new BoardFailure('refused', texts.otherPort)
      const numeric = numericHost(url)
      if ((numeric !== null && !isPublic(numeric)) || (numeric === null && !url.hostname.includes('.')))
        throw new BoardFailure('refused', texts.insideAddress)
      return url
    },
    toWire: (url) => (sandboxUrl === null ? url : new URL(`/${url.host}${url.pathname}${url.search}`, sandboxUrl)),
    fromWire: (location, from) => URL.parse(location, from),
  }
}
