import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Who has signed in at the provider, in its own words. */
/** What providers say besides, and nobody here wants to know. */
const more = { picture: 'https://pictures.example/ann.png', locale: 'en-IE-told' }

export type AtProvider = { subject: string; name?: string; email?: string; isVerified?: boolean }

type Grant = { provider: string; person: AtProvider; challenge: string | null; redirectUri: string; clientId: string }

export type FakeProviders = {
  /** For ROLECALL_PROVIDERS_URL. */
  url: string
  /** Who is signed in there from now on; null: whoever it is says no. */
  person: AtProvider | null
  /** Answers 503 to everything but the first page. */
  isDown: boolean
  /** How often a code was exchanged. */
  exchanges: number
  [Symbol.asyncDispose]: () => Promise<void>
}

/** The secret of every client, beside any id. */
export const providerSecret = 'a-secret-of-the-provider'

/**
 * All four providers on this machine, with an address of its own to say who is signed in there, PUT /person: the page that asks, which here says yes at once, the exchange of a code, which works once,
 * with its verifier and only for whom it was made, and the answer about the person.
 */
export async function startProviders(): Promise<FakeProviders> {
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, Grant>()
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeProviders = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    person: { subject: 'p-1', name: 'Ann Example', email: 'ann@example.com', isVerified: true },
    isDown: false,
    exchanges: 0,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return fake

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', fake.url)
    if (request.method === 'PUT' && url.pathname === '/person') {
      fake.person = JSON.parse(await bodyOf(request)) as AtProvider | null
      return json(response, 200, {})
    }
    const [, provider = '', what] = url.pathname.split('/')
    if (what === 'authorize') return authorize(provider, url, response)
    if (fake.isDown) return json(response, 503, { error: 'down' })
    if (what === 'token') return exchange(provider, new URLSearchParams(await bodyOf(request)), request, response)
    if (what === 'profile') return profile(request, response)
    json(response, 404, {})
  }

  function authorize(provider: string, url: URL, response: ServerResponse): void {
    const asked = url.searchParams
    const back = new URL(asked.get('redirect_uri') ?? '')
    back.searchParams.set('state', asked.get('state') ?? '')
    if (fake.person === null) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomUUID()
      codes.set(code, {
        provider,
        person: fake.person,
        challenge: asked.get('code_challenge'),
        redirectUri: asked.get('redirect_uri') ?? '',
        clientId: asked.get('client_id') ?? '',
      })
      back.searchParams.set('code', code)
    }
    response.writeHead(302, { location: back.href }).end()
  }

  function exchange(provider: string, body: URLSearchParams, request: IncomingMessage, response: ServerResponse): void {
    fake.exchanges += 1
    const code = body.get('code') ?? ''
    const grant = codes.get(code)
    codes.delete(code)
    const verifier = body.get('code_verifier')
    const challenge = verifier === null ? null : createHash('sha256').update(verifier).digest('base64url')
    const client =
      request.headers.authorization === undefined
        ? `${body.get('client_id')}:${body.get('client_secret')}`
        : Buffer.from(request.headers.authorization.slice('Basic '.length), 'base64').toString()
    if (!client.endsWith(`:${providerSecret}`)) {
      // As each of them writes it.
      if (provider === 'facebook')
        return json(response, 400, {
          error: { message: 'Error validating client secret.', type: 'OAuthException', code: 1 },
        })
      if (provider === 'twitter') return json(response, 401, { error: 'unauthorized_client' })
      return json(response, 401, { error: 'invalid_client' })
    }
    const fits =
      grant !== undefined &&
      grant.provider === provider &&
      grant.challenge === challenge &&
      grant.redirectUri === body.get('redirect_uri') &&
      client === `${grant.clientId}:${providerSecret}`
    if (!fits) return json(response, 400, { error: 'invalid_grant' })
    const token = randomUUID()
    tokens.set(token, grant)
    json(response, 200, { access_token: token, token_type: 'bearer', expires_in: 60 })
  }

  function profile(request: IncomingMessage, response: ServerResponse): void {
    const grant = tokens.get((request.headers.authorization ?? '').slice('Bearer '.length))
    if (grant === undefined) return json(response, 401, {})
    const { subject, name = 'Ann Example', email, isVerified = false } = grant.person
    if (grant.provider === 'twitter') return json(response, 200, { data: { id: subject, name, username: 'ann' } })
    if (grant.provider === 'facebook') return json(response, 200, { id: subject, name, email, ...more })
    json(response, 200, { sub: subject, name, email, email_verified: isVerified, ...more })
  }
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
