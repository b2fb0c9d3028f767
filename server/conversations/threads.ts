import { KeptAd } from '../../contract/applications/history.ts'
import type { Side } from '../../contract/conversations/conversations.ts'
import * as texts from '../../contract/conversations/texts.ts'
import type { StoredState } from '../candidates/index.ts'
import type { Queryable } from '../platform/database.ts'

/** Whose side somebody writes and reads on: of a company for one of its ads, or of who applied. */
export type Asked =
  | { side: 'company'; companyId: string; adId: string; candidacyId: string }
  | { side: 'candidate'; userId: string; candidacyId: string }

/** The application that messages are about. */
export type Thread = {
  id: string
  adId: string
  companyId: string | null
  candidateId: string | null
  state: StoredState
  jobTitle: string
  company: string | null
  isBlocked: boolean
}

/** Null if not found, another company's, or another person's. @param isLocked what is written is written one after the other. */
export async function findThread(db: Queryable, asked: Asked, isLocked = false): Promise<Thread | null> {
  const isOurs = asked.side === 'company'
  const { rows } = await db.query<{
    id: string
    ad_id: string
    company_id: string | null
    user_id: string | null
    state: StoredState
    ad: unknown
    company: string | null
    is_blocked: boolean
  }>(
    `select c.id, c.ad_id, c.company_id, c.user_id, c.state, c.ad, co.shown_name as company,
            coalesce(co.publishing = 'blocked', false) as is_blocked
       from candidacies c left join companies co on co.id = c.company_id
      where c.id = $1 and case when $2 then c.ad_id = $3 and c.company_id = $4 else c.user_id = $4 end`,
    [asked.candidacyId, isOurs, isOurs ? asked.adId : null, isOurs ? asked.companyId : asked.userId],
  )
  const [row] = rows
  if (!row) return null
  if (isLocked) {
    await db.query('select from candidacies where id = $1 for update', [row.id])
    return await findThread(db, asked)
  }
  const { jobTitle, employer } = KeptAd.parse(row.ad)
  return {
    id: row.id,
    adId: row.ad_id,
    companyId: row.company_id,
    candidateId: row.user_id,
    state: row.state,
    jobTitle,
    company: row.company ?? employer,
    isBlocked: row.is_blocked,
  }
}

/** Why nothing more can be written; null: something can. */
export function whyNot({ state, companyId, candidateId, isBlocked }: Thread, side: Side): string | null {
  if (state === 'withdrawn' || candidateId === null) return texts.isWithdrawn
  if (side === 'candidate' && (companyId === null || isBlocked)) return texts.companyGone
  return state === 'rejected' ? texts.isEnded : null
}

/** The ad of an application to a company; null if not found or another company's. */
export async function adOfCandidacy(
  db: Queryable,
  { companyId, candidacyId }: { companyId: string; candidacyId: string },
): Promise<string | null> {
  const { rows } = await db.query<{ ad_id: string }>(
    'select ad_id from candidacies where id = $1 and company_id = $2',
    [candidacyId, companyId],
  )
  return rows[0]?.ad_id ?? null
}
