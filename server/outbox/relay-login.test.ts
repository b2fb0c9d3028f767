import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createTransports } from './transports.ts'

/** A relay that offers a login and no TLS, and what it was told. */
async function aPlainRelay() {
  const told: string[] = []
  const relay = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 relay.example\r\n')
    socket.on('data', (data) => {
      const line = data.toString('latin1')
      told.push(line)
      if (line.startsWith('EHLO')) socket.write('250-relay.example\r\n250 AUTH PLAIN LOGIN\r\n')
      else if (line.startsWith('STARTTLS')) socket.write('502 Not here\r\n')
      else if (line.startsWith('AUTH')) socket.write('535 Wrong\r\n')
      else socket.end('221 Bye\r\n')
    })
  }).listen(0, '0.0.0.0')
  await once(relay, 'listening')
  return { told, port: (relay.address() as AddressInfo).port, [Symbol.asyncDispose]: async () => void relay.close() }
}

const mail = { id: 'one', to: 'ann@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }

test.for([
  // Every address of this machine, written as a name that nothing knows to be this one.
  ['0.0.0.0', '', false],
  ['0.0.0.0', '?ignoreTLS=true', false],
  ['0.0.0.0', '?requireTLS=false&maxConnections=2', false],
  ['0.0.0.0', '?insecure=on', true],
  ['127.0.0.1', '', true],
] as const)('a relay without TLS at %s%s is told the password: %s', async ([host, query, isTold]) => {
  await using relay = await aPlainRelay()
  const smtp = `smtp://user:pass-word@${host}:${relay.port}${query}`
  const transports = createTransports({
    mail: { smtp, from: 'us@example.org', operator: null },
    twilio: null,
    publicUrl: null,
  })
  for (const send of [transports.mail, transports.bulkMail])
    await expect(send?.(mail, { signal: new AbortController().signal })).rejects.toThrow('did not take a mail')
  transports.close()
  expect(relay.told.some((line) => line.startsWith('EHLO'))).toBe(true)
  const password = Buffer.from('\0user\0pass-word').toString('base64')
  expect(relay.told.some((line) => line.includes(password))).toBe(isTold)
})
