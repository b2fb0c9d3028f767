import { createHash, randomBytes } from 'node:crypto'
import type { ApiKey, NewApiKey } from '../../contract/companies/api-keys.ts'
import { keyStart, mostKeys, type KeyScope } from '../../contract/companies/key-rules.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import type { CallingKey } from '../platform/calls/api-key.ts'
import { noteEvent } from './company-events.ts'
import { lockCompany } from './members.ts'

/*
 * Keys by which programs act for a company. Of a key only the hash is kept. It works as long as the admin who made it is one: they know
 * it, so it must not outlive their place in the company.
 */

/** Characters of a key that are shown, after what all keys begin with. */
const shownCharacters = 5

/** The moment of use is written down this often at most. */
const noteUseEvery = 60_000

type Row = {
  id: string
  name: string
  prefix: string
  scopes: KeyScope[]
  by_name: string | null
  created: Date
  last_used: Date | null
  revoked: Date | null
}

/** All keys of a company, the latest first; those that were revoked stay, so that it can be told what was there. */
export async function apiKeysOf(db: Queryable, companyId: string): Promise<ApiKey[]> {
  const { rows } = await db.query<Row>(
    `select k.id, k.name, k.prefix, k.scopes, u.name as by_name, k.created, k.last_used, k.revoked
       from company_api_keys k left join users u on u.id = k.created_by
      where k.company_id = $1 order by (k.revoked is null) desc, k.created desc, k.id limit 200`,
    [companyId],
  )
  return rows.map(present)
}

/** @returns the key, which is known to nobody afterwards but to whoever made it. */
export async function makeApiKey(
  db: Database,
  { companyId, actor, wanted, now }: { companyId: string; actor: string; wanted: NewApiKey; now: Date },
): Promise<{ kind: 'made'; key: string; apiKey: ApiKey } | { kind: 'too-many' }> {
  const key = keyStart + randomBytes(32).toString('base64url')
  const prefix = key.slice(0, keyStart.length + shownCharacters)
  return await inTransaction(db, async (client) => {
    await lockCompany(client, companyId)
    const held = await client.query<{ count: number }>(
      'select count(*)::int as count from company_api_keys where company_id = $1 and revoked is null',
      [companyId],
    )
    if ((held.rows[0]?.count ?? 0) >= mostKeys) return { kind: 'too-many' }
    const { rows } = await client.query<Row>(
      `with made as (
         insert into company_api_keys (company_id, name, prefix, key_hash, scopes, created_by, created)
         values ($1, $2, $3, $4, $5, $6, $7) returning *)
       select m.id, m.name, m.prefix, m.scopes, u.name as by_name, m.created, m.last_used, m.revoked
         from made m join users u on u.id = m.created_by`,
      [companyId, wanted.name, prefix, hashOf(key), [...new Set(wanted.scopes)], actor, now],
    )
    const [row] = rows
    if (!row) throw new Error('A key that was just made is not there')
    await noteEvent(client, { companyId, event: 'key-made', actor, details: { prefix }, now })
    return { kind: 'made', key, apiKey: present(row) }
  })
}

/** Whether a token is written like one of our keys: such a token is never looked for among the sessions. */
export function isWrittenLikeKey(token: string): boolean {
  return token.startsWith(keyStart)
}

/** Whose key this is; null where it opens nothing: unknown, revoked, or made by somebody who no longer looks after the company. */
export async function findApiKey(db: Database, token: string, now: Date): Promise<CallingKey | null> {
  if (!isWrittenLikeKey(token) || !/^[\w-]{43}$/u.test(token.slice(keyStart.length))) return null
  const { rows } = await db.query<{
    id: string
    company_id: string
    company_name: string
    scopes: KeyScope[]
    user_id: string
    user_name: string
    is_verified: boolean
    last_used: Date | null
  }>(
    `select k.id, k.company_id, c.name as company_name, k.scopes, u.id as user_id, u.name as user_name, u.is_verified, k.last_used
       from company_api_keys k
       join companies c on c.id = k.company_id
       join users u on u.id = k.created_by and u.disabled_at is null
       join company_members m on m.company_id = k.company_id and m.user_id = u.id and m.is_admin
      where k.key_hash = $1 and k.revoked is null`,
    [hashOf(token)],
  )
  const [row] = rows
  if (!row) return null
  if (row.last_used === null || now.getTime() - row.last_used.getTime() > noteUseEvery)
    await db.query('update company_api_keys set last_used = $2 where id = $1', [row.id, now])
  return {
    keyId: row.id,
    company: { id: row.company_id, name: row.company_name },
    scopes: row.scopes,
    maker: { userId: row.user_id, name: row.user_name, isVerified: row.is_verified },
  }
}

/** Of 256 random bits: nothing slower than SHA-256 is needed. */
function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

function present(row: Row): ApiKey {
  return {
    _id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    createdBy: row.by_name,
    created: row.created.toISOString(),
    lastUsed: row.last_used?.toISOString() ?? null,
    revoked: row.revoked?.toISOString() ?? null,
  }
}
