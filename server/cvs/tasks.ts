import { z } from 'zod'
import { task } from '../platform/tasks.ts'
import type { Platform } from '../platform/platform.ts'
import { forgetDeletedCvs as forget } from './delete-cv.ts'

/** CVs that were deleted more than a day ago. */
export const forgetDeletedCvs = task({
  name: 'forget-deleted-cvs',
  input: z.object({}),
  expireSeconds: 300,
  retries: 1,
  schedule: { cron: '23 * * * *', input: {} },
  async run(_input, { db, clock }: Platform) {
    await forget(db, clock.now())
  },
})
