import { randomUUID } from 'node:crypto'
import type { AccountRole } from '../contract/platform/roles.ts'
import { mustHaveSecondFactor } from '../contract/second-factor/rule.ts'
import { openAccounts } from '../server/credits/give-credits.ts'
import type { Clock } from '../server/platform/clock.ts'
import { inTransaction } from '../server/platform/database.ts'
import { emailKey } from '../server/users/email-key.ts'
import { hashPassword } from '../server/users/password-hash.ts'
import { beginSession } from '../server/users/sessions.ts'
import type { TestServer } from './server.ts'

/** Somebody with an account who is signed in. */
export type Person = {
  id: string
  name: string
  email: string
  password: string
  token: string
  /** Sent with a request, it comes from their browser. */
  headers: { cookie: string }
  companyId: string | null
}

/** The password of everybody in tests who has one. Hashing it once saves each test 50 ms. */
export const testPassword = 'quiet river 27'
let hashed: Promise<string> | null = null

const noKey = { keyFor: () => Buffer.alloc(32) }

/** The product that somebody is added to: a server of a test, or one of its own process by its database. */
type Product = Pick<TestServer, 'db'> & {
  services: { clock: Clock; config: Pick<TestServer['services']['config'], 'freeCredits'> }
}

/** Somebody who signed up and confirmed a while ago, and is signed in now. Each call makes another person. */
export async function aPerson(
  server: Product,
  given: {
    name?: string
    email?: string
    phone?: string
    role?: AccountRole
    isVerified?: boolean
    /** Joins a company: one that is there, or a new one by its name. */
    company?: ACompany
    /** Of the session; left out: those whose role asks for one have it. */
    hasSecondFactor?: boolean
  } = {},
): Promise<Person> {
  const name = given.name ?? 'Ann Example'
  const email = given.email ?? `ann-${randomUUID().slice(0, 8)}@example.com`
  const db = server.db
  const now = server.services.clock.now()
  const role = given.role ?? (given.company ? 'publisher' : 'user')
  const { rows } = await db.query<{ id: string }>(
    `insert into users (name, email, email_key, phone, is_phone_verified, role, password_hash, is_verified, created)
     values ($1, $2, $3, $4, $4::text is not null, $5, $6, $7, $8) returning id`,
    [
      name,
      email,
      emailKey(email),
      given.phone ?? null,
      role,
      await (hashed ??= hashPassword(testPassword)),
      given.isVerified ?? true,
      now,
    ],
  )
  const id = rows[0]!.id
  // As from before codes of whom they were given to were kept.
  const free = { amount: server.services.config.freeCredits, config: { giftsKeptMonths: 0 }, secrets: noKey }
  await inTransaction(server.db, async (client) => await openAccounts(client, { userId: id, free, now }))
  const companyId = given.company ? await join(server, id, given.company, now) : null
  const hasSecondFactor =
    given.hasSecondFactor ?? mustHaveSecondFactor({ role, company: { isAdmin: given.company?.isAdmin ?? false } })
  const token = await beginSession(db, {
    userId: id,
    role,
    hasSecondFactor,
    userAgent: 'test',
    address: '127.0.0.1',
    now,
  })
  return { id, name, email, password: testPassword, token, headers: { cookie: `token=${token}` }, companyId }
}

/** `isApproved`: its ads go online without anybody having to look at them first. */
type ACompany = { id?: string; name?: string; isAdmin?: boolean; isApproved?: boolean }

async function join(
  server: Product,
  userId: string,
  { id, name = 'Harbour Care Ltd', isAdmin = false, isApproved = false }: ACompany,
  now: Date,
): Promise<string> {
  const db = server.db
  const companyId =
    id ??
    (
      await db.query<{ id: string }>(
        `insert into companies (name, company_type, phone, created, publishing) values ($1, 1, '1134960000', $2, $3) returning id`,
        [name, now, isApproved ? 'approved' : 'unverified'],
      )
    ).rows[0]!.id
  await db.query('insert into company_members (company_id, user_id, is_admin, created) values ($1, $2, $3, $4)', [
    companyId,
    userId,
    isAdmin,
    now,
  ])
  return companyId
}
