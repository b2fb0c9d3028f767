import { afterAll } from 'vitest'
import { startServer, type TestServer } from './server.ts'

/** The server that all tests of a file share: it stops after the last of them. @param given as `startServer` takes it. */
export async function serverOfFile(given: Parameters<typeof startServer>[0] = {}): Promise<TestServer> {
  const server = await startServer(given)
  afterAll(async () => await server[Symbol.asyncDispose]())
  return server
}
