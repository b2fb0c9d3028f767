import { globSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { alsoTell } from '../payments.ts'
import { startStripeMock } from './stripe-mock.ts'

/* Every call that the tests of payments make, asked of stripe-mock as well. */

class NotThere extends Error {}

const refused: string[] = []
const asked = new Set<string>()

const mock = await startStripeMock((why) => {
  throw new NotThere(why)
}).catch((error: unknown) => {
  if (error instanceof NotThere) return null
  throw error
})
afterAll(async () => await mock?.[Symbol.asyncDispose]())
alsoTell(async ({ method, path, form, status, search, version }) => {
  // What the provider refuses on purpose is no call that should be understood.
  if (mock === null || status >= 400) return
  const answer = await fetch(`http://127.0.0.1:${mock.port}${path}${search}`, {
    method,
    headers: {
      authorization: 'Bearer sk_test_peers',
      'stripe-version': version,
      ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(method === 'POST' ? { body: form } : {}),
  })
  const text = await answer.text()
  asked.add(`${method} ${path.replace(/\/(?:cs|du|dp|in|sub)_\w+/u, '/ID')}`)
  if (!answer.ok) refused.push(`${method} ${path}: ${text.slice(0, 300)}`)
})

if (mock !== null) {
  for (const name of ['payments.test', 'odd-events.test', 'plans-lived.drill.test'])
    describe(name, async () => {
      await import(`../../server/payments/${name}.ts`)
    })
}

test('stripe-mock understood every call, and each kind of call was made', ({ skip }) => {
  if (mock === null) return skip('stripe-mock is not there: npm run test:peers gets it, and says why where it cannot')
  expect(refused).toEqual([])
  const sources = globSync('server/payments/*.ts').filter((file) => !file.includes('.test.'))
  const names = sources.flatMap((file) => readFileSync(file, 'utf8').match(/stripe(?:\.\w+)+(?=\()/gu) ?? [])
  const made = new Set(names.filter((name) => !name.startsWith('stripe.webhooks')))
  expect(made.size).toBeGreaterThan(15)
  expect([...asked].sort()).toHaveLength(made.size)
})
