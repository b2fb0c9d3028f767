import { largestNumber, ToldMoment } from '../platform/bounds.ts'
import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { endpoint } from '../platform/endpoint.ts'
import { Shortlist, ShortlistEntry, shortlistLimits, ShortlistNote, ShortlistStage } from './shortlists.ts'
import { User } from '../users/users.ts'

const tag = 'Shortlist'
const own = { rateClass: 'write', who: 'user', owner: 'query' } as const
const most = shortlistLimits.entries

/** Our ids of jobs are whole numbers; others are no job of ours. */
const JobId = z.union([z.string().max(40), z.number().int().min(0).max(largestNumber)]).transform(String)
const JobIds = z.array(JobId).max(most)
const EntryIds = z.array(z.uuid()).max(most)
const Content = z
  .string()
  .trim()
  .min(1)
  .max(shortlistLimits.note, `Please keep a note to ${shortlistLimits.note} characters`)

/** A note as the specification sends it. */
const GivenNote = z.strictObject({
  _id: z.uuid().optional(),
  content: Content,
  created: ToldMoment.optional(),
  changed: ToldMoment.optional(),
})
export type GivenNote = z.infer<typeof GivenNote>

const GivenEntry = z.looseObject({
  job: z.union([JobId, z.looseObject({ _id: JobId })]).describe('The job or its id'),
  notes: z.array(GivenNote).max(shortlistLimits.notes).optional().describe('Left out: as they are'),
  contacted: z.boolean().optional(),
})
export type GivenEntry = z.infer<typeof GivenEntry>

const entry = z.object({ entryId: z.uuid() })

export const shortlists = {
  list: endpoint(
    { method: 'GET', path: '/shortlist', summary: 'Get your shortlist, most recently added first', tag },
    { ...own, rateClass: 'read' },
  ).output(Shortlist),

  add: endpoint(
    {
      method: 'POST',
      path: '/shortlist',
      summary: 'Add jobs to the shortlist',
      description: 'What is there already stays as it is; what was removed lately comes back with its notes.',
      tag,
    },
    own,
  )
    .input(z.object({ body: z.strictObject({ jobs: JobIds }) }))
    .output(Alert.extend({ added: z.number().int() })),

  remove: endpoint({ method: 'POST', path: '/shortlist/remove', summary: 'Remove jobs from the shortlist', tag }, own)
    .input(
      z.object({
        body: z.union([
          z.strictObject({ jobs: JobIds }),
          z.strictObject({ entries: EntryIds }),
          z.strictObject({ all: z.literal(true) }),
        ]),
      }),
    )
    .output(z.object({ removed: EntryIds.describe('Use it to undo the removal') })),

  restore: endpoint({ method: 'POST', path: '/shortlist/restore', summary: 'Undo a removal, within a day', tag }, own)
    .input(z.object({ body: z.strictObject({ entries: EntryIds }) }))
    .output(Shortlist),

  change: endpoint(
    {
      method: 'PATCH',
      path: '/shortlist/{entryId}',
      summary: 'Set what to do next with a job, and which CV to use',
      tag,
    },
    own,
  )
    .input(
      z.object({
        params: entry,
        body: z.strictObject({
          stage: ShortlistStage.optional(),
          contacted: z.boolean().optional(),
          cvId: z.uuid().nullable().optional().describe('Replaces a file'),
          cvFileId: z.uuid().nullable().optional().describe('Replaces a CV that was written here'),
        }),
      }),
    )
    .output(ShortlistEntry),

  saveNote: endpoint(
    {
      method: 'PUT',
      path: '/shortlist/{entryId}/notes/{noteId}',
      summary: 'Write a note',
      description:
        'The id of a new note is made by who writes it. `base` is when the text was changed that was begun from; what another window wrote since is not overwritten: 409.',
      tag,
    },
    own,
  )
    .input(
      z.object({
        params: entry.extend({ noteId: z.uuid() }),
        body: z.strictObject({ content: Content, base: ToldMoment.nullable() }),
      }),
    )
    .output(ShortlistNote),

  deleteNote: endpoint(
    { method: 'DELETE', path: '/shortlist/{entryId}/notes/{noteId}', summary: 'Delete a note', tag },
    own,
  )
    .input(z.object({ params: entry.extend({ noteId: z.uuid() }) }))
    .output(z.object({})),

  toldClosed: endpoint(
    {
      method: 'POST',
      path: '/shortlist/told-closed',
      summary: 'The person has seen that these jobs have closed, so they are not told again',
      tag,
    },
    own,
  )
    .input(z.object({ body: z.strictObject({ entries: EntryIds }) }))
    .output(z.object({})),

  /** S25.9 and S25.10, which have one shape of address (C47). */
  put: endpoint(
    {
      method: 'PUT',
      path: '/users/{idOrJobId}/shortlist',
      summary: 'Replace the shortlist, or the notes of a job',
      description:
        'By the body. `{shortlist}` at one’s own id, or ‘me’: what is not in the list is taken off. `{id, notes}` at a job’s id, `id` being one’s own – or the other way round.',
      tag,
    },
    own,
  )
    .input(
      z.object({
        params: z.object({ idOrJobId: z.string().max(100) }),
        body: z.union([
          z.strictObject({ shortlist: z.array(GivenEntry).max(most) }),
          z.strictObject({ id: JobId, notes: z.array(GivenNote).max(shortlistLimits.notes) }),
        ]),
      }),
    )
    .output(Shortlist),

  /** S25.13 */
  removeByLink: endpoint(
    {
      method: 'POST',
      path: '/users/{id}/appshortlist',
      summary: 'Remove a job from the shortlist by its link',
      description: 'The address of the ad on a board, or of its page here.',
      tag,
    },
    { ...own, owner: 'self' },
  )
    .input(
      z.object({
        params: z.object({ id: z.string().max(100) }),
        body: z.strictObject({ link: z.string().max(4_000) }),
      }),
    )
    .output(Shortlist),

  /** S25.33 */
  shortlistJobs: endpoint(
    { method: 'POST', path: '/apply/shortlist', summary: 'Add jobs to the shortlist, by a list of their ids', tag },
    own,
  )
    .input(z.object({ body: JobIds }))
    .output(User.extend({ shortlisted: z.array(ShortlistEntry) })),
}
