import type { PasskeyProof } from '../../contract/second-factor/api.ts'
import { audit } from '../audit/index.ts'
import type { LimitDeps } from '../platform/limits/use.ts'
import { checked, limitsOf, takeTries, wasRight } from '../users/sign-in-throttle.ts'
import { openSession, type Origin } from '../users/sign-in.ts'
import { findAccount } from '../users/users.ts'
import type { SignInAnswer } from '../../contract/users/users.ts'
import { checkProof } from './passkeys.ts'

type Outcome = { kind: 'signed-in'; answer: SignInAnswer } | { kind: 'wrong' } | { kind: 'wait'; seconds: number }

/** Signs in with a passkey alone: the device has checked who holds it, so it is both factors. */
export async function logInByPasskey(
  deps: LimitDeps,
  { credential, siteUrl }: { credential: PasskeyProof; siteUrl: string },
  origin: Origin,
): Promise<Outcome> {
  const { db } = deps
  const limits = limitsOf({ account: `passkey ${credential.id}`, address: origin.address })
  const tries = await takeTries(deps, limits, origin.now)
  if (tries.kind === 'wait') return tries
  const { taken } = tries
  const userId = await checked(db, taken, async () =>
    checkProof(db, { userId: null, credential, siteUrl, now: origin.now }),
  )
  const account = userId === null ? null : await findAccount(db, userId)
  if (!account || account.isDisabled) {
    await audit(db, {
      event: 'sign-in-failed',
      actor: null,
      subject: userId,
      address: origin.address,
      details: { step: 'passkey' },
      now: origin.now,
    })
    return { kind: 'wrong' }
  }
  await wasRight(db, taken)
  const token = await openSession(db, account, 'passkey', { ...origin, hasSecondFactor: true })
  return { kind: 'signed-in', answer: { token, secondFactor: null } }
}
