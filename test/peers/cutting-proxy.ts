import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Stands in front of a server and cuts connections, as networks do. */
export type CuttingProxy = AsyncDisposable & {
  port: number
  /** After so many bytes of the server's, each of the next connections is cut; those after them are left alone. */
  cutNext: (...bytes: number[]) => void
}

export async function cuttingProxy(to: number): Promise<CuttingProxy> {
  const cuts: number[] = []
  const sockets = new Set<Socket>()
  const server = createServer((inner) => {
    const outer = connect(to, '127.0.0.1')
    let left = cuts.shift() ?? Infinity
    for (const socket of [inner, outer]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        inner.destroy()
        outer.destroy()
      })
    }
    inner.pipe(outer)
    outer.on('data', (piece: Buffer) => {
      inner.write(piece.subarray(0, left))
      left -= piece.length
      if (left <= 0) inner.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    cutNext: (...bytes) => {
      cuts.push(...bytes)
      // Open connections are used again: the next call needs a new one to be cut.
      for (const socket of sockets) socket.destroy()
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
