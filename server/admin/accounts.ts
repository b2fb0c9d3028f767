import type { AdminUser, AuditEntry } from '../../contract/admin/api.ts'
import type { AccountRole } from '../../contract/platform/roles.ts'
import type { User } from '../../contract/users/users.ts'
import { entriesAbout } from '../audit/index.ts'
import type { Queryable } from '../platform/database.ts'

type Row = {
  id: string
  name: string
  email: string | null
  phone: string | null
  role: AccountRole
  provider: User['provider']
  created: Date
  last_login: Date | null
  is_verified: boolean
  is_phone_verified: boolean
  disabled_at: Date | null
}

const columns =
  'id, name, email, phone, role, provider, created, last_login, is_verified, is_phone_verified, disabled_at'
export const accountsPerPage = 25

export type AccountFilter = { filter: string; unverified: boolean; sort: 'email' | 'created'; page: number }

const orders = {
  // Accounts without an address stand last.
  email: 'email_key nulls last, id',
  created: 'created desc, id',
} as const

/** A page of accounts, and how many there are in all. */
export async function findAccounts(
  db: Queryable,
  { filter, unverified, sort, page }: AccountFilter,
): Promise<{ users: AdminUser[]; total: number }> {
  const where = `($1 = '' or email_key like $2 or lower(name) like $2 or phone like $3) and (not $4 or not (is_verified or is_phone_verified))`
  const wanted = filter.trim().toLowerCase()
  const digits = wanted.replace(/\D/gu, '').replace(/^0/u, '')
  const parameters = [wanted, `%${escapeLike(wanted)}%`, digits === '' ? null : `%${digits}%`, unverified]
  const { rows: counted } = await db.query<{ total: number }>(
    `select count(*)::int as total from users where ${where}`,
    parameters,
  )
  const { rows } = await db.query<Row>(
    `select ${columns} from users where ${where} order by ${orders[sort]} limit $5 offset $6`,
    [...parameters, accountsPerPage, (page - 1) * accountsPerPage],
  )
  return { users: rows.map(present), total: counted[0]?.total ?? 0 }
}

export async function findAdminUser(db: Queryable, id: string): Promise<AdminUser | null> {
  const { rows } = await db.query<Row>(`select ${columns} from users where id = $1`, [id])
  return rows[0] ? present(rows[0]) : null
}

/** What was noted of a person: done by them, or to them; the latest first. */
export async function logOf(db: Queryable, userId: string, count = 100): Promise<AuditEntry[]> {
  const entries = await entriesAbout(db, userId, count)
  const actors = [...new Set(entries.map(({ actor }) => actor).filter((id) => id !== null))]
  const { rows } = await db.query<{ id: string; shown: string }>(
    'select id, coalesce(email, name) as shown from users where id = any($1::uuid[])',
    [actors],
  )
  const shown = new Map(rows.map((row) => [row.id, row.shown]))
  return entries.map((entry) => ({
    ...entry,
    at: entry.at.toISOString(),
    actor: entry.actor === null ? null : (shown.get(entry.actor) ?? null),
  }))
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/gu, String.raw`\$&`)
}

function present(row: Row): AdminUser {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    role: row.role,
    provider: row.provider,
    created: row.created.toISOString(),
    lastLogin: row.last_login?.toISOString() ?? null,
    verification: {
      isVerified: row.is_verified || (row.phone !== null && row.is_phone_verified),
      isEmailVerified: row.is_verified,
    },
    isDisabled: row.disabled_at !== null,
  }
}
