import type { PoolClient } from 'pg'
import { balanceOf, type Owner, capture, reserve } from '../ledger/index.ts'
import type { Queryable } from '../platform/database.ts'
import type { OwnCompany } from '../platform/calls/signed-in.ts'

const unit = 'publisher-credits'

/** `pays` 'company': what a program or a feed posts is paid by the company alone, never by whoever set it up. */
export type Payer = { userId: string; company: OwnCompany; pays?: 'company' }

/** What somebody can post ads with: their own credits, and the company's if they look after it. */
export async function creditsFor(
  db: Queryable,
  { userId, company }: { userId: string; company: OwnCompany | null },
): Promise<{ available: number; own: number; company: number | null }> {
  const { available: own } = await balanceOf(db, { owner: { kind: 'person', id: userId }, unit })
  if (company?.isAdmin !== true) return { available: own, own, company: null }
  const { available } = await balanceOf(db, { owner: { kind: 'company', id: company.id }, unit })
  // An ad is paid from one of the two.
  return { available: Math.max(own, available), own, company: available }
}

/**
 * Pays for one time that an ad is online, in the transaction that puts it online (R-PAY-5): the author's own credits first; whoever looks
 * after the company may spend the company's too.
 * @param runId Of the time it is online: each is paid once.
 * @returns false if there are not enough credits, and nothing was changed.
 */
export async function payForAd(
  client: PoolClient,
  { payer, runId, cost, now }: { payer: Payer; runId: string; cost: number; now: Date },
): Promise<boolean> {
  const { userId, company, pays } = payer
  const owners: Owner[] = pays === 'company' ? [] : [{ kind: 'person', id: userId }]
  if (company.isAdmin) owners.push({ kind: 'company', id: company.id })
  const subject = { kind: 'job-ad', id: runId }
  for (const owner of owners) {
    if (await reserve(client, { owner, unit, amount: cost, subject, now }))
      return await capture(client, { subject, now })
  }
  return false
}
