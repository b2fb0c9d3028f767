import { createHash } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { BoardId, CallOutcome } from '../../contract/boards/boards.ts'
import type { Database } from '../platform/database.ts'
import type { BoardQuery } from './board.ts'
import { boardSearches } from './tables.ts'

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
  return await db
    .select({
      board: boardSearches.board,
      askedAt: boardSearches.askedAt,
      outcome: boardSearches.outcome,
      found: boardSearches.found,
    })
    .from(boardSearches)
    .where(and(eq(boardSearches.queryKey, key), gt(boardSearches.askedAt, since)))
}

export async function rememberAsked(db: Database, key: string, asked: AskedBefore): Promise<void> {
  const { board, askedAt, outcome, found } = asked
  await db
    .insert(boardSearches)
    .values({ board, queryKey: key, askedAt, outcome, found })
    .onConflictDoUpdate({
      target: [boardSearches.board, boardSearches.queryKey],
      set: { askedAt, outcome, found },
    })
}

/** Deletes what is older than `before`. */
export async function forgetAsked(db: Database, before: Date): Promise<void> {
  await db.delete(boardSearches).where(lt(boardSearches.askedAt, before))
}
