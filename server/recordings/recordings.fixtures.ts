import { createHash } from 'node:crypto'
import type { RecordingKind } from '../../contract/recordings/kinds.ts'
import { recordingKinds } from '../../contract/recordings/kinds.ts'
import type { Part } from '../../contract/recordings/wire.ts'
import { aMadeRecording } from '../../test/made-recordings.ts'
import { runTasks } from '../../test/run-tasks.ts'
import type { TestServer } from '../../test/server.ts'
import { completeRecording, receivePart, type Sender } from './receive.ts'
import { remux as remuxInChild } from './process/child/remux.ts'
import { processOne } from './process/process.ts'
import type { Remux } from './process/run-remux.ts'
import { rootOf } from './recording.ts'
import { startRecording } from './start.ts'

/** What a browser keeps of a recording until the server has all of it. */
export type KeptPart = Part & { bytes: Buffer }

/** A recording cut into parts, as a browser does it. */
export function inParts(bytes: Buffer, size = 30_000): KeptPart[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    aPart(index, bytes.subarray(index * size, (index + 1) * size)),
  )
}

export function aPart(index: number, bytes: Buffer): KeptPart {
  return { index, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex'), bytes }
}

/** Starts one, of which nothing has come yet. */
export async function started(
  server: TestServer,
  userId: string,
  given: { kind?: RecordingKind; mimeType?: string; seconds?: number } = {},
): Promise<Sender> {
  const { kind = 'general', mimeType = `${recordingKinds[kind].media}/webm`, seconds } = given
  const asked = { kind, mimeType, ...(seconds === undefined ? {} : { seconds }) }
  const outcome = await startRecording(server.services, { userId, asked, now: server.clock.now() })
  if (outcome.kind !== 'started') throw new Error(outcome.kind)
  return { userId, recording: outcome.recording.uuid, writer: outcome.recording.writer }
}

/**
 * Somebody has recorded something: it is sent, completed and, unless it is to wait, looked at by the task.
 * @param given.bytes as a browser recorded it; left out, two seconds that were made up
 * @param given.remux left out: in this process, where the product starts one for each, which takes most of such a test's time
 */
export async function aRecording(
  server: TestServer,
  userId: string,
  given: Parameters<typeof started>[2] & { bytes?: Buffer; waits?: boolean; remux?: Remux } = {},
): Promise<Sender> {
  const { kind = 'general', waits = false, remux = remuxHere } = given
  const bytes = given.bytes ?? (await aMadeRecording({ media: recordingKinds[kind].media, seconds: 2 }))
  const sender = await started(server, userId, given)
  const parts = inParts(bytes)
  for (const part of parts) {
    const outcome = await receivePart(server.services, sender, part, part.bytes)
    if (outcome.kind !== 'have') throw new Error(`The part was not taken: ${outcome.code}`)
  }
  const whole = { count: parts.length, root: rootOf(parts), now: server.clock.now() }
  const outcome = await completeRecording(server.services, sender, whole)
  if (outcome.kind !== 'completed') throw new Error(`It was not completed: ${outcome.kind}`)
  if (!waits)
    await runTasks(server, 'process-recording', async (input) => {
      await processOne(server.services, (input as { recordingId: string }).recordingId, remux)
    })
  return sender
}

/** As its program does, which what breaks it ends: that is no recording. */
const remuxHere: Remux = async (job) => {
  try {
    return await remuxInChild(job)
  } catch {
    return { kind: 'refused', because: 'unreadable' }
  }
}
