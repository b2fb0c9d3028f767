import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { TestServer } from './server.ts'

/** The protocol's own client, which speaks to the real app. */
export async function connectAssistant(server: TestServer): Promise<Client & AsyncDisposable> {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL('http://localhost:3000/mcp'), {
    fetch: async (url, init) => await server.app.fetch(new Request(url, init)),
  })
  // The type of its session is written without exactOptionalPropertyTypes in mind.
  await client.connect(transport as Parameters<Client['connect']>[0])
  return Object.assign(client, { [Symbol.asyncDispose]: async () => await client.close() })
}
