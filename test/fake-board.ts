import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FakeBoard = AsyncDisposable & {
  /** 'http://127.0.0.1:PORT' */
  url: string
  /** 'GET /www.reed.co.uk/api/1.0/search', in the order of arrival. */
  requests: string[]
  /** Of each request, in the same order. */
  headers: IncomingMessage['headers'][]
}

/** A server on loopback that answers as a test says, well or badly. It goes, with every open socket, at the end of the test. */
export async function aFakeBoard(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
): Promise<FakeBoard> {
  const requests: string[] = []
  const headers: FakeBoard['headers'] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    headers.push(request.headers)
    // The client may hang up at any moment: that is what some tests are about.
    response.on('error', () => {})
    request.resume()
    answer(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    headers,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
