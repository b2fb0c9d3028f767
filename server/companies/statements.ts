import type { Statement } from '../../contract/companies/companies.ts'
import { csvOf } from '../../contract/platform/csv.ts'
import { balanceOf, type Holding, statement } from '../ledger/index.ts'
import type { Queryable } from '../platform/database.ts'
import { creditsOfCompany, creditsOfMember } from './company-credits.ts'

/** The titles of the ads that were paid for, by the ids in the ledger: handed in, as ads are built on companies. */
export type TitlesOfRuns = (db: Queryable, runIds: readonly string[]) => Promise<ReadonlyMap<string, string>>

type Deps = { db: Queryable; titlesOfRuns: TitlesOfRuns }

/**
 * What was done with the publisher credits of a company, or of one of its members, the latest first.
 * @param member a member's id; left out: the company itself.
 * @returns null if there is no such company, or no such member of it.
 */
export async function companyStatement(
  { db, titlesOfRuns }: Deps,
  companyId: string,
  member?: string,
): Promise<Statement | null> {
  const of = member === undefined ? await nameOfCompany(db, companyId) : await nameOfMember(db, companyId, member)
  if (of === null) return null
  const holding: Holding = member === undefined ? creditsOfCompany(companyId) : creditsOfMember(member)
  const [lines, balance] = [await statement(db, holding), await balanceOf(db, holding)]
  const names = await namesOf(
    db,
    lines.flatMap(({ other }) => other ?? []),
  )
  const ads = await titlesOfRuns(
    db,
    lines.flatMap(({ subject }) => (subject?.kind === 'job-ad' ? subject.id : [])),
  )
  let sum = 0
  const told = lines.map(({ at, kind, change, amount, subject, other }) => {
    sum += change
    return {
      at: at.toISOString(),
      kind,
      change,
      amount,
      balance: sum,
      with: other === null ? null : (names.get(other.id) ?? null),
      subject: subject?.kind ?? null,
      ad: subject?.kind === 'job-ad' ? (ads.get(subject.id) ?? null) : null,
    }
  })
  return { of, ...balance, lines: told.toReversed() }
}

/** The same, as a spreadsheet, the oldest first, as bookkeepers read it. Moments in UTC. */
export function statementCsv({ of, lines }: Statement, now: Date): File {
  const rows = lines
    .toReversed()
    .map(({ at, kind, change, amount, balance, with: other, subject, ad }) => [
      at,
      kind,
      change,
      amount,
      balance,
      other,
      subject,
      ad,
    ])
  const csv = csvOf([['Time (UTC)', 'What', 'Change', 'Amount', 'Balance', 'With', 'For', 'Ad'], ...rows])
  const name = of
    .normalize('NFKD')
    .replace(/[^\w]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/gu, '')
    .slice(0, 60)
    .toLowerCase()
  return new File([csv], `credits-${name === '' ? 'statement' : name}-${now.toISOString().slice(0, 10)}.csv`, {
    type: 'text/csv; charset=utf-8',
  })
}

async function nameOfCompany(db: Queryable, companyId: string): Promise<string | null> {
  const { rows } = await db.query<{ name: string }>('select name from companies where id = $1', [companyId])
  return rows[0]?.name ?? null
}

async function nameOfMember(db: Queryable, companyId: string, userId: string): Promise<string | null> {
  const { rows } = await db.query<{ name: string }>(
    `select u.name from company_members m join users u on u.id = m.user_id where m.company_id = $1 and m.user_id = $2`,
    [companyId, userId],
  )
  return rows[0]?.name ?? null
}

async function namesOf(db: Queryable, owners: readonly { id: string }[]): Promise<Map<string, string>> {
  const { rows } = await db.query<{ id: string; name: string }>(
    `select id, name from users where id = any($1::uuid[]) union all select id, name from companies where id = any($1::uuid[])`,
    [[...new Set(owners.map(({ id }) => id))]],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
