import { z } from 'zod'
import type { Platform } from '../platform/platform.ts'
import { task } from '../platform/tasks.ts'

/** Messages and texts about an application go with what was sent (decision 041), within the day. */
export const clearConversations = task({
  name: 'clear-conversations',
  input: z.strictObject({}),
  expireSeconds: 900,
  retries: 2,
  schedule: { cron: '50 3 * * *', input: {} },
  async run(_input, { db }: Platform) {
    await db.query(
      `delete from conversation_messages m using candidacies c where c.id = m.candidacy_id and c.cleared_at is not null`,
    )
    await db.query(
      `delete from candidate_texts t using candidacies c where c.id = t.candidacy_id and c.cleared_at is not null`,
    )
  },
})
