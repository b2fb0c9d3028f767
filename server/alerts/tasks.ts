import { z } from 'zod'
import { task } from '../platform/tasks.ts'
import type { Services } from '../services.ts'
import { forgetUnconfirmed } from './subscriptions.ts'

/** Alerts that nobody has confirmed. */
export const forgetUnconfirmedAlerts = task({
  name: 'forget-unconfirmed-alerts',
  input: z.object({}),
  expireSeconds: 300,
  retries: 1,
  schedule: { cron: '41 3 * * *', input: {} },
  async run(_input, { db, clock }: Services) {
    await forgetUnconfirmed(db.$client, clock.now())
  },
})
