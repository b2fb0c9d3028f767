import { z } from 'zod'
import { Job } from '../jobs/jobs.ts'
import { shortlistStages } from './stages.ts'

export { shortlistLimits } from './stages.ts'

export const ShortlistStage = z.enum(shortlistStages)
export type ShortlistStage = z.infer<typeof ShortlistStage>

export const ShortlistNote = z.object({
  _id: z.uuid(),
  content: z.string(),
  created: z.iso.datetime(),
  changed: z.iso.datetime(),
})
export type ShortlistNote = z.infer<typeof ShortlistNote>

/** A job on somebody's shortlist (S7.6). */
export const ShortlistEntry = z.object({
  _id: z.uuid(),
  /** Null if the job is no longer in our index; `title` and the others say what it was. */
  job: Job.nullable(),
  title: z.string(),
  employer: z.string().nullable(),
  location: z.string(),
  stage: ShortlistStage.describe(
    "'closed' also for a job that has closed before it was applied to, wherever the person had put it",
  ),
  contacted: z.boolean(),
  cvId: z.uuid().nullable().describe('The CV to send'),
  cvFileId: z.uuid().nullable().describe('The CV to send, if it is a file'),
  notes: z.array(ShortlistNote).describe('The latest first'),
  added: z.iso.datetime(),
  isClosed: z.boolean().describe('The ad has closed or is gone'),
  isNewlyClosed: z.boolean().describe('It has closed, and the person has not been told yet'),
})
export type ShortlistEntry = z.infer<typeof ShortlistEntry>

/** A job that was taken off, and can be had back for a day. */
const RemovedEntry = z.object({ _id: z.uuid(), title: z.string(), removedAt: z.iso.datetime() })

export const Shortlist = z.object({
  entries: z.array(ShortlistEntry),
  removed: z.array(RemovedEntry).describe('The latest first'),
})
export type Shortlist = z.infer<typeof Shortlist>
