import { z } from 'zod'
import { task } from '../platform/tasks.ts'
import type { Platform } from '../platform/platform.ts'
import type { Database } from '../platform/database.ts'
import { closeExpired } from './close-jobs.ts'
import type { StoreDeps } from './store-ads.ts'

type Services = Platform & { store: StoreDeps }

/**
 * Closes what has run out.
 * @param forgetOldMarks what people marked in their results and need no more; @returns how many marks there were.
 */
export function closeExpiredJobs(forgetOldMarks: (db: Database, now: Date) => Promise<number>) {
  return task<Record<string, never>, Services>({
    name: 'close-expired-jobs',
    input: z.strictObject({}),
    expireSeconds: 1_800,
    retries: 2,
    schedule: { cron: '7 * * * *', input: {} },
    async run(_input, { store, clock, log, db }) {
      const now = clock.now()
      const closed = await closeExpired({ store }, now)
      const marks = await forgetOldMarks(db, now)
      log.info({ closed, marks }, 'what had run out is closed')
    },
  })
}
