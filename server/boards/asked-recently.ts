import { createHash } from 'node:crypto'
import type { BoardId, CallOutcome } from '../../contract/boards/boards.ts'
import type { Database } from '../platform/database.ts'
import type { BoardQuery } from './board.ts'
import type { BoardInUse } from './which-boards.ts'

/** What one board is asked: the key is the same for two searches that it would answer alike. */
export type Question = { board: BoardId; key: string }

/** What a board was last asked for a question, and what came of it. */
export type AskedBefore = {
  board: BoardId
  askedAt: Date
  outcome: CallOutcome
  /** As the board says; null if it gives none. */
  found: number | null
  /** Ads of its answer. */
  received: number
  /** Those that were new, or not as they were. */
  changed: number
}

/** The same for two searches that a board would answer alike: spelling in capitals and the words as typed do not count. */
export function queryKey(query: BoardQuery): string {
  const { place, title, ...rest } = query
  const question = {
    title: title.trim().toLowerCase().replace(/\s+/g, ' '),
    // A hundredth of a degree is a kilometre: less than any radius.
    place: place && [place.name, place.lat.toFixed(2), place.lng.toFixed(2), place.country],
    ...sorted(rest),
  }
  return hash(question)
}

/**
 * What each board is asked by a search. Another mode, other keys of ours or another list of companies make it another question: a board
 * may answer those differently, and what one installation may read another one may not.
 */
export function questionsOf(query: BoardQuery, boards: readonly BoardInUse[]): Question[] {
  const search = queryKey(query)
  return boards.map(({ board, mode, settings, addresses }) => ({
    board: board.id,
    key: hash([search, mode, sorted(settings), addresses]),
  }))
}

function sorted<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}

/** Those of the questions that were asked since then, with what came of them. */
export async function findAskedSince(
  db: Database,
  questions: readonly Question[],
  since: Date,
): Promise<AskedBefore[]> {
  const { rows } = await db.query<AskedBefore>(
    `select board, asked_at as "askedAt", outcome, found, received, changed
       from board_searches join unnest($1::text[], $2::text[]) as question (board, query_key) using (board, query_key)
      where asked_at > $3`,
    [...columnsOf(questions), since],
  )
  return rows
}

export async function rememberAsked(db: Database, key: string, asked: AskedBefore): Promise<void> {
  const { board, askedAt, outcome, found, received, changed } = asked
  await db.query(
    `insert into board_searches (board, query_key, asked_at, outcome, found, received, changed)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (board, query_key) do update set asked_at = excluded.asked_at, outcome = excluded.outcome,
       found = excluded.found, received = excluded.received, changed = excluded.changed`,
    [board, key, askedAt, outcome, found, received, changed],
  )
}

/** Deletes what is older than `before`. */
export async function forgetAsked(db: Database, before: Date): Promise<void> {
  await db.query('delete from board_searches where asked_at < $1', [before])
}

/** Two lists side by side, as `unnest` takes them. */
export function columnsOf(questions: readonly Question[]): [boards: string[], keys: string[]] {
  return [questions.map(({ board }) => board), questions.map(({ key }) => key)]
}
