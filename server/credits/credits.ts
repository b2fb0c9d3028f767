import type { PoolClient } from 'pg'
import type { Credits } from '../../contract/credits/credits.ts'
import * as ledger from '../ledger/index.ts'
import { balanceOf as ledgerBalanceOf, type Holding, type Subject } from '../ledger/index.ts'
import type { Queryable } from '../platform/database.ts'

/*
 * What an application costs a person, from the moment it is queued to the moment it is known what became of it (R-PAY-5). Every
 * function runs in the caller's transaction, so that credits and applications change together or not at all, and may be called again.
 */

/** What one application costs. */
const price = 1

/** A person's credits for applications. */
export function applicationCreditsOf(userId: string): Holding {
  return { owner: { kind: 'person', id: userId }, unit: 'application-credits' }
}

const application = (id: string): Subject => ({ kind: 'application', id })

/** What a person has. Somebody for whom no accounts were opened has nothing. */
export async function balanceOf(client: Queryable, userId: string): Promise<Credits> {
  return await ledgerBalanceOf(client, applicationCreditsOf(userId))
}

/**
 * Holds the price of an application. After a release it can be held again: the person tries once more.
 * @returns whether it is held or paid now; false: there is not enough, and nothing was changed.
 */
export async function reserve(
  client: PoolClient,
  { userId, applicationId, now }: { userId: string; applicationId: string; now: Date },
): Promise<boolean> {
  const subject = application(applicationId)
  return await ledger.reserve(client, { ...applicationCreditsOf(userId), amount: price, subject, now })
}

/**
 * Takes what is held for an application that was made.
 * @returns whether it is paid; false: nothing was held for it, and nothing is taken.
 */
export async function capture(
  client: PoolClient,
  { applicationId, now }: { applicationId: string; now: Date },
): Promise<boolean> {
  return await ledger.capture(client, { subject: application(applicationId), now })
}

/**
 * Gives back what is held for an application that was not made.
 * @returns whether nothing is held or paid for it now; false: it was paid, and stays so.
 */
export async function release(
  client: PoolClient,
  { applicationId, now }: { applicationId: string; now: Date },
): Promise<boolean> {
  return await ledger.release(client, { subject: application(applicationId), now })
}
