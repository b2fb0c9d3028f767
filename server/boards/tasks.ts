import { z } from 'zod'
import type { Platform } from '../platform/platform.ts'
import { task } from '../platform/tasks.ts'
import { forgetAsked } from './asked-recently.ts'
import { forgetAbandonedClaims } from './searches-in-flight.ts'
import { pruneBoardCalls } from './sources-health.ts'

export const tidyBoards = task<Record<string, never>, Pick<Platform, 'db' | 'clock'>>({
  name: 'tidy-boards',
  input: z.strictObject({}),
  expireSeconds: 600,
  retries: 2,
  schedule: { cron: '17 * * * *', input: {} },
  async run(_input, { db, clock }) {
    const now = clock.now()
    await pruneBoardCalls(db, now)
    await forgetAsked(db, new Date(now.getTime() - 86_400_000))
    await forgetAbandonedClaims(db)
  },
})
