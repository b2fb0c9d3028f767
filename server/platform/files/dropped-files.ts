import { z } from 'zod'
import type { Database } from '../database.ts'
import type { Log } from '../log.ts'
import { task } from '../tasks.ts'
import type { Files } from './store.ts'

type Deps = { db: Database; files: Files; log: Log }

/** What could not be removed is tried again after this. Another program leaves it alone for as long. */
const againAfterMinutes = 10

/** In one go: the others would fail the same way, each after its time limit. */
const mostFailures = 3

/** What has failed for this long is the operator's to mend. */
const overdueHours = 24

/**
 * Removes the bytes of files that no row names any more. Called after each deletion, and by a task for what was left then: a key is
 * forgotten only once its bytes are gone. A store that does not answer fails nobody's deletion: the row has gone, the bytes follow. What
 * failed before comes after what was not tried yet, so that some files that cannot be removed keep no others back.
 */
export async function removeDroppedFiles({ db, files, log }: Deps): Promise<void> {
  let failures = 0
  for (;;) {
    const names = await takeDue(db)
    if (names.length === 0) return
    for (const [index, name] of names.entries()) {
      try {
        await files.remove(name)
      } catch (error) {
        log.warn({ err: error }, 'a file could not be removed: it is tried again')
        await stepBack(db, name)
        if (++failures < mostFailures) continue
        return await giveBack(db, names.slice(index + 1))
      }
      await db.query('delete from dropped_files where name = $1', [name])
    }
  }
}

/** Up to a hundred keys, those that failed least first. Nobody else takes them for a while. */
async function takeDue(db: Database): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `with due as materialized (
       select name, failures, dropped_at from dropped_files where dropped_at <= now()
        order by failures, dropped_at limit 100 for update skip locked),
     taken as (
       update dropped_files set dropped_at = now() + make_interval(mins => $1) where name in (select name from due))
     select name from due order by failures, dropped_at`,
    [againAfterMinutes],
  )
  return rows.map(({ name }) => name)
}

async function stepBack(db: Database, name: string): Promise<void> {
  await db.query(
    `update dropped_files set failures = failures + 1, failing_since = coalesce(failing_since, now()) where name = $1`,
    [name],
  )
}

/** What was taken and not tried is due as before. */
async function giveBack(db: Database, names: readonly string[]): Promise<void> {
  await db.query('update dropped_files set dropped_at = now() where name = any($1)', [names])
}

/** What was left when the store did not answer or a program ended, and bytes whose row was never kept. */
export const removeFiles = task({
  name: 'remove-files',
  input: z.object({}),
  expireSeconds: 900,
  // A failure is a word to the operator, below: a second try would take it back.
  retries: 0,
  schedule: { cron: '*/10 * * * *', input: {} },
  run: async (_input, deps: Deps) => {
    await removeDroppedFiles(deps)
    const overdue = await newlyOverdue(deps.db)
    if (overdue > 0) throw new FilesNotRemoved(overdue)
  },
})

/** Fails the task, once a day: failed tasks are on the operator's page, and their number is among the figures that raise an alarm. */
class FilesNotRemoved extends Error {
  constructor(count: number) {
    super(
      `${count} deleted ${count === 1 ? 'file is' : 'files are'} still in the store, more than a day after ${count === 1 ? 'it' : 'they'} should ` +
        'have gone. The log says why. People were promised that they are deleted.',
    )
  }
}

/** How many keys have been due for a day, where the operator was not told of them within a day. */
async function newlyOverdue(db: Database): Promise<number> {
  const { rowCount } = await db.query(
    `update dropped_files set told_at = now()
      where coalesce(failing_since, dropped_at) < now() - make_interval(hours => $1)
        and (told_at is null or told_at < now() - interval '1 day')`,
    [overdueHours],
  )
  return rowCount ?? 0
}
