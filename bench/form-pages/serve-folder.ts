import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'

/** Serves the pages of one folder to this machine alone, as a frame of a page counts as another site without HTTP. */
export async function serveFolder(folder: string): Promise<AsyncDisposable & { url: string }> {
  const server = createServer((request, response) => {
    const name = basename(new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = join(folder, name)
    if (!name.endsWith('.html') || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    createReadStream(file).pipe(response)
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
