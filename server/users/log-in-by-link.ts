import type { PoolClient } from 'pg'
import type { SignInAnswer } from '../../contract/users/users.ts'
import { audit } from '../audit/index.ts'
import { openAccounts, type FreeCredits } from '../credits/index.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { emailKey, nameFrom } from './email-key.ts'
import { useLoginLink, type LoginLink, type LoginLinkAnswer } from './login-links.ts'
import type { SaveAtLogin } from './save-at-login.ts'
import { signIn, type Origin } from './sign-in.ts'
import { findAccount, type Account } from './users.ts'
import type { WaysIn } from './ways-in.ts'
import type { Say } from '../platform/events.ts'

export type LoginLinkDeps = {
  db: Database
  waysIn: WaysIn
  say: Say
  freeCredits: FreeCredits
  saveAtLogin: SaveAtLogin
}

type Outcome =
  | { kind: 'signed-in'; answer: SignInAnswer; isSaved: boolean; link: LoginLink }
  /** The address has got an account since the link was asked for. */
  | { kind: 'has-account' }
  | Exclude<LoginLinkAnswer, { kind: 'good' }>

/**
 * Logs in with the link of an email. Somebody new gets their account now, with the address that the link has proved to be theirs: until
 * then nothing was made, so nobody can leave a way into it beforehand. An account that came into being meanwhile is not entered: whoever
 * made it may be somebody else. The job that they wanted to save is saved unless a second step is still to be taken.
 */
export async function logInByLink(deps: LoginLinkDeps, { key }: { key: string }, origin: Origin): Promise<Outcome> {
  return await inTransaction(deps.db, async (client): Promise<Outcome> => {
    const used = await useLoginLink(client, { key, now: origin.now })
    if (used.kind !== 'good') return used
    const { link } = used
    const account = await (link.userId === null ? signUp(deps, client, link, origin) : findOwn(client, link))
    if (account === null) return { kind: link.userId === null ? 'has-account' : 'unknown' }
    const answer = await signIn({ db: client, waysIn: deps.waysIn }, account, 'email-link', origin)
    const isSaved =
      answer.token !== null &&
      link.job !== null &&
      (await deps.saveAtLogin.save(client, { userId: account.id, job: link.job, now: origin.now }))
    return { kind: 'signed-in', answer, isSaved, link }
  })
}

/** @returns null where the account is closed or has another address by now. */
async function findOwn(client: PoolClient, { userId, email }: LoginLink): Promise<Account | null> {
  const account = userId === null ? null : await findAccount(client, userId)
  if (account === null || account.isDisabled || !account.isVerified || account.email === null) return null
  return emailKey(account.email) === emailKey(email) ? account : null
}

/** @returns null where the address is an account's already. */
async function signUp(
  { say, freeCredits }: LoginLinkDeps,
  client: PoolClient,
  { id: linkId, email, created }: LoginLink,
  { address, now }: Origin,
): Promise<Pick<Account, 'id' | 'role'> | null> {
  const { rows } = await client.query<{ id: string }>(
    `insert into users (name, email, email_key, is_verified, created) values ($1, $2, $3, true, $4)
     on conflict do nothing returning id`,
    [nameFrom(email), email, emailKey(email), now],
  )
  const [made] = rows
  if (!made) return null
  await client.query('update login_links set user_id = $2 where id = $1', [linkId, made.id])
  await openAccounts(client, { userId: made.id, free: freeCredits, now })
  await say(client, 'address-confirmed', { userId: made.id, named: { writtenAt: created, now } })
  await audit(client, { event: 'signed-up', actor: made.id, address, details: { way: 'email-link' }, now })
  return { id: made.id, role: 'user' }
}
