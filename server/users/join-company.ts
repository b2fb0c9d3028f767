import type { PoolClient } from 'pg'
import { audit } from '../audit/index.ts'
import { acceptInvitation, findInvitation, type Invitation } from '../companies/index.ts'
import { openAccounts } from '../credits/index.ts'
import { passwordRequired } from '../../contract/users/texts.ts'
import { inTransaction, type Queryable } from '../platform/database.ts'
import type { CreateDeps } from './create-user.ts'
import { hashPassword } from './password-hash.ts'
import { passwordProblem } from './password-rules.ts'
import { findAccountByEmail, type Account } from './users.ts'
import type { Say } from '../platform/events.ts'

type Looked =
  | { kind: 'new' | 'has-account' | 'cannot-join'; invitation: Invitation }
  | { kind: 'expired' | 'unknown'; invitation: null }

/** What somebody who holds an invitation's key can do with it. The key was sent to the address, so that they may learn this. */
export async function lookAtInvitation(db: Queryable, key: string, now: Date): Promise<Looked> {
  const invitation = await findInvitation(db, key, now)
  if (invitation === null) return { kind: 'unknown', invitation }
  if (invitation.isExpired) return { kind: 'expired', invitation: null }
  const account = await findAccountByEmail(db, invitation.emailKey)
  if (account === null) return { kind: 'new', invitation }
  return { kind: mayJoin(account) ? 'has-account' : 'cannot-join', invitation }
}

/**
 * Who looks for jobs with their account does not act for a company by it, and nobody acts for two. An address that its account has not
 * confirmed is nobody's yet.
 */
function mayJoin({ role, company, isVerified, isDisabled }: Account): boolean {
  return role === 'publisher' && company === null && isVerified && !isDisabled
}

type Outcome =
  | { kind: 'joined'; company: string }
  | { kind: 'bad-password'; message: string }
  | { kind: 'no-terms' | 'cannot-join' | 'expired' | 'unknown' }

/**
 * Makes whoever holds an invitation's key a member of the company. Where their address has no account, one is made with the password that
 * they choose; the key proves the address.
 */
export async function joinCompany(
  deps: CreateDeps & { say: Say },
  {
    key,
    password,
    hasAccepted,
    address,
    now,
  }: { key: string; password: string | null; hasAccepted: boolean; address: string; now: Date },
): Promise<Outcome> {
  const looked = await lookAtInvitation(deps.db, key, now)
  if (looked.invitation === null) return { kind: looked.kind }
  if (looked.kind === 'cannot-join') return { kind: looked.kind }
  const { invitation } = looked
  const { name, email } = invitation
  if (looked.kind === 'has-account') {
    return await inTransaction(deps.db, async (client): Promise<Outcome> => {
      const account = await findAccountByEmail(client, invitation.emailKey)
      if (account === null || !mayJoin(account)) return { kind: 'cannot-join' }
      return await accept(client, { invitation, userId: account.id, address, now })
    })
  }
  // A password that cannot be used does not use up the invitation.
  if (password === null) return { kind: 'bad-password', message: passwordRequired }
  const problem = passwordProblem(password, { name, email })
  if (problem !== null) return { kind: 'bad-password', message: problem }
  if (!hasAccepted) return { kind: 'no-terms' }
  const passwordHash = await hashPassword(password)
  try {
    return await inTransaction(deps.db, async (client): Promise<Outcome> => {
      const { rows } = await client.query<{ id: string }>(
        `insert into users (name, email, email_key, role, password_hash, is_verified, created)
         values ($1, $2, $3, 'publisher', $4, true, $5) on conflict do nothing returning id`,
        [name, email, invitation.emailKey, passwordHash, now],
      )
      const [created] = rows
      // Somebody signed up with the address in this moment.
      if (!created) return { kind: 'cannot-join' }
      await openAccounts(client, { userId: created.id, free: deps.freeCredits, now })
      await deps.say(client, 'address-confirmed', { userId: created.id })
      const details = { role: 'publisher', invited: true }
      await audit(client, { event: 'signed-up', actor: created.id, address, details, now })
      const outcome = await accept(client, { invitation, userId: created.id, address, now })
      // An account for an invitation that is no more would be one that nobody asked for.
      if (outcome.kind !== 'joined') throw new NotJoined(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof NotJoined) return error.outcome
    throw error
  }
}

class NotJoined extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super('The invitation was used or withdrawn meanwhile')
    this.outcome = outcome
  }
}

async function accept(
  client: PoolClient,
  given: { invitation: Invitation; userId: string; address: string; now: Date },
): Promise<Outcome> {
  const { invitation, userId, address, now } = given
  if (!(await acceptInvitation(client, { invitation, userId, now }))) return { kind: 'unknown' }
  await audit(client, { event: 'company-joined', actor: userId, address, now })
  return { kind: 'joined', company: invitation.companyName }
}
