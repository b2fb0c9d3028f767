import type { PoolClient } from 'pg'
import { audit } from '../audit/index.ts'
import { handOver, balanceOf } from '../ledger/index.ts'
import { postMail, type PostDeps } from '../outbox/index.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { creditsOfCompany, creditsOfMember } from './company-credits.ts'
import { noteEvent } from './company-events.ts'
import { madeCompanyAdmin, removedFromCompany } from './letters.ts'
import { revokeKeysOf } from './revoke-keys.ts'
import { endUnprovenBadge } from './verification.ts'

type Deps = PostDeps & { db: Database }

/** Who does what to whom; that `actor` is an admin of the company is what the policy has seen to. */
type Given = { companyId: string; actor: string; userId: string; now: Date }

type Member = { name: string; email: string | null; is_admin: boolean; company_name: string }

/** Makes a member an admin, and tells them. */
export async function makeCompanyAdmin(
  deps: Deps,
  { companyId, actor, userId, now }: Given,
): Promise<{ kind: 'done' | 'not-found' | 'already' }> {
  return await inTransaction(deps.db, async (client) => {
    await lockCompany(client, companyId)
    const member = await findMember(client, companyId, userId)
    if (member === null) return { kind: 'not-found' }
    if (member.is_admin) return { kind: 'already' }
    await client.query('update company_members set is_admin = true where company_id = $1 and user_id = $2', [
      companyId,
      userId,
    ])
    await noteEvent(client, { companyId, event: 'made-admin', actor, subject: userId, now })
    await audit(client, { event: 'role-changed', actor, subject: userId, details: { companyAdmin: true }, now })
    if (member.email !== null)
      await postMail(deps, client, member.email, madeCompanyAdmin(member.company_name), {
        template: 'company-admin',
        userId,
        now,
      })
    return { kind: 'done' }
  })
}

type Removed = { kind: 'removed'; credits: number; companyHas: number } | { kind: 'not-found' } | { kind: 'oneself' }

/**
 * Removes a member; their credits go back to the company in the same transaction, reserved ones too. Their sessions stay: each request
 * reads membership again, so the next one finds none. Anyone who removes is an admin and cannot remove themselves, so one always stays.
 */
export async function removeMember(deps: Deps, { companyId, actor, userId, now }: Given): Promise<Removed> {
  if (actor === userId) return { kind: 'oneself' }
  return await inTransaction(deps.db, async (client) => {
    await lockCompany(client, companyId)
    // Of two admins who remove one another, the second is no member any more.
    const [admin, member] = [await findMember(client, companyId, actor), await findMember(client, companyId, userId)]
    if (admin?.is_admin !== true || member === null) return { kind: 'not-found' }
    const credits = await endMembership(client, { companyId, userId, now })
    await noteEvent(client, { companyId, event: 'removed', actor, subject: userId, details: { credits }, now })
    await audit(client, { event: 'company-left', actor, subject: userId, details: { removed: true }, now })
    if (member.email !== null)
      await postMail(deps, client, member.email, removedFromCompany(member.company_name), {
        template: 'company-removed',
        userId,
        now,
      })
    const { available } = await balanceOf(client, creditsOfCompany(companyId))
    return { kind: 'removed', credits, companyHas: available }
  })
}

type Left = { kind: 'left'; name: string } | { kind: 'last-admin' | 'last-member' | 'not-found' }

/** Leaves one's company, which gets the credits back. An admin only leaves while there is another. */
export async function leaveOwnCompany(
  db: Database,
  { companyId, userId, now }: { companyId: string; userId: string; now: Date },
): Promise<Left> {
  return await inTransaction(db, async (client) => {
    await lockCompany(client, companyId)
    const member = await findMember(client, companyId, userId)
    if (member === null) return { kind: 'not-found' }
    const { rows } = await client.query<{ members: number; admins: number }>(
      `select count(*)::int as members, (count(*) filter (where is_admin))::int as admins from company_members
        where company_id = $1 and user_id <> $2`,
      [companyId, userId],
    )
    if (rows[0]?.members === 0) return { kind: 'last-member' }
    if (member.is_admin && rows[0]?.admins === 0) return { kind: 'last-admin' }
    const credits = await endMembership(client, { companyId, userId, now })
    await noteEvent(client, { companyId, event: 'left', actor: userId, details: { credits }, now })
    await audit(client, { event: 'company-left', actor: userId, now })
    return { kind: 'left', name: member.company_name }
  })
}

/**
 * Ends a membership in the caller's transaction, which has locked the company; keys that the member made stop working. @returns the credits that the company got back.
 */
export async function endMembership(
  client: PoolClient,
  { companyId, userId, now }: { companyId: string; userId: string; now: Date },
): Promise<number> {
  const { rows } = await client.query<{ created: Date }>(
    'delete from company_members where company_id = $1 and user_id = $2 returning created',
    [companyId, userId],
  )
  const [member] = rows
  if (!member) throw new Error('The membership that was just read is not there')
  await revokeKeysOf(client, { companyId, userId, now })
  await endUnprovenBadge(client, { companyId, now })
  const [from, to] = [creditsOfMember(userId), creditsOfCompany(companyId)]
  // Once for each time that somebody was a member.
  const key = `leave ${companyId} ${userId} ${member.created.getTime()} ${now.getTime()}`
  return await handOver(client, { from: from.owner, to: to.owner, unit: from.unit, key, now })
}

/**
 * Of two changes of a company's members at once, the second sees what the first did. Not 'for update': a transfer, which holds a member's
 * row, refers to the company in its line of the log, and both would wait for one another.
 */
export async function lockCompany(client: PoolClient, companyId: string): Promise<void> {
  await client.query('select 1 from companies where id = $1 for no key update', [companyId])
}

async function findMember(client: PoolClient, companyId: string, userId: string): Promise<Member | null> {
  const { rows } = await client.query<Member>(
    `select u.name, u.email, m.is_admin, c.name as company_name
       from company_members m join users u on u.id = m.user_id join companies c on c.id = m.company_id
      where m.company_id = $1 and m.user_id = $2`,
    [companyId, userId],
  )
  return rows[0] ?? null
}
