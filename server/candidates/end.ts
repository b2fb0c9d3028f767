import type { Candidacy } from '../../contract/candidates/candidacies.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { statesBefore } from './candidacy.ts'
import { noteEvent } from './events.ts'
import { findCandidacy, presentCandidacy } from './queries.ts'
import { dropAnswers } from './recordings.ts'

type Withdrawn = { kind: 'withdrawn'; candidacy: Candidacy } | { kind: 'too-late' } | { kind: 'not-found' }

/** Withdraws a person's own application: the company no longer sees what was sent, and what was recorded is deleted. Withdrawn already, it stays so. */
export async function withdraw(
  db: Database,
  { userId, candidacyId, now }: { userId: string; candidacyId: string; now: Date },
): Promise<Withdrawn> {
  const isNow = await inTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      `update candidacies set state = 'withdrawn', ended_at = $3 where id = $1 and user_id = $2 and state = any($4)`,
      [candidacyId, userId, now, statesBefore('withdrawn', 'person')],
    )
    if (rowCount !== 1) return false
    await noteEvent(client, { candidacyId, kind: 'withdrawn', by: 'person', now })
    await dropAnswers(client, [candidacyId])
    return true
  })
  const row = await findCandidacy(db, { userId, candidacyId })
  if (row === null) return { kind: 'not-found' }
  if (!isNow && row.state !== 'withdrawn') return { kind: 'too-late' }
  return { kind: 'withdrawn', candidacy: presentCandidacy(row) }
}
