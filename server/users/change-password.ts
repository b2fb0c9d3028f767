import { audit } from '../audit/index.ts'
import { postMail } from '../outbox/index.ts'
import { inTransaction } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { confirmPassword } from './confirm-password.ts'
import { passwordChanged } from './letters.ts'
import { hashPassword } from './password-hash.ts'
import { passwordProblem } from './password-rules.ts'
import type { SignedIn } from '../platform/calls/signed-in.ts'
import { endSessionsOf, renewSession } from './sessions.ts'
import { forgetOpenLinks, type LinkDeps } from './use-links.ts'

type Outcome =
  | { kind: 'changed'; token: string }
  | { kind: 'wrong' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'bad-password'; message: string }
  /** The session has ended meanwhile. */
  | { kind: 'gone' }

/** Changes the password of whoever knows the old one. Every other session ends; this one gets a new token. */
export async function changePassword(
  deps: Omit<LinkDeps, 'say'> & Pick<Platform, 'tasks' | 'secrets'>,
  user: SignedIn,
  given: { oldPassword: string; newPassword: string; address: string; now: Date },
): Promise<Outcome> {
  const { oldPassword, newPassword, address, now } = given
  const confirmed = await confirmPassword(deps, user, { password: oldPassword, address, now })
  if (confirmed.kind !== 'right') return confirmed
  const problem = passwordProblem(newPassword, user)
  if (problem !== null) return { kind: 'bad-password', message: problem }
  const passwordHash = await hashPassword(newPassword)

  return await inTransaction(deps.db, async (client) => {
    await client.query('update users set password_hash = $2 where id = $1', [user.userId, passwordHash])
    await endSessionsOf(client, user.userId, user.sessionId)
    await forgetOpenLinks(client, user.userId)
    await audit(client, { event: 'password-changed', actor: user.userId, address, details: { way: 'settings' }, now })
    if (user.email !== null) {
      const letter = passwordChanged(`${deps.siteUrl}/forgotten-password/password`)
      await postMail(deps, client, user.email, letter, { template: 'password-changed', userId: user.userId, now })
    }
    const token = await renewSession(client, user.sessionId)
    return token === null ? { kind: 'gone' } : { kind: 'changed', token }
  })
}
