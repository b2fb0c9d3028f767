import { freeCreditsOf } from '../credits/index.ts'
import { timingSafeEqual } from 'node:crypto'
import { CodeChallengeMethod, generateCodeVerifier, generateState, OAuth2Client } from 'arctic'
import { z } from 'zod'
import { ownPath } from '../../contract/platform/own-path.ts'
import { secondStepCookie } from '../../contract/second-factor/second-step-cookie.ts'
import { Provider } from '../../contract/users/users.ts'
import type { Platform } from '../platform/platform.ts'
import type { SignedIn } from '../platform/calls/signed-in.ts'
import { endSession, isProved } from '../users/sessions.ts'
import { askProvider, ClientRefused, CodeRefused, ProviderFailed } from './ask-provider.ts'
import { linkIdentity } from './identities.ts'
import { openLinkTicket } from './link-ticket.ts'
import { waysOf, type Identity } from './providers.ts'
import { flowCookie, identityCookie, openSealed, readSealedCookie, sealedCookie, sealFor } from './sealed-cookie.ts'
import { signInByProvider } from './sign-in-by-provider.ts'
import type { WaysIn } from '../users/ways-in.ts'

/*
 * The two addresses of signing in with a provider. Both are GETs, because browsers are led to them by links and redirects. The first
 * writes nothing but a cookie; the second signs in or links only with what this very browser was given by the first.
 */

/** What of a request matters here. */
export type ProviderRequest = {
  services: Platform & { waysIn: WaysIn }
  provider: Provider
  url: URL
  cookies: string | undefined
  siteUrl: string
  isHttps: boolean
  user: SignedIn | null
  /** Has the answer set the session's cookie. */
  setToken: (token: string) => void
  userAgent: string
  address: string
}

const Flow = z.object({
  provider: Provider,
  state: z.string(),
  verifier: z.string(),
  /** A path of ours to come back to. */
  back: z.string().nullable(),
  /** The session whose account the identity is linked with; null: it signs in. */
  linkTo: z.string().nullable(),
})
type Flow = z.infer<typeof Flow>

/** Where a person is led with a word on what happened: see app/content/social-outcomes.ts. */
type Ending =
  | 'not-configured'
  | 'cancelled'
  | 'not-this-browser'
  | 'provider-failed'
  | 'wrongly-set-up'
  | 'disabled'
  | 'confirm-email'
  | 'check-your-mail'
  | 'log-in-and-link'
  | 'never-confirmed'
  | 'prove-again'
  | 'somebody-elses'
  | 'has-another'

/** GET /auth/{provider}: sends the browser to the provider. */
export function beginWithProvider(request: ProviderRequest): Response {
  const { services, provider, url, isHttps, siteUrl, user } = request
  const { config, clock, secrets } = services
  const client = config.providers[provider]
  if (client === undefined) return ending(request, 'not-configured')
  const ticket = url.searchParams.get('link')
  if (ticket !== null && !mayLink(request, user, ticket)) return ending(request, 'prove-again')

  const ways = waysOf(provider, config)
  const flow: Flow = {
    provider,
    state: generateState(),
    verifier: generateCodeVerifier(),
    back: shortPath(url.searchParams.get('back')),
    linkTo: ticket === null || user === null ? null : user.sessionId,
  }
  const oauth = new OAuth2Client(client.id, client.secret, redirectUri(siteUrl, provider))
  const to = ways.takesPkce
    ? oauth.createAuthorizationURLWithPKCE(ways.authorize, flow.state, CodeChallengeMethod.S256, flow.verifier, [
        ...ways.scopes,
      ])
    : oauth.createAuthorizationURL(ways.authorize, flow.state, [...ways.scopes])
  return lead(to.href, [sealedCookie(flowCookie, sealFor(secrets, flowCookie, flow, clock.now()), isHttps)])
}

/** GET /auth/{provider}/callback: where the provider sends the browser back to, with a code. */
export async function comeBackFromProvider(request: ProviderRequest): Promise<Response> {
  const { services, provider, url, siteUrl } = request
  if (services.config.providers[provider] === undefined) return ending(request, 'not-configured')
  const flow = flowOf(request)
  const state = url.searchParams.get('state') ?? ''
  // Another browser's answer, another provider's, an old one, or one that somebody made up.
  if (flow === null || flow.provider !== provider || !isEqual(state, flow.state))
    return ending(request, 'not-this-browser')
  const code = url.searchParams.get('code')
  if (code === null || code === '' || url.searchParams.has('error')) return ending(request, 'cancelled')

  let identity: Identity
  try {
    const { verifier } = flow
    identity = await askProvider(services.config, {
      provider,
      code,
      verifier,
      redirectUri: redirectUri(siteUrl, provider),
    })
  } catch (error) {
    if (error instanceof ClientRefused) {
      const settings = `ROLECALL_${provider.toUpperCase()}_ID and ROLECALL_${provider.toUpperCase()}_SECRET`
      services.log.error({ provider, reason: error.message }, `nobody can log in with a provider: check ${settings}`)
      return ending(request, 'wrongly-set-up')
    }
    if (!(error instanceof ProviderFailed) && !(error instanceof CodeRefused)) throw error
    services.log.warn({ provider, reason: error.message }, 'signing in with a provider failed')
    return ending(request, error instanceof CodeRefused ? 'not-this-browser' : 'provider-failed')
  }
  return flow.linkTo === null ? await signInWith(request, identity, flow) : await linkWith(request, identity, flow)
}

async function signInWith(request: ProviderRequest, identity: Identity, flow: Flow): Promise<Response> {
  const { services, user, isHttps } = request
  const now = services.clock.now()
  const outcome = await signInByProvider(depsOf(request), identity, {
    userAgent: request.userAgent,
    address: request.address,
    now,
  })
  switch (outcome.kind) {
    case 'disabled':
    case 'confirm-email':
    case 'log-in-and-link':
    case 'never-confirmed':
      return ending(request, outcome.kind)
    case 'written-to':
      return ending(request, 'check-your-mail')
    case 'email-needed': {
      const { provider, subject, name } = identity
      const sealed = sealFor(services.secrets, identityCookie, { provider, subject, name }, now)
      return lead('/social-login/email', [forget(request), sealedCookie(identityCookie, sealed, isHttps)])
    }
    case 'signed-in': {
      const { answer } = outcome
      if (answer.token === null) {
        const step = { ...answer.secondFactor, back: flow.back }
        return lead('/second-step', [forget(request), secondStepCookie(step, isHttps)])
      }
      // The session of whoever used this browser before ends with it: its token is about to be overwritten.
      if (user !== null) await endSession(services.db, user)
      request.setToken(answer.token)
      // The login page knows where people of each role go on.
      return lead(flow.back === null ? '/login' : `/login?back=${encodeURIComponent(flow.back)}`, [forget(request)])
    }
  }
}

async function linkWith(request: ProviderRequest, identity: Identity, flow: Flow): Promise<Response> {
  const { services, user } = request
  const isSamePerson = user !== null && user.sessionId === flow.linkTo && isProved(user, services.clock.now())
  if (!isSamePerson) return ending(request, 'prove-again')
  const { kind } = await linkIdentity(depsOf(request), user, identity)
  if (kind !== 'linked') return ending(request, kind)
  return lead('/settings/security?done=linked', [forget(request)])
}

function mayLink({ services }: ProviderRequest, user: SignedIn | null, ticket: string): boolean {
  const now = services.clock.now()
  return user !== null && isProved(user, now) && openLinkTicket(services.secrets, ticket, user, now)
}

function flowOf({ services, cookies, isHttps }: ProviderRequest): Flow | null {
  const sealed = readSealedCookie(flowCookie, cookies, isHttps)
  return Flow.safeParse(openSealed(services.secrets, flowCookie, sealed, services.clock.now())).data ?? null
}

function depsOf({ services, siteUrl, address }: ProviderRequest) {
  const { db, tasks, clock, say, waysIn } = services
  return { db, tasks, clock, siteUrl, freeCredits: freeCreditsOf(services), say, waysIn, address }
}

function redirectUri(siteUrl: string, provider: Provider): string {
  return `${siteUrl}/auth/${provider}/callback`
}

/** A flow has one ending, whichever: its cookie goes, and what it held works no second time. */
function ending(request: ProviderRequest, what: Ending): Response {
  return lead(`/social-login/${what}?provider=${request.provider}`, [forget(request)])
}

function forget({ isHttps }: ProviderRequest): string {
  return sealedCookie(flowCookie, null, isHttps)
}

function lead(to: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location: to, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** A path of ours that fits into a cookie beside all else; null: people go where they would go anyway. */
function shortPath(given: string | null): string | null {
  const path = ownPath(given)
  return path !== null && path.length < 2_000 ? path : null
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
