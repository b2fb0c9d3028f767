import { z } from 'zod'
import { task } from '../platform/tasks.ts'
import type { Platform } from '../platform/platform.ts'
import { forgetDeletedLetters as forget } from './cover-letters.ts'

/** Letters that were deleted more than a day ago. */
export const forgetDeletedLetters = task({
  name: 'forget-deleted-letters',
  input: z.object({}),
  expireSeconds: 300,
  retries: 1,
  schedule: { cron: '27 * * * *', input: {} },
  async run(_input, { db, clock }: Platform) {
    await forget(db, clock.now())
  },
})
