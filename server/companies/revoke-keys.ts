import type { PoolClient } from 'pg'
import { inTransaction, type Database } from '../platform/database.ts'
import { noteEvent } from './company-events.ts'

/** @returns whether there was such a key of the company that worked. */
export async function revokeApiKey(
  db: Database,
  { companyId, actor, keyId, now }: { companyId: string; actor: string; keyId: string; now: Date },
): Promise<boolean> {
  return await inTransaction(db, async (client) => {
    const { rows } = await client.query<{ prefix: string }>(
      'update company_api_keys set revoked = $3 where id = $1 and company_id = $2 and revoked is null returning prefix',
      [keyId, companyId, now],
    )
    for (const { prefix } of rows)
      await noteEvent(client, { companyId, event: 'key-revoked', actor, details: { prefix }, now })
    return rows.length > 0
  })
}

/** Revokes what somebody made who leaves the company, in the transaction that ends their membership. */
export async function revokeKeysOf(
  client: PoolClient,
  { companyId, userId, now }: { companyId: string; userId: string; now: Date },
): Promise<void> {
  const { rows } = await client.query<{ prefix: string }>(
    'update company_api_keys set revoked = $3 where company_id = $1 and created_by = $2 and revoked is null returning prefix',
    [companyId, userId, now],
  )
  for (const { prefix } of rows)
    await noteEvent(client, { companyId, event: 'key-revoked', actor: userId, details: { prefix, left: true }, now })
}
