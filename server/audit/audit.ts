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
