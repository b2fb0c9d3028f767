import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import { namesOfEntry, sponsorKey, sponsorKeys } from './sponsor-key.ts'

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
  const names = new Map<string, { name: string; entries: number }>()
  for (const name of organisations) {
    for (const key of sponsorKeys(name)) {
      const known = names.get(key)
      if (known) known.entries++
      else names.set(key, { name, entries: 1 })
    }
  }
  await inTransaction(db, async (client) => {
    await client.query('delete from licensed_sponsors')
    const all = [...names]
    for (let from = 0; from < all.length; from += batch) {
      const part = all.slice(from, from + batch)
      await client.query(
        'insert into licensed_sponsors (name_key, name, entries) select * from unnest($1::text[], $2::text[], $3::int[])',
        [part.map(([key]) => key), part.map(([, { name }]) => name), part.map(([, { entries }]) => entries)],
      )
    }
  })
  return names.size
}

const batch = 10_000

/**
 * Names of one organisation each, as the register writes them: its own first, then those that it trades under. None that another
 * organisation goes by as well.
 */
export async function tradingNames(db: Queryable): Promise<string[][]> {
  const { rows } = await db.query<{ name: string }>(
    'select name from licensed_sponsors where entries = 1 group by name having count(*) > 1',
  )
  return rows.map((row) => namesOfEntry(row.name))
}
