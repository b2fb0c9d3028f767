import type { Database } from '../../platform/database.ts'
import type { Files } from '../../platform/files.ts'

/** Longer than any upload takes from the bytes to the row. */
const strayHours = 6

/** Deletes bytes that no row ever came to name, as after a crash between the two. @returns how many there were. */
export async function deleteStrayFiles({ db, files }: { db: Database; files: Files }, now: Date): Promise<number> {
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
