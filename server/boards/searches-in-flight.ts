import type { BoardId } from '../../contract/boards/boards.ts'
import type { Database } from '../platform/database.ts'
import { columnsOf, type Question } from './asked-recently.ts'

/**
 * How long a claim holds unless it is renewed, in seconds, and how often it is. One that died keeps the others waiting for as long;
 * one that merely stalls for longer has its board asked a second time.
 */
const leaseSeconds = 6
const renewMs = 2_000

/** Questions that one search asks, and equal searches of any process wait for. */
export type Claims = {
  /** Takes those of the questions that nobody else is asking. @returns the boards whose questions are this search's to ask. */
  claim: (questions: readonly Question[]) => Promise<Set<BoardId>>
  /** Lets go of what is claimed: what came of it is in the table by now, or nobody has asked. */
  release: (questions: readonly Question[]) => Promise<void>
  /** Lets go of all that is left. */
  end: () => Promise<void>
}

/**
 * Claims of one search, renewed for as long as it has any. They are rows and not advisory locks, because those of a session would be
 * lost behind a pooler (docs/decisions/020-equal-searches-of-all-processes.md).
 * @param owner a UUID that no other search has.
 * @param onError told of a renewal that failed: the claim holds until it runs out.
 */
export function createClaims(db: Database, owner: string, onError: (error: unknown) => void): Claims {
  const held = new Map<BoardId, Question>()
  let renewing: NodeJS.Timeout | null = null

  function keepRenewing(): void {
    if (held.size > 0) renewing ??= setInterval(() => void renew().catch(onError), renewMs).unref()
    else if (renewing !== null) {
      clearInterval(renewing)
      renewing = null
    }
  }

  async function renew(): Promise<void> {
    await db.query(
      `update board_searches_in_flight f set leased_until = clock_timestamp() + make_interval(secs => $4)
         from unnest($1::text[], $2::text[]) as question (board, query_key)
        where f.board = question.board and f.query_key = question.query_key and f.owner = $3`,
      [...columnsOf([...held.values()]), owner, leaseSeconds],
    )
  }

  async function release(questions: readonly Question[]): Promise<void> {
    const ours = questions.filter(({ board }) => held.has(board))
    if (ours.length === 0) return
    for (const { board } of ours) held.delete(board)
    keepRenewing()
    await db.query(
      `delete from board_searches_in_flight f using unnest($1::text[], $2::text[]) as question (board, query_key)
        where f.board = question.board and f.query_key = question.query_key and f.owner = $3`,
      [...columnsOf(ours), owner],
    )
  }

  return {
    async claim(questions) {
      // In one order for everybody: two that claim the same boards do not wait for each other.
      const ordered = questions.toSorted((a, b) => (a.board < b.board ? -1 : 1))
      const { rows } = await db.query<{ board: BoardId }>(
        `insert into board_searches_in_flight as f (board, query_key, owner, leased_until)
         select board, query_key, $3, clock_timestamp() + make_interval(secs => $4)
           from unnest($1::text[], $2::text[]) as question (board, query_key)
         on conflict (board, query_key) do update set owner = excluded.owner, leased_until = excluded.leased_until
          where f.leased_until < clock_timestamp()
         returning board`,
        [...columnsOf(ordered), owner, leaseSeconds],
      )
      const taken = new Set(rows.map(({ board }) => board))
      for (const question of ordered) if (taken.has(question.board)) held.set(question.board, question)
      keepRenewing()
      return taken
    },
    release,
    end: async () => await release([...held.values()]),
  }
}

/** The boards of these questions that somebody is asking at this moment. */
export async function findInFlight(db: Database, questions: readonly Question[]): Promise<Set<BoardId>> {
  const { rows } = await db.query<{ board: BoardId }>(
    `select board from board_searches_in_flight join unnest($1::text[], $2::text[]) as question (board, query_key)
      using (board, query_key) where leased_until > clock_timestamp()`,
    columnsOf(questions),
  )
  return new Set(rows.map(({ board }) => board))
}

/** Deletes what processes that died have left, an hour after it ran out. */
export async function forgetAbandonedClaims(db: Database): Promise<void> {
  await db.query(`delete from board_searches_in_flight where leased_until < clock_timestamp() - interval '1 hour'`)
}
