import type { Database } from '../../platform/database.ts'
import type { Files } from '../../platform/files.ts'

type Deps = { db: Database; files: Files }

/** Deletes the bytes of files that no row names any more. Called after each deletion, and by a task for what a crash left. */
export async function deleteDroppedFiles({ db, files }: Deps): Promise<void> {
  for (;;) {
    const { rows } = await db.$client.query<{ name: string }>('select name from dropped_files limit 100')
    if (rows.length === 0) return
    for (const { name } of rows) {
      await files.delete(name)
      await db.$client.query('delete from dropped_files where name = $1', [name])
    }
  }
}

/** Longer than any upload takes from the bytes to the row. */
const strayHours = 6

/** Deletes bytes that no row ever came to name, as after a crash between the two. @returns how many there were. */
export async function deleteStrayFiles({ db, files }: Deps, now: Date): Promise<number> {
  const before = now.getTime() - strayHours * 3_600_000
  let deleted = 0
  for await (const { name, modified } of files.list()) {
    if (modified.getTime() > before) continue
    const { rowCount } = await db.$client.query('select 1 from cv_files where stored_as = $1', [name])
    if (rowCount === 1) continue
    await files.delete(name)
    deleted++
  }
  return deleted
}
