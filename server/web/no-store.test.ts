import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import pageRoutes from '../../app/routes.ts'
import { aPerson } from '../../test/people.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { callRoutes } from './api-routes.ts'

/* What is about somebody stays in no cache (R-API-5), be it a browser's that others use too or one on the way. */

/** Each from another address, so that nobody is slowed down. */
let asked = 0
async function ask(server: TestServer, path: string, init: RequestInit & { headers?: Record<string, string> }) {
  asked++
  const origin = 'http://localhost:3000'
  const from = `10.2.${asked >> 8}.${asked & 255}`
  const headers = { host: 'localhost:3000', origin, 'x-forwarded-for': from, ...init.headers }
  const answer = await server.app.fetch(new Request(origin + path, { ...init, headers }))
  await answer.text()
  return { told: `${init.method} ${path}: ${answer.status}`, kept: answer.headers.get('cache-control') }
}

test('no answer of the API is kept, whoever asks and whatever comes of it', { tags: ['long'] }, async () => {
  await using server = await startServer({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
  const ann = await aPerson(server)
  for (const { method, pattern } of callRoutes) {
    const path = pattern.source
      .replace(/^\^|\/\?\$$/gu, '')
      .replaceAll('\\/', '/')
      .replaceAll('[^/]+', ann.id)
    const json = { 'content-type': 'application/json' }
    const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }
    for (const person of [{}, ann.headers]) {
      const { told, kept } = await ask(server, path, { method, ...body, headers: { ...json, ...person } })
      expect(kept, told).toBe('no-store')
    }
  }
  for (const [path, init] of [
    ['/api/nothing', { method: 'GET' }],
    ['/api/users/me', { method: 'PUT' }],
    ['/api/users/me', { method: 'GET', headers: { accept: 'image/png' } }],
    [
      '/api/users',
      { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' } },
    ],
    ['/api/users', { method: 'POST', body: '{}', headers: { origin: 'https://evil.example' } }],
    ['/mcp', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }],
    ['/auth/local', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }],
  ] as const) {
    const { told, kept } = await ask(server, path, init)
    expect(kept, told).toBe('no-store')
  }
})

test('no page is kept that somebody sees who is signed in, nor what its scripts fetch', async () => {
  await using server = await startServer({ boards: [], pages: true, environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
  expect((await server.get('/')).status, 'the pages are built: npm run build').toBe(200)
  const admin = await aPerson(server, { role: 'admin', company: { isAdmin: true } })
  const paths = new Set((pageRoutes as RouteConfigEntry[]).flatMap((route) => flat(route, '')))
  expect(paths.size).toBeGreaterThan(80)
  for (const path of paths) {
    const address = path.replaceAll(/:\w+\??/gu, admin.id).replace('*', 'nowhere')
    for (const form of [address, `${address === '/' ? '/_root' : address}.data`]) {
      const { told, kept } = await ask(server, form, { method: 'GET', headers: admin.headers })
      expect(kept, told).toBe('no-store')
    }
  }
})

function flat({ path = '', children = [], index = false }: RouteConfigEntry, above: string): string[] {
  const own = path === '' ? above || '/' : `${above}/${path}`
  const below = children.flatMap((child) => flat(child, own === '/' ? '' : own))
  return index || children.length === 0 ? [own] : below
}
