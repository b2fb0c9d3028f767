import type { Queryable } from '../platform/database.ts'

/** What operators must be able to look up later (R-LOG-1). */
export type AuditEvent =
  | 'signed-up'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'session-ended'
  | 'email-confirmed'
  | 'password-changed'
  | 'password-reset-asked'
  | 'email-changed'
  | 'phone-changed'
  | 'second-factor-changed'
  | 'identity-linked'
  | 'identity-unlinked'
  | 'data-exported'
  | 'account-deleted'
  | 'account-disabled'
  | 'account-enabled'
  | 'confirmation-resent'
  | 'role-changed'
  | 'access-denied'
  | 'personal-data-seen'
  | 'credits-granted'
  | 'company-joined'
  | 'company-left'
  | 'company-decided'
  | 'ad-taken-down'
  | 'ad-allowed-again'
  | 'payment-refunded'
  | 'board-login-saved'
  | 'board-login-deleted'
  | 'board-login-used'

/** @param details never a secret, and no words that a person typed. */
export async function audit(
  db: Queryable,
  given: {
    event: AuditEvent
    actor: string | null
    subject?: string | null
    address?: string | null
    details?: Record<string, string | number | boolean | null>
    now: Date
  },
): Promise<void> {
  await db.query(
    'insert into audit_log (at, actor, subject, event, address, details) values ($1, $2, $3, $4, $5, $6)',
    [
      given.now,
      given.actor,
      given.subject ?? given.actor,
      given.event,
      given.address ?? null,
      JSON.stringify(given.details ?? {}),
    ],
  )
}

/** How often somebody has done something since a moment. */
export async function countDone(
  db: Queryable,
  { event, actor, since }: { event: AuditEvent; actor: string; since: Date },
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from audit_log where actor = $1 and event = $2 and at > $3',
    [actor, event, since],
  )
  return rows[0]?.count ?? 0
}

export type KeptEntry = {
  id: string
  at: Date
  event: string
  actor: string | null
  address: string | null
  details: Record<string, string | number | boolean | null>
}

/** What was noted of a person: done by them, or to them; the latest first. */
export async function entriesAbout(db: Queryable, userId: string, count: number): Promise<KeptEntry[]> {
  const { rows } = await db.query<KeptEntry>(
    `select id, at, event, actor, address, details
       from (select id, at, event, actor, address, details from audit_log where subject = $1
              union select id, at, event, actor, address, details from audit_log where actor = $1) as l
      order by at desc, id desc limit $2`,
    [userId, count],
  )
  return rows
}
