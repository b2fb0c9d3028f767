import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import { sponsorKey, sponsorKeys } from './sponsor-key.ts'

/** Which of these employers are on the register of licensed sponsors, by the names as given. */
export async function sponsorsAmong(db: Queryable, employers: readonly (string | null)[]): Promise<Set<string>> {
  const byKey = Map.groupBy(new Set(employers.filter((name) => name !== null)), sponsorKey)
  byKey.delete('')
  if (byKey.size === 0) return new Set()
  const { rows } = await db.query<{ name_key: string }>(
    'select name_key from licensed_sponsors where name_key = any($1::text[])',
    [[...byKey.keys()]],
  )
  return new Set(rows.flatMap((row) => byKey.get(row.name_key) ?? []))
}

/** Puts these organisations in the place of the register as it was. @returns how many names they go by. */
export async function replaceRegister(db: Database, organisations: Iterable<string>): Promise<number> {
  const names = new Map<string, string>()
  for (const name of organisations) for (const key of sponsorKeys(name)) if (!names.has(key)) names.set(key, name)
  await inTransaction(db, async (client) => {
    await client.query('delete from licensed_sponsors')
    const all = [...names]
    for (let from = 0; from < all.length; from += batch) {
      const part = all.slice(from, from + batch)
      await client.query(
        'insert into licensed_sponsors (name_key, name) select * from unnest($1::text[], $2::text[])',
        [part.map(([key]) => key), part.map(([, name]) => name)],
      )
    }
  })
  return names.size
}

const batch = 10_000
