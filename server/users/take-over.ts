import { audit } from '../audit/index.ts'
import { addCompany } from '../companies/index.ts'
import { openAccounts, type FreeCredits } from '../credits/index.ts'
import { inTransaction } from '../platform/database.ts'
import { removeDroppedFiles } from '../platform/files/dropped-files.ts'
import { deleteWithin, type DeleteDeps } from './delete-account.ts'
import { emailKey, nameFrom } from './email-key.ts'
import { rememberNetwork } from './known-networks.ts'
import { type LinkAnswer, useLink } from './one-time-links.ts'
import { hashPassword } from './password-hash.ts'
import { passwordProblem } from './password-rules.ts'
import { findWanted } from './pending-sign-ins.ts'

export type TakeOverDeps = DeleteDeps & { freeCredits: FreeCredits }

type Good = Extract<LinkAnswer, { kind: 'good' }>

/**
 * Gives the owner of an address an account of their own, with the password that they choose, in the place of one that somebody made with
 * their address and nobody confirmed. Of that one nothing is left: neither what was put in it, nor a way in. Whoever made it and only forgot
 * the password takes the other way that the mail names, and keeps all.
 */
export async function takeOver(
  deps: TakeOverDeps,
  given: { link: Good['link']; key: string; newPassword: string; address: string; now: Date },
): Promise<{ kind: 'set' } | { kind: 'bad-password'; message: string } | Exclude<LinkAnswer, Good>> {
  const { link, key, newPassword, address, now } = given
  const email = link.sentTo
  const wanted = await findWanted(deps.db, key)
  const name = wanted.name?.trim().slice(0, 200) || nameFrom(email)
  const problem = passwordProblem(newPassword, { name, email })
  if (problem !== null) return { kind: 'bad-password', message: problem }
  const passwordHash = await hashPassword(newPassword)

  const outcome = await inTransaction(deps.db, async (client): Promise<{ kind: 'set' } | Exclude<LinkAnswer, Good>> => {
    const used = await useLink(client, { purposes: ['take-over'], key, now })
    if (used.kind !== 'good') return used
    const { userId } = link
    const { rows } = await client.query<{ is_phone_verified: boolean }>(
      'select is_phone_verified from users where id = $1 and email_key = $2 and not is_verified for update',
      [userId, emailKey(email)],
    )
    // Somebody has confirmed it since, or the account has another address.
    if (rows[0] === undefined) return { kind: 'unknown' }
    // Whoever holds the phone of an account logs in by it, and only typed an address that is not theirs: the account stays, without it.
    if (rows[0].is_phone_verified)
      await client.query('update users set email = null, email_key = null where id = $1', [userId])
    else await deleteWithin(deps, client, { userId, successor: { kind: 'longest' }, because: 'taken-over', now })
    const made = await client.query<{ id: string }>(
      `insert into users (name, email, email_key, role, password_hash, is_verified, created)
       values ($1, $2, $3, $4, $5, true, $6) returning id`,
      [name, email, emailKey(email), link.role ?? 'user', passwordHash, now],
    )
    const { id } = made.rows[0]!
    if (wanted.company !== null) await addCompany(client, { ...wanted.company, userId: id, now })
    await openAccounts(client, { userId: id, free: deps.freeCredits, now })
    await deps.say(client, 'address-confirmed', { userId: id })
    await rememberNetwork(client, { userId: id, address, now })
    await audit(client, { event: 'signed-up', actor: id, address, details: { way: 'take-over' }, now })
    return { kind: 'set' }
  })
  await removeDroppedFiles(deps)
  return outcome
}
