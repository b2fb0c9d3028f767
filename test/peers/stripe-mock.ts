import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiVersion } from '../../server/payments/provider.ts'
import { fileOfPeer, type Peer, startPeer } from './peer.ts'

type Description = { paths: Record<string, { post?: Operation }> }
type Operation = { requestBody: { content: Record<string, { schema: { properties: Record<string, Field> } }> } }
type Field = { type?: string; items?: Field; enum?: string[] }

/** Starts stripe-mock: Stripe's own program, which holds each parameter against the description of its API. @param skip leaves the test. */
export async function startStripeMock(skip: (why: string) => never): Promise<Peer> {
  const program = fileOfPeer('go/stripe-mock', skip)
  const fixtures = fileOfPeer('go/fixtures3.json', skip)
  const description = JSON.parse(readFileSync(fileOfPeer('go/spec3.json', skip), 'utf8')) as Description
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-stripe-mock-'))
  const spec = join(folder, 'spec.json')
  writeFileSync(spec, JSON.stringify(completed(description)))
  const started = await startPeer(program, {
    // Its second door is always open, and two files of tests start it at once: any port will do.
    args: (port) => {
      const doors = ['-http-addr', `127.0.0.1:${port}`, '-https-addr', '127.0.0.1:0']
      return [...doors, '-spec', spec, '-fixtures', fixtures]
    },
    path: '/v1/prices',
  })
  return {
    ...started,
    async [Symbol.asyncDispose]() {
      await started[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Its description is of August 2026; we use two things of a later version, and name that version. */
function completed(description: Description): Description {
  const { paths } = description
  paths['/v1/subscriptions/{subscription}/pause'] ??= paths['/v1/subscriptions/{subscription}/resume'] ?? {}
  const session = fieldsOf(paths['/v1/checkout/sessions'])
  session['allowed_payment_method_types'] ??= { type: 'array', items: { type: 'string' } }
  fieldsOf(paths['/v1/webhook_endpoints'])['api_version']?.enum?.push(apiVersion)
  return description
}

function fieldsOf(path: { post?: Operation } | undefined): Record<string, Field> {
  return path?.post?.requestBody.content['application/x-www-form-urlencoded']?.schema.properties ?? {}
}
