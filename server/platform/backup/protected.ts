import type { Queryable } from '../database.ts'
import type { KeyParts, NeededRows } from './archive.ts'
import { hasTable, type KeyKind, sumOf } from './key-kinds.ts'

/**
 * Rows that a key protects: encrypted with it, or made with it so that they can be found again only by who has it. Each feature says it of
 * its own, and server/protected.ts lists them all: backups, restores and rotations ask that list and nothing else.
 */
export type Protected = {
  /** The id of the key's kind. */
  key: 'secret' | 'vault'
  /** What the code asks the key for, where it is the secret: see `keyFor` and `seal` in server/platform/secrets.ts. */
  purpose?: string
  /** As an archive names them: 'authenticators'. */
  what: string
  table: string
  /** How many need the key, by its parts. */
  count: (db: Queryable) => Promise<Record<string, number>>
  /** Whether the key opens them, by a sample; null if there is nothing to try it on. Left out: nobody can tell. */
  opens?: (db: Queryable, parts: KeyParts) => Promise<boolean | null>
  /** Deals with those that nobody can read any more. Left out: they stay, and work again should the key turn up. */
  giveUp?: (db: Queryable) => Promise<void>
  /** What becomes of so many without the key, a line each. @param all of everything that this key protects */
  loss: (count: number, all: Readonly<Record<string, number>>) => string[]
}

/** The one part of a key that has no versions. */
export const wholeSecret = 'secret'

/** All rows of the condition need the secret. */
export async function countRows(db: Queryable, table: string, where = 'true'): Promise<Record<string, number>> {
  const { rows } = await db.query<{ count: number }>(`select count(*)::int as count from ${table} where ${where}`)
  return { [wholeSecret]: rows[0]?.count ?? 0 }
}

/** A kind of key as backups know it, with the rows that it protects. */
export function keyKind(
  base: Pick<KeyKind, 'id' | 'name' | 'setting' | 'files' | 'here' | 'fingerprint' | 'put'>,
  all: readonly Protected[],
): KeyKind {
  const own = all.filter(({ key }) => key === base.id)
  /** Those whose table a backup of this schema has. */
  const there = async (db: Queryable): Promise<Protected[]> => {
    const found: Protected[] = []
    for (const one of own) if (await hasTable(db, one.table)) found.push(one)
    return found
  }
  return {
    ...base,
    async needed(db) {
      const needed: NeededRows = {}
      for (const one of await there(db))
        for (const [part, count] of Object.entries(await one.count(db)))
          needed[part] = { ...needed[part], [one.what]: count }
      return needed
    },
    async opens(db, parts) {
      const tried = []
      for (const { opens } of await there(db)) tried.push((await opens?.(db, parts)) ?? null)
      // Of one table all may have been sealed with a key that was lost before.
      return tried.includes(true) ? true : tried.includes(false) ? false : null
    },
    async giveUp(db) {
      for (const { giveUp } of await there(db)) await giveUp?.(db)
    },
    loss(needed) {
      const sums = sumOf(needed)
      return own.flatMap(({ what, loss }) => ((sums[what] ?? 0) > 0 ? loss(sums[what] ?? 0, sums) : []))
    },
  }
}
