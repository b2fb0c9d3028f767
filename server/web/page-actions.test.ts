import { expect, test } from 'vitest'
import { startServer } from '../../test/server.ts'
import { createApp } from './app.ts'
import type { Pages } from './pages.ts'
import { router } from '../router.ts'

/** Pages that answer with what they were asked. */
const echo: Pages = {
  render: async (request) =>
    Response.json({
      method: request.method,
      path: new URL(request.url).pathname + new URL(request.url).search,
      origin: request.headers.get('origin'),
      body: request.method === 'POST' ? await request.text() : '',
    }),
  routes: [],
  isStatic: () => false,
  staticFiles: async (_context, next) => await next(),
}

async function post(environment: Record<string, string>, headers: Record<string, string>) {
  await using server = await startServer({ boards: [], environment })
  const app = createApp(server.services, { router, pages: echo })
  const response = await app.fetch(
    new Request('http://jobs.example.org/preferences?x=1', {
      method: 'POST',
      body: 'theme=dark',
      headers: {
        host: 'jobs.example.org',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    }),
  )
  return { status: response.status, body: await response.json() }
}

const seen = { method: 'POST', path: '/preferences?x=1', origin: null, body: 'theme=dark' }

test('a form behind a proxy that ends https reaches its page', async () => {
  const environment = { ROLECALL_URL: 'https://jobs.example.org', ROLECALL_TRUSTED_PROXIES: '1' }
  const answer = await post(environment, { origin: 'https://jobs.example.org' })
  expect(answer).toEqual({ status: 200, body: seen })
})

test('so does that of a page that tells nobody where one comes from; no other site’s does', async () => {
  expect(await post({}, { origin: 'null' })).toEqual({ status: 200, body: seen })
  expect((await post({}, { origin: 'null', 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await post({}, { origin: 'https://evil.example' })).status).toBe(403)
})
