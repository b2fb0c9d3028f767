import type { FreeCredits } from '../credits/index.ts'
import type { PoolClient } from 'pg'
import type { Provider } from '../../contract/users/users.ts'
import { audit } from '../audit/index.ts'
import { postMail } from '../outbox/index.ts'
import { inTransaction, type Queryable } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import type { SignedIn } from '../platform/calls/signed-in.ts'
import { identityChanged } from './letters.ts'
import type { Identity } from './providers.ts'
import type { WaysIn } from '../users/ways-in.ts'
import { hasPasskey } from '../second-factor/index.ts'

export type IdentityDeps = Pick<Platform, 'db' | 'tasks' | 'clock' | 'say'> & {
  /** The address of the pages, without a slash at its end. */
  siteUrl: string
  /** That a new account starts with. */
  freeCredits: FreeCredits
  waysIn: WaysIn
  /** Where the request came from. */
  address: string
}

type Key = Pick<Identity, 'provider' | 'subject'>

/** Whose account an identity is linked with. */
export async function accountOfIdentity(db: Queryable, { provider, subject }: Key): Promise<string | null> {
  const { rows } = await db.query<{ user_id: string }>(
    'select user_id from social_identities where provider = $1 and subject = $2',
    [provider, subject],
  )
  return rows[0]?.user_id ?? null
}

/** Held to the end of the transaction: of two answers about one identity, one is worked through after the other. */
export async function lockIdentity(client: PoolClient, { provider, subject }: Key): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`identity ${provider} ${subject}`])
}

/** @returns false where the account has another identity of this provider. */
export async function keepIdentity(
  client: PoolClient,
  { provider, subject }: Key,
  userId: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'insert into social_identities (provider, subject, user_id, created) values ($1, $2, $3, $4) on conflict do nothing',
    [provider, subject, userId, now],
  )
  return rowCount === 1
}

/** Links an identity with the account of somebody who is signed in, and has just proved who they are. */
export async function linkIdentity(
  deps: IdentityDeps,
  user: Pick<SignedIn, 'userId' | 'email'>,
  identity: Identity,
): Promise<{ kind: 'linked' | 'somebody-elses' | 'has-another' }> {
  const now = deps.clock.now()
  return await inTransaction(deps.db, async (client) => {
    await lockIdentity(client, identity)
    const owner = await accountOfIdentity(client, identity)
    if (owner !== null) return { kind: owner === user.userId ? 'linked' : 'somebody-elses' }
    if (!(await keepIdentity(client, identity, user.userId, now))) return { kind: 'has-another' }
    await tell(deps, client, user, identity.provider, 'linked')
    return { kind: 'linked' }
  })
}

/** Unlinks one, unless it is the only way in. */
export async function unlinkIdentity(
  deps: IdentityDeps,
  user: Pick<SignedIn, 'userId' | 'email'>,
  provider: Provider,
): Promise<{ kind: 'unlinked' | 'not-found' | 'last-way-in' }> {
  return await inTransaction(deps.db, async (client) => {
    // Two who unlink one each at the same time must not leave none.
    const { rows } = await client.query<{ other_way: boolean; linked: boolean }>(
      `select password_hash is not null or (phone is not null and is_phone_verified)
              or exists (select 1 from social_identities where user_id = u.id and provider <> $2) as other_way,
              exists (select 1 from social_identities where user_id = u.id and provider = $2) as linked
         from users u where id = $1 for update`,
      [user.userId, provider],
    )
    if (rows[0]?.linked !== true) return { kind: 'not-found' }
    if (!rows[0].other_way && !(await hasPasskey(client, user.userId))) return { kind: 'last-way-in' }
    await client.query('delete from social_identities where user_id = $1 and provider = $2', [user.userId, provider])
    await tell(deps, client, user, provider, 'unlinked')
    return { kind: 'unlinked' }
  })
}

/** Unlinks all of an account, whoever linked them. */
export async function forgetIdentities(db: Queryable, userId: string): Promise<void> {
  await db.query('delete from social_identities where user_id = $1', [userId])
}

export async function identitiesOf(db: Queryable, userId: string): Promise<{ provider: Provider; created: Date }[]> {
  const { rows } = await db.query<{ provider: Provider; created: Date }>(
    'select provider, created from social_identities where user_id = $1',
    [userId],
  )
  return rows
}

async function tell(
  deps: IdentityDeps,
  client: PoolClient,
  { userId, email }: Pick<SignedIn, 'userId' | 'email'>,
  provider: Provider,
  what: 'linked' | 'unlinked',
): Promise<void> {
  const now = deps.clock.now()
  await audit(client, { event: `identity-${what}`, actor: userId, address: deps.address, details: { provider }, now })
  if (email === null) return
  await postMail(deps, client, email, identityChanged(provider, what, `${deps.siteUrl}/settings/security`), {
    template: `identity-${what}`,
    userId,
    now,
  })
}
