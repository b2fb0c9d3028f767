import { getRequestListener } from '@hono/node-server'
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { aPerson } from '../../test/people.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { bodyLimits } from './body-limits.ts'

const mib = 1024 * 1024

test('a file that never ends is cut off: with 413, and without having been taken in', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  await using web = await listen(server)
  const { status, sent } = await sendForEver(`${web.url}/api/users/upload-cv`, ann.headers.cookie)
  expect(status).toBe(413)
  // What the system holds on its way is beyond us: on one machine a few megabytes at each end.
  expect(sent).toBeLessThan(bodyLimits.file + 12 * mib)
})

test('one that says beforehand how large it is, is not taken in at all', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const declared = { 'content-length': String(bodyLimits.file + 1), 'content-type': 'multipart/form-data; boundary=x' }
  const answer = await server.post('/api/users/upload-cv', {}, { ...ann.headers, ...declared })
  expect(answer).toMatchObject({
    status: 413,
    body: { message: 'That is too large', details: 'This call accepts at most 8 MB. Nothing was saved.' },
  })
})

test('a form of a page gets a page, and other calls and pages take far less', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const size = (bytes: number) => ({ ...ann.headers, 'content-length': String(bytes) })
  const page = await server.post('/upload', {}, size(bodyLimits.file + 1))
  expect([page.status, page.headers.get('content-type')]).toEqual([413, 'text/html; charset=UTF-8'])
  expect(page.text).toContain('Files can be up to 8 MB')
  const settings = await server.post('/settings', {}, size(bodyLimits.json + 1))
  expect(settings.status).toBe(413)
  expect(settings.text).toContain('This form can hold up to 256 kB')
  expect((await server.post('/api/cv-files/x/undelete', {}, size(bodyLimits.json + 1))).status).toBe(413)
})

test.each([
  ['/api/payments/webhook', 'at most 1 MB'],
  ['/api/texts/inbound', 'at most 64 kB'],
  ['/api/contact-us', 'at most 256 kB'],
  ['/mcp', 'at most 256 kB'],
])('%s says what it takes itself: %s', async (path, words) => {
  await using server = await startServer({ boards: [] })
  const answer = await server.post(path, {}, { 'content-length': String(1.1 * mib) })
  expect(answer).toMatchObject({ status: 413, body: { details: expect.stringContaining(words) as string } })
})

async function listen({ app }: TestServer): Promise<{ url: string } & AsyncDisposable> {
  const server: Server = createServer((request, response) => {
    void getRequestListener(app.fetch, { overrideGlobalObjects: false })(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Sends as long as it is let, without saying how much it will be. */
async function sendForEver(url: string, cookie: string): Promise<{ status: number; sent: number }> {
  const boundary = 'xxxx'
  const { host } = new URL(url)
  const headers = { cookie, origin: `http://${host}`, 'content-type': `multipart/form-data; boundary=${boundary}` }
  return await new Promise((resolve, reject) => {
    let sent = 0
    let isAnswered = false
    const outgoing = ask(url, { method: 'POST', headers }, (response) => {
      isAnswered = true
      response.resume()
      resolve({ status: response.statusCode ?? 0, sent })
      outgoing.destroy()
    })
    outgoing.on('error', (error) => {
      if (!isAnswered) reject(error)
    })
    outgoing.write(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n`)
    const chunk = Buffer.alloc(256 * 1024, 0x20)
    const more = (): void => {
      if (isAnswered || sent > 64 * mib) return
      sent += chunk.length
      if (outgoing.write(chunk)) setImmediate(more)
      else outgoing.once('drain', more)
    }
    more()
  })
}
