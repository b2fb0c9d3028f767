import type { CompanyChange } from '../../contract/companies/companies.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { revisionOf } from '../platform/revision.ts'
import { noteEvent } from './company-events.ts'
import { mayPublish } from './may-publish.ts'
import { lockCompany } from './members.ts'
import { tellOperator, waitsAgain, type OperatorDeps } from './operator-letters.ts'
import { askToPublish } from './publishing.ts'

/**
 * Changes a company's details. What was checked or approved was so under the old name and number: a new one of either loses the badge and
 * the approval, and a company that could publish waits for the operator again, who is told. Until it may publish, others see the name that
 * it had when it last could, or its first.
 * @param change its phone as `ukPhone` gives it.
 * @returns 'changed-since' where somebody has saved other details than the change started from: nothing is changed.
 */
export async function editCompany(
  deps: OperatorDeps & { db: Database },
  { companyId, actor, change, now }: { companyId: string; actor: string; change: CompanyChange; now: Date },
): Promise<'done' | 'not-found' | 'changed-since'> {
  return await inTransaction(deps.db, async (client) => {
    await lockCompany(client, companyId)
    const may = await mayPublish(client, companyId)
    const { rows } = await client.query<Details>(
      'select name, company_number, company_type, phone, address, about from companies where id = $1',
      [companyId],
    )
    const [before] = rows
    if (!before || may === null) return 'not-found'
    const after = {
      name: change.name ?? before.name,
      company_number: change.company_number === undefined ? before.company_number : change.company_number || null,
      company_type: change.companyType ?? before.company_type,
      phone: change.phone ?? before.phone,
      address: change.address ?? before.address,
      about: change.about ?? before.about,
    }
    const changed = (Object.keys(after) as (keyof typeof after)[]).filter(
      (field) => JSON.stringify(sorted(after[field])) !== JSON.stringify(sorted(before[field])),
    )
    // Saved twice, or without a change.
    if (changed.length === 0) return 'done'
    const { baseRevision } = change
    if (baseRevision !== undefined && baseRevision !== detailsRevision(before)) return 'changed-since'
    const isOther = changed.includes('name') || changed.includes('company_number')
    await client.query(
      `update companies set name = $2, company_number = $3, company_type = $4, phone = $5, address = $6, about = $8,
              register_name = case when $7 then null else register_name end,
              register_checked = case when $7 then null else register_checked end,
              own_domain = case when $7 then null else own_domain end,
              own_domain_checked = case when $7 then null else own_domain_checked end,
              publishing = case when $7 and publishing = 'approved' then 'unverified' else publishing end,
              former_name = case when $7 then coalesce(former_name, name) else former_name end
        where id = $1`,
      [
        companyId,
        after.name,
        after.company_number,
        after.company_type,
        after.phone,
        JSON.stringify(after.address),
        isOther,
        after.about,
      ],
    )
    // A company's names are its own, and no person's.
    const details = changed.includes('name')
      ? { changed: changed.join(', '), before: before.name, after: after.name }
      : { changed: changed.join(', ') }
    await noteEvent(client, { companyId, event: 'details-changed', actor, details, now })
    if (isOther && may.kind === 'yes') {
      await askToPublish(client, { companyId, actor, now })
      const letter = waitsAgain({ before: before.name, after: after.name, number: after.company_number })
      await tellOperator(deps, client, letter, now)
    }
    return 'done'
  })
}

type Details = {
  name: string
  company_number: string | null
  company_type: number
  phone: string
  address: object
  about: string
}

/** Of what an admin changes on the page of details. */
export function detailsRevision({ name, company_number, company_type, phone, address, about }: Details): string {
  return revisionOf([name, company_number, company_type, phone, address, about])
}

/** Without regard to the order of an address's parts. */
function sorted(value: unknown): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other))
    : value
}
