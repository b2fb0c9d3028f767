import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { product } from './product.ts'

/** The product behind a wire that a journey can cut: pages, calls and sockets alike. */
export async function cuttableProduct(): Promise<{
  url: string
  cut: () => void
  mend: () => void
  [Symbol.asyncDispose]: () => Promise<void>
}> {
  const { hostname, port } = new URL(product().url)
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const end = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true
      end()
    },
    mend: () => (isCut = false),
    async [Symbol.asyncDispose]() {
      server.close()
      end()
      await once(server, 'close')
    },
  }
}
