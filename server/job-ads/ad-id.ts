import { createHmac, randomUUID } from 'node:crypto'
import type { Secrets } from '../platform/secrets.ts'

/**
 * The id of an ad that a program or a feed posts, made of what names it for the company: posted twice, also at the same moment, it is one
 * ad (decision 037). Made with a key of ours, so that nobody else can take the id first. Without a name each is another ad.
 */
export function adIdOf(
  secrets: Pick<Secrets, 'keyFor'>,
  { companyId, reference, idempotencyKey }: { companyId: string; reference: string; idempotencyKey: string | null },
): string {
  const named = reference.trim()
  if (named !== '') return idOf(secrets, ['reference', companyId, named])
  return idempotencyKey === null ? randomUUID() : idOf(secrets, ['idempotency-key', companyId, idempotencyKey])
}

/** A UUID of version 8, which is for ids of one's own making. */
function idOf(secrets: Pick<Secrets, 'keyFor'>, parts: readonly string[]): string {
  const bytes = createHmac('sha256', secrets.keyFor('ids of ads'))
    .update(JSON.stringify(parts))
    .digest()
    .subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
