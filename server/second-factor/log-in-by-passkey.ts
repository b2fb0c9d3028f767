import type { PasskeyProof } from '../../contract/second-factor-api.ts'
import { audit } from '../audit/audit.ts'
import type { Database } from '../platform/database.ts'
import { noteFailure, secondsToWait } from '../users/sign-in-throttle.ts'
import { signIn, type Origin } from '../users/sign-in.ts'
import { findAccount } from '../users/users.ts'
import type { SignInAnswer } from '../../contract/users.ts'
import { checkProof } from './passkeys.ts'

type Outcome = { kind: 'signed-in'; answer: SignInAnswer } | { kind: 'wrong' } | { kind: 'wait'; seconds: number }

/** Signs in with a passkey alone: the device has checked who holds it, so it is both factors. */
export async function logInByPasskey(
  db: Database,
  { credential, siteUrl }: { credential: PasskeyProof; siteUrl: string },
  origin: Origin,
): Promise<Outcome> {
  const tries = { account: `passkey ${credential.id}`, address: origin.address, now: origin.now }
  const seconds = await secondsToWait(db, tries)
  if (seconds > 0) return { kind: 'wait', seconds }
  const userId = await checkProof(db.$client, { userId: null, credential, siteUrl, now: origin.now })
  const account = userId === null ? null : await findAccount(db.$client, userId)
  if (!account || account.isDisabled) {
    await noteFailure(db, tries)
    await audit(db.$client, {
      event: 'sign-in-failed',
      actor: null,
      subject: userId,
      address: origin.address,
      details: { step: 'passkey' },
      now: origin.now,
    })
    return { kind: 'wrong' }
  }
  return { kind: 'signed-in', answer: await signIn(db.$client, account, 'passkey', origin) }
}
