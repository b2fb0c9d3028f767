import { KeptAd } from '../../contract/applications/history.ts'
import { Applicant, type Candidate, type CandidateDetail } from '../../contract/candidates/candidacies.ts'
import { ScreeningAnswers } from '../../contract/candidates/screening.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import { sentDocuments } from './documents.ts'
import { noteEvent } from './events.ts'
import { columns, type CandidacyRow } from './queries.ts'

type Row = CandidacyRow & { has_letter: boolean }

const whole = `${columns}, exists (select from candidacy_documents d where d.candidacy_id = c.id and d.kind = 'letter') as has_letter`

/** Who applied to an ad of a company, the latest first. */
export async function candidatesOfAd(
  db: Queryable,
  { companyId, adId }: { companyId: string; adId: string },
): Promise<Candidate[]> {
  const { rows } = await db.query<Row>(
    `select ${whole} from candidacies c where c.ad_id = $1 and c.company_id = $2 order by c.sent_at desc, c.id`,
    [adId, companyId],
  )
  return rows.map(presentCandidate)
}

type Asked = { companyId: string; adId: string; candidacyId: string }

/** Somebody who applied, with what they sent; null if not found or another company's. */
export async function findCandidate(db: Queryable, asked: Asked): Promise<CandidateDetail | null> {
  const { rows } = await db.query<Row>(
    `select ${whole} from candidacies c where c.id = $1 and c.ad_id = $2 and c.company_id = $3`,
    [asked.candidacyId, asked.adId, asked.companyId],
  )
  const [row] = rows
  if (!row) return null
  const isOpen = row.state !== 'withdrawn'
  return {
    ...presentCandidate(row),
    adId: row.ad_id,
    jobTitle: KeptAd.parse(row.ad).jobTitle,
    applicant: isOpen ? Applicant.nullable().parse(row.applicant) : null,
    screening: isOpen ? ScreeningAnswers.nullable().parse(row.screening) : null,
    documents: isOpen ? await sentDocuments(db, row.id) : [],
  }
}

/** Notes that the company has opened an application; the first time counts. @returns whether there is such a one. */
export async function noteViewed(
  db: Database,
  { userId, now, ...asked }: Asked & { userId: string; now: Date },
): Promise<boolean> {
  const { candidacyId, adId, companyId } = asked
  return await inTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      `update candidacies set state = case when state = 'sent' then 'viewed' else state end, viewed_at = $4
        where id = $1 and ad_id = $2 and company_id = $3 and viewed_at is null`,
      [candidacyId, adId, companyId, now],
    )
    if (rowCount === 1) {
      await noteEvent(client, { candidacyId, kind: 'viewed', by: { userId }, now })
      return true
    }
    const { rowCount: there } = await client.query(
      'select from candidacies where id = $1 and ad_id = $2 and company_id = $3',
      [candidacyId, adId, companyId],
    )
    return there === 1
  })
}

function presentCandidate(row: Row): Candidate {
  const isOpen = row.state !== 'withdrawn'
  return {
    _id: row.id,
    name: Applicant.nullable().parse(row.applicant)?.name ?? null,
    state: row.state,
    sentAt: row.sent_at.toISOString(),
    viewedAt: row.viewed_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    outside: isOpen ? row.outside : 0,
    hasLetter: isOpen && row.has_letter,
  }
}
