import type { NewTranscript } from '../../contract/recordings/recordings.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { storableText } from '../platform/json.ts'
import { readCaptions } from './captions.ts'
import { findRecording, type StoredRecording } from './queries.ts'

export type Transcribed =
  | { kind: 'saved'; recording: StoredRecording }
  | { kind: 'not-found' }
  | { kind: 'unreadable'; why: string }

/** Stores what is said in a recording of theirs: typed, or as captions, whose words are the transcript. An empty text takes both away. */
export async function transcribe(
  db: Database,
  { userId, uuid, given }: { userId: string; companyId: string | null; uuid: string; given: NewTranscript },
): Promise<Transcribed> {
  return await inTransaction(db, async (client) => {
    const found = await findRecording(client, uuid, true)
    if (found === null || found.userId !== userId) return { kind: 'not-found' }
    const read =
      'text' in given
        ? { captions: null, transcript: given.text === '' ? null : storableText(given.text) }
        : readCaptions(given.captions, found.seconds ?? found.secondsAllowed)
    if ('why' in read) return { kind: 'unreadable', why: read.why }
    await client.query('update recordings set captions = $2, transcript = $3 where id = $1', [
      uuid,
      read.captions,
      read.transcript,
    ])
    return { kind: 'saved', recording: { ...found, ...read, hasCaptions: read.captions !== null } }
  })
}
