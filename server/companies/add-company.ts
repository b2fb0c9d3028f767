import type { NewCompany } from '../../contract/companies/companies.ts'
import type { Queryable } from '../platform/database.ts'

/**
 * Makes a company with its first member, who looks after it. Always a company of its own, also where the register's number is
 * known already: nobody joins another's company by typing its name.
 * @param phone as `ukPhone` gives it.
 */
export async function addCompany(
  db: Queryable,
  { company, phone, userId, now }: { company: NewCompany; phone: string; userId: string; now: Date },
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `with made as (
       insert into companies (name, company_number, company_type, phone, address, created)
       values ($1, $2, $3, $4, $5, $7) returning id
     )
     insert into company_members (company_id, user_id, is_admin, created)
     select id, $6, true, $7 from made returning company_id as id`,
    [
      company.name,
      company.company_number || null,
      company.companyType,
      phone,
      JSON.stringify(company.address ?? {}),
      userId,
      now,
    ],
  )
  const [made] = rows
  if (!made) throw new Error('The company was not created')
  return made.id
}
