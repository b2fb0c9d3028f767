import type { PoolClient } from 'pg'
import { oneLine } from '../../contract/texts/one-line.ts'
import type { Provider } from '../../contract/users/users.ts'
import { audit } from '../audit/index.ts'
import { openAccounts, type FreeCredits } from '../credits/index.ts'
import { emailKey, nameFrom } from './email-key.ts'
import type { Say } from '../platform/events.ts'

/**
 * Makes the account of somebody whom a provider has named.
 * @param isVerified the provider has checked that the address is theirs.
 * @returns null where the address is an account's already: it stays that person's alone.
 */
export async function createUserByProvider(
  client: PoolClient,
  given: {
    name: string
    email: string
    isVerified: boolean
    provider: Provider
    freeCredits: FreeCredits
    say: Say
    address: string
    now: Date
  },
): Promise<string | null> {
  const { name, email, isVerified, provider, freeCredits, say, address, now } = given
  const { rows } = await client.query<{ id: string }>(
    `insert into users (name, email, email_key, provider, is_verified, created) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing returning id`,
    [oneLine(name).slice(0, 200) || nameFrom(email), email, emailKey(email), provider, isVerified, now],
  )
  const [created] = rows
  if (!created) return null
  await openAccounts(client, { userId: created.id, free: freeCredits, now })
  if (isVerified) await say(client, 'address-confirmed', { userId: created.id })
  await audit(client, { event: 'signed-up', actor: created.id, address, details: { provider }, now })
  return created.id
}
