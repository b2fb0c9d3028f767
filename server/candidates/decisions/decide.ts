import { unknownBlanks, type Decision, type DecisionReason } from '../../../contract/candidates/decisions.ts'
import { decisionLimits } from '../../../contract/candidates/limits.ts'
import * as texts from '../../../contract/candidates/desk-texts.ts'
import { inTransaction, type Database } from '../../platform/database.ts'
import { statesBefore, type StoredState } from '../candidacy.ts'
import { noteEvents } from '../events.ts'

export type Outcome = { candidacyId: string; outcome: 'done' | 'too-late' | 'not-found'; message: string }

type Given = {
  companyId: string
  adId: string
  userId: string
  to: Decision
  reason: DecisionReason
  /** For all who have none of their own. */
  text: string
  candidates: readonly { candidacyId: string; text?: string | undefined }[]
  now: Date
}

/**
 * Decides on some candidates of an ad of a company. Each of them is told once the time to take it back is over (tell-decisions.ts); until then
 * their state is what it was, so that withdrawing in between works and tells nobody anything.
 */
export async function decide(
  db: Database,
  given: Given,
): Promise<
  { kind: 'decided'; outcomes: Outcome[]; tellAt: Date } | { kind: 'problems'; problems: Record<string, string> }
> {
  const { companyId, adId, userId, to, reason, now } = given
  // Named twice, the first counts.
  const wanted = new Map<string, string>()
  for (const { candidacyId, text } of given.candidates) {
    if (!wanted.has(candidacyId)) wanted.set(candidacyId, (text ?? given.text).trim())
  }
  const problems = problemsOf(wanted, given)
  if (Object.keys(problems).length > 0) return { kind: 'problems', problems }
  const tellAt = new Date(now.getTime() + decisionLimits.undoSeconds * 1_000)
  return await inTransaction(db, async (client) => {
    const { rows } = await client.query<{ id: string; state: StoredState }>(
      `select id, state from candidacies where id = any($1::uuid[]) and ad_id = $2 and company_id = $3 order by id for update`,
      [[...wanted.keys()], adId, companyId],
    )
    const from = statesBefore(to, 'company')
    const open = rows.filter(({ state }) => from.includes(state))
    const { rows: made } = await client.query<{ candidacy_id: string }>(
      `insert into candidacy_decisions (candidacy_id, to_state, from_state, reason, text, by_user_id, decided_at, tell_at)
       select one.id, $4, one.state, $5, one.text, $6, $7, $8 from unnest($1::uuid[], $2::text[], $3::text[]) as one (id, state, text)
       on conflict (candidacy_id) where told_at is null and undone_at is null do nothing returning candidacy_id`,
      [
        open.map(({ id }) => id),
        open.map(({ state }) => state),
        open.map(({ id }) => wanted.get(id) ?? ''),
        to,
        reason,
        userId,
        now,
        tellAt,
      ],
    )
    const done = new Set(made.map(({ candidacy_id: id }) => id))
    await noteEvents(client, { candidacyIds: [...done], kind: 'decided', by: { userId }, details: { to, reason }, now })
    const states = new Map(rows.map(({ id, state }) => [id, state]))
    const outcomes = [...wanted.keys()].map((candidacyId): Outcome => {
      const state = states.get(candidacyId)
      if (state === undefined) return { candidacyId, outcome: 'not-found', message: texts.candidateNotFound }
      if (done.has(candidacyId)) return { candidacyId, outcome: 'done', message: '' }
      const message = from.includes(state) ? texts.decisionWaits : texts.tooLate(state)
      return { candidacyId, outcome: 'too-late', message }
    })
    return { kind: 'decided', outcomes, tellAt }
  })
}

/** By field: 'text' is the one for all, 'text-ID' one of a candidate's own. */
function problemsOf(wanted: ReadonlyMap<string, string>, { text, candidates }: Given): Record<string, string> {
  const own = new Set(
    candidates.flatMap(({ candidacyId, text: theirs }) => (theirs === undefined ? [] : [candidacyId])),
  )
  const problems: Record<string, string> = {}
  for (const [candidacyId, theirs] of wanted) {
    const problem = problemOf(own.has(candidacyId) ? theirs : text.trim())
    if (problem !== null) problems[own.has(candidacyId) ? `text-${candidacyId}` : 'text'] = problem
  }
  return problems
}

function problemOf(text: string): string | null {
  if (text.length < decisionLimits.leastText) return texts.textMissing
  const [blank] = unknownBlanks(text)
  return blank === undefined ? null : texts.blankUnknown(blank)
}

/** Takes decisions back of which nobody has been told. */
export async function undoDecisions(
  db: Database,
  given: { companyId: string; adId: string; userId: string; candidacyIds: readonly string[]; now: Date },
): Promise<Outcome[]> {
  const { companyId, adId, userId, candidacyIds, now } = given
  return await inTransaction(db, async (client) => {
    // In the order in which they are told: the two never wait for one another.
    const { rows } = await client.query<{ id: string }>(
      'select id from candidacies where id = any($1::uuid[]) and ad_id = $2 and company_id = $3 order by id for update',
      [candidacyIds, adId, companyId],
    )
    const theirs = rows.map(({ id }) => id)
    const { rows: undone } = await client.query<{ candidacy_id: string }>(
      `update candidacy_decisions set undone_at = $2
        where candidacy_id = any($1::uuid[]) and told_at is null and undone_at is null returning candidacy_id`,
      [theirs, now],
    )
    const done = new Set(undone.map(({ candidacy_id: id }) => id))
    await noteEvents(client, { candidacyIds: [...done], kind: 'decision-undone', by: { userId }, now })
    return [...new Set(candidacyIds)].map((candidacyId): Outcome => {
      if (done.has(candidacyId)) return { candidacyId, outcome: 'done', message: '' }
      return theirs.includes(candidacyId)
        ? { candidacyId, outcome: 'too-late', message: texts.toldAlready }
        : { candidacyId, outcome: 'not-found', message: texts.candidateNotFound }
    })
  })
}
