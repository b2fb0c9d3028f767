import { createHash, randomBytes } from 'node:crypto'
import type { AccountRole } from '../../contract/platform/roles.ts'
import { mustHaveSecondFactor } from '../../contract/second-factor/rule.ts'
import type { SignedIn } from '../platform/calls/signed-in.ts'
import type { Database, Queryable } from '../platform/database.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * How long a session lasts unused, and at all, in milliseconds (R-SES-2): those who can see other people's data are asked
 * again sooner.
 */
const sessionLife: Readonly<Record<AccountRole, { idle: number; whole: number }>> = {
  user: { idle: 14 * day, whole: 90 * day },
  publisher: { idle: 12 * hour, whole: 7 * day },
  marketing: { idle: 12 * hour, whole: 7 * day },
  admin: { idle: hour, whole: 12 * hour },
}

/** A delicate change asks for a proof of identity that is not older than this. */
const proofLife = 15 * minute

/** The moment of use is written down this often at most: reading a page must not be a write. */
const noteUseEvery = minute

/** Begins a session. @returns its token, which is kept nowhere but with the person: 256 bits, base64url. */
export async function beginSession(
  db: Queryable,
  given: {
    userId: string
    role: AccountRole
    hasSecondFactor?: boolean
    userAgent: string
    address: string
    now: Date
  },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.query(
    `insert into sessions (user_id, token_hash, created, last_used, expires, proved_at, has_second_factor, user_agent, address)
     values ($1, $2, $3, $3, $4, $3, $5, $6, $7)`,
    [
      given.userId,
      hashToken(token),
      given.now,
      new Date(given.now.getTime() + sessionLife[given.role].whole),
      given.hasSecondFactor ?? false,
      given.userAgent.slice(0, 300),
      given.address,
    ],
  )
  return token
}

type SessionRow = {
  id: string
  user_id: string
  last_used: Date
  proved_at: Date
  has_second_factor: boolean
  name: string
  email: string | null
  role: AccountRole
  is_verified: boolean
  company_id: string | null
  company_name: string | null
  is_company_admin: boolean | null
}

/** Whose token this is; null where it opens nothing: unknown, ended, run out, or of an account that was disabled. */
export async function findSession(db: Database, token: string, now: Date): Promise<SignedIn | null> {
  if (!/^[\w-]{43}$/u.test(token)) return null
  const { rows } = await db.query<SessionRow>(
    `select s.id, s.user_id, s.last_used, s.proved_at, s.has_second_factor, u.name, u.email, u.role, u.is_verified,
            c.id as company_id, c.name as company_name, m.is_admin as is_company_admin
       from sessions s join users u on u.id = s.user_id
       left join company_members m on m.user_id = u.id left join companies c on c.id = m.company_id
      where s.token_hash = $1 and s.expires > $2 and u.disabled_at is null`,
    [hashToken(token), now],
  )
  const [row] = rows
  if (!row || now.getTime() - row.last_used.getTime() > sessionLife[row.role].idle) return null
  if (now.getTime() - row.last_used.getTime() > noteUseEvery) {
    await db.query('update sessions set last_used = $2 where id = $1', [row.id, now])
  }
  return {
    sessionId: row.id,
    userId: row.user_id,
    name: row.name,
    email: row.email,
    role: row.role,
    isVerified: row.is_verified,
    company:
      row.company_id === null || row.company_name === null
        ? null
        : { id: row.company_id, name: row.company_name, isAdmin: row.is_company_admin === true },
    provedAt: row.proved_at,
    hasSecondFactor: row.has_second_factor,
  }
}

/** Gives a session a new token; the old one opens nothing from then on. @returns null where the session is no more. */
export async function renewSession(db: Queryable, sessionId: string): Promise<string | null> {
  const token = randomBytes(32).toString('base64url')
  const { rowCount } = await db.query('update sessions set token_hash = $2 where id = $1', [
    sessionId,
    hashToken(token),
  ])
  return rowCount === 1 ? token : null
}

/** Gives a session a new token because it can do more from now on: its person has a second factor. @returns the token. */
export async function raiseSession(db: Queryable, sessionId: string): Promise<string> {
  const token = await renewSession(db, sessionId)
  if (token === null) throw new Error('The session ended while it was being changed')
  await db.query('update sessions set has_second_factor = true where id = $1', [sessionId])
  return token
}

export async function noteProof(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db.query('update sessions set proved_at = $2 where id = $1', [sessionId, now])
}

/**
 * SQL for when somebody last proved who they are by logging in; null if no session of theirs is left.
 * @param userId the expression that gives their id.
 */
export function lastProofOfSessions(userId: string): string {
  return `(select max(proved_at) from sessions where user_id = ${userId})`
}

/** Whether the person proved who they are a short while ago. */
export function isProved({ provedAt }: Pick<SignedIn, 'provedAt'>, now: Date): boolean {
  return now.getTime() - provedAt.getTime() <= proofLife
}

/** Whether they must have a second factor, and this session was begun without: until it is set up, they act for no company and run nothing. */
export function lacksSecondFactor(user: Pick<SignedIn, 'role' | 'company' | 'hasSecondFactor'>): boolean {
  return mustHaveSecondFactor(user) && !user.hasSecondFactor
}

/** @returns whether there was such a session of this person. */
export async function endSession(
  db: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  const { rowCount } = await db.query('delete from sessions where id = $1 and user_id = $2', [sessionId, userId])
  return rowCount === 1
}

/** @param but the session that stays; left out: none does. */
export async function endSessionsOf(db: Queryable, userId: string, but?: string): Promise<number> {
  const { rowCount } = await db.query('delete from sessions where user_id = $1 and ($2::uuid is null or id <> $2)', [
    userId,
    but ?? null,
  ])
  return rowCount ?? 0
}

export type ShownSession = {
  id: string
  userAgent: string
  address: string
  created: Date
  lastUsed: Date
}

/** The sessions that are still open, the last used first. */
export async function sessionsOf(
  db: Queryable,
  { userId, role }: Pick<SignedIn, 'userId' | 'role'>,
  now: Date,
): Promise<ShownSession[]> {
  const { rows } = await db.query<{
    id: string
    user_agent: string
    address: string
    created: Date
    last_used: Date
  }>(
    `select id, user_agent, address, created, last_used from sessions
      where user_id = $1 and expires > $2 and last_used >= $3 order by last_used desc, id`,
    [userId, now, new Date(now.getTime() - sessionLife[role].idle)],
  )
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    address: row.address,
    created: row.created,
    lastUsed: row.last_used,
  }))
}

/** Sessions that have run out, by either of their two ends. */
export async function forgetOldSessions(db: Queryable, now: Date): Promise<void> {
  const idle = Object.entries(sessionLife).map(([role, life]) => ({ role, seconds: life.idle / 1000 }))
  await db.query(
    `delete from sessions s using users u, json_to_recordset($2) as life (role text, seconds int)
      where u.id = s.user_id and life.role = u.role
        and (s.expires <= $1 or s.last_used < $1::timestamptz - make_interval(secs => life.seconds))`,
    [now, JSON.stringify(idle)],
  )
}

/** A fast hash is right here: a token is 256 random bits, there is nothing to guess. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
