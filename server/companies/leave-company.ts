import type { PoolClient } from 'pg'
import type { CompanyFate } from '../../contract/users/settings-api.ts'
import { audit } from '../audit/index.ts'
import { postMail, type PostDeps } from '../outbox/index.ts'
import type { Queryable } from '../platform/database.ts'
import { noteEvent } from './company-events.ts'
import { companyClosed, nowCompanyAdmin } from './letters.ts'
import { endMembership } from './members.ts'

type Member = { userId: string; name: string; email: string | null; isAdmin: boolean }

/** What becomes of the person's company when their account ends; null: they are in none. */
export async function companyFate(db: Queryable, userId: string): Promise<CompanyFate | null> {
  const company = await companyOf(db, userId)
  if (company === null) return null
  const members = await membersOf(db, company.id)
  const others = members.filter((member) => member.userId !== userId)
  return {
    name: company.name,
    fate: fateOf(members, userId),
    others: others.map(({ userId: _id, name }) => ({ _id, name })),
  }
}

/** Who follows, where the one who leaves is the last to look after the company: somebody named, whoever is longest there, or nobody. */
export type Successor =
  | { kind: 'named'; userId: string }
  | { kind: 'longest' }
  | { kind: 'none' }
  | { kind: 'not-said' }

type Outcome = { kind: 'left' } | { kind: 'needs-admin' }

/**
 * Settles what becomes of a company before one of its members goes: another person looks after it, or it goes. A company that stays
 * gets their credits back. In the caller's transaction, in which the account is deleted; who is left behind is told by mail.
 */
export async function leaveCompany(
  deps: PostDeps,
  client: PoolClient,
  { userId, successor, now }: { userId: string; successor: Successor; now: Date },
): Promise<Outcome> {
  const company = await companyOf(client, userId)
  if (company === null) return { kind: 'left' }
  // Of two who leave at once, the second sees that the first has gone.
  await client.query('select 1 from companies where id = $1 for no key update', [company.id])
  const members = await membersOf(client, company.id)
  const others = members.filter((member) => member.userId !== userId)
  if (fateOf(members, userId) === 'stays') {
    await end(client, { companyId: company.id, userId, now })
    return { kind: 'left' }
  }
  if (others.length === 0 || successor.kind === 'none') {
    for (const member of others) await tell(deps, client, member, companyClosed(company.name), 'company-closed', now)
    await client.query('delete from companies where id = $1', [company.id])
    return { kind: 'left' }
  }
  const follows =
    successor.kind === 'longest'
      ? others[0]
      : others.find((member) => successor.kind === 'named' && member.userId === successor.userId)
  if (follows === undefined) return { kind: 'needs-admin' }
  await client.query('update company_members set is_admin = true where company_id = $1 and user_id = $2', [
    company.id,
    follows.userId,
  ])
  await audit(client, {
    event: 'role-changed',
    actor: userId,
    subject: follows.userId,
    details: { companyAdmin: true },
    now,
  })
  await noteEvent(client, {
    companyId: company.id,
    event: 'made-admin',
    actor: userId,
    subject: follows.userId,
    now,
  })
  await end(client, { companyId: company.id, userId, now })
  await tell(deps, client, follows, nowCompanyAdmin(company.name), 'company-admin', now)
  return { kind: 'left' }
}

async function end(
  client: PoolClient,
  { companyId, userId, now }: { companyId: string; userId: string; now: Date },
): Promise<void> {
  const credits = await endMembership(client, { companyId, userId, now })
  await noteEvent(client, { companyId, event: 'left', actor: userId, details: { credits }, now })
}

function fateOf(members: readonly Member[], userId: string): CompanyFate['fate'] {
  const others = members.filter((member) => member.userId !== userId)
  if (others.length === 0) return 'goes'
  return others.some((member) => member.isAdmin) ? 'stays' : 'needs-admin'
}

async function companyOf(db: Queryable, userId: string): Promise<{ id: string; name: string } | null> {
  const { rows } = await db.query<{ id: string; name: string }>(
    'select c.id, c.name from company_members m join companies c on c.id = m.company_id where m.user_id = $1',
    [userId],
  )
  return rows[0] ?? null
}

/** Who has been there longest first. */
async function membersOf(db: Queryable, companyId: string): Promise<Member[]> {
  const { rows } = await db.query<{ user_id: string; name: string; email: string | null; is_admin: boolean }>(
    `select m.user_id, u.name, u.email, m.is_admin from company_members m join users u on u.id = m.user_id
      where m.company_id = $1 order by m.created, m.user_id`,
    [companyId],
  )
  return rows.map((row) => ({ userId: row.user_id, name: row.name, email: row.email, isAdmin: row.is_admin }))
}

async function tell(
  deps: PostDeps,
  client: PoolClient,
  member: Member,
  letter: Parameters<typeof postMail>[3],
  template: string,
  now: Date,
): Promise<void> {
  if (member.email !== null)
    await postMail(deps, client, member.email, letter, { template, userId: member.userId, now })
}
