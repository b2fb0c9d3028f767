import { companyTypes } from '../../contract/companies/company-words.ts'
import { rowsOf, type PersonalData } from '../platform/personal-data.ts'

/* What becomes of the company itself is settled before: see leave-company.ts. */

export const companyMembership: PersonalData = {
  what: 'company membership',
  file: 'company.json',
  about: 'The company that you belong to, if any.',
  async exportOf(db, userId) {
    const rows = await rowsOf(
      db,
      `select c.name, c.company_number as "companyNumber", c.company_type as "type", c.phone, c.address, c.created as "addedAt",
              m.is_admin as "youLookAfterIt", m.created as "youJoinedAt"
         from company_members m join companies c on c.id = m.company_id where m.user_id = $1`,
      userId,
    )
    const named = rows.map((row) => ({ ...row, type: companyTypes.find(({ type }) => type === row['type'])?.name }))
    return named[0] ?? null
  },
}
