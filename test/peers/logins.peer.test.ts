import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Provider } from '../../contract/users/users.ts'
import { settingsOfRow } from '../readme-settings.ts'
import { startServer, type TestServer } from '../server.ts'
import { fileOfPeer, type Peer, startPeer } from './peer.ts'

/* Whole logins with the OAuth 2 and OpenID Connect server that others wrote for tests: its pages, codes, signed tokens and PKCE. */

const site = 'http://localhost:3000'

/** The server of a provider each below its name, with a page on which one says who one is. */
async function startProviders(skip: (why: string) => never): Promise<Peer & { url: string }> {
  const folder = fileOfPeer('java', skip)
  const config = JSON.stringify({ interactiveLogin: true })
  const peer = await startPeer('java', {
    args: () => ['-cp', join(folder, '*'), 'no.nav.security.mock.oauth2.StandaloneMockOAuth2ServerKt'],
    env: (port) => ({ SERVER_HOSTNAME: '127.0.0.1', SERVER_PORT: String(port), JSON_CONFIG: config }),
    path: '/google/.well-known/openid-configuration',
  })
  // It calls `userinfo` what we ask for as `profile`.
  const proxy = createServer((request, response) => {
    const answer = async () => {
      const { method = 'GET', headers } = request
      const body = method === 'POST' ? await text(request) : null
      const asked = await fetch(`http://127.0.0.1:${peer.port}${request.url!.replace(/\/profile$/u, '/userinfo')}`, {
        method,
        headers: { ...(headers as Record<string, string>), host: `127.0.0.1:${peer.port}`, connection: 'close' },
        body,
        redirect: 'manual',
      })
      const location = asked.headers.get('location')
      response.writeHead(asked.status, {
        'content-type': asked.headers.get('content-type') ?? 'text/plain',
        ...(location === null ? {} : { location }),
      })
      response.end(await asked.text())
    }
    answer().catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    ...peer,
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      proxy.closeAllConnections()
      proxy.close()
      await peer[Symbol.asyncDispose]()
    },
  }
}

async function startAll(url: string): Promise<TestServer> {
  const [, , ...others] = settingsOfRow('ROLECALL_FACEBOOK_ID')
  expect(others).toHaveLength(3)
  const clients = ['FACEBOOK', ...others].flatMap((name) => [
    [`ROLECALL_${name}_ID`, `client-of-${name}`],
    [`ROLECALL_${name}_SECRET`, 'a-secret-of-the-provider'],
  ])
  const environment = { ...(Object.fromEntries(clients) as Record<string, string>), ROLECALL_PROVIDERS_URL: url }
  return await startServer({ boards: [], environment })
}

/** What each provider says of somebody, in its own form. */
const claims: Record<Provider, (id: string, email: string) => object> = {
  google: (_id, email) => ({ name: 'Zoë Ní Bhriain', email, email_verified: true }),
  linkedin: (_id, email) => ({ name: 'Zoë Ní Bhriain', email, email_verified: 'true' }),
  facebook: (id, email) => ({ id, name: 'Zoë Ní Bhriain', email }),
  twitter: (id) => ({ data: { id, name: 'Zoë Ní Bhriain', username: 'zoe' } }),
}

/** Begins here, says who one is there, and comes back. @returns where that leads, and the cookies. */
async function logIn(server: TestServer, provider: Provider, { id, email }: { id: string; email: string }) {
  const begun = await server.get(`/auth/${provider}`)
  const page = new URL(begun.headers.get('location')!)
  // Every login there is one of OpenID Connect; Twitter's is not.
  page.searchParams.set('scope', `${page.searchParams.get('scope')} openid`)
  const cookie = begun.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  expect(await (await fetch(page)).text()).toContain('<form')
  const body = new URLSearchParams({ username: id, claims: JSON.stringify(claims[provider](id, email)) })
  const agreed = await fetch(page, { method: 'POST', body, redirect: 'manual' })
  const back = agreed.headers.get('location')!.slice(site.length)
  const answer = await server.get(back, { cookie })
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0])
  return {
    back,
    cookie,
    where: answer.headers.get('location'),
    session: cookies.find((one) => one?.startsWith('token=')),
  }
}

test('people log in with each provider, and come back to the same account', async ({ skip }) => {
  await using providers = await startProviders(skip)
  await using server = await startAll(providers.url)
  const ended: Record<string, (string | null)[]> = {}
  for (const provider of ['google', 'linkedin', 'facebook', 'twitter'] as const) {
    const person = { id: `${provider}-1`, email: `zoe@${provider}.example` }
    const first = await logIn(server, provider, person)
    const second = await logIn(server, provider, person)
    ended[provider] = [first.where, second.where]
    if (first.session === undefined) continue
    const me = async (cookie = '') =>
      (await server.get('/api/users/me', { cookie })).body as { _id: string; name: string }
    expect(await me(first.session)).toMatchObject({ name: 'Zoë Ní Bhriain', email: person.email })
    expect((await me(second.session))._id).toBe((await me(first.session))._id)
    // A code works once.
    const again = await server.get(first.back, { cookie: first.cookie })
    expect(again.headers.get('location')).toMatch(/^\/social-login\//u)
    expect(again.headers.getSetCookie().some((one) => one.startsWith('token=ey') || /^token=[^;]{20}/u.test(one))).toBe(
      false,
    )
  }
  expect(ended).toEqual({
    google: ['/login', '/login'],
    linkedin: ['/login', '/login'],
    // It does not say whose address it is: that is confirmed by mail first.
    facebook: ['/social-login/check-your-mail?provider=facebook', '/social-login/confirm-email?provider=facebook'],
    twitter: ['/social-login/email', '/social-login/email'],
  })
})
