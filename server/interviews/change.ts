import type { PoolClient } from 'pg'
import type { CandidacyEventKind } from '../../contract/candidates/events.ts'
import { moveCandidacy, noteEvent, type Actor } from '../candidates/index.ts'
import { inTransaction } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { act, isInCalendars, type Act, type Outcome } from './interview.ts'
import { lookAtKey, supersedeKeys } from './keys.ts'
import type { News } from './letters.ts'
import { courseOf, findOurs, interviewById, interviewersOf, type Row } from './rows.ts'
import { tellBoth, tellLeftOut } from './tell.ts'

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
  change: { news: 'changed', event: 'interview-changed' },
}

/** Told where somebody could not attend and is offered other times. */
const offeredAgain = { news: 'offered', event: 'interview-invited' } as const

/** What an interview says beside its times. @param interviewers members of the company */
export type Facts = Pick<Row, 'event' | 'how' | 'place' | 'message'> & { interviewers: readonly string[] }

/**
 * Does one act under the interview's lock, notes it, and tells both sides. Of two at once the second sees what the first did.
 * @param news what is told instead, where nobody pressed a button.
 * @param facts what a change puts in place of what was said.
 */
export async function change(
  deps: Platform,
  client: PoolClient,
  given: { interviewId: string; act: Act; by: Actor; note: string; now: Date; news?: News; facts?: Facts },
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
  const asksAgain =
    was === 'move' || (was === 'change' && interview.state === 'invited' && !isSameCourse(row, interview))
  const isNewTime = was === 'confirm' || was === 'accept' || asksAgain
  const isCandidates = was === 'suggest' || was === 'decline'
  const sequence =
    calendar === 'request'
      ? (row.sequence ?? -1) + 1
      : calendar === 'cancel' && row.sequence !== null
        ? row.sequence + 1
        : row.sequence
  const { event: title, how, place, message } = given.facts ?? row
  // Why somebody could not attend is over once they are offered other times.
  const endedNote = was === 'decline' || was === 'cancel' ? note : was === 'change' ? '' : row.ended_note
  await client.query(
    `update interviews set state = $2, starts_at = $3, slots = $4, is_agreed = $5, suggested_at = $6, sequence = $7,
        suggestion_note = case when $8 then $9 else suggestion_note end, ended_note = $10,
        settled_at = case when $11 then $12 else settled_at end,
        day_told_at = case when $11 then null else day_told_at end, hour_told_at = case when $11 then null else hour_told_at end,
        evening_text_at = case when $11 then null else evening_text_at end,
        minutes = $13, event = $14, how = $15, place = $16, message = $17
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
      endedNote,
      isNewTime,
      now,
      interview.minutes,
      title,
      how,
      place,
      message,
    ],
  )
  const left = given.facts === undefined ? [] : await setInterviewers(client, row, given.facts.interviewers)
  // Links of what was offered before would answer another question.
  if (asksAgain) await supersedeKeys(client, { interviewId, now })
  const changed = await interviewById(client, interviewId)
  if (changed === null) throw new Error('An interview that is locked is not there')
  const { news, event } = was === 'change' && row.state === 'declined' ? offeredAgain : newsOf[was]
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
    changed: given.facts === undefined ? [] : whatChanged(row, changed),
    now,
  })
  const hasEntry = row.sequence !== null && isInCalendars(courseOf(row))
  for (const member of left) await tellLeftOut(deps, client, changed, { member, hasEntry, now })
  return { kind: 'done', row: changed, was }
}

function isSameCourse(row: Row, { slots, minutes, state }: ReturnType<typeof courseOf>): boolean {
  return state === row.state && minutes === row.minutes && String(slots) === String(row.slots)
}

/** Lets these members take part, and no others. @returns who no longer does and can be told */
async function setInterviewers(
  client: PoolClient,
  row: Row,
  interviewers: readonly string[],
): Promise<{ userId: string; name: string; email: string }[]> {
  await client.query('delete from interview_interviewers where interview_id = $1 and user_id <> all($2::uuid[])', [
    row.id,
    interviewers,
  ])
  await client.query(
    `insert into interview_interviewers (interview_id, user_id) select $1, one from unnest($2::uuid[]) one on conflict do nothing`,
    [row.id, interviewers],
  )
  return interviewersOf(row).flatMap(({ userId, name, email }) =>
    interviewers.includes(userId) || email === null ? [] : [{ userId, name, email }],
  )
}

/** In words for the candidate's email: 'time', 'place'. */
function whatChanged(before: Row, after: Row): string[] {
  const people = (row: Row) => String(interviewersOf(row).map(({ userId }) => userId))
  return [
    ...(String(before.slots) === String(after.slots) ? [] : ['time']),
    ...(before.minutes === after.minutes ? [] : ['length']),
    ...(before.how === after.how && before.place === after.place ? [] : ['where or how you meet']),
    ...(people(before) === people(after) ? [] : ['who takes part']),
    ...(before.event === after.event ? [] : ['title']),
    ...(before.message === after.message ? [] : ['message']),
  ]
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
