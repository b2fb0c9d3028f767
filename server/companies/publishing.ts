import type { PoolClient } from 'pg'
import type { PublishingState } from '../../contract/companies/states.ts'
import { audit } from '../audit/index.ts'
import { postMail, type PostDeps } from '../outbox/index.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import { noteEvent } from './company-events.ts'
import { companyDecision } from './letters.ts'
import { forgetFormerName, mayPublish } from './may-publish.ts'
import { lockCompany } from './members.ts'
import { peopleToTell } from './people-to-tell.ts'

/** The companies that the operator has blocked. */
export async function blockedCompanies(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(`select id from companies where publishing = 'blocked'`)
  return rows.map(({ id }) => id)
}

/**
 * Puts a company into the operator's queue, in the caller's transaction: for its first ad, or because an admin asks ahead. One that was
 * refused may ask again. @returns whether it waits now; false: it need not ask, or may not.
 */
export async function askToPublish(
  client: PoolClient,
  { companyId, actor, now }: { companyId: string; actor: string; now: Date },
): Promise<boolean> {
  const may = await mayPublish(client, companyId)
  if (may === null || may.kind === 'yes' || may.kind === 'blocked') return false
  const { rowCount } = await client.query(
    'update companies set asked_to_publish = $2 where id = $1 and asked_to_publish is null',
    [companyId, now],
  )
  if (rowCount === 1) await noteEvent(client, { companyId, event: 'asked-to-publish', actor, now })
  return true
}

export type Decision = 'approve' | 'refuse' | 'block' | 'unblock'

const becomes: Readonly<Record<Decision, PublishingState>> = {
  approve: 'approved',
  refuse: 'refused',
  block: 'blocked',
  // As if nobody had decided: its next ad waits again.
  unblock: 'unverified',
}
const noted = { approve: 'approved', refuse: 'refused', block: 'blocked', unblock: 'unblocked' } as const

/** What may be decided in which state; what is not here would change nothing, or skip a step. */
const decisionsIn: Readonly<Record<PublishingState, readonly Decision[]>> = {
  unverified: ['approve', 'refuse', 'block'],
  approved: ['refuse', 'block'],
  refused: ['approve', 'block'],
  blocked: ['unblock'],
}

export function mayDecide(state: PublishingState, decision: Decision): boolean {
  return decisionsIn[state].includes(decision)
}

/** @property siteUrl for the links in what admins are told */
type TellDeps = PostDeps & { siteUrl: string }

/** The operator decides; the company's admins are told by mail, with the reason. */
export async function decideOnCompany(
  deps: TellDeps & { db: Database },
  given: { companyId: string; operator: string; decision: Decision; reason: string | null; address: string; now: Date },
): Promise<{ kind: 'decided'; name: string } | { kind: 'not-found' } | { kind: 'not-now'; state: PublishingState }> {
  const { companyId, operator, decision, reason, address, now } = given
  return await inTransaction(deps.db, async (client) => {
    await lockCompany(client, companyId)
    const { rows } = await client.query<{ name: string; publishing: PublishingState }>(
      'select name, publishing from companies where id = $1',
      [companyId],
    )
    const [company] = rows
    if (!company) return { kind: 'not-found' }
    if (!mayDecide(company.publishing, decision)) return { kind: 'not-now', state: company.publishing }
    const state = becomes[decision]
    await client.query(
      `update companies set publishing = $2, publishing_reason = $3, publishing_decided = $4, asked_to_publish = null where id = $1`,
      [companyId, state, decision === 'refuse' || decision === 'block' ? reason : null, now],
    )
    await forgetFormerName(client, companyId)
    await noteEvent(client, { companyId, event: noted[decision], actor: null, now })
    const details = { company: companyId, decision }
    await audit(client, { event: 'company-decided', actor: operator, address, details, now })
    await tellAdmins(deps, client, { companyId, name: company.name, decision, reason, now })
    return { kind: 'decided', name: company.name }
  })
}

async function tellAdmins(
  deps: TellDeps,
  client: PoolClient,
  given: { companyId: string; name: string; decision: Decision; reason: string | null; now: Date },
): Promise<void> {
  const letter = companyDecision({ ...given, siteUrl: deps.siteUrl })
  for (const { userId, email } of await peopleToTell(client, { companyId: given.companyId }))
    await postMail(deps, client, email, letter, { template: 'company-decision', userId, now: given.now })
}
