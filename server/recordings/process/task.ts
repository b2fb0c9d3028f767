import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { task } from '../../platform/tasks.ts'
import { processOne } from './process.ts'

/** A recording whose parts have all come is looked at and made fit to be played. */
export const processRecording = task({
  name: 'process-recording',
  input: z.object({ recordingId: z.uuid() }),
  expireSeconds: 600,
  // A store or a virus scanner that is being restarted is back within minutes.
  retries: 6,
  // Each in a process of its own: more of them would only share the processor.
  atATime: 2,
  async run({ recordingId }, services: Platform) {
    await processOne(services, recordingId)
  },
})
