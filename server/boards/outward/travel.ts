import type { Dispatcher } from 'undici'
import { BoardFailure } from '../board.ts'
import type { BoardInUse } from '../which-boards.ts'
import { isPublic, numericHost } from '../../platform/addresses.ts'
import { isAllowed } from './allow-list.ts'
import { exchange, type WireAnswer } from './exchange.ts'
import { isChallengePage, isLoginWall, redirectOf } from './redirects.ts'

/** How a board's real addresses are reached: as they are, or with the sandbox in front. */
export type Route = {
  /** @throws BoardFailure where the address is none of the board's */
  check: (address: string) => URL
  /** The address that is really called. */
  toWire: (url: URL) => URL
  /** The real address that a `Location` means, when it was sent by the real address `from`. */
  fromWire: (location: string, from: URL) => URL | null
}

export function routeOf(boardInUse: BoardInUse, sandboxUrl: string | null): Route {
  const { board, mode } = boardInUse
  const allowed = [...board.hosts, ...boardInUse.addresses]
  const check = (address: string): URL => {
    const url = URL.parse(address)
    if (!url || !isAllowed(url, allowed)) throw new BoardFailure('skipped', 'the address is not one of this board')
    const numeric = numericHost(url)
    if (numeric !== null && !isPublic(numeric)) throw new BoardFailure('skipped', 'the address leads inside')
    return url
  }
  if (mode === 'live') return { check, toWire: (url) => url, fromWire: (location, from) => URL.parse(location, from) }
  if (mode === 'off') return { check: () => switchedOff(), toWire: switchedOff, fromWire: switchedOff }
  if (sandboxUrl === null) throw new Error('A board in demo mode needs the sandbox')
  return { check, ...throughSandbox(new URL(sandboxUrl)) }
}

function switchedOff(): never {
  throw new BoardFailure('skipped', 'switched off')
}

/** `https://www.reed.co.uk/api/1.0/search` is `http://127.0.0.1:4100/www.reed.co.uk/api/1.0/search` there. */
function throughSandbox(sandbox: URL): Pick<Route, 'toWire' | 'fromWire'> {
  const toWire = (url: URL) => new URL(`/${url.host}${url.pathname}${url.search}`, sandbox)
  return {
    toWire,
    fromWire(location, from) {
      const url = URL.parse(location, toWire(from))
      if (url === null || url.origin !== sandbox.origin) return url
      const [, host = '', rest = ''] = /^\/([^/]+\.[^/]+)(\/.*)?$/.exec(url.pathname) ?? []
      // A path that begins with no host is one of the same board, as the real board would write it.
      if (host === '') return URL.parse(url.pathname + url.search, from)
      return URL.parse(`${from.protocol}//${host}${rest || '/'}${url.search}`)
    },
  }
}

type Trip = Parameters<typeof exchange>[2] & { url: URL }

/** As many as a board's own change of address takes; a loop ends here. */
const mostRedirects = 3

/**
 * Sends a request and follows redirects within the board's allow-list, each hop checked as the first was.
 * @throws BoardFailure 'refused' for a redirect to a login wall or out of the allow-list, 'challenge' for one to a
 *   page that asks for a human; otherwise as `exchange`
 */
export async function travel(
  dispatcher: Dispatcher,
  route: Route,
  request: Trip,
  hopsLeft: number = mostRedirects,
): Promise<WireAnswer & { url: string }> {
  const { url } = request
  const answer = await exchange(dispatcher, route.toWire(url), request)
  const location = redirectOf(answer.status, answer.headers)
  if (location === null) return { ...answer, url: url.href }
  if (hopsLeft === 0) throw new BoardFailure('unreadable', 'it sends us from page to page')

  const next = nextHop(route, location, url)
  return await travel(
    dispatcher,
    route,
    {
      ...request,
      url: next,
      // As browsers do: what is not said to be sent again whole is asked for by GET.
      ...(answer.status < 307 && { method: 'GET', body: null }),
      // A key is for the host that it was given for.
      headers: next.host === url.host ? request.headers : withoutSecrets(request.headers),
    },
    hopsLeft - 1,
  )
}

function nextHop(route: Route, location: string, from: URL): URL {
  const next = route.fromWire(location, from)
  if (next === null) throw new BoardFailure('unreadable', 'it sends us to an address that cannot be read')
  if (isChallengePage(next)) throw new BoardFailure('challenge', 'it sends us to a page that asks for a human')
  if (isLoginWall(next)) throw new BoardFailure('refused', 'it sends us to a page to log in')
  try {
    return route.check(next.href)
  } catch (error) {
    throw new BoardFailure('refused', `it sends us elsewhere, to ${next.host}`, { cause: error })
  }
}

function withoutSecrets(headers: Record<string, string>): Record<string, string> {
  const { authorization: _, cookie: __, ...rest } = headers
  return rest
}
