import { randomUUID } from 'node:crypto'
import { recordingKinds } from '../../contract/recordings/kinds.ts'
import type { NewRecording, StartedRecording } from '../../contract/recordings/recordings.ts'
import { count } from '../platform/limits/count.ts'
import type { Platform } from '../platform/platform.ts'
import { newWriter, plainType, secondsAllowed } from './recording.ts'

type Started = { kind: 'started'; recording: StartedRecording } | { kind: 'too-many'; retryAfter: number }

/** Begins a recording. Its parts come over the socket with the secret that this returns; only the hash of it is stored. */
export async function startRecording(
  { db, secrets }: Pick<Platform, 'db' | 'secrets'>,
  { userId, asked, now }: { userId: string; asked: NewRecording; now: Date },
): Promise<Started> {
  const { allowed, retryAfter } = await count({ db, secrets }, [{ limit: 'recording', subject: userId }], now)
  if (!allowed) return { kind: 'too-many', retryAfter }
  const uuid = randomUUID()
  const { writer, hash } = newWriter()
  const seconds = secondsAllowed(asked.kind, asked.seconds)
  await db.query(
    `insert into recordings (id, user_id, kind, media, mime_type, seconds_allowed, writer_hash, status, started_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'recording', $8)`,
    [uuid, userId, asked.kind, recordingKinds[asked.kind].media, plainType(asked.mimeType), seconds, hash, now],
  )
  return { kind: 'started', recording: { uuid, writer, secondsAllowed: seconds } }
}
