import type { PoolClient } from 'pg'
import { audit } from '../audit/index.ts'
import { openAccounts, type FreeCredits } from '../credits/index.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { forgetSecondSteps } from '../second-factor/index.ts'
import { forgetIdentities } from '../social-login/index.ts'
import { forgetOwnWaysIn, insertAdmin, makeAdmin } from '../users/changed-by-us.ts'
import { emailKey } from '../users/email-key.ts'
import { makeLink } from '../users/one-time-links.ts'
import { endSessionsOf } from '../users/sessions.ts'
import { findAccountByEmail } from '../users/users.ts'

type Outcome = { kind: 'made'; key: string } | { kind: 'promoted'; key: string | null } | { kind: 'exists' }

/**
 * Makes an admin's account without a password, and the key of a link to set one.
 * @param promote an account that is there is made an admin's; without it, it is left as it is.
 */
export async function createAdmin(
  db: Database,
  { email, promote, freeCredits, now }: { email: string; promote: boolean; freeCredits: FreeCredits; now: Date },
): Promise<Outcome> {
  return await inTransaction(db, async (client): Promise<Outcome> => {
    const found = await findAccountByEmail(client, emailKey(email))
    if (found !== null && !promote) return { kind: 'exists' }
    if (found !== null) {
      await makeAdmin(client, found.id)
      // An address that nobody confirmed may have been signed up by a stranger, with the stranger's own ways in.
      if (!found.isVerified) await forgetWaysIn(client, found.id)
      // Sessions that were begun with less are not worth more all at once.
      await endSessionsOf(client, found.id)
      await audit(client, {
        event: 'role-changed',
        actor: null,
        subject: found.id,
        details: { from: found.role, to: 'admin', by: 'command line' },
        now,
      })
      const key =
        found.passwordHash === null || !found.isVerified
          ? await makeLink(client, { purpose: 'set-password', userId: found.id, sentTo: email, now })
          : null
      return { kind: 'promoted', key }
    }
    const userId = await insertAdmin(client, { email, now })
    await openAccounts(client, { userId, free: freeCredits, now })
    await audit(client, {
      event: 'signed-up',
      actor: null,
      subject: userId,
      details: { role: 'admin', by: 'command line' },
      now,
    })
    return { kind: 'made', key: await makeLink(client, { purpose: 'set-password', userId, sentTo: email, now }) }
  })
}

async function forgetWaysIn(client: PoolClient, userId: string): Promise<void> {
  await forgetOwnWaysIn(client, userId)
  await forgetSecondSteps(client, userId)
  await forgetIdentities(client, userId)
}
