import { randomUUID } from 'node:crypto'
import { recordingKinds } from '../../contract/recordings/kinds.ts'
import type { NewRecording, StartedRecording } from '../../contract/recordings/recordings.ts'
import { count } from '../platform/limits/count.ts'
import type { Platform } from '../platform/platform.ts'
import { newWriter, plainType, secondsAllowed } from './recording.ts'
import { triesUsed, type TriesOf } from './tries.ts'

type Started =
  | { kind: 'started'; recording: StartedRecording }
  | { kind: 'too-many'; retryAfter: number }
  /** What it is for is not found, or not theirs. */
  | { kind: 'not-found' }
  | { kind: 'no-tries-left' }

/** Begins a recording. Its parts come over the socket with the secret that this returns; only the hash of it is stored. */
export async function startRecording(
  { db, secrets, triesOf }: Pick<Platform, 'db' | 'secrets'> & { triesOf: TriesOf },
  { userId, asked, now }: { userId: string; asked: NewRecording; now: Date },
): Promise<Started> {
  const { allowed, retryAfter } = await count({ db, secrets }, [{ limit: 'recording', subject: userId }], now)
  if (!allowed) return { kind: 'too-many', retryAfter }
  const rule = triesOf[asked.kind]
  const about = rule === undefined ? null : (asked.about ?? '')
  const tries = about === null ? null : ((await rule?.(db, { userId, about })) ?? null)
  if (tries === 'not-found') return { kind: 'not-found' }
  const used =
    tries === null || about === null ? 0 : ((await triesUsed(db, { userId, abouts: [about] })).get(about) ?? 0)
  if (tries !== null && used >= tries) return { kind: 'no-tries-left' }
  const uuid = randomUUID()
  const { writer, hash } = newWriter()
  const seconds = secondsAllowed(asked.kind, asked.seconds)
  await db.query(
    `insert into recordings (id, user_id, kind, media, mime_type, seconds_allowed, writer_hash, status, started_at, about, tries_allowed)
     values ($1, $2, $3, $4, $5, $6, $7, 'recording', $8, $9, $10)`,
    [
      uuid,
      userId,
      asked.kind,
      recordingKinds[asked.kind].media,
      plainType(asked.mimeType),
      seconds,
      hash,
      now,
      about,
      tries,
    ],
  )
  const triesLeft = tries === null ? null : tries - used
  return { kind: 'started', recording: { uuid, writer, secondsAllowed: seconds, triesLeft } }
}
