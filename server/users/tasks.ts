import { z } from 'zod'
import { task } from '../platform/tasks.ts'
import type { Platform } from '../platform/platform.ts'
import { forgetOldCounts } from '../platform/limits/count.ts'
import { forgetOldLoginLinks } from './login-links.ts'
import { forgetOldNetworks } from './known-networks.ts'
import { forgetOldLinks } from './one-time-links.ts'
import { forgetOldPending } from './pending-sign-ins.ts'
import { forgetOldSessions } from './sessions.ts'

/** Sessions, links, and counts of limits that are over. */
export const forgetWhatRanOut = task({
  name: 'forget-what-ran-out',
  input: z.object({}),
  expireSeconds: 300,
  retries: 1,
  schedule: { cron: '17 * * * *', input: {} },
  async run(_input, { db, clock }: Platform) {
    const now = clock.now()
    await forgetOldSessions(db, now)
    await forgetOldLinks(db, now)
    await forgetOldLoginLinks(db, now)
    await forgetOldPending(db, now)
    await forgetOldNetworks(db, now)
    await forgetOldCounts(db, now)
  },
})
