import type { AvoidedEntry } from '../../contract/avoided/avoided.ts'
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

/** Adds what is not in a person's list yet, as long as it has room. @returns what found none. */
export async function addAvoided(
  client: Queryable,
  { userId, entries, atMost }: { userId: string; entries: readonly AvoidedEntry[]; atMost: number },
): Promise<AvoidedEntry[]> {
  if (entries.length === 0) return []
  const before = await avoidedBy(client, userId)
  const isThere = (entry: AvoidedEntry) =>
    before.some(({ kind, text, never }) => kind === entry.kind && never === entry.never && isSameText(text, entry.text))
  const missing = entries.filter((entry) => !isThere(entry))
  const added = missing.slice(0, Math.max(0, atMost - before.length))
  await client.query(
    `insert into avoided_entries (user_id, place, kind, entry, never)
     select $1, place + coalesce((select max(place) from avoided_entries where user_id = $1), 0), kind, entry, never
       from unnest($2::text[], $3::text[], $4::text[]) with ordinality as given (kind, entry, never, place)`,
    [userId, added.map(({ kind }) => kind), added.map(({ text }) => text), added.map(({ never }) => never)],
  )
  return missing.slice(added.length)
}

function isSameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
