import type { Database, Queryable } from '../database.ts'
import type { Log } from '../log.ts'

/** Of a whole file: its length, and four bytes for each block. */
export type Sums = { size: number; sums: Buffer }

/** Where the sums of files are kept. */
export type FileSums = {
  keep: (key: string, sums: Sums) => Promise<void>
  /** Null if the file was stored before there were sums. */
  find: (key: string) => Promise<Sums | null>
  forget: (key: string) => Promise<void>
  /** The file is not what was stored. */
  tellOfDamage: (key: string) => Promise<void>
}

export function sumsInDatabase({ db, log }: { db: Database; log: Log }): FileSums {
  return {
    async keep(key, { size, sums }) {
      await db.query(
        `insert into file_sums (name, size, sums) values ($1, $2, $3)
         on conflict (name) do update set size = excluded.size, sums = excluded.sums, damaged_at = null`,
        [key, size, sums],
      )
    },
    find: async (key) => await sumsOf(db, key),
    forget: async (key) => void (await db.query('delete from file_sums where name = $1', [key])),
    async tellOfDamage(key) {
      log.error({ file: key }, 'a stored file is not what was stored: bring it back from a backup')
      await db.query('update file_sums set damaged_at = coalesce(damaged_at, now()) where name = $1', [key])
    },
  }
}

/** What is known of a file since it was stored; null if it was stored before there were sums. */
export async function sumsOf(db: Queryable, key: string): Promise<Sums | null> {
  const { rows } = await db.query<{ size: string; sums: Buffer }>('select size, sums from file_sums where name = $1', [
    key,
  ])
  return rows[0] === undefined ? null : { size: Number(rows[0].size), sums: rows[0].sums }
}

/** How many files are known to be damaged, for the figures of the operator. */
export async function damagedFiles(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from file_sums where damaged_at is not null',
  )
  return rows[0]?.count ?? 0
}
