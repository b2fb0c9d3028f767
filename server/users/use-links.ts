import type { PoolClient } from 'pg'
import { audit } from '../audit/index.ts'
import { endUnprovenBadge } from '../companies/index.ts'
import { postMail, type PostDeps } from '../outbox/index.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { emailKey } from './email-key.ts'
import { rememberNetwork } from './known-networks.ts'
import { emailChanged, passwordChanged, phoneChanged } from './letters.ts'
import { lookAtLink, useLink, type LinkAnswer } from './one-time-links.ts'
import { hashPassword } from './password-hash.ts'
import { passwordProblem } from './password-rules.ts'
import { endSessionsOf } from './sessions.ts'
import { takeOver, type TakeOverDeps } from './take-over.ts'
import { findAccount } from './users.ts'
import type { Say } from '../platform/events.ts'

/** What the buttons behind the links in mails and texts do (R-AUT-6). None of them signs anybody in. */
export type LinkDeps = PostDeps & { db: Database; siteUrl: string; say: Say }

/** Of the choice of a password, which may be that of a whole new account. */
export type PasswordDeps = LinkDeps & TakeOverDeps

type Given = { key: string; address: string; now: Date }
type NotGood = Exclude<LinkAnswer, { kind: 'good' }>

/** Makes an address somebody's: that of a new account, or a new one of theirs. */
export async function confirmEmail(
  deps: LinkDeps,
  { key, address, now }: Given,
): Promise<{ kind: 'confirmed' | 'changed' } | NotGood> {
  return await inTransaction(deps.db, async (client) => {
    const used = await useLink(client, { purposes: ['confirm-email', 'change-email'], key, now })
    if (used.kind !== 'good') return used
    const { userId, sentTo, purpose, created } = used.link
    if (purpose === 'confirm-email') {
      const { rowCount } = await client.query('update users set is_verified = true where id = $1 and email_key = $2', [
        userId,
        emailKey(sentTo),
      ])
      if (rowCount === 0) return { kind: 'unknown' }
      await deps.say(client, 'address-confirmed', { userId, named: { writtenAt: created, now } })
      await audit(client, { event: 'email-confirmed', actor: userId, address, now })
      return { kind: 'confirmed' }
    }
    return await changeEmail(deps, client, { userId, email: sentTo, address, now })
  })
}

async function changeEmail(
  deps: LinkDeps,
  client: PoolClient,
  { userId, email, address, now }: { userId: string; email: string; address: string; now: Date },
): Promise<{ kind: 'changed' } | NotGood> {
  const before = await findAccount(client, userId)
  const { rowCount } = await client.query(
    `update users set email = $2, email_key = $3, is_verified = true
      where id = $1 and not exists (select 1 from users other where other.email_key = $3 and other.id <> $1)`,
    [userId, email, emailKey(email)],
  )
  // Somebody has signed up with it since.
  if (before === null || rowCount === 0) return { kind: 'unknown' }
  await deps.say(client, 'address-confirmed', { userId })
  // What they proved with the old address, they do not prove with this one.
  for (const { company_id: companyId } of (
    await client.query<{ company_id: string }>('select company_id from company_members where user_id = $1', [userId])
  ).rows)
    await endUnprovenBadge(client, { companyId, now })
  await forgetOpenLinks(client, userId)
  await audit(client, { event: 'email-changed', actor: userId, address, now })
  if (before.email !== null) {
    const letter = emailChanged(`${deps.siteUrl}/contact`)
    await postMail(deps, client, before.email, letter, { template: 'email-changed', userId, now })
  }
  return { kind: 'changed' }
}

/** Makes a number somebody's. Only for the person who asked for it: see the contract. */
export async function confirmPhone(
  deps: LinkDeps,
  { key, address, now, userId }: Given & { userId: string },
): Promise<{ kind: 'confirmed' } | { kind: 'other-account' } | { kind: 'taken' } | NotGood> {
  return await inTransaction(deps.db, async (client) => {
    const given = { purposes: ['change-phone'] as const, key, now }
    const found = await lookAtLink(client, given)
    if (found.kind === 'good' && found.link.userId !== userId) return { kind: 'other-account' }
    const used = await useLink(client, given)
    if (used.kind !== 'good') return used
    const phone = used.link.sentTo
    await forgetUnprovedPhone(client, phone)
    const { rowCount } = await client.query(
      `update users set phone = $2, is_phone_verified = true
        where id = $1 and not exists (select 1 from users other where other.phone = $2 and other.id <> $1)`,
      [userId, phone],
    )
    if (rowCount === 0) return { kind: 'taken' }
    const account = await findAccount(client, userId)
    await audit(client, { event: 'phone-changed', actor: userId, address, now })
    if (account !== null && account.email !== null) {
      const letter = phoneChanged(`${deps.siteUrl}/settings`)
      await postMail(deps, client, account.email, letter, { template: 'phone-changed', userId, now })
    }
    return { kind: 'confirmed' }
  })
}

/** Takes a number from an account whose owner typed it and never answered a text to it: whoever holds the phone comes first. */
export async function forgetUnprovedPhone(client: PoolClient, phone: string): Promise<void> {
  await client.query('update users set phone = null where phone = $1 and not is_phone_verified and email is not null', [
    phone,
  ])
}

/**
 * Chooses a password by a link: the first one, or a new one for one that was lost. All sessions end. Of an account whose address
 * nobody had confirmed, every other way in goes too: whoever set it up need not be whoever reads the mail. A link for taking the address
 * over leaves nothing of that account (take-over.ts).
 */
export async function setPassword(
  deps: PasswordDeps,
  { key, newPassword, address, now }: Given & { newPassword: string },
): Promise<{ kind: 'set' } | { kind: 'bad-password'; message: string } | NotGood> {
  const purposes = ['set-password', 'reset-password', 'take-over'] as const
  // A password that cannot be used does not use up the link.
  const found = await lookAtLink(deps.db, { purposes, key, now })
  if (found.kind !== 'good') return found
  if (found.link.purpose === 'take-over')
    return await takeOver(deps, { link: found.link, key, newPassword, address, now })
  const account = await findAccount(deps.db, found.link.userId)
  if (account === null) return { kind: 'unknown' }
  const problem = passwordProblem(newPassword, account)
  if (problem !== null) return { kind: 'bad-password', message: problem }
  const passwordHash = await hashPassword(newPassword)

  return await inTransaction(deps.db, async (client) => {
    const used = await useLink(client, { purposes: [found.link.purpose], key, now })
    if (used.kind !== 'good') return used
    const { userId, sentTo, purpose, created } = used.link
    if (!account.isVerified) await forgetOtherWaysIn(deps, client, userId)
    const { rowCount } = await client.query(
      'update users set password_hash = $2, is_verified = true where id = $1 and email_key = $3',
      [userId, passwordHash, emailKey(sentTo)],
    )
    if (rowCount === 0) return { kind: 'unknown' }
    await deps.say(client, 'address-confirmed', {
      userId,
      ...(purpose === 'set-password' && { named: { writtenAt: created, now } }),
    })
    await endSessionsOf(client, userId)
    await forgetOpenLinks(client, userId)
    // Anyone who reads the mail is no guesser: they get in here, however many guess at the account.
    await rememberNetwork(client, { userId, address, now })
    await audit(client, { event: 'password-changed', actor: userId, address, details: { way: 'link' }, now })
    // Whoever chooses their first password has just read an email that said so.
    if (purpose !== 'set-password') {
      const letter = passwordChanged(`${deps.siteUrl}/forgotten-password/password`)
      await postMail(deps, client, sentTo, letter, { template: 'password-changed', userId, now })
    }
    return { kind: 'set' }
  })
}

/** Links that were sent for what has been done since, or to where they should not go any more. */
export async function forgetOpenLinks(client: PoolClient, userId: string): Promise<void> {
  await client.query('delete from one_time_links where user_id = $1 and used_at is null', [userId])
}

async function forgetOtherWaysIn({ say }: LinkDeps, client: PoolClient, userId: string): Promise<void> {
  await say(client, 'ways-in-taken-off', { userId })
  await client.query('update users set phone = null, is_phone_verified = false where id = $1', [userId])
}
