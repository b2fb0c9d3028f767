import { z } from 'zod'

/** A record as it was when it was read. */
export const Revision = z.string().max(64).describe('Names what it holds: send it back with a change')

/** What a change may say that it started from. */
export const BaseRevision = Revision.optional().describe(
  'The `revision` that you started from, so that a newer one is not overwritten: if there is one, the answer is 409 and nothing changes',
)

/** The reason that a change was refused: somebody has saved another one since. */
export const changedSince =
  'Somebody else saved changes while you were typing. Your own changes have not been saved yet.'
