import { createHmac } from 'node:crypto'
import type { Secrets } from '../platform/secrets.ts'

/** The key of an alert's links: 256 bits that only we can make again, for the stop link of every later mail. */
export function alertKey(secrets: Secrets, id: string): string {
  return createHmac('sha256', secrets.keyFor('alert links')).update(id).digest('base64url')
}
