import type { PoolClient } from 'pg'
import type { Stripe } from 'stripe'
import { capture, release } from '../ledger/index.ts'
import { inTransaction } from '../platform/database.ts'
import { lockSpaces } from '../platform/locks.ts'
import { idOf } from './complete-purchase.ts'
import { noteMatter } from './matters.ts'
import type { Selling } from './payment-deps.ts'
import type { PurchaseRow } from './purchases.ts'
import { holdCredits, paidForBy, writeCreditNote } from './refunds.ts'

/** States in which a dispute has come to an end; an appeal may still change it. */
const decided: ReadonlySet<string> = new Set(['won', 'lost', 'warning_closed', 'prevented'])

/**
 * Looks at a dispute at the provider, under a lock, so that no older answer is written over a newer one. While the bank decides, the credits
 * that were bought are held, as far as they are there; won, they are free again; lost, they are gone, and a credit note says that the money
 * is. A decision that is changed later is for a person.
 * @returns false where it is about nothing of ours.
 */
export async function readDispute(deps: Selling, disputeId: string): Promise<boolean> {
  return await inTransaction(deps.db, async (client) => {
    await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [lockSpaces.disputes, disputeId])
    const dispute = await deps.payments.stripe.disputes.retrieve(disputeId)
    const intent = idOf(dispute.payment_intent)
    if (intent === null || dispute.livemode !== deps.payments.isLive) return false
    const now = deps.clock.now()
    const found = await paidForBy(client, intent)
    if (found === null) return false
    const { purchase } = found
    await client.query('select 1 from purchases where id = $1 for update', [purchase.id])
    const dueBy = dispute.evidence_details.due_by
    const isClosed = decided.has(dispute.status)
    const { rows } = await client.query<{
      subject: string
      is_new: boolean
      was: string | null
      was_decided: boolean
    }>(
      `with before as (select status, closed_at from payment_disputes where id = $1)
       insert into payment_disputes (id, purchase_id, amount, reason, status, due_by, opened_at, closed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (id) do update set status = excluded.status, closed_at = coalesce(payment_disputes.closed_at, excluded.closed_at)
       returning subject, not exists (select from before) as is_new, (select status from before) as was,
         exists (select from before where closed_at is not null) as was_decided`,
      [
        dispute.id,
        purchase.id,
        dispute.amount,
        dispute.reason,
        dispute.status,
        dueBy === null ? null : new Date(dueBy * 1_000),
        now,
        isClosed ? now : null,
      ],
    )
    const [kept] = rows
    if (!kept) throw new Error('The dispute was not kept')
    const subject = { kind: 'dispute', id: kept.subject }
    if (kept.is_new) {
      const text =
        'A buyer disputes a payment with their bank. Answer it at the payment provider before the day named there.'
      await noteMatter(client, { kind: 'dispute', purchaseId: purchase.id, objectId: dispute.id, text, now })
      // A plan gives by its own state.
      if (purchase.product !== 'advanced')
        await holdCredits(client, { purchase, most: purchase.quantity, subject, now })
    }
    if (kept.was === dispute.status) return true
    if (kept.was_decided) {
      if (isClosed) await tellOfChange(client, dispute, { purchase, now })
      return true
    }
    if (dispute.status === 'won' || dispute.status === 'warning_closed') await release(client, { subject, now })
    if (dispute.status === 'lost') {
      await capture(client, { subject, now })
      await writeCreditNote(deps, client, { found, reference: dispute.id, amount: dispute.amount, now })
    }
    return true
  })
}

/** What follows a decision has been done, and the credits may have been used since: another decision is put before a person. */
async function tellOfChange(
  client: PoolClient,
  { id, status }: Stripe.Dispute,
  { purchase, now }: { purchase: PurchaseRow; now: Date },
): Promise<void> {
  const { rowCount } = await client.query(`select 1 from receipts where series = 'credit-note' and reference = $1`, [
    id,
  ])
  const wasLost = rowCount !== 0
  if (wasLost === (status === 'lost')) return
  const text = `The bank has changed its decision on a dispute: it is ${status === 'lost' ? 'lost' : 'won'} now. ${
    wasLost
      ? 'The money is ours again, but a credit note was sent, and credits for job ads or applications were taken: give them back by hand, and write to the buyer.'
      : 'The money is gone, but the buyer has what was bought: take the credits back by hand, and write to the buyer.'
  }`
  await noteMatter(client, { kind: 'dispute-reversed', purchaseId: purchase.id, objectId: id, text, now })
}
