import { z } from 'zod'
import { removeDroppedFiles } from '../platform/files/dropped-files.ts'
import { task } from '../platform/tasks.ts'
import type { Platform } from '../platform/platform.ts'
import { processRecording } from './process/task.ts'
import { removeLeftOver } from './remove.ts'

/** Recordings that nobody came back for, and those that nobody came to look at: the store or the virus scanner was away for longer than a task tries. */
export const tidyRecordings = task({
  name: 'tidy-recordings',
  input: z.object({}),
  expireSeconds: 900,
  retries: 1,
  schedule: { cron: '17 * * * *', input: {} },
  async run(_input, services: Platform) {
    const { db, tasks, clock } = services
    const now = clock.now()
    await removeLeftOver(db, now)
    await removeDroppedFiles(services)
    const { rows } = await db.query<{ id: string }>(
      `select id from recordings where status = 'processing' and completed_at < $1::timestamptz - interval '1 hour'`,
      [now],
    )
    for (const { id } of rows) await tasks.send(processRecording, { recordingId: id }, { key: id })
  },
})
