import type { RecordingKind } from '../../contract/recordings/kinds.ts'
import type { Transcribing } from '../../contract/recordings/recordings.ts'
import type { Queryable } from '../platform/database.ts'
import type { Viewer } from './may-play.ts'
import type { StoredRecording } from './queries.ts'

/**
 * What whoever made a recording may still do with its transcript once something uses it, by kind: the rooms that use it say so, and a program hands it in. A kind
 * without a rule is locked.
 */
export type MayTranscribe = {
  [Kind in RecordingKind]?: (
    db: Queryable,
    maker: NonNullable<Viewer>,
    recording: { uuid: string; subject: string },
  ) => Promise<Transcribing>
}

/** What somebody may do with the transcript of a recording: it is its maker's alone. */
export async function transcribingOf(
  { db, mayTranscribe }: { db: Queryable; mayTranscribe: MayTranscribe },
  viewer: Viewer,
  { uuid, kind, userId, subject }: Pick<StoredRecording, 'uuid' | 'kind' | 'userId' | 'subject'>,
): Promise<Transcribing> {
  if (viewer === null || userId !== viewer.userId) return 'locked'
  if (subject === null) return 'free'
  return (await mayTranscribe[kind]?.(db, viewer, { uuid, subject })) ?? 'locked'
}
