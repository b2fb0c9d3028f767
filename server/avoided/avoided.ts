import type { AvoidedEntry } from '../../contract/avoided.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'

/** What a person wants to have nothing to do with, in their order. */
export async function avoidedBy(db: Queryable, userId: string): Promise<AvoidedEntry[]> {
  const { rows } = await db.query<AvoidedEntry>(
    'select kind, entry as text, never from avoided_entries where user_id = $1 order by place',
    [userId],
  )
  return rows
}

export async function replaceAvoided(
  db: Database,
  { userId, entries }: { userId: string; entries: readonly AvoidedEntry[] },
): Promise<AvoidedEntry[]> {
  return await inTransaction(db, async (client) => {
    await client.query('select 1 from users where id = $1 for update', [userId])
    await client.query('delete from avoided_entries where user_id = $1', [userId])
    await client.query(
      `insert into avoided_entries (user_id, place, kind, entry, never)
       select $1, place, kind, entry, never from unnest($2::text[], $3::text[], $4::text[]) with ordinality as given (kind, entry, never, place)`,
      [userId, entries.map(({ kind }) => kind), entries.map(({ text }) => text), entries.map(({ never }) => never)],
    )
    return await avoidedBy(client, userId)
  })
}
