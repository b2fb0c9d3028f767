import type { NewTranscript, Transcribing } from '../../contract/recordings/recordings.ts'
import { recordingLimits as limits } from '../../contract/recordings/limits.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { storableText } from '../platform/json.ts'
import { readCaptions } from './captions.ts'
import { transcribingOf, type MayTranscribe } from './may-transcribe.ts'
import type { Viewer } from './may-play.ts'
import { findRecording, type StoredRecording } from './queries.ts'

export type Transcribed =
  | { kind: 'saved'; recording: StoredRecording; transcribing: Transcribing }
  | { kind: 'not-found' }
  | { kind: 'unreadable'; why: string }
  /** What uses it holds its transcript. */
  | { kind: 'locked' }
  /** It can be corrected, but not emptied. */
  | { kind: 'needed' }

/**
 * Stores what is said in a recording of theirs: typed, or as captions, whose words are the transcript. A typed text leaves captions as they are, so that a mistake in
 * the words can be put right; an empty one takes both away. What uses the recording says what may still be changed: its row is held meanwhile, so that it is not
 * emptied while it is published.
 */
export async function transcribe(
  { db, mayTranscribe }: { db: Database; mayTranscribe: MayTranscribe },
  { viewer, uuid, given }: { viewer: NonNullable<Viewer>; uuid: string; given: NewTranscript },
): Promise<Transcribed> {
  return await inTransaction(db, async (client) => {
    const found = await findRecording(client, uuid, true)
    if (found === null || found.userId !== viewer.userId) return { kind: 'not-found' }
    const transcribing = await transcribingOf({ db: client, mayTranscribe }, viewer, found)
    if (transcribing === 'locked') return { kind: 'locked' }
    const isEmptied = 'text' in given && given.text === '' && found.transcript !== null
    if (isEmptied && transcribing === 'correct') return { kind: 'needed' }
    const read = 'text' in given ? typed(given.text, found) : readCaptions(given.captions, lengthOf(found))
    if (read.kind === 'refused') return { kind: 'unreadable', why: read.problem }
    const { captions, transcript } = read
    await client.query('update recordings set captions = $2, transcript = $3 where id = $1', [
      uuid,
      captions,
      transcript,
    ])
    const recording = { ...found, captions, transcript, hasCaptions: captions !== null }
    return { kind: 'saved', recording, transcribing }
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
