import { expect, test } from 'vitest'
import { aPerson } from '../../test/people.ts'
import { startServer } from '../../test/server.ts'
import { callRoutes } from './api-routes.ts'

const search = '/api/jobsearches/nurse/Leeds/12000/200001/10/Any'

test('lives, is ready, and tells its figures to the machine itself', async () => {
  await using server = await startServer()
  expect(await server.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(await server.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready', jobs: 0 } })
  expect((await server.get('/metrics')).status).toBe(200)
})

test('figures are not for others, unless they have the token', async () => {
  const environment = { ROLECALL_METRICS_TOKEN: 'a-token-of-sixteen-or-more' }
  await using server = await startServer({ environment })
  const proxied = { 'x-forwarded-for': '192.0.2.1' }
  expect((await server.get('/metrics', proxied)).status).toBe(403)
  const allowed = await server.get('/metrics', { ...proxied, authorization: 'Bearer a-token-of-sixteen-or-more' })
  expect(allowed.status).toBe(200)
  expect(allowed.text).toContain('rolecall_http_request_seconds')
})

test('not ready while the database is gone, and says so', async () => {
  await using server = await startServer()
  await server.services.db.end()
  expect((await server.get('/readyz')).status).toBe(503)
  expect((await server.get('/healthz')).status).toBe(200)
})

test('every answer carries the headers that protect its reader', async () => {
  await using server = await startServer()
  for (const path of ['/healthz', search, '/api/docs', '/api/openapi.json', '/api/nothing', '/nowhere']) {
    const { headers } = await server.get(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).toContain("object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'")
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe/u)
    expect(Object.fromEntries(headers), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/u) as string,
    })
    expect(headers.get('permissions-policy'), path).toContain('camera=()')
  }
})

test('the camera may be asked for where a CV is written or a question is recorded or answered, and nowhere else', async () => {
  await using server = await startServer()
  const camera = async (path: string) =>
    /camera=\S+/u.exec((await server.get(path)).headers.get('permissions-policy')!)?.[0]
  for (const path of [
    '/build-your-cv?step=0',
    '/create-question',
    '/question-detail/x',
    '/answer-questions/x?question=y',
  ]) {
    expect(await camera(path), path).toBe('camera=(self),')
  }
  for (const path of ['/', '/build-your-cv/more', '/manage-my-cv', '/question-list', '/api/cvs']) {
    expect(await camera(path), path).toBe('camera=(),')
  }
})

test('a page has a nonce of its own each time; an answer without scripts allows none', async () => {
  await using server = await startServer()
  const nonce = async () =>
    /'nonce-([^']+)'/u.exec((await server.get('/api/docs')).headers.get('content-security-policy') ?? '')?.[1]
  const [first, second] = [await nonce(), await nonce()]
  expect(first).toBeTruthy()
  expect(first).not.toBe(second)
  expect((await server.get('/api/openapi.json')).headers.get('content-security-policy')).toContain("script-src 'none'")
})

test('https by its public address: strict transport, and it stays on https', async () => {
  await using server = await startServer({ environment: { ROLECALL_URL: 'https://jobs.example.org' } })
  const { headers } = await server.get('/healthz')
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000/u)
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
})

test('every error has the one shape', async () => {
  await using server = await startServer()
  const shape = {
    code: 2,
    message: expect.any(String) as string,
    details: expect.any(String) as string,
    id: expect.any(String) as string,
  }
  expect(await server.get('/api/nothing')).toMatchObject({ status: 404, body: { ...shape, status: 404 } })
  expect(await server.get('/api/jobsearches/single/x')).toMatchObject({ status: 404, body: { ...shape, status: 404 } })
  expect(await server.get('/api/jobsearches/nurse/Leeds/lots/200001/10/Any')).toMatchObject({
    status: 422,
    body: { ...shape, status: 422, errors: { jobSalaryMin: { message: expect.any(String) as string } } },
  })
})

test('an unexpected failure is a bare 500 with an id to quote; the log has the rest', async () => {
  const lines: string[] = []
  await using server = await startServer({ logTo: { write: (line) => void lines.push(line) } })
  await server.services.db.end()
  const answer = await server.get('/api/jobsearches/latest')
  expect(lines.filter((line) => line.includes('a call failed unexpectedly'))).toHaveLength(1)
  expect(lines.join('')).toContain(answer.headers.get('x-request-id'))
  expect(answer).toMatchObject({
    status: 500,
    body: { message: 'Server error', id: answer.headers.get('x-request-id') },
  })
  expect(answer.text).not.toMatch(/select|pool|at .*\.ts/iu)
})

test('a wrong method says which is right; HEAD has headers and no body', async () => {
  await using server = await startServer()
  const wrong = await server.post('/api/sources', {})
  expect(wrong.status).toBe(405)
  expect(wrong.headers.get('allow')).toBe('GET')
  const head = await server.app.fetch(new Request('http://localhost:3000/api/sources', { method: 'HEAD' }))
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
})

test('what cannot be read is refused by its kind: 406, 413, 415, 422', async () => {
  await using server = await startServer()
  const path = '/api/jobsearches/irrelevant'
  expect((await server.get(search, { accept: 'image/png' })).status).toBe(406)
  expect((await server.post(path, { job: 'x'.repeat(300_000) })).status).toBe(413)
  expect((await server.post(path, { job: '1' }, { 'content-type': 'application/xml' })).status).toBe(415)
  expect((await server.post(path, { job: '1', role: 'admin' })).status).toBe(422)
})

test('a program without a session and without a body is told to log in, and why', async () => {
  await using server = await startServer()
  const post = async (headers: Record<string, string>) => {
    const answer = await server.app.fetch(new Request('http://localhost:3000/api/apply', { method: 'POST', headers }))
    return { status: answer.status, body: (await answer.json()) as object }
  }
  expect(await post({})).toMatchObject({
    status: 401,
    body: { message: 'Login failed', details: 'Authentication problem. Please try again or contact support' },
  })
  const foreign = { message: 'This request came from another site, so we did not carry it out' }
  expect(await post({ origin: 'https://evil.example' })).toMatchObject({ status: 403, body: foreign })
  expect(await post({ 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403, body: foreign })
  expect(await post({ cookie: 'token=abc' })).toMatchObject({ status: 403, body: foreign })
})

test('nothing is changed for a request of another site', async () => {
  await using server = await startServer()
  for (const { method, pattern } of callRoutes.filter((route) => route.method !== 'GET')) {
    const path = pattern.source
      .replace(/^\^|\/\?\$$/gu, '')
      .replaceAll('\\/', '/')
      .replaceAll('[^/]+', '1')
    const send = async (headers: Record<string, string>) =>
      (
        await server.app.fetch(
          new Request(`http://localhost:3000${path}`, {
            method,
            body: '{}',
            headers: { host: 'localhost:3000', ...headers },
          }),
        )
      ).status
    expect(await send({ origin: 'https://evil.example', 'content-type': 'application/json' }), 'another origin').toBe(
      403,
    )
    expect(await send({ 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }), 'cross-site').toBe(403)
    expect(await send({ 'sec-fetch-site': 'same-site', 'content-type': 'application/json' }), 'a sibling').toBe(403)
    const own = { origin: 'http://localhost:3000', 'content-type': 'application/json' }
    expect(await send({ ...own, 'sec-fetch-site': 'cross-site' }), 'another site, says the browser').toBe(403)
    expect(await send({ 'content-type': 'text/plain' }), 'a form in disguise').toBe(403)
    expect(
      await send({ origin: 'null', 'content-type': 'application/x-www-form-urlencoded' }),
      'a sandboxed frame',
    ).toBe(403)
  }
})

test('a client that asks too often is told when to come again, and another is not held up', async () => {
  await using server = await startServer({ environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  for (let i = 0; i < 20; i++) await server.get('/api/jobsearches/titles/nur', from('192.0.2.1'))
  const refused = await server.get('/api/jobsearches/titles/nur', from('192.0.2.1'))
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(refused.headers.get('ratelimit-limit')).toBe('20')
  expect((await server.get('/api/jobsearches/titles/nur', from('192.0.2.2'))).status).toBe(200)
  server.clock.set(new Date(server.clock.now().getTime() + 1_000))
  expect((await server.get('/api/jobsearches/titles/nur', from('192.0.2.1'))).status).toBe(200)
})

test('what was sent to be kept and came too often is said not to be saved; a search is not', async () => {
  await using server = await startServer({ environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
  const headers = { 'x-forwarded-for': '192.0.2.7' }
  const person = await aPerson(server)
  const save = async () =>
    await server.send('PUT', '/api/users/me/notifications', {}, { ...person.headers, ...headers })
  for (let i = 0; i < 60; i++) await save()
  expect(await save()).toMatchObject({
    status: 429,
    body: { details: expect.stringMatching(/^This was not saved\. /u) },
  })
  for (let i = 0; i < 20; i++) await server.get('/api/jobsearches/titles/nur', headers)
  const search = await server.get('/api/jobsearches/titles/nur', headers)
  expect(search).toMatchObject({ status: 429, body: { details: expect.stringMatching(/^Please wait /u) } })
})

test('what a client writes into X-Forwarded-For itself does not hide it', async () => {
  await using server = await startServer({ environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
  for (let i = 0; i < 20; i++)
    await server.get('/api/jobsearches/titles/nur', { 'x-forwarded-for': `10.0.0.${i}, 192.0.2.1` })
  expect((await server.get('/api/jobsearches/titles/nur', { 'x-forwarded-for': '10.9.9.9, 192.0.2.1' })).status).toBe(
    429,
  )
})

test('the document names every call, and the page to read shows it', async () => {
  await using server = await startServer()
  const { body } = await server.get('/api/openapi.json')
  const { openapi, paths } = body as { openapi: string; paths: Record<string, object> }
  expect(openapi).toMatch(/^3\.1/u)
  expect(Object.values(paths).flatMap((methods) => Object.keys(methods)).length).toBe(callRoutes.length)
  expect((await server.get('/api/docs')).text).toContain('/api/jobsearches/{jobTitle}/{jobLocation}')
})

test('an address without parameters has its own methods, not those of one with parameters that it would fit', async () => {
  await using server = await startServer({ boards: [] })
  const join = await server.send('PUT', '/api/companies/join', {})
  expect([join.status, join.headers.get('allow')]).toEqual([405, 'POST'])
  const options = new Request('http://localhost:3000/api/cvs/deleted', { method: 'OPTIONS' })
  expect((await server.app.fetch(options)).headers.get('allow')).toBe('GET')
  expect((await server.send('PUT', '/api/companies/x', {})).status).toBe(401)
})

test('no GET of the API changes what others see', async () => {
  await using server = await startServer()
  const tables = async () =>
    (
      await server.db.query(
        `select (select count(*) from jobs) as jobs, (select count(*) from listings) as listings, (select count(*) from irrelevant_marks) as marks`,
      )
    ).rows[0] as object
  const before = await tables()
  for (const { method, pattern } of callRoutes) {
    if (method !== 'GET') continue
    await server.get(
      pattern.source
        .replace(/^\^|\/\?\$$/gu, '')
        .replaceAll('\\/', '/')
        .replaceAll('[^/]+', '1'),
    )
  }
  expect(await tables()).toEqual(before)
})

test('reports of broken policies are taken from any page, and say nothing back', async () => {
  await using server = await startServer()
  const answer = await server.post(
    '/api/csp-reports',
    { 'csp-report': { 'blocked-uri': 'inline' } },
    { 'content-type': 'application/csp-report' },
  )
  expect(answer.status).toBe(204)
})
