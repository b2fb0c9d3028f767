import { companyTypes } from '../../contract/companies/company-words.ts'
import { rowsOf, type PersonalData } from '../platform/personal-data.ts'
import { forgetOldInvitations } from './invitations.ts'

/* What becomes of the company itself is settled before: see leave-company.ts. */

export const companyMembership: PersonalData = {
  what: 'company membership',
  file: 'company.json',
  about:
    'The company that you belong to, if any, what you did for a company, the API keys that you made, and invitations that you have not answered.',
  stays:
    'what was done in your company’s account, without your name: its members, its credits and its details are the company’s own',
  async exportOf(db, userId) {
    const rows = await rowsOf(
      db,
      `select c.name, c.company_number as "companyNumber", c.company_type as "type", c.phone, c.address, c.created as "addedAt",
              m.is_admin as "youLookAfterIt", m.created as "youJoinedAt"
         from company_members m join companies c on c.id = m.company_id where m.user_id = $1`,
      userId,
    )
    const named = rows.map((row) => ({ ...row, type: companyTypes.find(({ type }) => type === row['type'])?.name }))
    const invitations = await rowsOf(
      db,
      `select c.name as "company", i.name as "yourName", i.email, i.created as "invitedAt", i.expires as "expiresAt"
         from users u join company_invitations i on i.email_key = u.email_key join companies c on c.id = i.company_id
        where u.id = $1 and u.is_verified order by i.created`,
      userId,
    )
    const done = await rowsOf(
      db,
      `select e.at, e.event as "what", case when e.actor = $1 then 'you' else 'somebody else' end as "by", e.details
         from company_events e where e.actor = $1 or e.subject = $1 order by e.id`,
      userId,
    )
    const keys = await rowsOf(
      db,
      `select name, prefix as "beginsWith", scopes as "may", created as "madeAt", last_used as "lastUsedAt", revoked as "revokedAt"
         from company_api_keys where created_by = $1 order by created`,
      userId,
    )
    const [membership] = named
    return membership === undefined && invitations.length === 0 && done.length === 0 && keys.length === 0
      ? null
      : { ...membership, invitations, done, keys }
  },
  async forget(client, { provenEmailKey }) {
    await client.query('delete from company_invitations where email_key = $1', [provenEmailKey])
  },
  forgetOld: forgetOldInvitations,
}
