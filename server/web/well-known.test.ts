import { expect, test } from 'vitest'
import { startServer } from '../../test/server.ts'

const security = '/.well-known/security.txt'
const dayMs = 86_400_000

test('security.txt names the operator, its own address, and a day within a year on which it ends', async () => {
  await using server = await startServer({
    boards: [],
    environment: { ROLECALL_OPERATOR_MAIL: 'security+jobs@example.org', ROLECALL_URL: 'https://jobs.example.org' },
  })
  const { status, headers, text } = await server.get(security)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
  const fields = text.trimEnd().split('\n')
  expect(fields.filter((line) => !line.startsWith('Expires: '))).toEqual([
    'Contact: mailto:security%2Bjobs@example.org',
    'Preferred-Languages: en',
    'Canonical: https://jobs.example.org/.well-known/security.txt',
  ])
  const expires = fields.flatMap((line) => /^Expires: (\S+)$/u.exec(line)?.[1] ?? [])
  expect(expires).toHaveLength(1)
  const days = (new Date(expires[0]!).getTime() - server.clock.now().getTime()) / dayMs
  expect(days).toBeGreaterThan(300)
  expect(days).toBeLessThan(365)
})

test('without an operator to write to there is no security.txt', async () => {
  await using server = await startServer({ boards: [] })
  expect((await server.get(security)).status).toBe(404)
})

test('programs that keep passwords are led to where one is changed, and only there', async () => {
  await using server = await startServer({ boards: [] })
  const { status, headers } = await server.get('/.well-known/change-password?to=https://example.net')
  expect([status, headers.get('location')]).toEqual([303, '/settings/password'])
  // They ask for this to learn whether a site answers everything with 200.
  const none = await server.get('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')
  expect(none.status).toBe(404)
})
