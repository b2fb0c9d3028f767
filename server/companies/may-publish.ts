import type { PoolClient } from 'pg'
import type { PublishingState } from '../../contract/companies/states.ts'
import type { Queryable } from '../platform/database.ts'

/*
 * Whether a company's ads may go online. A verified company's may. An unverified one may post, and its first ad waits until the
 * operator approves the company.
 */

export type MayPublish =
  | { kind: 'yes' }
  /** Not before the operator has approved the company: see `askToPublish`. */
  | { kind: 'needs-approval' }
  | { kind: 'refused'; reason: string | null }
  | { kind: 'blocked'; reason: string | null }

/** What the rule looks at. */
export type Standing = {
  publishing: PublishingState
  publishing_reason: string | null
  register_name: string | null
  own_domain: string | null
}

/** The rule, without a database. A refusal or a block by the operator weighs more than the badge. */
export function mayPublishBy({
  publishing,
  publishing_reason: reason,
  register_name,
  own_domain,
}: Standing): MayPublish {
  switch (publishing) {
    case 'blocked':
    case 'refused':
      return { kind: publishing, reason }
    case 'approved':
      return { kind: 'yes' }
    case 'unverified':
      return register_name !== null && own_domain !== null ? { kind: 'yes' } : { kind: 'needs-approval' }
  }
}

/** May this company publish? For the room of ads: asked in the transaction that puts an ad online. @returns null if not found. */
export async function mayPublish(db: Queryable, companyId: string): Promise<MayPublish | null> {
  const { rows } = await db.query<Standing>(
    'select publishing, publishing_reason, register_name, own_domain from companies where id = $1 for key share',
    [companyId],
  )
  return rows[0] ? mayPublishBy(rows[0]) : null
}

/**
 * A company that may publish goes by its name alone, and back to no earlier one, whatever it loses later. In the transaction of what may have
 * allowed it: its ads that are online take the name within minutes (job-ads/take-new-names.ts).
 */
export async function forgetFormerName(client: PoolClient, companyId: string): Promise<void> {
  const may = await mayPublish(client, companyId)
  if (may?.kind !== 'yes') return
  await client.query('update companies set former_name = null where id = $1 and former_name is not null', [companyId])
}
