import { audit } from '../audit/index.ts'
import { openAccounts, type FreeCredits } from '../credits/index.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { forgetUnprovedPhone } from './use-links.ts'

/**
 * Makes an account for a number, where there is none. The text with its first login link is asked for by the caller, as for a
 * number that has an account: nobody learns which it was.
 * @param phone ten digits.
 */
export async function signUpByPhone(
  db: Database,
  { name, phone, freeCredits }: { name: string; phone: string; freeCredits: FreeCredits },
  { address, now }: { address: string; now: Date },
): Promise<void> {
  await inTransaction(db, async (client) => {
    await forgetUnprovedPhone(client, phone)
    const { rows } = await client.query<{ id: string }>(
      `insert into users (name, phone, role, created) values ($1, $2, 'user', $3) on conflict do nothing returning id`,
      [name, phone, now],
    )
    const [created] = rows
    if (!created) return
    await openAccounts(client, { userId: created.id, free: freeCredits, now })
    await audit(client, { event: 'signed-up', actor: created.id, address, details: { way: 'phone' }, now })
  })
}
