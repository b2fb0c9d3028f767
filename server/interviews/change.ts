import type { PoolClient } from 'pg'
import type { CandidacyEventKind } from '../../contract/candidates/events.ts'
import { moveCandidacy } from '../candidates/move.ts'
import { noteEvent, type Actor } from '../candidates/events.ts'
import { inTransaction } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { act, type Act, type Outcome } from './interview.ts'
import { lookAtKey, supersedeKeys } from './keys.ts'
import type { News } from './letters.ts'
import { courseOf, findOurs, interviewById, type Row } from './rows.ts'
import { tellBoth } from './tell.ts'

export type Changed =
  | { kind: 'done'; row: Row; was: Act['kind'] }
  | { kind: 'already'; row: Row }
  | { kind: Exclude<Outcome['kind'], 'done' | 'already'> | 'not-found' }

/** What a member of the company does. @param note goes to the candidate. */
export async function changeOurs(
  deps: Platform,
  given: { companyId: string; userId: string; interviewId: string; act: Act; note: string; now: Date },
): Promise<Changed> {
  const { companyId, userId, interviewId, now } = given
  return await inTransaction(deps.db, async (client) => {
    if ((await findOurs(client, { companyId, interviewId })) === null) return { kind: 'not-found' }
    return await change(deps, client, { interviewId, act: given.act, by: { userId }, note: given.note, now })
  })
}

/** What the candidate does by the key of a link. */
export async function changeByKey(
  deps: Platform,
  given: { key: string; act: (row: Row) => Act; note: string; now: Date },
): Promise<Changed> {
  const { key, note, now } = given
  return await inTransaction(deps.db, async (client) => {
    const { row } = await lookAtKey(client, key, now)
    if (row === null) return { kind: 'not-found' }
    return await change(deps, client, { interviewId: row.id, act: given.act(row), by: 'person', note, now })
  })
}

const newsOf: Record<Act['kind'], { news: News; event: CandidacyEventKind | null }> = {
  confirm: { news: 'confirmed', event: 'interview-confirmed' },
  suggest: { news: 'suggested', event: 'interview-suggested' },
  decline: { news: 'declined', event: 'interview-declined' },
  move: { news: 'moved', event: 'interview-moved' },
  accept: { news: 'accepted', event: 'interview-confirmed' },
  refuse: { news: 'refused', event: 'interview-moved' },
  cancel: { news: 'cancelled', event: 'interview-cancelled' },
}

/**
 * Does one act under the interview's lock, notes it, and tells both sides. Of two at once the second sees what the first did.
 * @param news what is told instead, where nobody pressed a button.
 */
export async function change(
  deps: Platform,
  client: PoolClient,
  given: { interviewId: string; act: Act; by: Actor; note: string; now: Date; news?: News },
): Promise<Changed> {
  const { interviewId, by, note, now } = given
  const row = await interviewById(client, interviewId, true)
  if (row === null) return { kind: 'not-found' }
  // Whoever has withdrawn or was rejected meets nobody: the task that looks after interviews tells so.
  if (by !== 'product' && (row.candidacy_state === 'withdrawn' || row.candidacy_state === 'rejected')) {
    return { kind: 'ended' }
  }
  const outcome = act(courseOf(row), given.act, now)
  if (outcome.kind === 'already') return { kind: 'already', row }
  if (outcome.kind !== 'done') return { kind: outcome.kind }
  const { interview, was, calendar } = outcome
  const isNewTime = was === 'confirm' || was === 'accept' || was === 'move'
  const isCandidates = was === 'suggest' || was === 'decline'
  const sequence =
    calendar === 'request'
      ? (row.sequence ?? -1) + 1
      : calendar === 'cancel' && row.sequence !== null
        ? row.sequence + 1
        : row.sequence
  await client.query(
    `update interviews set state = $2, starts_at = $3, slots = $4, is_agreed = $5, suggested_at = $6, sequence = $7,
        suggestion_note = case when $8 then $9 else suggestion_note end, ended_note = case when $10 then $9 else ended_note end,
        settled_at = case when $11 then $12 else settled_at end,
        day_told_at = case when $11 then null else day_told_at end, hour_told_at = case when $11 then null else hour_told_at end,
        evening_text_at = case when $11 then null else evening_text_at end
      where id = $1`,
    [
      interviewId,
      interview.state,
      interview.startsAt,
      interview.slots,
      interview.isAgreed,
      interview.suggestedAt,
      sequence,
      was === 'suggest',
      note,
      was === 'decline' || was === 'cancel',
      isNewTime,
      now,
    ],
  )
  if (was === 'move') await supersedeKeys(client, { interviewId, now })
  const changed = await interviewById(client, interviewId)
  if (changed === null) throw new Error('An interview that is locked is not there')
  const { news, event } = newsOf[was]
  if (event !== null) {
    const time = (was === 'suggest' ? interview.suggestedAt : interview.startsAt)?.toISOString() ?? null
    const details = { interview: interviewId, time, ...(was === 'refuse' && { refused: true }) }
    await noteEvent(client, { candidacyId: row.candidacy_id, kind: event, by, details, now })
  }
  if (was === 'cancel') await backToViewed(client, { row: changed, by, now })
  await tellBoth(deps, client, changed, {
    news: given.news ?? news,
    note: isCandidates ? '' : note,
    calendar,
    now,
  })
  return { kind: 'done', row: changed, was }
}

/** Where the last interview is cancelled, the application waits for a decision again. */
async function backToViewed(client: PoolClient, { row, by, now }: { row: Row; by: Actor; now: Date }): Promise<void> {
  if (row.company_id === null || row.candidacy_state !== 'interview') return
  const { rowCount } = await client.query(
    `select from interviews where candidacy_id = $1 and state <> 'cancelled' limit 1`,
    [row.candidacy_id],
  )
  if (rowCount !== 0) return
  await moveCandidacy(client, { companyId: row.company_id, candidacyId: row.candidacy_id, to: 'viewed', by, now })
}
