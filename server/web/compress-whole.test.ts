import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { expect, test } from 'vitest'
import { compressWhole } from './compress-whole.ts'

const long = 'Nurse, Leeds. '.repeat(200)

function app(answer: () => Response) {
  const hono = new Hono()
  hono.use(compress())
  hono.use(compressWhole)
  hono.all('*', answer)
  return async (headers: Record<string, string> = { 'accept-encoding': 'gzip, br' }, method = 'GET') =>
    await hono.request('/', { method, headers })
}

const html = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Response(body, {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-own': 'yes', ...headers },
  })

test('a page comes compressed in one piece, with its length, its status and its headers', async () => {
  const answer = await app(() => html(long))()
  expect(answer.status).toBe(404)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': String(bytes.length),
    vary: 'Accept-Encoding',
    'x-own': 'yes',
  })
  expect(gunzipSync(bytes).toString()).toBe(long)
})

test('cookies of an answer are all sent', async () => {
  const ask = app(() => {
    const answer = html(long)
    answer.headers.append('set-cookie', 'a=1')
    answer.headers.append('set-cookie', 'b=2')
    return answer
  })
  expect((await ask()).headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test.each([
  ['a client that takes no gzip', html(long), { 'accept-encoding': 'gzip;q=0' }],
  ['a client that says nothing of it', html(long), {}],
  ['a short answer', html('Short'), { 'accept-encoding': 'gzip' }],
])('%s gets it as it is', async (_who, answer, headers) => {
  const text = await answer.clone().text()
  const given = await app(() => answer)(headers)
  expect(given.headers.get('content-encoding')).toBeNull()
  expect(await given.text()).toBe(text)
})

test('what is sent bit by bit is left to the stream', async () => {
  const stream = new Response(new Blob([long]).stream(), { headers: { 'content-type': 'text/x-script' } })
  const given = await app(() => stream)()
  expect(given.headers.get('content-encoding')).toBe('gzip')
  expect(given.headers.get('content-length')).toBeNull()
})
