import type { AdminCompany } from '../../contract/admin/api.ts'
import type { CompanyAddress } from '../../contract/companies/companies.ts'
import type { PublishingState } from '../../contract/companies/states.ts'
import { shownAddress } from '../../contract/companies/company-words.ts'
import type { Queryable } from '../platform/database.ts'
import { otherDomainsOf } from './own-domain.ts'
import { verificationOf, type Checked } from './verification.ts'

export const companiesPerPage = 25

type Row = Checked & {
  id: string
  name: string
  company_number: string | null
  company_type: number
  address: CompanyAddress
  created: Date
  publishing: PublishingState
  publishing_reason: string | null
  publishing_decided: Date | null
  asked_to_publish: Date | null
  members: number
  emails: string[]
  admins: { _id: string; name: string; email: string | null }[]
}

/**
 * A page of companies for those who run the site, and how many there are in all. The queue begins with whoever has waited longest,
 * everything else with the newest.
 */
export async function findCompanies(
  db: Queryable,
  { filter, state, page }: { filter: string; state: 'queue' | PublishingState; page: number },
): Promise<{ companies: AdminCompany[]; total: number }> {
  const wanted = filter.trim().toLowerCase()
  // A search looks among all of them, unless it is among those of a state.
  const among = wanted !== '' && state === 'queue' ? 'all' : state
  const where = `($1 = '' or lower(name) like $2 or lower(company_number) = $1)
    and ($3 = 'all' or ($3 = 'queue' and asked_to_publish is not null) or publishing = $3)`
  const parameters = [wanted, `%${wanted.replace(/[\\%_]/gu, String.raw`\$&`)}%`, among]
  const { rows: counted } = await db.query<{ total: number }>(
    `select count(*)::int as total from companies where ${where}`,
    parameters,
  )
  const { rows } = await db.query<Row>(
    `select c.id, c.name, c.company_number, c.company_type, c.address, c.created, c.register_name, c.register_is_sample,
            c.register_checked, c.own_domain, c.own_domain_checked, c.publishing, c.publishing_reason, c.publishing_decided,
            c.asked_to_publish, m.members, m.admins, m.emails
       from companies c cross join lateral (
         select count(*)::int as members,
                coalesce(json_agg(json_build_object('_id', u.id, 'name', u.name, 'email', u.email) order by o.created)
                           filter (where o.is_admin), '[]') as admins,
                coalesce(array_agg(u.email order by u.email) filter (where u.is_verified and u.email is not null), '{}') as emails
           from company_members o join users u on u.id = o.user_id where o.company_id = c.id) m
      where ${where} order by case when $3 = 'queue' then c.asked_to_publish end, c.created desc, c.id limit $4 offset $5`,
    [...parameters, companiesPerPage, (page - 1) * companiesPerPage],
  )
  return { companies: rows.map(present), total: counted[0]?.total ?? 0 }
}

function present(row: Row): AdminCompany {
  return {
    _id: row.id,
    name: row.name,
    companyNumber: row.company_number,
    companyType: row.company_type,
    address: shownAddress(row.address),
    created: row.created.toISOString(),
    admins: row.admins,
    members: row.members,
    otherDomains: otherDomainsOf(row.emails, row.name),
    verification: verificationOf(row),
    state: row.publishing,
    reason: row.publishing_reason,
    decided: row.publishing_decided?.toISOString() ?? null,
    asked: row.asked_to_publish?.toISOString() ?? null,
  }
}
