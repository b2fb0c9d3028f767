import type { PoolClient } from 'pg'
import { mustHaveSecondFactor } from '../../contract/second-factor/rule.ts'
import { audit } from '../audit/index.ts'
import { postMail } from '../outbox/index.ts'
import { inTransaction } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import type { SignedIn } from '../platform/calls/signed-in.ts'
import { endSessionsOf, raiseSession } from '../users/sessions.ts'
import { keepAuthenticator, openTicket, removeAuthenticator } from './authenticator.ts'
import { secondFactorChanged, type SecondFactorChange } from './letters.ts'
import { stepOf } from './one-time-code.ts'
import { keepPasskey, removePasskey } from './passkeys.ts'
import { forgetRecoveryCodes, recoveryCodesLeft, renewRecoveryCodes } from './recovery-codes.ts'
import type { NewPasskey } from '../../contract/second-factor/api.ts'

export type ChangeDeps = Pick<Platform, 'db' | 'tasks' | 'secrets' | 'clock' | 'log'> & {
  /** The address of the pages, without a slash at its end. */
  siteUrl: string
  /** Where the request came from. */
  address: string
}

type Strengthened = { kind: 'done'; token: string; recoveryCodes: string[] }

/** Sets up an authenticator app whose secret was shown a while ago, once a code of it is right. */
export async function setUpAuthenticator(
  deps: ChangeDeps,
  user: SignedIn,
  { ticket, code }: { ticket: string; code: string },
): Promise<Strengthened | { kind: 'wrong-code' | 'too-late' }> {
  const now = deps.clock.now()
  const { userId } = user
  const secret = openTicket(deps.secrets, { userId, ticket, now })
  if (secret === null) return { kind: 'too-late' }
  const step = stepOf(secret, code, now)
  if (step === null) return { kind: 'wrong-code' }
  return await inTransaction(deps.db, async (client) => {
    await keepAuthenticator(client, deps.secrets, { userId, secret, step, now })
    return await strengthen(deps, client, user, 'authenticator-added')
  })
}

/** Adds a passkey that the person's device has just made. */
export async function addPasskey(
  deps: ChangeDeps,
  user: SignedIn,
  { name, credential }: { name: string; credential: NewPasskey },
): Promise<Strengthened | { kind: 'not-good' }> {
  const { siteUrl } = deps
  const now = deps.clock.now()
  return await inTransaction(deps.db, async (client) => {
    const kept = await keepPasskey(client, { userId: user.userId, name, credential, siteUrl, now })
    return kept ? await strengthen(deps, client, user, 'passkey-added') : { kind: 'not-good' }
  })
}

export type Removal = { kind: 'done' | 'not-found' | 'needed' }

/** @param passkeyId null: the authenticator app. */
export async function removeFactor(deps: ChangeDeps, user: SignedIn, passkeyId: string | null): Promise<Removal> {
  try {
    return await inTransaction(deps.db, async (client) => {
      // Two who remove one each at the same time must not leave none.
      await client.query('select 1 from users where id = $1 for update', [user.userId])
      const removed =
        passkeyId === null
          ? await removeAuthenticator(client, user.userId)
          : await removePasskey(client, user.userId, passkeyId)
      if (!removed) return { kind: 'not-found' }
      if (!(await hasFactor(client, user.userId))) {
        if (mustHaveSecondFactor(user)) throw new StillNeeded()
        // Recovery codes stand in for a factor; without one they are nothing.
        await forgetRecoveryCodes(client, user.userId)
      }
      await tell(deps, client, user, passkeyId === null ? 'authenticator-removed' : 'passkey-removed')
      return { kind: 'done' }
    })
  } catch (error) {
    if (error instanceof StillNeeded) return { kind: 'needed' }
    throw error
  }
}

/** New recovery codes, for somebody who has a factor. */
export async function renewCodes(
  deps: ChangeDeps,
  user: SignedIn,
): Promise<{ kind: 'done'; recoveryCodes: string[] } | { kind: 'nothing-to-recover' }> {
  return await inTransaction(deps.db, async (client) => {
    if (!(await hasFactor(client, user.userId))) return { kind: 'nothing-to-recover' }
    const recoveryCodes = await renewRecoveryCodes(client, deps.secrets, user.userId)
    await tell(deps, client, user, 'recovery-codes-renewed')
    return { kind: 'done', recoveryCodes }
  })
}

/** Undoes the removal of the last factor of somebody who must have one. */
class StillNeeded extends Error {}

/**
 * What follows on a new factor: this session has it and a new token, all others end, because they were begun without; and the
 * first factor brings recovery codes.
 */
async function strengthen(
  deps: ChangeDeps,
  client: PoolClient,
  user: SignedIn,
  change: SecondFactorChange,
): Promise<Strengthened> {
  await endSessionsOf(client, user.userId, user.sessionId)
  const token = await raiseSession(client, user.sessionId)
  const recoveryCodes =
    (await recoveryCodesLeft(client, user.userId)) > 0
      ? []
      : await renewRecoveryCodes(client, deps.secrets, user.userId)
  await tell(deps, client, user, change)
  return { kind: 'done', token, recoveryCodes }
}

async function tell(
  deps: Pick<ChangeDeps, 'tasks' | 'clock' | 'siteUrl' | 'address'>,
  client: PoolClient,
  { userId, email }: Pick<SignedIn, 'userId' | 'email'>,
  change: SecondFactorChange,
): Promise<void> {
  const now = deps.clock.now()
  await audit(client, {
    event: 'second-factor-changed',
    actor: userId,
    address: deps.address,
    details: { change },
    now,
  })
  if (email === null) return
  await postMail(deps, client, email, secondFactorChanged(change, `${deps.siteUrl}/settings/security`), {
    template: 'second-factor-changed',
    userId,
    now,
  })
}

async function hasFactor(client: PoolClient, userId: string): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `select exists (select 1 from authenticators where user_id = $1 and confirmed_at is not null)
         or exists (select 1 from passkeys where user_id = $1) as has`,
    [userId],
  )
  return rows[0]?.has === true
}

export { tell as tellOfSecondFactor }
