import { Applicant } from '../../../contract/candidates/candidacies.ts'
import { Cv } from '../../../contract/cvs/cvs.ts'
import type { Queryable } from '../../platform/database.ts'
import type { StoredState } from '../candidacy.ts'
import { isHidden, reviewOf } from './blind.ts'
import { ownWords } from './blind-cv.ts'
import { redactor, type Redact } from './redact.ts'

/**
 * What a company may read of what somebody writes to it about an application: all of it, or in blind mode all but who they are. Goes with
 * `shownNames`. Whoever calls has asked whose it is.
 */
export async function shownWords(db: Queryable, candidacyId: string): Promise<Redact> {
  const { rows } = await db.query<{
    ad_id: string
    state: StoredState
    shortlisted_at: Date | null
    applicant: unknown
    former_names: string[]
    source: string | null
  }>(
    `select c.ad_id, c.state, c.shortlisted_at, c.applicant, c.former_names, d.source
       from candidacies c left join candidacy_documents d on d.candidacy_id = c.id and d.kind = 'cv' where c.id = $1`,
    [candidacyId],
  )
  const [row] = rows
  if (!row || !isHidden((await reviewOf(db, row.ad_id)).is_blind, row)) return (text) => text
  const own = ownWords(row.source === null ? null : Cv.parse(JSON.parse(row.source)))
  return redactor({
    names: [Applicant.nullable().parse(row.applicant)?.name ?? '', ...row.former_names, ...own.names],
    phrases: own.phrases,
  })
}
