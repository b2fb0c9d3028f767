import type { Company, CompanyAddress, CompanyMember } from '../../contract/companies/companies.ts'
import type { PublishingState } from '../../contract/companies/states.ts'
import { balanceOf } from '../ledger/index.ts'
import type { Queryable } from '../platform/database.ts'
import { creditsOfCompany, creditsOfMember } from './company-credits.ts'
import { detailsRevision } from './edit-company.ts'
import { invitationsOf } from './invitations.ts'
import { verificationOf, type Checked } from './verification.ts'

type Row = Checked & {
  id: string
  name: string
  company_number: string | null
  company_type: number
  phone: string
  address: CompanyAddress
  about: string
  created: Date
  publishing: PublishingState
  publishing_reason: string | null
  publishing_decided: Date | null
  asked_to_publish: Date | null
}

/** A company as its members see it; null if not found. @param forAdmin with those who have been invited. */
export async function findCompany(
  db: Queryable,
  companyId: string,
  { forAdmin, now }: { forAdmin: boolean; now: Date },
): Promise<Company | null> {
  const { rows } = await db.query<Row>(
    `select id, name, company_number, company_type, phone, address, about, created, register_name, register_is_sample, register_checked,
            own_domain, own_domain_checked, publishing, publishing_reason, publishing_decided, asked_to_publish
       from companies where id = $1`,
    [companyId],
  )
  const [row] = rows
  if (!row) return null
  const { available, reserved } = await balanceOf(db, creditsOfCompany(companyId))
  return {
    _id: row.id,
    name: row.name,
    company_number: row.company_number,
    companyType: row.company_type,
    phone: row.phone,
    address: row.address,
    about: row.about,
    revision: detailsRevision(row),
    created: row.created.toISOString(),
    members: await membersOf(db, companyId),
    invitations: forAdmin ? await invitationsOf(db, companyId, now) : [],
    publisher_credits: available,
    reserved_credits: reserved,
    verification: verificationOf(row),
    publishing: {
      state: row.publishing,
      reason: row.publishing_reason,
      decided: row.publishing_decided?.toISOString() ?? null,
      asked: row.asked_to_publish?.toISOString() ?? null,
    },
  }
}

/** Admins first, then whoever has been there longest. */
async function membersOf(db: Queryable, companyId: string): Promise<CompanyMember[]> {
  const { rows } = await db.query<{
    user_id: string
    name: string
    email: string | null
    is_admin: boolean
    created: Date
  }>(
    `select m.user_id, u.name, u.email, m.is_admin, m.created from company_members m join users u on u.id = m.user_id
      where m.company_id = $1 order by m.is_admin desc, m.created, m.user_id`,
    [companyId],
  )
  const members: CompanyMember[] = []
  for (const row of rows) {
    const { available } = await balanceOf(db, creditsOfMember(row.user_id))
    members.push({
      user: { _id: row.user_id, name: row.name, email: row.email },
      role: row.is_admin ? 'admin' : 'publisher',
      publisher_credits: available,
      joined: row.created.toISOString(),
    })
  }
  return members
}
