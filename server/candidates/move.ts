import type { PoolClient } from 'pg'
import { isAnswer, isDecision, statesBefore, type StoredState } from './candidacy.ts'
import { noteEvent, type Actor } from './events.ts'

type Asked = { companyId: string; candidacyId: string }

/**
 * Moves an application of a company to another state, and notes it. The candidate is told by whoever calls. Whoever is invited or offered the
 * job is on the shortlist from then on, so that blind mode does not hide somebody again whom the company has met.
 * @returns the state before; 'too-late' where no move leads there from now, 'not-found' where it is not this company's.
 */
export async function moveCandidacy(
  client: PoolClient,
  { companyId, candidacyId, to, by, now }: Asked & { to: StoredState; by: Actor; now: Date },
): Promise<{ kind: 'moved'; from: StoredState } | { kind: 'too-late' } | { kind: 'not-found' }> {
  const { rows } = await client.query<{ state: StoredState; shortlisted_at: Date | null }>(
    'select state, shortlisted_at from candidacies where id = $1 and company_id = $2 for update',
    [candidacyId, companyId],
  )
  const from = rows[0]?.state
  if (from === undefined) return { kind: 'not-found' }
  if (!statesBefore(to, 'company').includes(from)) return { kind: 'too-late' }
  const isChosen = to === 'interview' || to === 'offer'
  await client.query(
    `update candidacies set state = $2, answered_at = case when $4 then coalesce(answered_at, $3) else answered_at end,
        decided_at = case when $5 then $3 end, ended_at = case when $2 = 'rejected' then $3 end,
        shortlisted_at = case when $6 then coalesce(shortlisted_at, $3) else shortlisted_at end where id = $1`,
    [candidacyId, to, now, isAnswer(to), isDecision(to), isChosen],
  )
  if (isChosen && rows[0]?.shortlisted_at === null) {
    await noteEvent(client, { candidacyId, kind: 'shortlisted', by, now })
  }
  await noteEvent(client, { candidacyId, kind: to === 'viewed' ? 'viewed' : 'moved', by, details: { from, to }, now })
  return { kind: 'moved', from }
}
