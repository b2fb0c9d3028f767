import type { PoolClient } from 'pg'
import { Email, type SignInAnswer } from '../../contract/users/users.ts'
import { postMail } from '../outbox/index.ts'
import { inTransaction } from '../platform/database.ts'
import { writeToOwner } from '../users/create-user.ts'
import { createUserByProvider } from '../users/create-user-by-provider.ts'
import { emailKey } from '../users/email-key.ts'
import { makeLink } from '../users/one-time-links.ts'
import { signIn, type Origin } from '../users/sign-in.ts'
import { findAccount, findAccountByEmail } from '../users/users.ts'
import { accountOfIdentity, keepIdentity, lockIdentity, type IdentityDeps } from './identities.ts'
import { confirmProviderEmail } from './letters.ts'
import type { Identity } from './providers.ts'

export type Outcome =
  | { kind: 'signed-in'; answer: SignInAnswer }
  | { kind: 'disabled' }
  /** The account waits for its address to be confirmed. */
  | { kind: 'confirm-email' }
  /** The address has an account, and the provider says that it is theirs: linking is done from within. */
  | { kind: 'log-in-and-link' }
  /** The address has an account that nobody confirmed: a mail says how to go on. */
  | { kind: 'never-confirmed' }
  /** The provider gave no address. */
  | { kind: 'email-needed' }
  /** Whatever happens next is in a mail to the address. */
  | { kind: 'written-to' }

/**
 * Signs in whom a provider has named: by its own id of them, never by an address (R-AUT-9). Anyone who is new gets an account: at
 * once where the provider has checked the address, else when its owner has confirmed it.
 */
export async function signInByProvider(deps: IdentityDeps, identity: Identity, origin: Origin): Promise<Outcome> {
  return await inTransaction(deps.db, async (client) => {
    await lockIdentity(client, identity)
    const known = await accountOfIdentity(client, identity)
    if (known !== null) return await enter(deps, client, known, identity, origin)

    const email = Email.safeParse(identity.email ?? '').data
    if (email === undefined) return { kind: 'email-needed' }
    if (!identity.isEmailVerified) return await signUpUnconfirmed(deps, client, { ...identity, email }, origin)

    const { freeCredits, say } = deps
    const made = { ...identity, email, isVerified: true, freeCredits, say, ...origin }
    const userId = await createUserByProvider(client, made)
    if (userId === null) return await withAnAccountAlready(deps, client, { ...identity, email }, origin.now)
    await keepIdentity(client, identity, userId, origin.now)
    return await enter(deps, client, userId, identity, origin)
  })
}

/** Of somebody to whom the provider says that the address belongs: they log in to their account, or hear how to be rid of somebody else's. */
async function withAnAccountAlready(
  deps: IdentityDeps,
  client: PoolClient,
  { email, name }: Pick<Identity, 'name'> & { email: string },
  now: Date,
): Promise<Outcome> {
  const account = await findAccountByEmail(client, emailKey(email))
  if (account === null || account.isVerified) return { kind: 'log-in-and-link' }
  await writeToOwner(deps, client, { email, role: 'user', wanted: { name, company: null }, now })
  return { kind: 'never-confirmed' }
}

/** Makes the account of somebody whose address nobody has checked, or writes to the owner of the one that has it: alike to see. */
export async function signUpWithEmail(
  deps: IdentityDeps,
  identity: Pick<Identity, 'provider' | 'subject' | 'name'> & { email: string },
  origin: Origin,
): Promise<void> {
  await inTransaction(deps.db, async (client) => {
    await lockIdentity(client, identity)
    // Somebody who was quicker with the same identity has an account by now: the way back is to sign in with it.
    if ((await accountOfIdentity(client, identity)) === null) await signUpUnconfirmed(deps, client, identity, origin)
  })
}

async function enter(
  { waysIn }: IdentityDeps,
  client: PoolClient,
  userId: string,
  identity: Identity,
  origin: Origin,
): Promise<Outcome> {
  const account = await findAccount(client, userId)
  if (!account || account.isDisabled) return { kind: 'disabled' }
  // Made by this provider with an address that nobody has checked: until then it might be a stranger's.
  if (account.provider === identity.provider && !account.isVerified) return { kind: 'confirm-email' }
  return { kind: 'signed-in', answer: await signIn({ db: client, waysIn }, account, identity.provider, origin) }
}

async function signUpUnconfirmed(
  deps: IdentityDeps,
  client: PoolClient,
  identity: Pick<Identity, 'provider' | 'subject' | 'name'> & { email: string },
  { address, now }: Origin,
): Promise<Outcome> {
  const { email, name, provider } = identity
  const { freeCredits, say } = deps
  const userId = await createUserByProvider(client, {
    ...identity,
    isVerified: false,
    freeCredits,
    say,
    address,
    now,
  })
  if (userId === null) {
    await writeToOwner(deps, client, { email, role: 'user', wanted: { name, company: null }, now })
    return { kind: 'written-to' }
  }
  await keepIdentity(client, identity, userId, now)
  const key = await makeLink(client, { purpose: 'confirm-email', userId, sentTo: email, now })
  const letter = confirmProviderEmail(provider, `${deps.siteUrl}/confirm-email/${key}`)
  await postMail(deps, client, email, letter, { template: 'confirm-email', userId, now })
  return { kind: 'written-to' }
}
