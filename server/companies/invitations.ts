import { createHash, randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { CompanyInvitation } from '../../contract/companies/companies.ts'
import { invitationDays } from '../../contract/companies/limits.ts'
import { postMail, type PostDeps } from '../outbox/index.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import { noteEvent } from './company-events.ts'
import { invitedToCompany } from './letters.ts'
import { lockCompany } from './members.ts'

/*
 * How somebody becomes a member: an admin names them, and they accept by a link that was sent to their address. Nobody gets an account, or
 * into a company, by being named; and the company's admins do not learn who had an account before (R-AUT-5).
 */

type Outcome = { kind: 'invited' | 'already-member' | 'blocked' | 'not-found' }

/** @param emailKey what makes two addresses one account. */
export async function invite(
  deps: PostDeps & { db: Database; siteUrl: string },
  given: { companyId: string; actor: string; name: string; email: string; emailKey: string; now: Date },
): Promise<Outcome> {
  const { companyId, actor, name, email, emailKey, now } = given
  return await inTransaction(deps.db, async (client) => {
    await lockCompany(client, companyId)
    const { rows } = await client.query<{ name: string; publishing: string; is_member: boolean }>(
      `select c.name, c.publishing, exists (
                select 1 from company_members m join users u on u.id = m.user_id
                 where m.company_id = c.id and u.email_key = $2) as is_member
         from companies c where c.id = $1`,
      [companyId, emailKey],
    )
    const [company] = rows
    if (!company) return { kind: 'not-found' }
    if (company.publishing === 'blocked') return { kind: 'blocked' }
    if (company.is_member) return { kind: 'already-member' }
    const key = randomBytes(24).toString('base64url')
    const expires = new Date(now.getTime() + invitationDays * 86_400_000)
    // Asked again: the link that was sent before stops working.
    await client.query(
      `insert into company_invitations (company_id, name, email, email_key, key_hash, created, expires)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict on constraint company_invitations_one_each do update
         set name = excluded.name, email = excluded.email, key_hash = excluded.key_hash, created = excluded.created,
             expires = excluded.expires`,
      [companyId, name, email, emailKey, hashOf(key), now, expires],
    )
    await noteEvent(client, { companyId, event: 'invited', actor, now })
    const url = `${deps.siteUrl}/join-company/${key}`
    const letter = invitedToCompany({ company: plainNameOf(company.name), url, days: invitationDays })
    // No account's mail: whose address this is nobody knows before they accept.
    await postMail(deps, client, email, letter, {
      template: 'join-company',
      userId: null,
      now,
      isForgottenOnceSent: true,
    })
    return { kind: 'invited' }
  })
}

/** A company's name is typed by a stranger: one that could be taken for an address is not sent to people. */
function plainNameOf(name: string): string | null {
  return /[/:@\r\n]|\bwww\b|\.[a-z]{2,}\b/iu.test(name) || name.length > 100 ? null : name
}

/** Those that can still be accepted, the latest first. */
export async function invitationsOf(db: Queryable, companyId: string, now: Date): Promise<CompanyInvitation[]> {
  const { rows } = await db.query<{ id: string; name: string; email: string; created: Date; expires: Date }>(
    `select id, name, email, created, expires from company_invitations
      where company_id = $1 and expires > $2 order by created desc, id`,
    [companyId, now],
  )
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    email: row.email,
    invited: row.created.toISOString(),
    expires: row.expires.toISOString(),
  }))
}

/** @returns whether there was such an invitation of this company. */
export async function withdrawInvitation(
  db: Database,
  { companyId, actor, invitationId, now }: { companyId: string; actor: string; invitationId: string; now: Date },
): Promise<boolean> {
  return await inTransaction(db, async (client) => {
    const { rowCount } = await client.query('delete from company_invitations where id = $1 and company_id = $2', [
      invitationId,
      companyId,
    ])
    if (rowCount === 1) await noteEvent(client, { companyId, event: 'invitation-withdrawn', actor, now })
    return rowCount === 1
  })
}

export type Invitation = {
  id: string
  companyId: string
  companyName: string
  name: string
  email: string
  emailKey: string
  isExpired: boolean
}

/** Looks at an invitation by its link's key; null if not found. */
export async function findInvitation(db: Queryable, key: string, now: Date): Promise<Invitation | null> {
  const { rows } = await db.query<{
    id: string
    company_id: string
    company_name: string
    name: string
    email: string
    email_key: string
    expires: Date
  }>(
    `select i.id, i.company_id, c.name as company_name, i.name, i.email, i.email_key, i.expires
       from company_invitations i join companies c on c.id = i.company_id where i.key_hash = $1`,
    [hashOf(key)],
  )
  const [row] = rows
  if (!row) return null
  return {
    id: row.id,
    companyId: row.company_id,
    companyName: row.company_name,
    name: row.name,
    email: row.email,
    emailKey: row.email_key,
    isExpired: row.expires <= now,
  }
}

/**
 * Uses an invitation up and makes its person a member, in the caller's transaction, which has the account.
 * @returns false: the invitation has been used or withdrawn meanwhile, or the person is in a company; nothing was changed.
 */
export async function acceptInvitation(
  client: PoolClient,
  { invitation, userId, now }: { invitation: Invitation; userId: string; now: Date },
): Promise<boolean> {
  const { companyId, id } = invitation
  // Both wait for who changes the members, and a company that was deleted has no invitations.
  await lockCompany(client, companyId)
  const open = await client.query('select 1 from company_invitations where id = $1 for update', [id])
  if (open.rowCount !== 1) return false
  const { rowCount } = await client.query(
    `insert into company_members (company_id, user_id, is_admin, created) values ($1, $2, false, $3) on conflict do nothing`,
    [companyId, userId, now],
  )
  if (rowCount !== 1) return false
  await client.query('delete from company_invitations where id = $1', [id])
  await noteEvent(client, { companyId, event: 'joined', actor: userId, now })
  return true
}

export async function forgetOldInvitations(db: Queryable, now: Date): Promise<void> {
  // A week longer than it works: whoever finds it late is told that it is too late.
  await db.query(`delete from company_invitations where expires < $1::timestamptz - interval '7 days'`, [now])
}

/** A fast hash is right here: a key is 192 random bits. */
function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
