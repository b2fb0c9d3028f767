import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** Not a virus: every scanner takes it for one, to be tried with. In two parts, so that none takes this file for one. */
export const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

export type FakeClamd = {
  /** For ROLECALL_CLAMD. */
  address: string
  /** The sizes of what it was given. */
  scanned: number[]
  [Symbol.asyncDispose]: () => Promise<void>
}

/** Speaks as much of clamd's language as we do: INSTREAM, chunks behind their lengths, an answer that ends in a zero. */
export async function startFakeClamd(given: { answer?: (bytes: Buffer) => string } = {}): Promise<FakeClamd> {
  const scanned: number[] = []
  const answerTo =
    given.answer ?? ((bytes) => (bytes.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'))
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let held = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (chunk) => {
      held = Buffer.concat([held, chunk])
      const content = contentOf(held)
      if (content === null) return
      scanned.push(content.length)
      socket.end(`${answerTo(content)}\0`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** What was sent, once it is all there. */
function contentOf(sent: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (sent.length < command.length) return null
  if (sent.subarray(0, command.length).toString() !== command) throw new Error('not a command of clamd')
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    if (at + 4 + length > sent.length) return null
    chunks.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
