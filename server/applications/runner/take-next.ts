import type { PoolClient } from 'pg'
import { inTransaction, type Database, type Queryable } from '../../platform/database.ts'
import { leaseFrom } from './lease.ts'

export type Taken = { id: string; userId: string; board: string; state: 'queued' | 'ready' | 'unsure' }

/**
 * What may be taken at the moment $1: queued ones, those that the person has agreed to, and doubtful ones to be looked for. Never a
 * second of one person and board while another is in hand, none at a board where the person's login is held, and none to be filled in
 * where the board takes no more of them today.
 */
const takeable = `(a.state = 'queued' or (a.state = 'ready' and a.way <> 'by-hand' and a.approved is not null)
    or (a.state = 'unsure' and a.next_try_at is not null))
  and a.removed_at is null and (a.next_try_at is null or a.next_try_at <= $1) and (a.lease_until is null or a.lease_until <= $1)
  and not (a.state <> 'unsure' and exists (select from applications l
    where l.user_id = a.user_id and l.board = a.board and l.state = 'queued' and l.reason = 'daily-limit' and l.next_try_at > $1))
  and not exists (select from held_logins h where h.user_id = a.user_id and h.board = a.board)
  and not exists (select from applications b
    where b.user_id = a.user_id and b.board = a.board and b.id <> a.id and b.lease_until > $1)`

/**
 * Takes the next application. People take turns: the next is somebody who pressed 'send', else whoever was served longest ago, so that
 * nobody waits for more starts than there are people waiting. Within one person the oldest goes first.
 * @returns null when nothing is waiting.
 */
export async function takeNext(db: Database, { runner, now }: { runner: number; now: Date }): Promise<Taken | null> {
  await addNewcomers(db)
  return await inTransaction(db, async (client) => {
    const passed: string[] = []
    for (;;) {
      const userId = await nextPerson(client, passed, now)
      if (userId === null) return null
      const taken = await takeFrom(client, { userId, runner, now })
      if (taken !== null) return taken
      // Taken by another program since we looked, or just being changed by its person.
      passed.push(userId)
    }
  })
}

/** People whose first application waits: their turn comes before that of everybody who was served already. */
async function addNewcomers(db: Queryable): Promise<void> {
  await db.query(
    `insert into application_turns (user_id)
     select distinct a.user_id from applications a
      where a.state in ('queued', 'ready', 'unsure') and not exists (select from application_turns t where t.user_id = a.user_id)
      order by 1 on conflict do nothing`,
  )
}

/**
 * Locks the person whose turn it is. Programs that take at the same time pass over each other's people, so that no two take from one
 * person at once.
 */
async function nextPerson(client: PoolClient, passed: readonly string[], now: Date): Promise<string | null> {
  const { rows } = await client.query<{ user_id: string }>(
    `with waiting as (
       select a.user_id, bool_or(a.state = 'ready') as is_agreed, min(a.created) as since from applications a
        where ${takeable} and a.user_id <> all($2) group by a.user_id)
     select t.user_id from waiting w join application_turns t on t.user_id = w.user_id
      order by w.is_agreed desc, t.turn, w.since, t.user_id limit 1 for update of t skip locked`,
    [now, passed],
  )
  return rows[0]?.user_id ?? null
}

/** In a statement of its own: it sees what was taken until the person was locked. */
async function takeFrom(
  client: PoolClient,
  { userId, runner, now }: { userId: string; runner: number; now: Date },
): Promise<Taken | null> {
  const { rows } = await client.query<{ id: string; board: string; state: Taken['state'] }>(
    `select a.id, a.board, a.state from applications a where a.user_id = $2 and ${takeable}
      order by a.state = 'ready' desc, a.created, a.id limit 1 for update of a skip locked`,
    [now, userId],
  )
  const [row] = rows
  if (!row) return null
  await client.query('update applications set runner = $2, lease_until = $3 where id = $1', [
    row.id,
    runner,
    leaseFrom(now),
  ])
  await client.query(`update application_turns set turn = nextval('application_turn_numbers') where user_id = $1`, [
    userId,
  ])
  return { ...row, userId }
}
