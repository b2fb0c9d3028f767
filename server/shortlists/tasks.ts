import { z } from 'zod'
import { task } from '../platform/tasks.ts'
import type { Platform } from '../platform/platform.ts'
import { forgetRemoved } from './change-shortlist.ts'

/** Jobs that were taken off a shortlist more than a day ago. */
export const forgetRemovedFromShortlists = task({
  name: 'forget-removed-from-shortlists',
  input: z.object({}),
  expireSeconds: 300,
  retries: 1,
  schedule: { cron: '23 * * * *', input: {} },
  async run(_input, { db, clock }: Platform) {
    await forgetRemoved(db, clock.now())
  },
})
