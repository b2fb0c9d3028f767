import { KeptAd } from '../../contract/applications/history.ts'
import type { Candidacy } from '../../contract/candidates/candidacies.ts'
import { postMail } from '../outbox/outbox.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { statesBefore } from './candidacy.ts'
import { noteEvent } from './events.ts'
import { closedByEmployer } from './letters.ts'
import { moveCandidacy } from './move.ts'
import { columns, findCandidacy, presentCandidacy, type CandidacyRow } from './queries.ts'
import { mailOf, siteUrl } from './tell.ts'

type Withdrawn = { kind: 'withdrawn'; candidacy: Candidacy } | { kind: 'too-late' } | { kind: 'not-found' }

/** Withdraws a person's own application: the company no longer sees what was sent. Withdrawn already, it stays so. */
export async function withdraw(
  db: Database,
  { userId, candidacyId, now }: { userId: string; candidacyId: string; now: Date },
): Promise<Withdrawn> {
  const isNow = await inTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      `update candidacies set state = 'withdrawn', ended_at = $3 where id = $1 and user_id = $2 and state = any($4)`,
      [candidacyId, userId, now, statesBefore('withdrawn', 'person')],
    )
    if (rowCount === 1) await noteEvent(client, { candidacyId, kind: 'withdrawn', by: 'person', now })
    return rowCount === 1
  })
  const row = await findCandidacy(db, { userId, candidacyId })
  if (row === null) return { kind: 'not-found' }
  if (!isNow && row.state !== 'withdrawn') return { kind: 'too-late' }
  return { kind: 'withdrawn', candidacy: presentCandidacy(row) }
}

/** Rejects an application that the company does not take further, and tells who sent it. */
export async function closeCandidacy(
  deps: Platform,
  given: { companyId: string; adId: string; candidacyId: string; userId: string; now: Date },
): Promise<'rejected' | 'too-late' | 'not-found'> {
  const { companyId, adId, candidacyId, userId, now } = given
  return await inTransaction(deps.db, async (client) => {
    const { rows } = await client.query<CandidacyRow>(
      `select ${columns} from candidacies c where c.id = $1 and c.ad_id = $2 and c.company_id = $3`,
      [candidacyId, adId, companyId],
    )
    const [row] = rows
    if (!row) return 'not-found'
    const moved = await moveCandidacy(client, { companyId, candidacyId, to: 'rejected', by: { userId }, now })
    if (moved.kind !== 'moved') return moved.kind
    const to = row.user_id === null ? null : await mailOf(client, row.user_id)
    if (to !== null) {
      const { jobTitle, employer } = KeptAd.parse(row.ad)
      const letter = closedByEmployer({ jobTitle, employer, url: `${siteUrl(deps)}/candidacies/${candidacyId}` })
      await postMail(deps, client, to, letter, { template: 'application-closed', userId: row.user_id, now })
    }
    return 'rejected'
  })
}
