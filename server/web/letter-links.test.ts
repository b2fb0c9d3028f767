import { expect, test } from 'vitest'
import { linkIn, messagesSent } from '../../test/messages.ts'
import { startServer } from '../../test/server.ts'

const ann = { name: 'Ann Example', email: 'ann@example.com', password: 'quiet river 27', terms: true }

/** Where the link of a sign-up leads whose request came by a host. */
async function linkFor(host: string, environment: Record<string, string>): Promise<string | undefined> {
  await using server = await startServer({ boards: [], environment })
  const response = await server.app.fetch(
    new Request(`http://${host}/api/users`, {
      method: 'POST',
      body: JSON.stringify(ann),
      headers: { host, 'content-type': 'application/json' },
    }),
  )
  expect(response.status).toBe(201)
  expect(await linkIn(server, 'confirm-email')).toMatch(/^\/confirm-email\//u)
  return /https?:\/\/[^/\s]+/u.exec((await messagesSent(server))[0]?.body ?? '')?.[0]
}

test('the host that a request names does not decide where a mail leads', async () => {
  const production = {
    NODE_ENV: 'production',
    ROLECALL_ALLOW_SANDBOX_IN_PRODUCTION: 'on',
    ROLECALL_ALLOW_OUTBOX_IN_PRODUCTION: 'on',
  }
  expect(await linkFor('evil.example', production)).toBe('http://127.0.0.1:3000')
  expect(await linkFor('localhost:4000', production)).toBe('http://localhost:4000')
  const named = { ...production, ROLECALL_URL: 'https://jobs.example.org' }
  expect(await linkFor('evil.example', named)).toBe('https://jobs.example.org')
})
