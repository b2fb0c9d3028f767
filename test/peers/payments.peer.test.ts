import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { alsoTell } from '../payments.ts'
import { fileOfPeer, startPeer } from './peer.ts'

/*
 * Every call that the tests of payments make, asked of stripe-mock as well: Stripe's own program, which holds each parameter against the
 * description of its API.
 */

type Description = { paths: Record<string, { post?: Operation }> }
type Operation = { requestBody: { content: Record<string, { schema: { properties: Record<string, unknown> } }> } }

class NotThere extends Error {}

const refused: string[] = []
const asked = new Set<string>()

const mock = await startMock()
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

/** @returns null where it could not be had. */
async function startMock() {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-stripe-mock-'))
  try {
    const spec = join(folder, 'spec.json')
    const description = JSON.parse(readFileSync(fileOfPeer('go/spec3.json', notThere), 'utf8')) as Description
    writeFileSync(spec, JSON.stringify(completed(description)))
    const fixtures = fileOfPeer('go/fixtures3.json', notThere)
    const started = await startPeer(fileOfPeer('go/stripe-mock', notThere), {
      args: (port) => ['-http-addr', `127.0.0.1:${port}`, '-spec', spec, '-fixtures', fixtures],
      path: '/v1/prices',
    })
    afterAll(async () => {
      await started[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true, force: true })
    })
    return started
  } catch (error) {
    if (error instanceof NotThere) return null
    throw error
  }
}

function notThere(why: string): never {
  throw new NotThere(why)
}

/** Its description is of August 2026; we use two things of a later version. */
function completed(description: Description): Description {
  const { paths } = description
  paths['/v1/subscriptions/{subscription}/pause'] ??= paths['/v1/subscriptions/{subscription}/resume'] ?? {}
  const form = paths['/v1/checkout/sessions']?.post?.requestBody.content['application/x-www-form-urlencoded']
  if (form) form.schema.properties['allowed_payment_method_types'] ??= { type: 'array', items: { type: 'string' } }
  return description
}

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
