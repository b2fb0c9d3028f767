import { readNotifications } from '../../contract/users/notifications.ts'
import { shownMobile } from '../../contract/users/phone.ts'
import type { Queryable } from '../platform/database.ts'
import { rowsOf, type PersonalData } from '../platform/personal-data.ts'

export const account: PersonalData = {
  what: 'name, email address, phone number and notification choices',
  file: 'account.json',
  about: 'Your name, your contact details and your notification choices.',
  exportOf: accountOf,
}

export const signingIn: PersonalData = {
  what: 'password, and the devices where you are logged in',
  file: 'signing-in.json',
  about: 'Where you are logged in, and the links that we sent you. No passwords or keys.',
  async exportOf(db, userId) {
    const sessions = await rowsOf(
      db,
      `select user_agent as "browser", address as "networkAddress", created as "signedInAt", last_used as "lastUsedAt",
              expires as "endsAt", has_second_factor as "withSecondStep" from sessions where user_id = $1 order by created`,
      userId,
    )
    const links = await rowsOf(
      db,
      `select purpose as "linkFor", sent_to as "sentTo", created as "sentAt", expires as "worksUntil", used_at as "usedAt"
         from one_time_links where user_id = $1 order by created`,
      userId,
    )
    const loginLinks = await rowsOf(
      db,
      `select email as "sentTo", back as "leadsTo", job as "savesJob", created as "sentAt", expires as "worksUntil", used_at as "usedAt"
         from login_links where user_id = $1 order by created`,
      userId,
    )
    return { signedInOn: sessions, linksThatWereSent: links, linksToLogInThatWereSent: loginLinks }
  },
  async forget(client, { provenEmailKey }) {
    await client.query('delete from pending_sign_ins where strpos(lower(data::text), $1) > 0', [provenEmailKey])
    await client.query('delete from login_links where email_key = $1', [provenEmailKey])
  },
}

async function accountOf(db: Queryable, userId: string): Promise<unknown> {
  const { rows } = await db.query<{
    name: string
    email: string | null
    phone: string | null
    role: string
    provider: string
    is_verified: boolean
    is_phone_verified: boolean
    has_password: boolean
    created: Date
    last_login: Date | null
    disabled_at: Date | null
    deletion_notice_at: Date | null
    notifications: unknown
  }>(
    `select name, email, phone, role, provider, is_verified, is_phone_verified, password_hash is not null as has_password,
            created, last_login, disabled_at, deletion_notice_at, notifications from users where id = $1`,
    [userId],
  )
  return rows.map((row) => ({
    id: userId,
    name: row.name,
    emailAddress: row.email,
    emailAddressIsConfirmed: row.is_verified,
    mobileNumber: row.phone === null ? null : shownMobile(row.phone),
    mobileNumberIsConfirmed: row.is_phone_verified,
    role: row.role,
    signedUpWith: row.provider === 'local' ? 'email or telephone' : row.provider,
    hasPassword: row.has_password,
    signedUpAt: row.created,
    lastLoginAt: row.last_login,
    disabledByUsAt: row.disabled_at,
    warnedOfDeletionAt: row.deletion_notice_at,
    notifications: readNotifications(row.notifications),
  }))[0]
}
