import { z } from 'zod'
import { task } from '../platform/tasks.ts'
import type { Services } from '../services.ts'
import { refreshTitles } from './suggestions.ts'

/** Suggestions and corrections follow the jobs within ten minutes. */
export const refreshSuggestions = task<Record<string, never>, Services>({
  name: 'refresh-suggestions',
  input: z.strictObject({}),
  expireSeconds: 600,
  retries: 0,
  schedule: { cron: '*/10 * * * *', input: {} },
  async run(_input, { db }) {
    await refreshTitles(db)
  },
})
