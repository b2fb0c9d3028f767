import { z } from 'zod'
import { removeDroppedFiles } from '../../platform/files/dropped-files.ts'
import { task } from '../../platform/tasks.ts'
import type { Platform } from '../../platform/platform.ts'
import { forgetDeletedCvFiles } from './delete-cv-file.ts'
import { readUploaded } from './read-uploaded.ts'

/** A file that has just been uploaded is scanned, and its text taken out. */
export const readUploadedCv = task({
  name: 'read-uploaded-cv',
  input: z.object({ fileId: z.uuid() }),
  expireSeconds: 180,
  // A virus scanner that is being restarted is back within minutes.
  retries: 6,
  // Each in a process of its own: more of them would only share the processor.
  atATime: 2,
  async run({ fileId }, services: Platform) {
    await readUploaded(services, fileId, services.clock.now())
  },
})

/** Deleted files that nobody can have back, and files that nobody came to read. */
export const tidyCvFiles = task({
  name: 'tidy-cv-files',
  input: z.object({}),
  expireSeconds: 900,
  retries: 1,
  schedule: { cron: '37 * * * *', input: {} },
  async run(_input, services: Platform) {
    const { db, tasks, clock } = services
    const now = clock.now()
    await forgetDeletedCvFiles(db, now)
    await removeDroppedFiles(services)
    const { rows } = await db.query<{ id: string }>(
      `select id from cv_files where state = 'waiting' and uploaded_at < $1::timestamptz - interval '1 hour'`,
      [now],
    )
    for (const { id } of rows) await tasks.send(readUploadedCv, { fileId: id }, { key: id })
  },
})
