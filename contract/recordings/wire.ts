import { z } from 'zod'
import { recordingLimits as limits } from './limits.ts'
import { RecordingStatus } from './recordings.ts'

/*
 * How the page's background worker brings a recording over its socket at /ww (S20.8, S24.15, S25.36). A part goes as one binary message: its header's length in two bytes
 * (big-endian), the header as JSON, the bytes. Everything else is text.
 */

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/u)
const id = z.string().min(1).max(64)
/** Which recording, and the secret that says that it is this browser's. */
const whose = { recording: z.uuid(), writer: z.string().min(1).max(100) }

export const Part = z.object({
  index: z
    .number()
    .int()
    .min(0)
    .max(limits.parts - 1),
  size: z.number().int().min(1).max(limits.part),
  sha256: Sha256,
})
export type Part = z.infer<typeof Part>

/** Before the bytes of a part. */
export const ChunkHeader = z.strictObject({
  id,
  call: z.enum(['sendVideoChunk', 'sendAudioChunk']),
  action: z.enum(['video-chunk-upload', 'audio-chunk-upload']),
  ...whose,
  ...Part.shape,
  /** Whether recording goes on. The end itself is told by `completeRecording`, which names all parts. */
  status: z.enum(['recording', 'completed']),
})
export type ChunkHeader = z.infer<typeof ChunkHeader>

/** The text messages of a recording, beside those of live.ts. Each brings events with its id. */
export const recordingRequests = [
  /** On each new connection: what the server has. Answered by `state`. */
  z.strictObject({ id, call: z.literal('openRecording'), ...whose }),
  /** All has been sent: answered by `gaps` or `completed`. */
  z.strictObject({
    id,
    call: z.literal('completeRecording'),
    ...whose,
    count: z.number().int().min(0).max(limits.parts),
    root: Sha256,
  }),
  /** Where a finished recording is played from. Answered by `media`. */
  z.strictObject({ id, call: z.enum(['getVideoChunk', 'getAudioChunk']), recording: z.uuid() }),
] as const

export const recordingEvents = [
  z.object({ id: z.string(), kind: z.literal('state'), status: RecordingStatus, have: z.array(Part) }),
  z.object({ id: z.string(), kind: z.literal('have'), index: z.number().int(), sha256: z.string() }),
  z.object({
    id: z.string(),
    kind: z.literal('reject'),
    index: z.number().int(),
    code: z
      .enum(['hash', 'other-content', 'too-large', 'busy', 'gone', 'closed'])
      .describe(
        '‘hash’, ‘busy’: send it again; ‘other-content’: another part of this number is here; ‘too-large’: the recording is full; ‘closed’: it is complete; ‘gone’: not found, or not yours',
      ),
  }),
  z.object({ id: z.string(), kind: z.literal('gaps'), indexes: z.array(z.number().int()) }),
  z.object({ id: z.string(), kind: z.literal('completed'), root: z.string() }),
  /** The session has ended: what was recorded stays in the browser until somebody logs in again. */
  z.object({ id: z.string(), kind: z.literal('logged-out') }),
  z.object({ id: z.string(), kind: z.literal('media'), address: z.string(), type: z.string() }),
] as const
export type RecordingEvent = z.infer<(typeof recordingEvents)[number]>

export { packChunk, rootText } from './chunk-message.ts'

/** The most that a message of a part can weigh. */
export const mostChunkMessage = limits.part + 4_096

/** @returns null where it is no part: nothing of it is to be believed then. */
export function unpackChunk(message: Uint8Array): { header: ChunkHeader; bytes: Uint8Array } | null {
  if (message.length < 3 || message.length > mostChunkMessage) return null
  const length = new DataView(message.buffer, message.byteOffset, message.byteLength).getUint16(0)
  if (2 + length >= message.length) return null
  try {
    const head = new TextDecoder('utf-8', { fatal: true }).decode(message.subarray(2, 2 + length))
    const header = ChunkHeader.parse(JSON.parse(head))
    const bytes = message.subarray(2 + length)
    return bytes.length === header.size ? { header, bytes } : null
  } catch {
    return null
  }
}
