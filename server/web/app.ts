import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { bodyLimit } from 'hono/body-limit'
import { messages } from '../../contract/messages.ts'
import { newRequestId, withRequestId } from '../platform/log.ts'
import type { Services } from '../services.ts'
import { createApiClient, createApiHandler, maxBodyBytes, openApiDocument } from './api.ts'
import { apiDocsPage } from './api-docs.ts'
import { errorResponse } from './api-errors.ts'
import { matchCall } from './api-routes.ts'
import { clientAddress, isLoopback, isOwnMachine } from './client-address.ts'
import type { ApiContext, Visitor } from './context.ts'
import { cspReport } from './csp-reports.ts'
import { healthRoutes } from './health.ts'
import { observeRequest } from './metrics.ts'
import { mayChange } from './origin-check.ts'
import type { PageRequest, Pages } from './pages.ts'
import { countRequest, rateHeaders, type RateAnswer } from './rate-limits.ts'
import { tooManyPage } from './too-many-page.ts'
import { holdsSecret, shownPath } from './secret-paths.ts'
import { newNonce, securityHeaders } from './security-headers.ts'
import { tokenCookie, tokenOf } from './session-cookie.ts'
import { readCookie, visitorOf } from './visitor.ts'
import { Provider } from '../../contract/users.ts'
import { beginWithProvider, comeBackFromProvider, type ProviderRequest } from '../social-login/web.ts'
import { findSession, lacksSecondFactor, type SignedIn } from '../users/sessions.ts'

type Env = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    nonce: string
    address: string
    visitor: Visitor
    user: SignedIn | null
    setToken: (token: string | null) => void
  }
}

export type App = Hono<Env>

/**
 * The whole web program as a request handler: every answer passes the same gates, whatever makes it.
 * @param pages Null: the pages are not built, and only the API answers.
 */
export function createApp(services: Services, pages: Pages | null): App {
  const { config, log } = services
  const app: App = new Hono<Env>()
  const handleApi = createApiHandler(log)

  app.use(requestGate(services))
  app.use(compress())
  app.route('/', healthRoutes(services))
  if (pages) app.use(pages.staticFiles)
  app.use(bodyGate())
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (context) => failed(context, 413, messages.tooLarge),
    }),
  )
  app.use(originGate(services))
  app.use(sessionGate(services))

  app.post('/api/csp-reports', async (context) => await cspReport(context.req.raw, log))
  app.get('/api/openapi.json', async (context) =>
    context.json(await openApiDocument(originOf(services, context.req.raw))),
  )
  app.get('/api/docs', async (context) =>
    context.html(apiDocsPage(await openApiDocument(originOf(services, context.req.raw)), context.var.nonce)),
  )

  const answerApi = async (context: Context<Env>, path: string): Promise<Response> => {
    const call = matchCall(context.req.method, path)
    if (call === null) return failed(context, 404, messages.notFound)
    if ('allow' in call) {
      if (context.req.method === 'OPTIONS')
        return new Response(null, { status: 204, headers: { allow: call.allow.join(', ') } })
      return failed(context, 405, messages.wrongMethod, { allow: call.allow.join(', ') })
    }
    if (!acceptsJson(context.req.header('accept'))) return failed(context, 406, messages.wrongType)
    if (hasForeignBody(context.req.raw)) return failed(context, 415, messages.wrongType)
    const rate = await countIfCounted(services, call.rateClass, context)
    if (rate && !rate.allowed) return tooMany(context, rate)
    const answer =
      (await handleApi(plainRequest(context.req.raw, path), apiContext(services, context, false))) ??
      failed(context, 404, messages.notFound)
    const headers = new Headers(answer.headers)
    headers.set('cache-control', 'no-store')
    if (rate) for (const [name, value] of Object.entries(rateHeaders(rate))) headers.set(name, value)
    return new Response(context.req.method === 'HEAD' ? null : answer.body, { status: answer.status, headers })
  }

  // The specification names this address without /api as well.
  app.post('/auth/local', async (context) => await answerApi(context, '/api/auth/local'))
  const withProvider = (answer: (request: ProviderRequest) => Response | Promise<Response>): MiddlewareHandler<Env> => {
    return async (context, next) => {
      const provider = Provider.safeParse(context.req.param('provider')).data
      if (provider === undefined) return await next()
      const rate = await countIfCounted(services, 'sign-in', context)
      if (rate && !rate.allowed) return context.html(tooManyPage(rate.resetSeconds), 429, rateHeaders(rate))
      return await answer(providerRequest(services, context, provider))
    }
  }
  app.get('/auth/:provider', withProvider(beginWithProvider))
  app.get('/auth/:provider/callback', withProvider(comeBackFromProvider))
  app.all('/api/*', async (context) => await answerApi(context, context.req.path))

  app.all('*', async (context) => {
    if (!pages) return failed(context, 404, messages.notFound)
    const isSearch = context.req.path.startsWith('/jobresults/')
    const rate = await countIfCounted(services, isSearch ? 'search' : 'page', context)
    if (rate && !rate.allowed) {
      for (const [name, value] of Object.entries(rateHeaders(rate))) context.header(name, value)
      return context.html(tooManyPage(rate.resetSeconds), 429)
    }
    const answer = await pages.render(forPages(context.req.raw), {
      api: createApiClient(apiContext(services, context, true)),
      visitor: {
        nonce: context.var.nonce,
        theme: themeOf(context.req.header('cookie')),
        user: shownUser(context.var.user),
        isProduction: config.environment === 'production',
        isHttps: isHttpsRequest(services, context.req.raw),
        publicUrl: config.publicUrl,
      },
      reportError: (error) => {
        log.error({ err: error }, 'a page failed')
        return context.var.requestId
      },
    })
    const headers = new Headers(answer.headers)
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    return new Response(answer.body, { status: answer.status, headers })
  })

  app.onError((error, context) => {
    log.error({ err: error }, 'a request failed unexpectedly')
    return failed(context, 500, messages.serverError, {}, messages.serverErrorDetails)
  })
  return app
}

/** First and last of every request: its id, who asks, the headers of the answer, one line in the log, one count in the metrics. */
function requestGate(services: Services): MiddlewareHandler<Env> {
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
        socketOf(context)?.remoteAddress ?? '127.0.0.1',
        context.req.header('x-forwarded-for'),
        config.trustedProxies,
      ),
    )
    await withRequestId(context.var.requestId, async () => {
      await next()
      const isHtml = context.res.headers.get('content-type')?.startsWith('text/html') ?? false
      const headers = securityHeaders({
        nonce: isHtml ? context.var.nonce : null,
        isHttps,
        development:
          config.environment === 'development' && services.config.environmentVariables['ROLECALL_DEV'] === '1',
      })
      for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
      // Links of mails and texts: what the page links to is not told the key (C8).
      if (holdsSecret(context.req.path)) context.res.headers.set('referrer-policy', 'no-referrer')
      context.res.headers.set('x-request-id', context.var.requestId)
      const cookie = setCookie()
      if (cookie) context.res.headers.append('set-cookie', cookie)
      const ms = performance.now() - startedAt
      observeRequest(context.req.path, context.req.method, context.res.status, ms)
      log.info(
        {
          method: context.req.method,
          path: shownPath(context.req.path),
          status: context.res.status,
          ms: Math.round(ms),
        },
        'answered',
      )
    })
  }
}

/**
 * The request as the platform's own object, HEAD as GET. What comes over the network is an object of the server's adapter that only
 * looks like one, and from which no other can be made: the API's body limit does just that.
 */
function plainRequest({ url, method, headers, body, signal }: Request, path: string): Request {
  const address = new URL(url)
  address.pathname = path
  return new Request(address, {
    method: method === 'HEAD' ? 'GET' : method,
    headers,
    signal,
    ...(body !== null && { body, duplex: 'half' as const }),
  })
}

/**
 * What changes something has passed the origin gate, which knows the public address. The framework of the pages has a check of its
 * own that does not, and would refuse forms behind a proxy, and those of pages that tell nobody where one comes from.
 */
function forPages(request: Request): Request {
  if (request.method === 'GET' || request.method === 'HEAD') return request
  const plain = plainRequest(request, new URL(request.url).pathname)
  plain.headers.delete('origin')
  return plain
}

/**
 * A request that brings no body has none: the server's adapter gives every DELETE a stream, which would then be looked at for its
 * type and its size.
 */
function bodyGate(): MiddlewareHandler<Env> {
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

/** None where a request does not come over the network: from a test. */
function socketOf(context: Context<Env>): { remoteAddress?: string | undefined } | undefined {
  return (context.env as Partial<HttpBindings> | undefined)?.incoming?.socket
}

function originGate(services: Services): MiddlewareHandler<Env> {
  return async (context, next) => {
    const isReport = context.req.path === '/api/csp-reports'
    if (isReport || mayChange(context.req.raw, ownOrigins(services, context.req.header('host')))) return await next()
    return failed(context, 403, messages.crossSite)
  }
}

/** The origins that are ours: the public address where one is set, else the host that the request came by. */
export function ownOrigins({ config }: Services, host: string | undefined): string[] {
  if (config.publicUrl !== null) return [new URL(config.publicUrl).origin]
  return host === undefined ? [] : [`http://${host}`, `https://${host}`]
}

function originOf(services: Services, request: Request): string {
  return services.config.publicUrl ?? new URL(request.url).origin
}

/**
 * Where links in mails lead. The host of a request is whatever its sender wrote: in production it is believed only where it is this
 * machine itself, or a stranger could have a key mailed to somebody with a link to the stranger's own site.
 */
function addressForLetters({ config }: Services, request: Request): string {
  if (config.publicUrl !== null) return config.publicUrl
  const { origin, hostname } = new URL(request.url)
  const isHere = hostname === 'localhost' || hostname === '[::1]' || isLoopback(hostname)
  return config.environment !== 'production' || isHere ? origin : `http://${config.host}:${config.port}`
}

function isHttpsRequest({ config }: Services, request: Request): boolean {
  if (config.publicUrl !== null) return config.publicUrl.startsWith('https:')
  return config.trustedProxies > 0 && request.headers.get('x-forwarded-proto') === 'https'
}

function apiContext(services: Services, context: Context<Env>, isPage: boolean): ApiContext {
  return {
    services,
    requestId: context.var.requestId,
    siteUrl: addressForLetters(services, context.req.raw),
    clientAddress: context.var.address,
    userAgent: context.req.header('user-agent') ?? '',
    visitor: context.var.visitor,
    user: context.var.user,
    setToken: context.var.setToken,
    isPage,
  }
}

function providerRequest(services: Services, context: Context<Env>, provider: Provider): ProviderRequest {
  return {
    services,
    provider,
    url: new URL(context.req.url),
    cookies: context.req.header('cookie'),
    siteUrl: originOf(services, context.req.raw),
    isHttps: isHttpsRequest(services, context.req.raw),
    user: context.var.user,
    setToken: context.var.setToken,
    userAgent: context.req.header('user-agent') ?? '',
    address: context.var.address,
  }
}

/** Who is signed in, by the cookie of a page or the header of a program. A cookie that opens nothing any more is dropped. */
function sessionGate(services: Services): MiddlewareHandler<Env> {
  return async (context, next) => {
    const isHttps = isHttpsRequest(services, context.req.raw)
    const sent = tokenOf(
      { authorization: context.req.header('authorization'), cookie: context.req.header('cookie') },
      isHttps,
    )
    const user = sent === null ? null : await findSession(services.db, sent.token, services.clock.now())
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

/** What pages know of the person: enough for the menu. */
function shownUser(user: SignedIn | null): PageRequest['visitor']['user'] {
  return (
    user && {
      id: user.userId,
      name: user.name,
      role: user.role,
      isVerified: user.isVerified,
      company: user.company,
      lacksSecondFactor: lacksSecondFactor(user),
    }
  )
}

/** Counts a request against its class, but for people at the machine itself. */
async function countIfCounted(
  services: Services,
  rateClass: Parameters<typeof countRequest>[1],
  context: Context<Env>,
): Promise<RateAnswer | null> {
  if (isOwnMachine(services.config, context.var.address)) return null
  return await countRequest(services, rateClass, context.var.address)
}

function failed(
  context: Context<Env>,
  status: number,
  message: string,
  headers: Record<string, string> = {},
  details = '',
): Response {
  return errorResponse({ status, message, details, id: context.var.requestId }, headers)
}

function tooMany(context: Context<Env>, rate: RateAnswer): Response {
  return failed(context, 429, messages.tooMany, rateHeaders(rate), messages.tooManyDetails(rate.resetSeconds))
}

function acceptsJson(accept: string | undefined): boolean {
  return accept === undefined || /\*\/\*|application\/(?:\*|json|problem\+json)|text\/event-stream/u.test(accept)
}

/** A body that is not JSON: no call of ours reads one yet. */
function hasForeignBody(request: Request): boolean {
  if (request.body === null) return false
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() !== 'application/json'
}

function themeOf(cookies: string | undefined): 'light' | 'dark' | 'system' {
  const theme = readCookie(cookies, 'theme')
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}
