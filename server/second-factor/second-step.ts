import type { PoolClient } from 'pg'
import { audit } from '../audit/index.ts'
import { inTransaction, type Queryable } from '../platform/database.ts'
import { endPending, findPendingStep, notePendingTries } from '../users/pending-sign-ins.ts'
import { guessLimits, tellOfFailures } from '../users/guessing.ts'
import { isKnownNetwork } from '../users/known-networks.ts'
import { checked, giveBack, limitOfHolder, limitsOf, takeTries, wasRight } from '../users/sign-in-throttle.ts'
import { openSession, type Origin } from '../users/sign-in.ts'
import { findAccount, type Account } from '../users/users.ts'
import type { PasskeyProof } from '../../contract/second-factor/api.ts'
import { isUnreadable, useCode } from './authenticator.ts'
import { checkProof } from './passkeys.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { tellOfSecondFactor, type ChangeDeps } from './second-factor.ts'

/** What a person brings for the second step. */
export type Proof =
  | { way: 'authenticator' | 'recovery-code'; code: string }
  | { way: 'passkey'; credential: PasskeyProof }

/** Wrong tries before the first step must be taken again. */
const triesOfOneKey = 5

type Outcome =
  | { kind: 'signed-in'; token: string }
  | { kind: 'too-late' }
  | { kind: 'wrong' }
  /** Their authenticator app cannot be checked, as after a restore without the keys. It is not passed either. */
  | { kind: 'unreadable' }
  | { kind: 'wait'; seconds: number }

/** Ends what signing in began: its key works once, for its ten minutes and for five tries. */
export async function takeSecondStep(
  deps: ChangeDeps,
  { key, ...proof }: { key: string } & Proof,
  origin: Origin,
): Promise<Outcome> {
  const { db, siteUrl } = deps
  const { address, now } = origin
  const pending = await findPendingStep(db, key, now)
  if (pending === null) return { kind: 'too-late' }
  const account = pending.emailKey ?? pending.userId
  const what = `second step of ${pending.userId}`
  // Anyone who gets here knows the password. They guess from all new places together; where the owner has been before, only the tries
  // from there count.
  const isKnown = await isKnownNetwork(db, { account, address, now })
  const limits = [
    ...(isKnown ? [] : [limitOfHolder(what)]),
    ...limitsOf({ account: what, address }),
    ...guessLimits(account),
  ]
  const tries = await takeTries(deps, limits, now)
  if (tries.kind === 'wait') return tries
  const { taken } = tries

  const look = async (client: PoolClient): Promise<Outcome> => {
    // Of two requests with one key, one waits here and then finds it used.
    const held = await findPendingStep(client, key, now, 'for update of p')
    const found = held && (await findAccount(client, held.userId))
    if (!held || !found || found.isDisabled) return { kind: 'too-late' }
    const proven = await check(deps, client, found, proof, now)
    if (proven !== 'right') {
      await countTry(client, key, held.tries + 1)
      return { kind: proven }
    }
    await endPending(client, key)
    const token = await openSession(client, found, held.way, { ...origin, hasSecondFactor: true })
    return { kind: 'signed-in', token }
  }
  const outcome = await checked(db, taken, async () => inTransaction(db, look))

  if (outcome.kind === 'signed-in') await wasRight(db, taken)
  if (outcome.kind === 'too-late') await giveBack(db, taken)
  if (outcome.kind === 'unreadable') {
    deps.log.error({ userId: pending.userId }, 'an authenticator app cannot be checked: it was sealed with another key')
  }
  if (outcome.kind === 'wrong') {
    await tellOfFailures(deps, { account, siteUrl }, taken)
    await audit(db, {
      event: 'sign-in-failed',
      actor: null,
      subject: pending.userId,
      address: origin.address,
      details: { step: proof.way },
      now: origin.now,
    })
  }
  return outcome
}

/** Whose second step a key is for; null: it is used, too old, or never was. */
export async function whoseSecondStep(db: Queryable, key: string, now: Date): Promise<string | null> {
  return (await findPendingStep(db, key, now))?.userId ?? null
}

async function check(
  deps: ChangeDeps,
  client: PoolClient,
  account: Account,
  proof: Proof,
  now: Date,
): Promise<'right' | 'wrong' | 'unreadable'> {
  const userId = account.id
  switch (proof.way) {
    case 'authenticator':
      return await useCode(client, deps.secrets, { userId, code: proof.code, now })
    case 'passkey': {
      const whose = await checkProof(client, { userId, credential: proof.credential, siteUrl: deps.siteUrl, now })
      return whose === userId ? 'right' : 'wrong'
    }
    case 'recovery-code': {
      if (await useRecoveryCode(client, deps.secrets, { userId, code: proof.code, now })) {
        await tellOfSecondFactor(deps, client, { userId, email: account.email }, 'recovery-code-used')
        return 'right'
      }
      // Recovery codes are hashed with the same key: where the one cannot be read, the other is not known to be wrong.
      return (await isUnreadable(client, deps.secrets, userId)) ? 'unreadable' : 'wrong'
    }
  }
}

async function countTry(client: PoolClient, key: string, tries: number): Promise<void> {
  await (tries >= triesOfOneKey ? endPending(client, key) : notePendingTries(client, key, tries))
}
