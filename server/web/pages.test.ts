import { serve } from '@hono/node-server'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { aPerson } from '../../test/people.ts'
import { plainBrowser } from '../../test/plain-browser.ts'
import { startServer } from '../../test/server.ts'

test('a file whose name changes with its content is kept for good, any other for an hour', async () => {
  await using server = await startServer({ boards: [], pages: true })
  const script = readdirSync('build/client/assets').find((name) => name.endsWith('.js'))

  const hashed = await server.get(`/assets/${script}`)
  expect([hashed.status, hashed.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect((await server.get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600')
  // A new version is looked for with each page in any case; its own lifetime is that of other plain names.
  const worker = await server.get('/service-worker.js')
  expect([worker.headers.get('cache-control'), worker.headers.get('content-type')]).toEqual([
    'public, max-age=3600',
    'text/javascript; charset=utf-8',
  ])
  expect((await server.get('/assets/gone.js')).headers.get('cache-control')).toBe('no-store')
})

test('a script comes as small as the browser takes it', async () => {
  await using server = await startServer({ boards: [], pages: true })
  const script = readdirSync('build/client/assets').find(
    (name) => name.startsWith('framework-') && name.endsWith('.js'),
  )
  const plain = await server.get(`/assets/${script}`, { 'accept-encoding': 'identity' })
  for (const [taken, sent] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ] as const) {
    const answer = await server.get(`/assets/${script}`, { 'accept-encoding': taken })
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([sent, 'Accept-Encoding'])
    expect(answer.headers.get('content-type')).toBe(plain.headers.get('content-type'))
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')) / 2)
  }
})

test('a page asks for its style sheet at its top and for its scripts at its end', async () => {
  await using server = await startServer({ boards: [], pages: true })
  const { text: html } = await server.get('/')
  const [head, body] = html.split('<body>')

  expect(head).toMatch(/<link [^>]*rel="stylesheet"/u)
  expect(head).not.toContain('.js')
  const asked = /\((\["\/assets\/.*?\])\)<\/script><\/body>/u.exec(body ?? '')?.[1]
  const scripts = JSON.parse(asked ?? '[]') as string[]
  expect(scripts.length).toBeGreaterThan(5)
  for (const script of scripts) expect((await server.get(script)).status, script).toBe(200)
})

test('the site says what it takes to be installed', async () => {
  await using server = await startServer({ boards: [], pages: true })
  const address = /<link [^>]*rel="manifest" href="([^"]+)"/u.exec((await server.get('/')).text)?.[1] ?? ''
  const answer = await server.get(address)
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  const manifest = JSON.parse(answer.text) as {
    icons: { src: string; type: string; sizes: string }[]
    shortcuts: { url: string }[]
  }
  expect(manifest).toMatchObject({ short_name: 'Rolecall', start_url: '/', display: 'standalone' })
  for (const { src, type } of manifest.icons) {
    const icon = await server.get(src)
    expect([src, icon.status, icon.headers.get('content-type')?.split(';')[0]]).toEqual([src, 200, type])
  }
  expect(manifest.icons.map(({ sizes }) => sizes)).toContain('512x512')
  const browser = plainBrowser(server)
  for (const { url } of manifest.shortcuts) {
    await browser.open(url)
    expect([url, browser.status]).toEqual([url, 200])
  }
})

test('over the network pages and files come as they do here', async () => {
  await using server = await startServer({ boards: [], pages: true })
  const listening = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' })
  try {
    await once(listening, 'listening')
    const site = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`
    const told = await Promise.all(
      ['/', '/sources', '/favicon.svg', '/api/jobsearches/latest'].map(async (path) => {
        const { status, headers } = await fetch(site + path)
        return [path, status, headers.get('cache-control')]
      }),
    )
    expect(told).toEqual([
      ['/', 200, 'no-store'],
      ['/sources', 200, 'no-store'],
      ['/favicon.svg', 200, 'public, max-age=3600'],
      ['/api/jobsearches/latest', 200, 'no-store'],
    ])
  } finally {
    listening.close()
  }
})

test('a page says so where it cannot be read who asks, and nobody is logged out by it', async () => {
  await using server = await startServer({ boards: [], pages: true })
  const { headers } = await aPerson(server)
  await server.db.query('alter table sessions rename to sessions_elsewhere')

  for (const path of ['/today', '/login', '/an-address-that-leads-nowhere']) {
    const page = await server.app.request(path, { headers: { ...headers, accept: 'text/html' } })
    const text = await page.text()
    expect([path, page.status, page.headers.get('content-type')]).toEqual([path, 500, 'text/html; charset=utf-8'])
    expect(page.headers.get('set-cookie')).toBeNull()
    expect(text).toMatch(/<h1>Server error<\/h1>.*Try again/su)
    expect(text).toContain(page.headers.get('x-request-id'))
    expect(text).not.toMatch(/Log in|Sign up|sessions|node_modules/u)
  }
  const part = await server.app.request('/today.data', { headers })
  expect([part.status, part.headers.get('content-type')]).toEqual([500, 'text/x-script'])
  // A form is not done, and said so.
  const sent = await server.app.request('/settings', {
    method: 'POST',
    headers: { ...headers, accept: 'text/html', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ name: 'Ann' }),
  })
  expect([sent.status, (await sent.text()).includes('Try again')]).toEqual([500, true])

  // Programs get what they can read.
  const call = await server.app.request('/api/users/me', { headers: { ...headers, accept: 'text/html, */*' } })
  expect([call.status, call.headers.get('content-type')]).toEqual([500, 'application/json'])
  const visitor = await server.app.request('/login', { headers: { accept: 'text/html' } })
  expect([visitor.status, (await visitor.text()).includes('Log in')]).toEqual([200, true])
})
