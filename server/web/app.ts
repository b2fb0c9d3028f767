import { createHash } from 'node:crypto'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { bodyLimit } from 'hono/body-limit'
import type { BodyKind } from '../../contract/platform/endpoint.ts'
import { messages } from '../../contract/texts/messages.ts'
import type { WebServices } from './web-services.ts'
import { crawlerRoutes } from './crawlers.ts'
import { createApiClient, createApiHandler, type ApiRouter } from './api.ts'
import { openApiDocument } from './openapi/document.ts'
import { apiDocsPage } from './api-docs.ts'
import { bodyKindOf, bodyLimits } from './body-limits.ts'
import { matchCall } from './api-routes.ts'
import { compressWhole } from './compress-whole.ts'
import { clientLeft } from '../platform/calls/client-left.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { companyFeedRoutes } from './company-feeds.ts'
import { companyPictureRoutes } from './company-pictures.ts'
import { cspReport } from './csp-reports.ts'
import { failed, type App, type Env } from './env.ts'
import { bodyGate, originGate, requestGate, sessionGate } from './gates.ts'
import { fileRoutes } from './file-routes.ts'
import { healthRoutes } from './health.ts'
import { countRefused } from './metrics.ts'
import { secondsToWait } from './overload/refusal.ts'
import { recordingRoutes } from './recording-routes.ts'
import { wellKnownRoutes } from './well-known.ts'
import { createRouteLabels, type RouteLabel } from './route-labels.ts'
import { addressForLetters, isHttpsRequest, originOf } from './own-address.ts'
import type { PageRequest, Pages } from './pages.ts'
import { isAway } from '../platform/connection-errors.ts'
import { unlessDown } from '../platform/unless-down.ts'
import { count } from '../platform/limits/count.ts'
import { countRequest, rateHeaders, type RateAnswer } from '../platform/limits/rate-limits.ts'
import { addressGate, asShown, forPages, isForPerson, isForPrograms, methodGate, NotForPages } from './odd-requests.ts'
import { plainRequest } from './plain-request.ts'
import { failedPage, tooLargePage, tooManyPage, tooManyText, unreadablePage } from './plain-pages.ts'
import { readCookie } from '../platform/calls/read-cookie.ts'
import { Provider } from '../../contract/users/users.ts'
import { beginWithProvider, comeBackFromProvider, type ProviderRequest } from '../social-login/index.ts'
import type { SignedIn } from '../platform/calls/signed-in.ts'
import { lacksSecondFactor } from '../users/sessions.ts'
import { answerWebhook, mostEventBytes, webhookPath } from '../payments/index.ts'
import { answerInboundText, inboundTextsPath, mostInboundBytes } from '../outbox/index.ts'
import { answerMcp, rateClassOf, readMessage } from '../mcp/index.ts'

/**
 * The whole web program as a request handler: every answer passes the same gates, whatever makes it.
 * @param given.pages Null: the pages are not built, and only the API answers.
 */
export function createApp<Services extends WebServices>(
  services: Services,
  { router, pages }: { router: ApiRouter<Services>; pages: Pages | null },
): App {
  const { config, log } = services
  const app: App = new Hono<Env>()
  const handleApi = createApiHandler(router, log)

  // All routes are there when the first request comes.
  let labelOf: RouteLabel | null = null
  const routeLabel: RouteLabel = (path) => (labelOf ??= routeLabels(app, pages))(path)
  app.use(requestGate(services, routeLabel))
  app.use(methodGate)
  app.use(addressGate)
  app.use(compress())
  app.use(compressWhole)
  app.route('/', healthRoutes(services))
  if (pages) app.use(pages.staticFiles)
  app.use(bodyGate())
  // Neither a page of ours nor anybody's session: its signature is over the very bytes.
  app.post(webhookPath, limitBody(mostEventBytes), async (context) => await answerWebhook(services, context.req.raw))
  app.post(
    inboundTextsPath,
    limitBody(mostInboundBytes),
    async (context) => await answerInboundText(services, context.req.raw),
  )
  const limited = mapKinds(limitBody)
  app.use(async (context, next) => await limited[bodyKindOf(context.req.method, context.req.path)](context, next))
  app.use(originGate(services))
  app.use(sessionGate(services))

  const countedAsPage: MiddlewareHandler<Env> = async (context, next) => {
    const rate = await countIfCounted(services, 'page', context)
    if (rate && !rate.allowed) return context.text(messages.tooMany, 429, rateHeaders(rate))
    return await next()
  }
  app.route('/', crawlerRoutes(services, countedAsPage))
  app.route('/', wellKnownRoutes(services, countedAsPage))
  app.route('/', fileRoutes(services, countedAsPage))
  app.route('/', recordingRoutes(services, countedAsPage))
  app.route('/', companyFeedRoutes(services, countedAsPage))
  app.route('/', companyPictureRoutes(services, countedAsPage))

  app.post('/api/csp-reports', async (context) => await cspReport(context.req.raw, log))
  const openApi = async (context: Context<Env>) =>
    await openApiDocument(originOf(services, context.req.raw), context.var.isOwnMachine)
  app.get('/api/openapi.json', async (context) => context.json(await openApi(context)))
  app.get('/api/docs', async (context) => context.html(apiDocsPage(await openApi(context), context.var.nonce)))

  const answerApi = async (context: Context<Env>, path: string): Promise<Response> => {
    const call = matchCall(context.req.method, path, context.var.isOwnMachine)
    if (call === null) return failed(context, 404, messages.notFound)
    if ('allow' in call) {
      if (context.req.method === 'OPTIONS')
        return new Response(null, { status: 204, headers: { allow: call.allow.join(', ') } })
      return failed(context, 405, messages.wrongMethod, { allow: call.allow.join(', ') })
    }
    if (!acceptsJson(context.req.header('accept'))) return failed(context, 406, messages.wrongType)
    if (hasForeignBody(context.req.raw, call.body)) return failed(context, 415, messages.wrongType)
    const rate = await countIfCounted(services, call.rateClass, context)
    if (rate && !rate.allowed) return tooMany(context, rate, ['write', 'apply'].includes(call.rateClass))
    const wait = await waitOfKey(services, context)
    if (wait > 0)
      return failed(context, 429, messages.tooMany, { 'retry-after': String(wait) }, tooManyText(wait, false))
    const answer =
      (await handleApi(plainRequest(context.req.raw, path), apiContext(services, context, false))) ??
      failed(context, 404, messages.notFound)
    const headers = new Headers(answer.headers)
    headers.set('cache-control', 'no-store')
    // Files are saved, never shown within the site.
    const disposition = headers.get('content-disposition')
    if (disposition !== null) headers.set('content-disposition', disposition.replace(/^inline/u, 'attachment'))
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
      if (rate && !rate.allowed) return context.html(tooManyPage(rate.resetSeconds, false), 429, rateHeaders(rate))
      return await answer(providerRequest(services, context, provider))
    }
  }
  app.get('/auth/:provider', withProvider(beginWithProvider))
  app.get('/auth/:provider/callback', withProvider(comeBackFromProvider))

  app.all('/mcp', async (context) => {
    if (context.req.method !== 'POST') {
      // Anyone who opens the address in a browser wants to know what it is.
      const isBrowser = context.req.method === 'GET' && /text\/html/u.test(context.req.header('accept') ?? '')
      return isBrowser ? context.redirect('/api', 303) : failed(context, 405, messages.wrongMethod, { allow: 'POST' })
    }
    if (hasForeignBody(context.req.raw, 'json')) return failed(context, 415, messages.wrongType)
    const request = plainRequest(context.req.raw, '/mcp')
    const message = await readMessage(request)
    if (message === null) return failed(context, 400, messages.badInput)
    const rate = await countIfCounted(services, rateClassOf(message), context)
    if (rate && !rate.allowed) return tooMany(context, rate, false)
    // Only now is it known that it is a search: it takes a guest's place among the others.
    const isGuestSearch = rateClassOf(message) === 'search' && context.var.user === null
    const place = isGuestSearch ? await services.load.enter('search', { signal: context.req.raw.signal }) : null
    if (place?.entry === 'left') return new Response(null, { status: clientLeft })
    if (place !== null && place.entry !== 'in') {
      countRefused('search')
      return failed(context, 503, messages.busy, { 'retry-after': String(secondsToWait()) }, messages.busyDetails)
    }
    const answer = await answerMcp(request, message, {
      api: createApiClient(router, apiContext(services, context, false)),
      siteUrl: originOf(services, context.req.raw),
      now: services.clock.now(),
      reportError: (error) => log.error({ err: error }, 'a tool failed unexpectedly'),
    }).finally(() => place?.leave())
    const headers = new Headers(answer.headers)
    headers.set('cache-control', 'no-store')
    if (rate) for (const [name, value] of Object.entries(rateHeaders(rate))) headers.set(name, value)
    return new Response(answer.body, { status: answer.status, headers })
  })
  app.all('/api/*', async (context, next) => {
    // The address itself is a page, which tells what can be called.
    if (pages && context.req.path === '/api') return await next()
    return await answerApi(context, context.req.path)
  })

  app.all('*', async (context) => {
    if (!pages) return failed(context, 404, messages.notFound)
    const isSearch = context.req.path.startsWith('/jobresults/')
    const rate = await countIfCounted(services, isSearch ? 'search' : 'page', context)
    if (rate && !rate.allowed) {
      for (const [name, value] of Object.entries(rateHeaders(rate))) context.header(name, value)
      return context.html(tooManyPage(rate.resetSeconds, context.req.method === 'POST'), 429)
    }
    if (context.req.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow: pageMethods } })
    if (context.req.raw.signal.aborted) return new Response(null, { status: clientLeft })
    return await renderPage(pages, context, await forPages(context.req.raw))
  })

  const renderPage = async (
    built: Pages,
    context: Context<Env>,
    request: Request,
    failure: PageRequest['visitor']['failure'] = null,
  ) => {
    const answer = await built.render(request, {
      api: createApiClient(router, apiContext(services, context, true)),
      visitor: {
        nonce: context.var.nonce,
        theme: themeOf(context.req.header('cookie')),
        user: failure === null ? shownUser(context.var.user) : null,
        isOwnMachine: context.var.isOwnMachine,
        isHttps: isHttpsRequest(services, context.req.raw),
        publicUrl: config.publicUrl,
        failure,
      },
      reportError: (error) => {
        log.error({ err: error }, 'a page failed')
        return context.var.requestId
      },
    })
    const headers = new Headers(answer.headers)
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    return new Response(answer.body, { status: answer.status, headers })
  }

  app.onError(async (error, context) => {
    if (error instanceof NotForPages) {
      if (error.status === 405) return failed(context, 405, messages.wrongMethod, { allow: pageMethods })
      if (error.status === 415) return failed(context, 415, messages.wrongType)
      const isForm = context.req.method === 'POST'
      return context.html(unreadablePage(isForm ? messages.formUnreadable : messages.addressUnreadable), 400)
    }
    log.error({ err: error }, 'a request failed unexpectedly')
    const isRead = ['GET', 'HEAD'].includes(context.req.method)
    const status = isRead && isAway(error) ? 503 : 500
    // A person sees a page, also where it failed before any page was asked, as when the session cannot be read.
    if (pages && isForPerson(context.req.raw)) {
      try {
        return await renderPage(pages, context, asShown(context.req.raw), { id: context.var.requestId, status })
      } catch (failure) {
        log.error({ err: failure }, 'the error page failed')
        return context.html(failedPage(), 500)
      }
    }
    return status === 503
      ? failed(context, 503, messages.busy, {}, messages.busyDetails)
      : failed(context, 500, messages.serverError, {}, messages.serverErrorDetails)
  })
  return app
}

function routeLabels(app: App, pages: Pages | null): RouteLabel {
  return createRouteLabels({
    paths: app.routes.map(({ path }) => path),
    pages: ['/__manifest', ...(pages?.routes ?? [])],
    isStatic: (path) => pages?.isStatic(path) === true,
  })
}

function apiContext<Services extends WebServices>(
  services: Services,
  context: Context<Env>,
  isPage: boolean,
): ApiContext<Services> {
  return {
    services,
    requestId: context.var.requestId,
    siteUrl: addressForLetters(services, context.req.raw),
    clientAddress: context.var.address,
    isOwnMachine: context.var.isOwnMachine,
    isCounted: context.var.isCounted,
    userAgent: context.req.header('user-agent') ?? '',
    idempotencyKey: idempotencyKeyOf(context.req.header('idempotency-key')),
    isByHeader: context.req.header('authorization') !== undefined,
    visitor: context.var.visitor,
    apiKey: context.var.apiKey,
    user: context.var.user,
    company: null,
    setToken: context.var.setToken,
    signal: context.req.raw.signal,
    isPage,
  }
}

/** A long one by its hash: cut, two of them would be one. */
function idempotencyKeyOf(header: string | undefined): string | null {
  if (header === undefined || header === '') return null
  return header.length <= 200 ? header : createHash('sha256').update(header).digest('hex')
}

function providerRequest(services: WebServices, context: Context<Env>, provider: Provider): ProviderRequest {
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

/** What only reads may be answered by a replica while the primary, which counts, is down. */
const readingClasses = new Set<Parameters<typeof countRequest>[1]>(['page', 'search', 'suggest', 'read'])
const pageMethods = 'GET, HEAD, POST, OPTIONS'

/** Counts a request against its class, but for people at the machine itself. */
async function countIfCounted(
  services: WebServices,
  rateClass: Parameters<typeof countRequest>[1],
  context: Context<Env>,
): Promise<RateAnswer | null> {
  if (!context.var.isCounted) return null
  const client = { address: context.var.address, userId: context.var.user?.userId ?? null }
  const counting = countRequest(services, rateClass, client)
  return readingClasses.has(rateClass) ? await unlessDown(counting, () => null) : await counting
}

/** Counts a request of a company's key, from wherever it comes. @returns seconds to wait; 0: it may pass. */
async function waitOfKey(services: WebServices, { var: { apiKey, isCounted } }: Context<Env>): Promise<number> {
  if (apiKey === null || !isCounted) return 0
  return (await count(services, [{ limit: 'api-key', subject: apiKey.keyId }], services.clock.now())).retryAfter
}

/** Refuses a body of more than so many bytes. A form without scripts shows what it gets: a page. */
function limitBody(maxSize: number): MiddlewareHandler<Env> {
  return bodyLimit({
    maxSize,
    onError: (context: Context<Env>) =>
      isForPrograms(context.req.path)
        ? failed(context, 413, messages.tooLarge, {}, messages.bodyTooLargeDetails(maxSize))
        : context.html(tooLargePage(maxSize), 413),
  })
}

function tooMany(context: Context<Env>, rate: RateAnswer, isWrite: boolean): Response {
  return failed(context, 429, messages.tooMany, rateHeaders(rate), tooManyText(rate.resetSeconds, isWrite))
}

function acceptsJson(accept: string | undefined): boolean {
  return accept === undefined || /\*\/\*|application\/(?:\*|json|problem\+json)|text\/event-stream/u.test(accept)
}

/** A body that is not JSON: no call of ours reads one yet. */
function hasForeignBody(request: Request, body: BodyKind): boolean {
  if (request.body === null) return false
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  return type !== 'application/json' && !(body === 'file' && type === 'multipart/form-data')
}

function mapKinds<Value>(make: (bytes: number) => Value): Record<BodyKind, Value> {
  return { json: make(bodyLimits.json), document: make(bodyLimits.document), file: make(bodyLimits.file) }
}

function themeOf(cookies: string | undefined): 'light' | 'dark' | 'system' {
  const theme = readCookie(cookies, 'theme')
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}
