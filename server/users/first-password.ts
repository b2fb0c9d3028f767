import { audit } from '../audit/index.ts'
import { postMail, type PostDeps } from '../outbox/index.ts'
import type { SignedIn } from '../platform/calls/signed-in.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { passwordSet } from './letters.ts'
import { hashPassword } from './password-hash.ts'
import { passwordProblem } from './password-rules.ts'
import { isProved } from './sessions.ts'

type Outcome = { kind: 'set' | 'prove' | 'has-one' } | { kind: 'bad-password'; message: string }

/** Sets the password of somebody who has none, shortly after they logged in; one that is there is changed with the old one. */
export async function setFirstPassword(
  deps: PostDeps & { db: Database; siteUrl: string },
  user: SignedIn,
  { newPassword, address, now }: { newPassword: string; address: string; now: Date },
): Promise<Outcome> {
  if (!isProved(user, now)) return { kind: 'prove' }
  const problem = passwordProblem(newPassword, user)
  if (problem !== null) return { kind: 'bad-password', message: problem }
  const passwordHash = await hashPassword(newPassword)
  return await inTransaction(deps.db, async (client): Promise<Outcome> => {
    // Without a confirmed address it would open nothing: people log in with that.
    const { rowCount } = await client.query(
      'update users set password_hash = $2 where id = $1 and password_hash is null and is_verified',
      [user.userId, passwordHash],
    )
    if (rowCount === 0) return { kind: 'has-one' }
    await audit(client, { event: 'password-changed', actor: user.userId, address, details: { way: 'first' }, now })
    if (user.email !== null) {
      const letter = passwordSet(`${deps.siteUrl}/forgotten-password/password`)
      await postMail(deps, client, user.email, letter, { template: 'password-set', userId: user.userId, now })
    }
    return { kind: 'set' }
  })
}
