import { z } from 'zod'
import type { Database } from '../database.ts'
import type { Log } from '../log.ts'
import { task } from '../tasks.ts'
import type { Files } from './store.ts'

type Deps = { db: Database; files: Files; log: Log }

/** What could not be removed is tried again after this. Another program leaves it alone for as long. */
const againAfterMinutes = 10

/** In one go. */
const mostFailures = 3

/**
 * Removes the bytes of files that no row names any more. Called after each deletion, and by a task for what was left then: a key is
 * forgotten only once its bytes are gone. A store that does not answer fails nobody's deletion: the row has gone, the bytes follow.
 */
export async function removeDroppedFiles({ db, files, log }: Deps): Promise<void> {
  let failures = 0
  for (;;) {
    const { rows } = await db.query<{ name: string }>(
      `update dropped_files set dropped_at = now() + make_interval(mins => $1)
        where name in (select name from dropped_files where dropped_at <= now() order by dropped_at limit 100 for update skip locked)
        returning name`,
      [againAfterMinutes],
    )
    if (rows.length === 0) return
    for (const { name } of rows) {
      try {
        await files.remove(name)
      } catch (error) {
        log.warn({ err: error }, 'a file could not be removed: it is tried again')
        // The others would fail the same way, each after its time limit.
        if (++failures === mostFailures) return
        continue
      }
      await db.query('delete from dropped_files where name = $1', [name])
    }
  }
}

/** What was left when the store did not answer or a program ended, and bytes whose row was never kept. */
export const removeFiles = task({
  name: 'remove-files',
  input: z.object({}),
  expireSeconds: 900,
  retries: 1,
  schedule: { cron: '*/10 * * * *', input: {} },
  run: async (_input, deps: Deps) => await removeDroppedFiles(deps),
})
