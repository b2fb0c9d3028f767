import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { cutSlowBodies } from './slow-bodies.ts'

/** A server that says how much of a body has come, and is less patient than ours. */
async function aServer() {
  const server = createServer((request, response) => {
    void text(request).then(
      (body) => response.end(String(body.length)),
      () => {},
    )
  })
  cutSlowBodies(server, { firstMs: 150, bytesASecond: 1_000, everyMs: 20 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const open = (): { socket: Socket; answer: () => string } => {
    const socket = connect(port, '127.0.0.1')
    let said = ''
    socket.setEncoding('latin1').on('data', (part: string) => (said += part))
    return { socket, answer: () => said }
  }
  return {
    open,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const head = (length: number) => `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`

test.for([
  ['with its length', `${head(1_000)}ab`],
  ['in chunks', 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n'],
])('a body that stops half-way, %s, is told so, and its socket is closed', async ([, sent]) => {
  await using server = await aServer()
  const { socket, answer } = server.open()
  socket.write(sent!)
  await once(socket, 'close')
  expect(answer()).toMatch(/^HTTP\/1\.1 408 /u)
})

test('a body of drops is cut, and one that arrives steadily is not', async () => {
  await using server = await aServer()
  const [drops, steady] = [server.open(), server.open()]
  drops.socket.write(head(1_000))
  steady.socket.write(head(3_000))
  for (let i = 0; i < 10; i++) {
    if (drops.socket.writable) drops.socket.write('a')
    steady.socket.write('a'.repeat(300))
    await wait(50)
  }
  await expect.poll(() => steady.answer()).toContain('\r\n3000')
  expect(drops.answer()).toMatch(/^HTTP\/1\.1 408 /u)
})

test('a connection that waits between two requests is left alone', async () => {
  await using server = await aServer()
  const { socket, answer } = server.open()
  socket.write(`${head(2)}ab`)
  await wait(400)
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(() => answer().match(/200 OK/gu)?.length).toBe(2)
})
