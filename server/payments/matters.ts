import type { Queryable } from '../platform/database.ts'

/** Why a person must look at a payment. */
export type MatterKind =
  | 'other-amount'
  | 'buyer-gone'
  | 'second-subscription'
  | 'credits-spent'
  | 'dispute'
  | 'dispute-reversed'
  | 'refund-failed'
  | 'event-failed'

/**
 * Notes what needs a person, for /admin. The same is noted once.
 * @param matter.text says what happened in plain words: nothing that a buyer typed.
 */
export async function noteMatter(
  db: Queryable,
  matter: { kind: MatterKind; purchaseId: string | null; objectId: string; text: string; now: Date },
): Promise<void> {
  const { kind, purchaseId, objectId, text, now } = matter
  await db.query(
    `insert into payment_matters (at, kind, purchase_id, object_id, text) values ($1, $2, $3, $4, $5)
     on conflict (kind, object_id) do nothing`,
    [now, kind, purchaseId, objectId, text],
  )
}
