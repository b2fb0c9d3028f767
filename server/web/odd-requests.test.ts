import { serve } from '@hono/node-server'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import pageRoutes from '../../app/routes.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { startServer, type TestServer } from '../../test/server.ts'

/* What no browser sends and every scanner does: each is the sender's fault, and none is a failure of ours. Asked of the built pages. */
let server: TestServer
let ann: Person
let listening: ReturnType<typeof serve>
let port: number
beforeAll(async () => {
  server = await startServer({ boards: [], pages: true, environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
  ann = await aPerson(server)
  listening = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(listening, 'listening')
  port = (listening.address() as AddressInfo).port
})
afterAll(async () => {
  listening.close()
  await server[Symbol.asyncDispose]()
})

test.each(['/', '/login', '/api/users/me', '/api/nowhere', '/mcp', '/healthz', '/favicon.svg', '/auth/google'])(
  'a method that we do not have is refused at %s',
  async (path) => {
    for (const method of ['TRACE', 'PROPFIND', 'MKCOL', 'SEARCH', 'M-SEARCH', 'LINK', 'PURGE', 'QUERY', 'REPORT']) {
      const { status, answer } = await raw(`${method} ${path}`)
      expect([method, status]).toEqual([method, 405])
      expect(answer).toMatch(/^allow: GET, HEAD/imu)
      expect(answer).toMatch(/^x-request-id: /imu)
    }
  },
)

test('what is no method at all, or opens a tunnel, never reaches us', async () => {
  expect((await raw('NONSENSE /')).status).toBe(400)
  expect((await raw('get /')).status).toBe(400)
  expect((await raw('CONNECT evil.example:443')).status).toBeOneOf([0, 400, 405])
  expect((await raw('TRACE http://evil.example/')).status).toBe(405)
})

test('methods that we have are answered as before', async () => {
  expect((await raw('GET /login')).status).toBe(200)
  expect((await raw('HEAD /login')).status).toBe(200)
  expect((await raw('OPTIONS /api/users/me')).status).toBe(204)
  for (const method of ['PUT', 'PATCH', 'DELETE', 'POST', 'OPTIONS'])
    expect([method, (await raw(`${method} /login`)).status < 500]).toEqual([method, true])
})

const inQuery = ['%0d%0aSet-Cookie:%20token=1', '%0a', '%0D', '%00', 'x%00y']

test.each([
  '/',
  '/login',
  '/logout',
  '/search',
  '/search/go',
  '/statistics',
  '/api/users/me',
  '/api/nowhere',
  '/nowhere',
])('a line break or a NUL in the query of %s is refused', async (path) => {
  for (const name of ['back', 'referrer', 'title', 'x']) {
    for (const value of inQuery) {
      const { status, answer } = await raw(`GET ${path}?${name}=${value}`)
      expect([name, value, status]).toEqual([name, value, path.startsWith('/api') ? 422 : 400])
      expect(answer).not.toMatch(/^set-cookie: token=1/imu)
    }
  }
  expect((await raw(`GET ${path}?x=%20%09a%2Bb`)).status).not.toBe(400)
})

test('no page fails by what stands in its address, and none tells the log of it', { tags: ['long'] }, async () => {
  const complaints = vi.spyOn(console, 'warn')
  const wrong: unknown[] = []
  for (const path of paths) {
    const query = (value: string) => queryNames.map((name) => `${name}=${value}`).join('&')
    const addresses = [
      ...['%00', '%ED%A0%80', '%', '%EF%BF%BF'].map((value) => filled(path, value)),
      ...['%00', '%ED%A0%80'].map((value) => `${filled(path, 'x')}?${query(value)}`),
      `${filled(path, 'x%00')}.data?x=1`,
    ]
    for (const address of addresses) {
      const { status } = await open(address, { headers: ann.headers })
      if (status >= 500) wrong.push([address, status])
      if (address.includes('%00') && status !== 400) wrong.push([address, status])
    }
  }
  expect(wrong).toEqual([])
  expect(complaints).not.toHaveBeenCalled()
})

test('a percent sign that somebody typed stands for itself', async () => {
  const { status } = await open('/jobresults/100%_remote_in_Leeds', { headers: {} })
  expect(status).toBe((await open('/jobresults/100%25_remote_in_Leeds', { headers: {} })).status)
  expect((await open('/response/true/100%', { headers: {} })).status).toBe(200)
})

test('no form of a page fails by what stands in it', { tags: ['long'] }, async () => {
  const wrong: unknown[] = []
  for (const path of paths) {
    for (const intent of ['', ...intents]) {
      const form = new URLSearchParams(formNames.map((name) => [name, 'x\u0000']))
      if (intent !== '') form.set('intent', intent)
      const { status } = await open(filled(path, '1'), { headers: ann.headers, form })
      if (status >= 500) wrong.push([path, intent, status])
    }
  }
  expect(wrong).toEqual([])
})

test('a form that is none is refused, and a good one is taken', async () => {
  const post = async (type: string, body: string) =>
    (await open('/preferences', { headers: { 'content-type': type }, form: body })).status
  expect(await post('application/x-www-form-urlencoded', 'theme=dark')).toBe(302)
  expect(
    await post(
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="theme"\r\n\r\ndark\r\n--x--\r\n',
    ),
  ).toBe(302)
  expect(await post('multipart/form-data; boundary=x', '--y\r\nnothing')).toBe(400)
  expect(await post('multipart/form-data', 'theme=dark')).toBe(400)
  expect(await post('application/json', '{"theme":"dark"}')).toBe(415)
  expect(await post('text/plain', 'theme=dark')).toBe(415)
})

/** Names that pages ask their addresses and forms for. */
const queryNames = [
  'back',
  'title',
  'where',
  'text',
  'job',
  'search',
  'cv',
  'find',
  'choose',
  'email',
  'page',
  'to',
  'q',
]
const formNames =
  `name email phone password content subject title note notes query company code key id job jobId jobTitle search address
   frequency word text back cv letter to newName newPassword oldPassword oldPass credential kind captcha where link`.split(
    /\s+/u,
  )
const intents = [
  'passkey-options',
  'passkey',
  'rename',
  'save',
  'delete',
  'create',
  'add',
  'remove',
  'email',
  'password',
  'name',
]

const paths = [...new Set((pageRoutes as RouteConfigEntry[]).flatMap((route) => flat(route, '')))]

function flat({ path = '', children = [], index = false }: RouteConfigEntry, above: string): string[] {
  const own = path === '' ? above || '/' : `${above}/${path}`
  const below = children.flatMap((child) => flat(child, own === '/' ? '' : own))
  return index || children.length === 0 ? [own] : below
}

function filled(path: string, value: string): string {
  return path.replace(/:\w+\??/gu, value).replace('*', value)
}

let asked = 0

async function open(
  path: string,
  { headers, form }: { headers: Record<string, string>; form?: URLSearchParams | string },
) {
  asked++
  const origin = 'http://localhost:3000'
  const answer = await server.app.fetch(
    new Request(origin + path, {
      ...(form === undefined ? {} : { method: 'POST', body: form }),
      headers: {
        host: 'localhost:3000',
        origin,
        'x-forwarded-for': `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
        ...headers,
      },
    }),
  )
  await answer.text()
  return answer
}

/** Sends a request line just as it is written. `status` 0: nothing was answered. */
async function raw(line: string): Promise<{ status: number; answer: string }> {
  asked++
  const socket = connect(port, '127.0.0.1')
  const address = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`
  const headers = `Host: localhost:3000\r\nX-Forwarded-For: ${address}\r\nConnection: close\r\nContent-Length: 0\r\n`
  socket.write(`${line} HTTP/1.1\r\n${headers}Origin: http://localhost:3000\r\nContent-Type: application/json\r\n\r\n`)
  const answer = await text(socket)
  return { status: Number(/^HTTP\/1\.1 (\d{3})/u.exec(answer)?.[1] ?? 0), answer }
}
