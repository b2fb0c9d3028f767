import type { Database } from './database.ts'
import type { Files } from './files.ts'

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
