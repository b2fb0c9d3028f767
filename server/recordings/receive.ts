import type { ChunkHeader, Part } from '../../contract/recordings/wire.ts'
import { recordingLimits as limits } from '../../contract/recordings/limits.ts'
import type { RecordingStatus } from '../../contract/recordings/recordings.ts'
import { createHash } from 'node:crypto'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import { claimFile, dropFile, putFile } from '../platform/files/put-file.ts'
import type { Platform } from '../platform/platform.ts'
import { gapsOf, isWriter, mostBytes, rootOf } from './recording.ts'
import { findRecording, partsOf, type StoredRecording } from './queries.ts'
import { processRecording } from './process/task.ts'
import { countTry, endTry } from './tries.ts'

/** Whoever sends parts: the account that started the recording, with the secret that came with it. */
export type Sender = { userId: string; recording: string; writer: string }

/** Null if not found, or somebody else's, or with a wrong secret: all look the same from outside. */
async function findOwn(db: Queryable, sender: Sender, isLocked = false): Promise<StoredRecording | null> {
  const found = await findRecording(db, sender.recording, isLocked)
  return found !== null && found.userId === sender.userId && isWriter(sender.writer, found.writerHash) ? found : null
}

/** What has come so far; null if it is not theirs. */
export async function openRecording(
  db: Database,
  sender: Sender,
): Promise<{ status: RecordingStatus; have: Part[] } | null> {
  const found = await findOwn(db, sender)
  if (found === null) return null
  const parts = await partsOf(db, found.uuid)
  return { status: found.status, have: parts.map(({ index, size, sha256 }) => ({ index, size, sha256 })) }
}

export type PartOutcome =
  | { kind: 'have'; index: number; sha256: string }
  | { kind: 'reject'; index: number; code: 'hash' | 'other-content' | 'too-large' | 'busy' | 'gone' | 'closed' }

/**
 * Takes a part in: any order, any number of times. The bytes are in the store before the row names them, and the row is there before the answer is given.
 * The same part again is `have`; another under its number is refused.
 */
export async function receivePart(
  { db, files, log, clock }: Pick<Platform, 'db' | 'files' | 'log' | 'clock'>,
  sender: Sender,
  { index, size, sha256 }: Pick<ChunkHeader, 'index' | 'size' | 'sha256'>,
  bytes: Uint8Array,
): Promise<PartOutcome> {
  const reject = (code: Extract<PartOutcome, { kind: 'reject' }>['code']): PartOutcome => ({
    kind: 'reject',
    index,
    code,
  })
  const have: PartOutcome = { kind: 'have', index, sha256 }
  if (createHash('sha256').update(bytes).digest('hex') !== sha256 || bytes.length !== size) return reject('hash')
  const before = await findOwn(db, sender)
  if (before === null) return reject('gone')
  const here = await hashOfPart(db, before.uuid, index)
  if (here !== null) return here === sha256 ? have : reject('other-content')
  if (before.status !== 'recording') return reject('closed')
  if (before.bytes + size > mostBytes(before.secondsAllowed)) return reject('too-large')

  let key: string | null = null
  try {
    ;({ key } = await putFile({ db, files }, bytes, { type: 'application/octet-stream', maxBytes: limits.part }))
    const file = key
    const outcome = await inTransaction(db, async (client): Promise<PartOutcome> => {
      const recording = await findOwn(client, sender, true)
      if (recording === null) return reject('gone')
      const twin = await hashOfPart(client, recording.uuid, index)
      if (twin !== null) return twin === sha256 ? have : reject('other-content')
      if (recording.status !== 'recording') return reject('closed')
      if (recording.bytes + size > mostBytes(recording.secondsAllowed)) return reject('too-large')
      // With the first part it is a try.
      if (recording.bytes === 0 && !(await countTry(client, recording, clock.now()))) return reject('gone')
      await claimFile(client, file)
      await client.query(
        'insert into recording_parts (recording_id, index, size, sha256, file_key) values ($1, $2, $3, $4, $5)',
        [recording.uuid, index, size, sha256, file],
      )
      await client.query('update recordings set bytes = bytes + $2 where id = $1', [recording.uuid, size])
      key = null
      return have
    })
    return outcome
  } catch (error) {
    log.warn({ err: error }, 'a part of a recording could not be kept: it is asked for again')
    return reject('busy')
  } finally {
    // Somebody else was quicker, or it was refused meanwhile: its bytes go.
    if (key !== null) await dropFile(db, key).catch((error: unknown) => log.warn({ err: error }, 'a file is left'))
  }
}

async function hashOfPart(db: Queryable, uuid: string, index: number): Promise<string | null> {
  const { rows } = await db.query<{ sha256: string }>(
    'select sha256 from recording_parts where recording_id = $1 and index = $2',
    [uuid, index],
  )
  return rows[0]?.sha256 ?? null
}

export type CompleteOutcome =
  | { kind: 'completed'; root: string }
  | { kind: 'gaps'; indexes: number[] }
  /** The parts that are here are not those that the browser has: they differ in content, or there are more of them. */
  | { kind: 'differs' }
  | { kind: 'gone' }

/** Closes a recording once every part is here and all hashes match; then it is looked at by a task. Told twice, it is completed once. */
export async function completeRecording(
  { db, tasks }: Pick<Platform, 'db' | 'tasks'>,
  sender: Sender,
  { count, root, now }: { count: number; root: string; now: Date },
): Promise<CompleteOutcome> {
  return await inTransaction(db, async (client) => {
    const recording = await findOwn(client, sender, true)
    if (recording === null) return { kind: 'gone' }
    if (recording.status !== 'recording')
      return recording.root === root ? { kind: 'completed', root } : { kind: 'differs' }
    const parts = await partsOf(client, recording.uuid)
    const indexes = gapsOf(parts, count)
    if (indexes.length > 0) return { kind: 'gaps', indexes }
    if (parts.length !== count || rootOf(parts) !== root) return { kind: 'differs' }
    await client.query(`update recordings set status = 'processing', root = $2, completed_at = $3 where id = $1`, [
      recording.uuid,
      root,
      now,
    ])
    await endTry(client, { uuid: recording.uuid })
    await tasks.send(processRecording, { recordingId: recording.uuid }, { within: client, key: recording.uuid })
    return { kind: 'completed', root }
  })
}
