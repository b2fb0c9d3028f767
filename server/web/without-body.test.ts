import { serve } from '@hono/node-server'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { aPerson } from '../../test/people.ts'
import { startServer } from '../../test/server.ts'

test('over the network, too, a request without a body has none', async () => {
  await using server = await startServer({ boards: [] })
  const { headers } = await aPerson(server)
  const http = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(http, 'listening')
  try {
    const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
    const send = async (path: string, init: RequestInit) =>
      (await fetch(origin + path, { ...init, headers: { ...headers, origin, ...init.headers } })).status
    expect(await send('/api/users/me/searches', { method: 'DELETE' })).toBe(200)
    expect(await send('/api/auth/logout', { method: 'POST' })).toBe(200)
    // One that has a body is still asked for its type.
    expect(await send('/api/auth/logout', { method: 'POST', body: 'x' })).toBe(415)
  } finally {
    http.close()
  }
})
