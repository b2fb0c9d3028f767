import type { User } from '../../contract/users/users.ts'
import type { AccountRole } from '../../contract/platform/roles.ts'
import type { Queryable } from '../platform/database.ts'

/** What somebody may sign up as. */
export type NewRole = Extract<AccountRole, 'user' | 'publisher'>

/** An account as the server knows it. */
export type Account = {
  id: string
  role: AccountRole
  name: string
  email: string | null
  phone: string | null
  provider: User['provider']
  passwordHash: string | null
  isVerified: boolean
  isPhoneVerified: boolean
  created: Date
  lastLogin: Date | null
  isDisabled: boolean
  company: { id: string; name: string; type: number; isAdmin: boolean } | null
}

type Row = {
  id: string
  role: AccountRole
  name: string
  email: string | null
  phone: string | null
  provider: User['provider']
  password_hash: string | null
  is_verified: boolean
  is_phone_verified: boolean
  created: Date
  last_login: Date | null
  disabled_at: Date | null
  company_id: string | null
  company_name: string | null
  company_type: number | null
  is_admin: boolean | null
}

const columns = `u.id, u.role, u.name, u.email, u.phone, u.provider, u.password_hash, u.is_verified, u.is_phone_verified, u.created,
  u.last_login, u.disabled_at, c.id as company_id, c.name as company_name, c.company_type, m.is_admin`
const from = `users u left join company_members m on m.user_id = u.id left join companies c on c.id = m.company_id`

export async function findAccount(db: Queryable, id: string): Promise<Account | null> {
  const { rows } = await db.query<Row>(`select ${columns} from ${from} where u.id = $1`, [id])
  return rows[0] ? toAccount(rows[0]) : null
}

/** @param key see email-key.ts. */
export async function findAccountByEmail(db: Queryable, key: string): Promise<Account | null> {
  const { rows } = await db.query<Row>(`select ${columns} from ${from} where u.email_key = $1`, [key])
  return rows[0] ? toAccount(rows[0]) : null
}

/** @param mobile ten digits. */
export async function findAccountByPhone(db: Queryable, mobile: string): Promise<Account | null> {
  const { rows } = await db.query<Row>(`select ${columns} from ${from} where u.phone = $1`, [mobile])
  return rows[0] ? toAccount(rows[0]) : null
}

/**
 * What the person themselves may see of their account.
 * @param credits for applications that they have left.
 */
export function presentUser(account: Account, credits: number): User {
  return {
    _id: account.id,
    name: account.name,
    email: account.email,
    phone: account.phone,
    role: account.role,
    provider: account.provider,
    created: account.created.toISOString(),
    lastLogin: account.lastLogin?.toISOString() ?? null,
    verification: { isVerified: account.isVerified },
    phoneLogin: account.phone !== null && account.isPhoneVerified,
    hasPassword: account.passwordHash !== null,
    subscription: { jobApplicationsCounter: credits },
    company: account.company && {
      _id: account.company.id,
      name: account.company.name,
      companyType: account.company.type,
      isAdmin: account.company.isAdmin,
    },
  }
}

function toAccount(row: Row): Account {
  return {
    id: row.id,
    role: row.role,
    name: row.name,
    email: row.email,
    phone: row.phone,
    provider: row.provider,
    passwordHash: row.password_hash,
    isVerified: row.is_verified,
    isPhoneVerified: row.is_phone_verified,
    created: row.created,
    lastLogin: row.last_login,
    isDisabled: row.disabled_at !== null,
    company:
      row.company_id === null || row.company_name === null || row.company_type === null
        ? null
        : { id: row.company_id, name: row.company_name, type: row.company_type, isAdmin: row.is_admin === true },
  }
}
