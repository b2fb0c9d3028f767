import { z } from 'zod'
import { task } from '../platform/tasks.ts'
import type { Platform } from '../platform/platform.ts'
import { forgetHeldLogins as forget } from './held.ts'

/** Passwords that were given for one application which was not made in time. */
export const forgetHeldLogins = task({
  name: 'forget-held-logins',
  input: z.object({}),
  expireSeconds: 60,
  retries: 1,
  schedule: { cron: '*/5 * * * *', input: {} },
  async run(_input, { db, clock }: Platform) {
    await forget(db, clock.now())
  },
})
