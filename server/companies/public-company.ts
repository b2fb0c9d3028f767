import type { CompanyAddress } from '../../contract/companies/companies.ts'
import type { PublishingState } from '../../contract/companies/states.ts'
import { shownAddress } from '../../contract/companies/company-words.ts'
import { idsOfSlug } from '../../contract/companies/company-slug.ts'
import type { Queryable } from '../platform/database.ts'
import { mayPublishBy } from './may-publish.ts'
import { numberOf, verificationOf, type Checked } from './verification.ts'

/** What everybody may know of a company. */
export type PublicCompany = {
  id: string
  name: string
  kind: 'employer' | 'charity' | 'agency'
  companyNumber: string | null
  address: string
  about: string
  isVerified: boolean
  /** That of its members' addresses which the badge rests on; null without one. */
  domain: string | null
}

type Row = Checked & {
  id: string
  name: string
  company_number: string | null
  company_type: number
  address: CompanyAddress
  about: string
  publishing: PublishingState
  publishing_reason: string | null
}

const columns = `id, name, company_number, company_type, address, about, publishing, publishing_reason, register_name,
  register_is_sample, register_checked, own_domain, own_domain_checked`

/** By the slug of its page, an earlier one included. Null if there is none, or it may not publish: what nobody has looked at is not shown. */
export async function publicCompanyOf(db: Queryable, slug: string): Promise<PublicCompany | null> {
  const ids = idsOfSlug(slug)
  if (ids === null) return null
  const { rows } = await db.query<Row>(
    `select ${columns} from companies where id between $1 and $2 order by created limit 1`,
    [ids.from, ids.to],
  )
  return present(rows[0])
}

/** The same by its id. */
export async function publicCompanyById(db: Queryable, id: string): Promise<PublicCompany | null> {
  const { rows } = await db.query<Row>(`select ${columns} from companies where id = $1`, [id])
  return present(rows[0])
}

/** Which of these companies have a page, with their names. */
export async function publicNames(db: Queryable, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.query<Row>(`select ${columns} from companies where id = any($1::uuid[]) order by id`, [ids])
  return rows.map(present).filter((company) => company !== null)
}

/**
 * The companies with these numbers of the register that have a page, by their number as the register writes it; the oldest of each. Others are
 * nobody's to know of, and anybody can have signed up with their numbers.
 */
export async function publicCompaniesByNumber(
  db: Queryable,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, PublicCompany>> {
  const asked = numbers.map((number) => numberOf(number).replace(/^0+/u, '')).filter((number) => number !== '')
  if (asked.length === 0) return new Map()
  // As people type them: with spaces, in small letters, without the zeros in front.
  const { rows } = await db.query<Row>(
    `select ${columns} from companies
      where ltrim(upper(replace(company_number, ' ', '')), '0') = any($1::text[]) order by created desc, id`,
    [asked],
  )
  const found = rows.map(present).filter((company) => company !== null)
  return new Map(found.map((company) => [numberOf(company.companyNumber ?? ''), company]))
}

/** By which names others see these companies, blocked ones included. */
export async function shownNames(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ id: string; shown_name: string }>(
    'select id, shown_name from companies where id = any($1::uuid[])',
    [ids],
  )
  return new Map(rows.map(({ id, shown_name: name }) => [id, name]))
}

function present(row: Row | undefined): PublicCompany | null {
  if (row === undefined || mayPublishBy(row).kind !== 'yes') return null
  return {
    id: row.id,
    name: row.name,
    kind: kinds[row.company_type] ?? 'employer',
    companyNumber: row.company_number,
    address: shownAddress(row.address),
    about: row.about,
    isVerified: verificationOf(row).isVerified,
    domain: verificationOf(row).isVerified ? row.own_domain : null,
  }
}

/** The specification's company types. */
const kinds: Readonly<Record<number, PublicCompany['kind']>> = { 1: 'employer', 2: 'charity', 3: 'agency' }
