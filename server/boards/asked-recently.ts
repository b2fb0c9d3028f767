import { createHash } from 'node:crypto'
import type { BoardId, CallOutcome } from '../../contract/boards/boards.ts'
import type { Database } from '../platform/database.ts'
import type { BoardQuery } from './board.ts'

/** What a board was last asked for a question, and what came of it. */
export type AskedBefore = { board: BoardId; askedAt: Date; outcome: CallOutcome; found: number | null }

/** The same for two questions that a board would answer alike: spelling in capitals and the words as typed do not count. */
export function queryKey(query: BoardQuery): string {
  const { place, title, ...rest } = query
  const question = {
    title: title.trim().toLowerCase().replace(/\s+/g, ' '),
    // A hundredth of a degree is a kilometre: less than any radius.
    place: place && [place.name, place.lat.toFixed(2), place.lng.toFixed(2), place.country],
    ...Object.fromEntries(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
  return createHash('sha256').update(JSON.stringify(question)).digest('base64url')
}

/** The boards that were asked this since then, with what came of it. */
export async function findAskedSince(db: Database, key: string, since: Date): Promise<AskedBefore[]> {
  const { rows } = await db.query<AskedBefore>(
    `select board, asked_at as "askedAt", outcome, found from board_searches where query_key = $1 and asked_at > $2`,
    [key, since],
  )
  return rows
}

export async function rememberAsked(db: Database, key: string, asked: AskedBefore): Promise<void> {
  const { board, askedAt, outcome, found } = asked
  await db.query(
    `insert into board_searches (board, query_key, asked_at, outcome, found) values ($1, $2, $3, $4, $5)
     on conflict (board, query_key) do update set asked_at = excluded.asked_at, outcome = excluded.outcome, found = excluded.found`,
    [board, key, askedAt, outcome, found],
  )
}

/** Deletes what is older than `before`. */
export async function forgetAsked(db: Database, before: Date): Promise<void> {
  await db.query('delete from board_searches where asked_at < $1', [before])
}
