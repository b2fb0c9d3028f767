import type { PoolClient } from 'pg'
import type { CandidateNote } from '../../../contract/candidates/desk.ts'
import type { Scores } from '../../../contract/candidates/scores.ts'
import { inTransaction, type Database } from '../../platform/database.ts'
import { storableText } from '../../platform/json.ts'
import type { StoredState } from '../candidacy.ts'
import { noteEvent } from '../events.ts'
import { lockReview } from './blind.ts'
import type { Asked } from './detail.ts'
import { byPerson, inOrder, sentToAd } from './people.ts'

type Change = Asked & { userId: string; now: Date }

type Held = { state: StoredState; shortlisted_at: Date | null; is_gone: boolean }

/** An application of a company's ad, locked; null if not found. */
async function hold(client: PoolClient, { candidacyId, adId, companyId }: Asked): Promise<Held | null> {
  const { rows } = await client.query<Held>(
    `select state, shortlisted_at, applicant is null as is_gone from candidacies
      where id = $1 and ad_id = $2 and company_id = $3 for update`,
    [candidacyId, adId, companyId],
  )
  return rows[0] ?? null
}

/** Puts a candidate on the shortlist of an ad or takes them off; there already, they stay. 'over': withdrawn, or their account is gone. */
export async function setShortlisted(
  db: Database,
  { isShortlisted, ...asked }: Change & { isShortlisted: boolean },
): Promise<{ kind: 'done'; shortlistedAt: Date | null } | { kind: 'over' } | { kind: 'not-found' }> {
  const { candidacyId, userId, now } = asked
  return await inTransaction(db, async (client) => {
    const held = await hold(client, asked)
    if (held === null) return { kind: 'not-found' }
    if (isShortlisted && isOver(held)) return { kind: 'over' }
    if ((held.shortlisted_at !== null) === isShortlisted) return { kind: 'done', shortlistedAt: held.shortlisted_at }
    const shortlistedAt = isShortlisted ? now : null
    await client.query('update candidacies set shortlisted_at = $2 where id = $1', [candidacyId, shortlistedAt])
    const kind = isShortlisted ? 'shortlisted' : 'unshortlisted'
    await noteEvent(client, { candidacyId, kind, by: { userId }, now })
    return { kind: 'done', shortlistedAt }
  })
}

/** Writes a note about a candidate. Sent twice with its id, it is one; 'over': nobody is left whom it would be about. */
export async function addNote(
  db: Database,
  { noteId, note, author, ...asked }: Change & { noteId: string; note: string; author: string },
): Promise<{ kind: 'done'; note: CandidateNote } | { kind: 'over' } | { kind: 'not-found' }> {
  const { candidacyId, userId, now } = asked
  return await inTransaction(db, async (client) => {
    const held = await hold(client, asked)
    if (held === null) return { kind: 'not-found' }
    if (held.is_gone) return { kind: 'over' }
    const { rowCount } = await client.query(
      'insert into candidacy_notes (id, candidacy_id, by_user_id, note, at) values ($1, $2, $3, $4, $5) on conflict do nothing',
      [noteId, candidacyId, userId, storableText(note), now],
    )
    if (rowCount === 1) await noteEvent(client, { candidacyId, kind: 'noted', by: { userId }, now })
    const { rows } = await client.query<{ note: string; at: Date }>(
      'select note, at from candidacy_notes where id = $1 and candidacy_id = $2 and by_user_id = $3',
      [noteId, candidacyId, userId],
    )
    const [kept] = rows
    // The id is of somebody else's note.
    if (!kept) return { kind: 'not-found' }
    return { kind: 'done', note: { _id: noteId, note: kept.note, author, created: kept.at.toISOString() } }
  })
}

/** Gives a member's scores; given again, they change. */
export async function assess(
  db: Database,
  { scores, ...asked }: Change & { scores: Scores },
): Promise<'done' | 'over' | 'not-found'> {
  const { candidacyId, userId, now } = asked
  const { screeningScore, interviewScore, educationScore, workScore } = scores
  return await inTransaction(db, async (client) => {
    const held = await hold(client, asked)
    if (held === null) return 'not-found'
    if (isOver(held)) return 'over'
    await client.query(
      `insert into candidacy_scores (candidacy_id, by_user_id, screening, interview, education, work, at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (candidacy_id, by_user_id) do update
         set screening = $3, interview = $4, education = $5, work = $6, at = $7`,
      [candidacyId, userId, screeningScore, interviewScore, educationScore, workScore, now],
    )
    await noteEvent(client, { candidacyId, kind: 'assessed', by: { userId }, now })
    return 'done'
  })
}

export type Where = { to: 'up' | 'down' | 'top' | 'bottom' } | { before: string } | { after: string }

/**
 * Moves a candidate in the order of their ad. Two who move at once do so one after the other, each from where the other left it.
 * @returns the order of all, one application a person; null if not found, or what it should go beside is not there.
 */
export async function moveInOrder(
  db: Database,
  { where, ...asked }: Asked & { where: Where },
): Promise<string[] | null> {
  const { adId, candidacyId, companyId } = asked
  return await inTransaction(db, async (client) => {
    // Before anything is written for an ad that may be another's.
    const sent = await sentToAd(client, { companyId, adId })
    if (!sent.some(({ id }) => id === candidacyId)) return null
    const review = await lockReview(client, adId)
    const people = inOrder(byPerson(sent), review.chosen_order)
    const moved = people.find((group) => group.some(({ id }) => id === candidacyId))
    if (moved === undefined) return null
    const from = people.indexOf(moved)
    const rest = people.filter((group) => group !== moved)
    const beside = 'to' in where ? null : 'before' in where ? where.before : where.after
    const at = beside === null ? 0 : rest.findIndex((group) => group.some(({ id }) => id === beside))
    if (at === -1) return beside === candidacyId ? people.map(([first]) => first!.id) : null
    const to = 'to' in where ? stepped(where.to, from, rest.length) : 'before' in where ? at : at + 1
    const order = [...rest.slice(0, to), moved, ...rest.slice(to)].map(([first]) => first!.id)
    await client.query('update ad_reviews set chosen_order = $2 where ad_id = $1', [adId, order])
    return order
  })
}

function stepped(to: 'up' | 'down' | 'top' | 'bottom', from: number, last: number): number {
  switch (to) {
    case 'up':
      return Math.max(0, from - 1)
    case 'down':
      return Math.min(last, from + 1)
    case 'top':
      return 0
    case 'bottom':
      return last
  }
}

function isOver({ state, is_gone }: Held): boolean {
  return state === 'withdrawn' || is_gone
}
