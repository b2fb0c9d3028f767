import type { NewTranscript } from '../../contract/recordings/recordings.ts'
import { recordingLimits as limits } from '../../contract/recordings/limits.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { storableText } from '../platform/json.ts'
import { readCaptions } from './captions.ts'
import { findRecording, type StoredRecording } from './queries.ts'

export type Transcribed =
  | { kind: 'saved'; recording: StoredRecording }
  | { kind: 'not-found' }
  | { kind: 'unreadable'; why: string }

/**
 * Stores what is said in a recording of theirs: typed, or as captions, whose words are the transcript. A typed text leaves captions as they are, so that a mistake in
 * the words can be put right; an empty one takes both away.
 */
export async function transcribe(
  db: Database,
  { userId, uuid, given }: { userId: string; companyId: string | null; uuid: string; given: NewTranscript },
): Promise<Transcribed> {
  return await inTransaction(db, async (client) => {
    const found = await findRecording(client, uuid, true)
    if (found === null || found.userId !== userId) return { kind: 'not-found' }
    const read = 'text' in given ? typed(given.text, found) : readCaptions(given.captions, lengthOf(found))
    if (read.kind === 'refused') return { kind: 'unreadable', why: read.problem }
    const { captions, transcript } = read
    await client.query('update recordings set captions = $2, transcript = $3 where id = $1', [
      uuid,
      captions,
      transcript,
    ])
    return { kind: 'saved', recording: { ...found, captions, transcript, hasCaptions: captions !== null } }
  })
}

function typed(text: string, { captions }: StoredRecording) {
  const isEmpty = text === ''
  const kind = 'read' as const
  return { kind, captions: isEmpty ? null : captions, transcript: isEmpty ? null : storableText(text) }
}

/** In seconds; as long as it may be, until it is known. */
function lengthOf({ seconds, secondsAllowed }: StoredRecording): number {
  return seconds ?? secondsAllowed + limits.over
}
