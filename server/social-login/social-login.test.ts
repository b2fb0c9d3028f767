import type { DestinationStream } from 'pino'
import { expect, test } from 'vitest'
import type { Provider } from '../../contract/users/users.ts'
import { call, tokenIn } from '../../test/call.ts'
import { providerSecret, startProviders, type FakeProviders } from '../../test/fake-providers.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { startServer, testNow, type Answer, type TestServer } from '../../test/server.ts'
import { findEverywhere } from '../../test/table-sums.ts'

const site = 'http://localhost:3000'

async function startAll(
  fake: FakeProviders,
  environment: Record<string, string> = {},
  logTo?: DestinationStream,
): Promise<TestServer> {
  const clients = (['FACEBOOK', 'GOOGLE', 'LINKEDIN', 'TWITTER'] as const).flatMap((name) => [
    [`ROLECALL_${name}_ID`, `client-of-${name}`],
    [`ROLECALL_${name}_SECRET`, providerSecret],
  ])
  return await startServer({
    boards: [],
    ...(logTo === undefined ? {} : { logTo }),
    environment: {
      ...(Object.fromEntries(clients) as Record<string, string>),
      ROLECALL_PROVIDERS_URL: fake.url,
      ...environment,
    },
  })
}

/** A browser's cookies, as far as this needs them. */
class Browser {
  #cookies = new Map<string, string>()
  readonly #server: TestServer
  constructor(server: TestServer, cookie?: string) {
    this.#server = server
    if (cookie !== undefined) this.#keep(cookie)
  }
  async get(path: string): Promise<Answer> {
    const answer = await this.#server.get(path, { cookie: this.cookies })
    for (const cookie of answer.headers.getSetCookie()) this.#keep(cookie)
    return answer
  }
  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
  cookie(name: string): string | undefined {
    return this.#cookies.get(name)
  }
  #keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? []
    if (value === '') this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}

/** Goes to the provider and says yes there. @returns the path that the provider sends the browser back to. */
async function visitProvider(browser: Browser, path: string): Promise<string> {
  const begun = await browser.get(path)
  expect([begun.status, begun.headers.get('cache-control')]).toEqual([303, 'no-store'])
  const there = await fetch(begun.headers.get('location') ?? '', { redirect: 'manual' })
  const back = there.headers.get('location') ?? ''
  expect(back).toMatch(new RegExp(`^${site}/auth/`, 'u'))
  return back.slice(site.length)
}

async function signInWith(browser: Browser, provider: Provider): Promise<Answer> {
  return await browser.get(await visitProvider(browser, `/auth/${provider}`))
}

const where = (answer: Answer) => answer.headers.get('location')?.replace(/\?provider=\w+$/u, '')
const accounts = async (server: TestServer) => (await server.db.query('select from users')).rowCount

test('whoever is new gets an account by an address that the provider has checked, and comes back to the same one', async () => {
  await using fake = await startProviders()
  await using server = await startAll(fake)
  for (const provider of ['google', 'linkedin'] as const) {
    fake.person = { subject: `at-${provider}`, name: 'Ann Both', email: `${provider}@example.com`, isVerified: true }
    const browser = new Browser(server)
    const answer = await signInWith(browser, provider)
    expect([answer.status, where(answer)]).toEqual([303, '/login'])
    const me = await server.get('/api/users/me', { cookie: browser.cookies })
    expect(me.body).toMatchObject({
      name: 'Ann Both',
      email: `${provider}@example.com`,
      provider,
      role: 'user',
      hasPassword: false,
      verification: { isVerified: true },
    })
    // With another name and another address it is still the same person: the provider's own id says so.
    fake.person = { subject: `at-${provider}`, name: 'Ann Wed', email: 'moved@example.com', isVerified: true }
    const again = new Browser(server)
    await signInWith(again, provider)
    expect((await server.get('/api/users/me', { cookie: again.cookies })).body).toMatchObject({
      _id: (me.body as { _id: string })._id,
      email: `${provider}@example.com`,
    })
  }
  expect(await accounts(server)).toBe(2)
  // Nothing else that they say is kept.
  expect(await findEverywhere(server.db, ['pictures.example', 'en-IE-told'])).toEqual([])
})

test('a name that cannot be kept is mended; an id that cannot is nobody’s, and an address that cannot is asked for', async () => {
  await using fake = await startProviders()
  await using server = await startAll(fake)
  fake.person = { subject: 'at-google', name: 'Ann\0 Ex\ud800ample', email: 'ann@example.com', isVerified: true }
  const browser = new Browser(server)
  expect(where(await signInWith(browser, 'google'))).toBe('/login')
  const me = await server.get('/api/users/me', { cookie: browser.cookies })
  expect(me.body).toMatchObject({ name: 'Ann Ex\ufffdample' })
  fake.person = { subject: 'at-google\0', name: 'Eve', email: 'eve@example.com', isVerified: true }
  expect(where(await signInWith(new Browser(server), 'google'))).toBe('/social-login/provider-failed')
  // Mended, it would be the address of somebody else.
  fake.person = { subject: 'ben-at-google', name: 'Ben', email: 'ben\0@example.com', isVerified: true }
  expect(where(await signInWith(new Browser(server), 'google'))).toBe('/social-login/email')
  expect(await accounts(server)).toBe(1)
})

test('two ids that differ only at the end are two people, and one that is too long is nobody’s', async () => {
  await using fake = await startProviders()
  await using server = await startAll(fake)
  const long = 'x'.repeat(254)
  for (const [subject, email] of [
    [`${long}1`, 'one@example.com'],
    [`${long}2`, 'two@example.com'],
  ] as const) {
    fake.person = { subject, email, isVerified: true }
    const browser = new Browser(server)
    await signInWith(browser, 'google')
    expect((await server.get('/api/users/me', { cookie: browser.cookies })).body).toMatchObject({ email })
  }
  for (const provider of ['google', 'linkedin', 'facebook', 'twitter'] as const) {
    fake.person = { subject: `${long}12`, email: 'three@example.com', isVerified: true }
    expect(where(await signInWith(new Browser(server), provider))).toBe('/social-login/provider-failed')
  }
  // Neither is an address cut to one that is somebody else's.
  fake.person = { subject: 'p-3', email: `three@example.${'c'.repeat(250)}`, isVerified: true }
  expect(where(await signInWith(new Browser(server), 'google'))).toBe('/social-login/email')
  expect(await accounts(server)).toBe(2)
})

test('a wrong secret is the operator’s: people hear that it is our mistake, and the log says which setting', async () => {
  await using fake = await startProviders()
  for (const provider of ['google', 'linkedin', 'facebook', 'twitter'] as const) {
    const lines: string[] = []
    const wrong = { [`ROLECALL_${provider.toUpperCase()}_SECRET`]: 'not-the-secret-at-all' }
    await using server = await startAll(fake, wrong, { write: (line) => void lines.push(line) })
    expect(where(await signInWith(new Browser(server), provider))).toBe('/social-login/wrongly-set-up')
    const said = lines.filter((line) => line.includes(`ROLECALL_${provider.toUpperCase()}_SECRET`))
    expect(said.map((line) => (JSON.parse(line) as { level: unknown }).level)).toEqual([50])
    expect(lines.join('')).not.toContain('not-the-secret-at-all')
    expect(await accounts(server)).toBe(0)
  }
})

test('whoever owns an address that somebody else signed up with, and never confirmed, is told how to have it', async () => {
  await using fake = await startProviders()
  await using server = await startAll(fake)
  const email = 'ann@example.com'
  await aPerson(server, { email, name: 'Mallory', isVerified: false })
  fake.person = { subject: 'ann', name: 'Ann', email, isVerified: true }
  expect(where(await signInWith(new Browser(server), 'google'))).toBe('/social-login/never-confirmed')
  fake.person = { subject: 'ann', name: 'Ann', email }
  expect(where(await signInWith(new Browser(server), 'facebook'))).toBe('/social-login/check-your-mail')
  const { rows } = await server.db.query('select template from sent_messages')
  expect(rows).toEqual([{ template: 'take-over' }, { template: 'take-over' }])
  // Who has confirmed theirs logs in to it.
  await server.db.query('update users set is_verified = true')
  fake.person = { subject: 'ann', name: 'Ann', email, isVerified: true }
  expect(where(await signInWith(new Browser(server), 'google'))).toBe('/social-login/log-in-and-link')
})

test('leads back to the page that it was begun on, and to no stranger’s', async () => {
  await using fake = await startProviders()
  await using server = await startAll(fake)
  const backs = {
    '/job/1?x=y': '/login?back=%2Fjob%2F1%3Fx%3Dy',
    '//evil.example': '/login',
    'https://evil.example': '/login',
    '/\\evil.example': '/login',
  }
  for (const [back, expected] of Object.entries(backs)) {
    const browser = new Browser(server)
    const path = await visitProvider(browser, `/auth/google?back=${encodeURIComponent(back)}`)
    expect(where(await browser.get(path)), back).toBe(expected)
  }
})

test('beginning writes nothing but one cookie that scripts cannot read, and asks with a challenge', async () => {
  await using fake = await startProviders()
  await using server = await startAll(fake)
  for (const provider of ['google', 'facebook', 'twitter', 'linkedin'] as const) {
    const begun = await server.get(`/auth/${provider}`)
    expect(begun.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^provider=[\w-]{100,}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/u),
    ])
    const to = new URL(begun.headers.get('location') ?? '')
    expect(to.searchParams.get('state')).toMatch(/^[\w-]{43}$/u)
    expect(to.searchParams.get('redirect_uri')).toBe(`${site}/auth/${provider}/callback`)
    // LinkedIn refuses a verifier from those who have a secret.
    expect(to.searchParams.get('code_challenge_method')).toBe(provider === 'linkedin' ? null : 'S256')
  }
  const { rows } = await server.db.query('select from pending_sign_ins union all select from sessions')
  expect(rows).toEqual([])
})

test('an answer counts only in the browser that asked, once, for its provider, and for ten minutes', async () => {
  await using fake = await startProviders()
  await using server = await startAll(fake)
  const refused = '/social-login/not-this-browser'

  const browser = new Browser(server)
  const path = await visitProvider(browser, '/auth/google')
  expect(where(await new Browser(server).get(path)), 'no cookie').toBe(refused)
  expect(where(await browser.get(path.replace(/state=[^&]*/u, 'state=another'))), 'wrong state').toBe(refused)
  expect(where(await browser.get(path)), 'the flow is over').toBe(refused)

  const victim = new Browser(server)
  await visitProvider(victim, '/auth/google')
  expect(where(await victim.get(await visitProvider(new Browser(server), '/auth/google'))), 'another browser’s').toBe(
    refused,
  )

  const mixed = new Browser(server)
  const atGoogle = await visitProvider(mixed, '/auth/google')
  expect(where(await mixed.get(atGoogle.replace('/auth/google', '/auth/linkedin'))), 'another provider’s').toBe(refused)

  const slow = new Browser(server)
  const late = await visitProvider(slow, '/auth/google')
  server.clock.set(new Date(testNow.getTime() + 600_000))
  expect(where(await slow.get(late)), 'too late').toBe(refused)

  expect(fake.exchanges).toBe(0)
  expect(await accounts(server)).toBe(0)
})

test('a code works once, also where the browser has kept its cookie', async () => {
  await using fake = await startProviders()
  await using server = await startAll(fake)
  const browser = new Browser(server)
  const path = await visitProvider(browser, '/auth/google')
  const kept = new Browser(server, `provider=${browser.cookie('provider')}`)
  expect(where(await browser.get(path))).toBe('/login')
  const again = await kept.get(path)
  expect([where(again), tokenIn(again)]).toEqual(['/social-login/not-this-browser', null])
})

test('a cookie that was changed, or is another’s kind, says nothing', async () => {
  await using fake = await startProviders()
  await using server = await startAll(fake)
  const browser = new Browser(server)
  const path = await visitProvider(browser, '/auth/google')
  const sealed = Buffer.from(browser.cookie('provider') ?? '', 'base64url')
  sealed[40] = (sealed[40] ?? 0) ^ 1
  for (const forged of [sealed.toString('base64url'), '', 'AAAA']) {
    expect(where(await new Browser(server, `provider=${forged}`).get(path))).toBe('/social-login/not-this-browser')
  }
  expect(fake.exchanges).toBe(0)
})

test('who says no at the provider, and a provider that is down, are told so', async () => {
  await using fake = await startProviders()
  await using server = await startAll(fake)
  const somebody = fake.person
  fake.person = null
  expect(where(await signInWith(new Browser(server), 'google'))).toBe('/social-login/cancelled')
  fake.person = somebody
  fake.isDown = true
  expect(where(await signInWith(new Browser(server), 'google'))).toBe('/social-login/provider-failed')
  fake.isDown = false
  await fake[Symbol.asyncDispose]()
  const browser = new Browser(server)
  const begun = await browser.get('/auth/google')
  const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state')
  expect(where(await browser.get(`/auth/google/callback?code=x&state=${state}`))).toBe('/social-login/provider-failed')
  expect(await accounts(server)).toBe(0)
})

test('an address that has an account already is not a way into it: the person logs in and links', async () => {
  await using fake = await startProviders()
  await using server = await startAll(fake)
  const ann = await aPerson(server, { email: 'ann@example.com' })
  fake.person = { subject: 'hers', email: 'ANN@example.com', isVerified: true }
  const answer = await signInWith(new Browser(server), 'google')
  expect([where(answer), tokenIn(answer)]).toEqual(['/social-login/log-in-and-link', null])

  // The same address by two providers is the same: the second does not get into what the first has made.
  fake.person = { subject: 'b-1', email: 'ben@example.com', isVerified: true }
  expect(where(await signInWith(new Browser(server), 'google'))).toBe('/login')
  const other = await signInWith(new Browser(server), 'linkedin')
  expect([where(other), tokenIn(other)]).toEqual(['/social-login/log-in-and-link', null])
  const { rows } = await server.db.query('select provider from social_identities')
  expect(rows).toEqual([{ provider: 'google' }])
  expect(ann.email).toBe('ann@example.com')
})

test('an address that nobody has checked is confirmed by mail first', async () => {
  await using fake = await startProviders()
  await using server = await startAll(fake)
  for (const provider of ['facebook', 'google'] as const) {
    fake.person = { subject: `new-${provider}`, email: `${provider}@example.com`, isVerified: false }
    const answer = await signInWith(new Browser(server), provider)
    expect([where(answer), tokenIn(answer)]).toEqual(['/social-login/check-your-mail', null])
    expect(where(await signInWith(new Browser(server), provider))).toBe('/social-login/confirm-email')

    const { rows } = await server.db.query<{ body: string }>(
      `select body from sent_messages where recipient = $1 and template = 'confirm-email'`,
      [`${provider}@example.com`],
    )
    expect(rows).toHaveLength(1)
    const key = /\/confirm-email\/([\w-]+)/u.exec(rows[0]?.body ?? '')?.[1]
    expect((await server.post('/api/auth/confirm-email', { key })).status).toBe(200)
    expect(where(await signInWith(new Browser(server), provider))).toBe('/login')
  }
})

test('an unchecked address that has an account looks the same, and its owner alone is told', async () => {
  await using fake = await startProviders()
  await using server = await startAll(fake)
  const ann = await aPerson(server, { email: 'ann@example.com' })
  fake.person = { subject: 'a-stranger', email: 'ann@example.com' }
  const answer = await signInWith(new Browser(server), 'facebook')
  expect([where(answer), tokenIn(answer)]).toEqual(['/social-login/check-your-mail', null])
  const { rows } = await server.db.query('select recipient, template, user_id from sent_messages')
  expect(rows).toEqual([{ recipient: ann.email, template: 'already-signed-up', user_id: ann.id }])
  expect((await server.db.query('select from social_identities')).rowCount).toBe(0)
})

test('Twitter gives no address: the person is asked for one, and confirms it', async () => {
  await using fake = await startProviders()
  await using server = await startAll(fake)
  fake.person = { subject: 't-1', name: 'Tess' }
  const browser = new Browser(server)
  const answer = await signInWith(browser, 'twitter')
  expect([where(answer), tokenIn(answer), await accounts(server)]).toEqual(['/social-login/email', null, 0])
  const ticket = browser.cookie('provider-identity')
  const name = async (body: object) => await server.post('/api/auth/provider-email', body)

  expect((await name({ ticket, email: 'tess@example.com', terms: false })).status).toBe(422)
  expect((await name({ ticket: 'AAAA', email: 'tess@example.com', terms: true })).status).toBe(410)
  // The cookie of the flow is not a ticket: each is sealed for its own purpose.
  const other = new Browser(server)
  await other.get('/auth/twitter')
  expect((await name({ ticket: other.cookie('provider'), email: 'x@example.com', terms: true })).status).toBe(410)

  expect((await name({ ticket, email: 'tess@example.com', terms: true })).status).toBe(200)
  expect((await name({ ticket, email: 'somebody@example.com', terms: true })).status).toBe(200)
  const { rows } = await server.db.query('select email, is_verified, provider from users')
  expect(rows).toEqual([{ email: 'tess@example.com', is_verified: false, provider: 'twitter' }])
  expect(where(await signInWith(new Browser(server), 'twitter'))).toBe('/social-login/confirm-email')

  server.clock.set(new Date(testNow.getTime() + 30 * 60_000))
  expect((await name({ ticket, email: 'late@example.com', terms: true })).status).toBe(410)
})

test('the ticket of one identity does not write to many people', async () => {
  await using fake = await startProviders()
  await using server = await startAll(fake)
  const people = await Promise.all(Array.from({ length: 6 }, async () => await aPerson(server)))
  fake.person = { subject: 'spammer' }
  const browser = new Browser(server)
  await signInWith(browser, 'twitter')
  const statuses: number[] = []
  for (const { email } of people) {
    const body = { ticket: browser.cookie('provider-identity'), email, terms: true }
    statuses.push((await server.post('/api/auth/provider-email', body)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('a disabled account is not opened, and a second factor is asked for', async () => {
  await using fake = await startProviders()
  await using server = await startAll(fake)
  await signInWith(new Browser(server), 'google')
  const { rows } = await server.db.query<{ id: string }>('select id from users')
  const id = rows[0]?.id
  await server.db.query(
    `insert into passkeys (id, user_id, public_key, counter, transports, name, created) values ('k', $1, '\\x00', 0, '{}', 'Key', now())`,
    [id],
  )
  const browser = new Browser(server)
  const answer = await signInWith(browser, 'google')
  expect([where(answer), tokenIn(answer)]).toEqual(['/second-step', null])
  expect(decodeURIComponent(browser.cookie('second-step') ?? '')).toMatch(/"ways":\["passkey"\]/u)

  await server.db.query('update users set disabled_at = now()')
  const refused = await signInWith(new Browser(server), 'google')
  expect([where(refused), tokenIn(refused)]).toEqual(['/social-login/disabled', null])
})

async function linkPath(
  server: TestServer,
  { headers }: Pick<Person, 'headers'>,
  provider: Provider,
): Promise<string | null> {
  const list = (await server.get('/api/social-identities', headers)).body as {
    provider: Provider
    linkPath: string | null
  }[]
  return list.find((one) => one.provider === provider)?.linkPath ?? null
}

test('somebody who is signed in links a provider, logs in with it, and unlinks it', async () => {
  await using fake = await startProviders()
  await using server = await startAll(fake)
  const ann = await aPerson(server)
  fake.person = { subject: 'hers', email: 'a-quite-different@example.org', isVerified: true }
  const browser = new Browser(server, ann.headers.cookie)
  const answer = await browser.get(await visitProvider(browser, (await linkPath(server, ann, 'google')) ?? ''))
  expect(where(answer)).toBe('/settings/security?done=linked')

  const elsewhere = new Browser(server)
  expect(where(await signInWith(elsewhere, 'google'))).toBe('/login')
  expect((await server.get('/api/users/me', { cookie: elsewhere.cookies })).body).toMatchObject({
    _id: ann.id,
    email: ann.email,
  })
  expect((await call(server, 'DELETE', '/api/social-identities/google', ann)).status).toBe(200)
  expect((await call(server, 'DELETE', '/api/social-identities/google', ann)).status).toBe(404)
  const { rows } = await server.db.query('select template from sent_messages order by template')
  expect(rows).toEqual([{ template: 'identity-linked' }, { template: 'identity-unlinked' }])
})

test('linking takes a ticket of this very session, a recent proof, and an identity that is nobody’s', async () => {
  await using fake = await startProviders()
  await using server = await startAll(fake)
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  fake.person = { subject: 'shared', email: 'x@example.org', isVerified: true }
  const proveAgain = '/social-login/prove-again'

  // A link of another site, with no ticket that fits; and nobody signed in.
  const hers = new Browser(server, ann.headers.cookie)
  const bensPath = (await linkPath(server, ben, 'google')) ?? ''
  expect(where(await hers.get('/auth/google?link=AAAA'))).toBe(proveAgain)
  expect(where(await hers.get(bensPath))).toBe(proveAgain)
  expect(where(await new Browser(server).get(bensPath))).toBe(proveAgain)

  // Signed out, or somebody else, by the time the answer comes.
  const path = await visitProvider(hers, (await linkPath(server, ann, 'google')) ?? '')
  const out = new Browser(server, `provider=${hers.cookie('provider')}`)
  expect(where(await out.get(path))).toBe(proveAgain)

  const his = new Browser(server, ben.headers.cookie)
  expect(where(await his.get(await visitProvider(his, bensPath)))).toBe('/settings/security?done=linked')
  const taken = await hers.get(await visitProvider(hers, (await linkPath(server, ann, 'google')) ?? ''))
  expect(where(taken)).toBe('/social-login/somebody-elses')
  fake.person = { subject: 'another', email: 'x@example.org', isVerified: true }
  expect(await linkPath(server, ben, 'google')).toBeNull()

  server.clock.set(new Date(testNow.getTime() + 16 * 60_000))
  expect(await linkPath(server, ann, 'google')).toBeNull()
  const { rows } = await server.db.query('select user_id from social_identities')
  expect(rows).toEqual([{ user_id: ben.id }])
})

test('the only way into an account is not unlinked', async () => {
  await using fake = await startProviders()
  await using server = await startAll(fake)
  const browser = new Browser(server)
  await signInWith(browser, 'google')
  const headers = { cookie: browser.cookies }
  expect((await call(server, 'DELETE', '/api/social-identities/google', { headers })).status).toBe(409)
})

test('a provider is there only when it is configured', async () => {
  await using fake = await startProviders()
  await using server = await startServer({
    boards: [],
    environment: { ROLECALL_GOOGLE_ID: 'x', ROLECALL_GOOGLE_SECRET: 'y', ROLECALL_PROVIDERS_URL: fake.url },
  })
  expect((await server.get('/api/auth/providers')).body).toEqual(['google'])
  expect(where(await server.get('/auth/twitter'))).toBe('/social-login/not-configured')
  expect(where(await server.get('/auth/twitter/callback?code=x&state=y'))).toBe('/social-login/not-configured')
  expect((await server.get('/auth/myspace')).status).toBe(404)
  await using none = await startServer({ boards: [] })
  expect((await none.get('/api/auth/providers')).body).toEqual([])
})

test('a stand-in for the providers is refused in production, and an id without its secret anywhere', async () => {
  const production = { NODE_ENV: 'production', ROLECALL_BOARDS: 'live', ROLECALL_SMTP: 'smtp://127.0.0.1' }
  await expect(
    startServer({ environment: { ...production, ROLECALL_PROVIDERS_URL: 'http://127.0.0.1:1' } }),
  ).rejects.toThrow('ROLECALL_PROVIDERS_URL')
  await expect(startServer({ environment: { ROLECALL_GOOGLE_ID: 'x' } })).rejects.toThrow('ROLECALL_GOOGLE_SECRET')
})
