import type { PoolClient } from 'pg'
import type { Verification } from '../../contract/companies/companies.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import { noteEvent } from './company-events.ts'
import { forgetFormerName } from './may-publish.ts'
import { newBadge, tellOperator, type OperatorDeps } from './operator-letters.ts'
import type { Register } from './company-register.ts'
import { domainOf, isFreeMail, isNameOf, isSameName } from './own-domain.ts'

/** What a row of companies keeps of the checks. */
export type Checked = {
  register_name: string | null
  register_is_sample: boolean
  register_checked: Date | null
  own_domain: string | null
  own_domain_checked: Date | null
}

export function verificationOf(row: Checked): Verification {
  const register =
    row.register_name === null || row.register_checked === null
      ? null
      : {
          name: row.register_name,
          checked: row.register_checked.toISOString(),
          isSample: row.register_is_sample,
        }
  const email =
    row.own_domain === null || row.own_domain_checked === null
      ? null
      : { domain: row.own_domain, checked: row.own_domain_checked.toISOString() }
  return { isVerified: register !== null && email !== null, register, email }
}

type Outcome =
  | { kind: 'checked'; verification: Verification }
  | { kind: 'no-number' | 'unavailable' | 'not-found' }
  | { kind: 'no-match'; number: string }
  | { kind: 'other-name'; number: string; name: string }
  | { kind: 'closed'; number: string }

/**
 * Checks a company for its badge: that the register has its number under its name, and that a member has a confirmed email address at a
 * domain of its own. What is found is kept with the time; what is not found any more is taken back.
 */
export async function verifyCompany(
  deps: OperatorDeps & { db: Database; register: Register },
  { companyId, actor, now }: { companyId: string; actor: string; now: Date },
): Promise<Outcome> {
  const { db, register } = deps
  const { rows } = await db.query<{ name: string; company_number: string | null }>(
    'select name, company_number from companies where id = $1',
    [companyId],
  )
  const [company] = rows
  if (!company) return { kind: 'not-found' }
  const number = numberOf(company.company_number ?? '')
  if (number === '') return { kind: 'no-number' }
  // Asked outside of any transaction: it may take seconds.
  const answer = await register.byNumber(number)
  if (answer.kind === 'unavailable') return { kind: 'unavailable' }
  const found = answer.company
  const isMatched = found !== null && found.isActive && isSameName(found.name, company.name)
  const domain = await ownDomainOf(db, companyId, company.name)
  const verification = await keep(deps, {
    companyId,
    actor,
    asked: company,
    registerName: isMatched ? found.name : null,
    isSample: register.isSample,
    domain,
    now,
  })
  if (verification === null) return { kind: 'not-found' }
  if (found === null) return { kind: 'no-match', number }
  if (!found.isActive) return { kind: 'closed', number }
  if (!isMatched) return { kind: 'other-name', number, name: found.name }
  return { kind: 'checked', verification }
}

/** As the register writes numbers: capitals, eight places, '6543' as '00006543'. */
export function numberOf(text: string): string {
  const plain = text.replace(/\s/gu, '').toUpperCase()
  return /^\d{1,7}$/u.test(plain) ? plain.padStart(8, '0') : plain
}

/** The first domain that is the company's own and at which a member has a confirmed address, or null. */
async function ownDomainOf(db: Queryable, companyId: string, companyName: string): Promise<string | null> {
  const { rows } = await db.query<{ email: string }>(
    `select u.email from company_members m join users u on u.id = m.user_id
      where m.company_id = $1 and u.is_verified and u.email is not null order by m.is_admin desc, m.created, u.id`,
    [companyId],
  )
  for (const { email } of rows) {
    const domain = domainOf(email)
    if (domain !== null && !isFreeMail(domain) && isNameOf(domain, companyName)) return domain
  }
  return null
}

/**
 * Takes a company's domain back once no member has a confirmed address at it: whoever proved it has left, or has another address. In the
 * transaction of the change. @returns the row, if it lost it.
 */
export async function endUnprovenBadge(
  client: PoolClient,
  { companyId, now }: { companyId: string; now: Date },
): Promise<Checked[]> {
  const { rows } = await client.query<Checked>(
    `update companies c set own_domain = null, own_domain_checked = null
      where c.id = $1 and c.own_domain is not null and not exists (
        select 1 from company_members m join users u on u.id = m.user_id
         where m.company_id = c.id and u.is_verified
           and '.' || lower(split_part(u.email, '@', -1)) like '%.' || c.own_domain)
      returning register_name, register_is_sample, register_checked, own_domain, own_domain_checked`,
    [companyId],
  )
  if (rows.length > 0)
    await noteEvent(client, { companyId, event: 'checked', actor: null, details: { domain: null }, now })
  return rows
}

async function keep(
  deps: OperatorDeps & { db: Database },
  given: {
    companyId: string
    actor: string
    asked: { name: string; company_number: string | null }
    registerName: string | null
    isSample: boolean
    domain: string | null
    now: Date
  },
): Promise<Verification | null> {
  const { companyId, actor, asked, registerName, isSample, domain, now } = given
  return await inTransaction(deps.db, async (client) => {
    // Only if it is still what was asked about.
    const { rows } = await client.query<Checked & { was_verified: boolean }>(
      `update companies c set register_name = $4, register_is_sample = $5,
              register_checked = case when $4::text is null then null else $7::timestamptz end,
              own_domain = $6, own_domain_checked = case when $6::text is null then null else $7::timestamptz end
         from (select id, register_name is not null and own_domain is not null as was_verified
                 from companies where id = $1 for no key update) before
        where c.id = before.id and c.name = $2 and c.company_number is not distinct from $3
        returning c.register_name, c.register_is_sample, c.register_checked, c.own_domain, c.own_domain_checked, before.was_verified`,
      [companyId, asked.name, asked.company_number, registerName, isSample && registerName !== null, domain, now],
    )
    const [row] = rows
    if (!row) return null
    const details = { registerMatched: registerName !== null, domain }
    await noteEvent(client, { companyId, event: 'checked', actor, details, now })
    // Whoever proved it may have left while the register was asked.
    const [has = row] = await endUnprovenBadge(client, { companyId, now })
    await forgetFormerName(client, companyId)
    const verification = verificationOf(has)
    if (verification.isVerified && !row.was_verified)
      await tellOperator(deps, client, newBadge({ name: asked.name, domain: domain ?? '' }), now)
    return verification
  })
}
