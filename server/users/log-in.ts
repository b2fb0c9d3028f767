import type { SignInAnswer } from '../../contract/users/users.ts'
import { audit } from '../audit/index.ts'
import type { Platform } from '../platform/platform.ts'
import { emailKey } from './email-key.ts'
import { guessLimits, tellOfFailures, workFor } from './guessing.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { checked, giveBack, limitsOf, takeTries, wasRight } from './sign-in-throttle.ts'
import { signIn, type Origin } from './sign-in.ts'
import { findAccountByEmail } from './users.ts'
import type { WaysIn } from './ways-in.ts'
import type { HumanCheck } from '../human-check/index.ts'

type Outcome =
  | { kind: 'signed-in'; answer: SignInAnswer; userId: string }
  | { kind: 'wrong' }
  | { kind: 'wait'; seconds: number }
  /** The human check is asked for, with so much work. */
  | { kind: 'work'; work: number }

type Deps = Pick<Platform, 'db' | 'tasks' | 'secrets'> & {
  humanCheck: HumanCheck
  waysIn: WaysIn
  /** The address of the pages, without a slash at its end. */
  siteUrl: string
}

/**
 * Signs in with email and password. An address without an account, an account without a password, a disabled one and a wrong
 * password answer alike and take alike long (R-AUT-5).
 */
export async function logIn(
  deps: Deps,
  { email, password, captcha }: { email: string; password: string; captcha: string | undefined },
  origin: Origin,
): Promise<Outcome> {
  const { db, humanCheck, siteUrl } = deps
  const account = emailKey(email)
  const where = { account, address: origin.address, now: origin.now }
  const tries = await takeTries(deps, [...limitsOf(where), ...guessLimits(account)], origin.now)
  if (tries.kind === 'wait') return tries
  const { taken } = tries
  const work = await workFor(db, where, taken)
  if (work > 0 && !(await humanCheck.verify(captcha, { clientAddress: origin.address, isCounted: true }, work))) {
    await giveBack(db, taken)
    return { kind: 'work', work }
  }

  const found = await findAccountByEmail(db, account)
  const { isRight, isOutdated } = await checked(db, taken, async () =>
    verifyPassword(password, found?.passwordHash ?? null),
  )
  if (!found || !isRight || found.isDisabled) {
    await tellOfFailures(deps, { account, siteUrl }, taken)
    await audit(db, {
      event: 'sign-in-failed',
      actor: null,
      subject: found?.id ?? null,
      address: origin.address,
      now: origin.now,
    })
    return { kind: 'wrong' }
  }
  await wasRight(db, taken)
  if (isOutdated) {
    await db.query('update users set password_hash = $2 where id = $1', [found.id, await hashPassword(password)])
  }
  return { kind: 'signed-in', answer: await signIn(deps, found, 'password', origin), userId: found.id }
}
