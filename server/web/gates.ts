import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { messages } from '../../contract/texts/messages.ts'
import { newRequestId, withRequestId } from '../platform/log.ts'
import type { WebServices } from './web-services.ts'
import { findApiKey, isWrittenLikeKey } from '../companies/index.ts'
import { findSession } from '../users/sessions.ts'
import { clientAddress, isOwnMachine } from './client-address.ts'
import { clientLeft } from '../platform/calls/client-left.ts'
import { failed, type Env } from './env.ts'
import { observeRequest } from './metrics.ts'
import { mayChange } from './origin-check.ts'
import { isHttpsRequest, ownOrigins } from './own-address.ts'
import type { RouteLabel } from './route-labels.ts'
import { holdsSecret, shownPath } from './secret-paths.ts'
import { liveAddress } from '../../contract/web/live-address.ts'
import { isRecorderPage, isSellingPage, newNonce, securityHeaders } from './security-headers.ts'
import { tokenCookie, tokenOf } from './session-cookie.ts'
import { visitorOf } from './visitor.ts'

/* What every request passes, in the order in which app.ts names them. */

/** First and last of every request: its id, who asks, the headers of the answer, one line in the log, one count in the metrics. */
/** @param labelOf the route of a path: see route-labels.ts. */
export function requestGate(services: WebServices, labelOf: RouteLabel): MiddlewareHandler<Env> {
  const { config, log } = services
  return async (context, next) => {
    const startedAt = performance.now()
    const isHttps = isHttpsRequest(services, context.req.raw)
    const { visitor, setCookie } = visitorOf(context.req.header('cookie'), { secure: isHttps })
    context.set('requestId', newRequestId())
    context.set('nonce', newNonce())
    context.set('visitor', visitor)
    context.set(
      'address',
      clientAddress(
        socketAddressOf(context) ?? 'unknown',
        context.req.header('x-forwarded-for'),
        config.trustedProxies,
      ),
    )
    const isHere = isOwnMachine(config, {
      socketAddress: socketAddressOf(context),
      hostname: new URL(context.req.url).hostname,
      headers: Object.keys(context.req.header()),
    })
    context.set('isOwnMachine', isHere)
    context.set('isCounted', !isHere || config.countsOwnMachine)
    await withRequestId(context.var.requestId, async () => {
      await next()
      const isHtml = context.res.headers.get('content-type')?.startsWith('text/html') ?? false
      const headers = securityHeaders({
        nonce: isHtml ? context.var.nonce : null,
        isHttps,
        isDownload: context.res.headers.has('content-disposition'),
        paysAt: isSellingPage(context.req.path) ? (services.payments?.pageOrigins ?? []) : [],
        isWorker: context.req.path === liveAddress.worker,
        recorder: isRecorderPage(context.req.path),
        development: config.isDevServer,
      })
      for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
      // Links of mails and texts: what the page links to is not told the key (C8).
      if (holdsSecret(context.req.path)) context.res.headers.set('referrer-policy', 'no-referrer')
      // Whatever is away now may be back soon: programs and search engines come again by themselves.
      if (context.res.status === 503 && !context.res.headers.has('retry-after'))
        context.res.headers.set('retry-after', '10')
      context.res.headers.set('x-request-id', context.var.requestId)
      const cookie = setCookie()
      if (cookie) context.res.headers.append('set-cookie', cookie)
      const ms = performance.now() - startedAt
      const status = context.req.raw.signal.aborted ? clientLeft : context.res.status
      observeRequest(labelOf(context.req.path), context.req.method, status, ms)
      log.info(
        {
          method: context.req.method,
          path: shownPath(context.req.path),
          status,
          ms: Math.round(ms),
        },
        'answered',
      )
    })
  }
}

/**
 * A request that brings no body has none: the server's adapter gives every DELETE a stream, which would then be looked at for its
 * type and its size.
 */
export function bodyGate(): MiddlewareHandler<Env> {
  return async (context, next) => {
    const { method, url, headers, signal } = context.req.raw
    const isBare = (headers.get('content-length') ?? '0') === '0' && !headers.has('transfer-encoding')
    // What comes from a test has no such headers, and a body where it says so.
    if (isBare && socketOf(context) !== undefined && method !== 'GET' && method !== 'HEAD') {
      context.req.raw = new Request(url, { method, headers, signal })
    }
    await next()
  }
}

/** Undefined where a request does not come over the network: from a test. */
function socketOf(context: Context<Env>): { remoteAddress?: string | undefined } | undefined {
  return (context.env as Partial<HttpBindings> | undefined)?.incoming?.socket
}

/** Null where it is not known, as when the client has gone; this machine's own where nothing came over the network. */
function socketAddressOf(context: Context<Env>): string | null {
  const socket = socketOf(context)
  return socket === undefined ? '127.0.0.1' : (socket.remoteAddress ?? null)
}

/** Nothing is changed for a page of another site. */
export function originGate(services: WebServices): MiddlewareHandler<Env> {
  return async (context, next) => {
    const isReport = context.req.path === '/api/csp-reports'
    // Mail programs stop an alert for people by posting a form from nowhere (RFC 8058): the key in the address lets them in.
    const isOneClick = /^\/stop-alert\/[\w-]{43}$/u.test(context.req.path)
    if (isReport || isOneClick || mayChange(context.req.raw, ownOrigins(services, context.req.header('host'))))
      return await next()
    return failed(context, 403, messages.crossSite)
  }
}

/** Who is signed in, by the cookie of a page or the header of a program; or which company's key a program calls with. A cookie that opens nothing any more is dropped. */
export function sessionGate(services: WebServices): MiddlewareHandler<Env> {
  return async (context, next) => {
    const isHttps = isHttpsRequest(services, context.req.raw)
    const sent = tokenOf(
      { authorization: context.req.header('authorization'), cookie: context.req.header('cookie') },
      isHttps,
    )
    const now = services.clock.now()
    const isKey = sent !== null && isWrittenLikeKey(sent.token)
    context.set('apiKey', isKey && sent.from === 'header' ? await findApiKey(services.db, sent.token, now) : null)
    const user = sent === null || isKey ? null : await findSession(services.db, sent.token, now)
    if (sent !== null && !isKey) services.load.sessions[user === null ? 'forget' : 'remember'](sent.token)
    let cookie = sent?.from === 'cookie' && user === null ? tokenCookie(null, isHttps) : null
    context.set('user', user)
    context.set('setToken', (token) => {
      // A program that sends its token in a header keeps no cookies.
      if (sent?.from !== 'header') cookie = tokenCookie(token, isHttps)
    })
    await next()
    if (cookie !== null) context.res.headers.append('set-cookie', cookie)
  }
}
