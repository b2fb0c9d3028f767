import type { RecordingKind } from '../../contract/recordings/kinds.ts'
import type { Queryable } from '../platform/database.ts'
import type { StoredRecording } from './queries.ts'

/** Who asks to see a recording; null: a guest. */
export type Viewer = { userId: string; companyId: string | null; isAdmin: boolean } | null

/** What a rule is told of a recording that something uses. */
type InUse = { uuid: string; kind: RecordingKind; subject: string }

/**
 * Who else may play a recording than who made it, by kind: the rooms whose things they belong to say so, and a program hands it in. A kind without a rule is its
 * maker's alone.
 */
export type MayPlay = {
  [Kind in RecordingKind]?: (db: Queryable, viewer: Viewer, recording: InUse) => Promise<boolean>
}

/** Asked anew for every request: roles and states change while an address can still be used. */
export async function isPlayableBy(
  { db, mayPlay }: { db: Queryable; mayPlay: MayPlay },
  viewer: Viewer,
  { uuid, kind, userId, subject }: Pick<StoredRecording, 'uuid' | 'kind' | 'userId' | 'subject'>,
): Promise<boolean> {
  if (viewer !== null && userId === viewer.userId) return true
  if (subject === null) return false
  return (await mayPlay[kind]?.(db, viewer, { uuid, kind, subject })) ?? false
}
