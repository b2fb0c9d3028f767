import { packChunk, rootText } from '../../../contract/recordings/chunk-message.ts'
import type { ChunkHeader } from '../../../contract/recordings/wire.ts'
import type { LiveEvent } from '../../../contract/web/live.ts'
import type { KeptPart } from './kept-recording.ts'
import type { FromServer, Sendable } from './messages.ts'

/** What goes over the socket. Messages of a recording carry its uuid as their id, so that what comes back finds it. */
export function write(message: Sendable): string | ArrayBuffer {
  const { uuid, writer, media, isConfirmed, parts } = message.recording
  const whose = { id: uuid, recording: uuid, writer }
  switch (message.kind) {
    case 'hello':
      return JSON.stringify({ ...whose, call: 'openRecording' })
    case 'part': {
      const header: ChunkHeader = {
        ...whose,
        call: media === 'video' ? 'sendVideoChunk' : 'sendAudioChunk',
        action: media === 'video' ? 'video-chunk-upload' : 'audio-chunk-upload',
        ...message.part,
        status: isConfirmed ? 'completed' : 'recording',
      }
      return packChunk(header, new Uint8Array(message.bytes)).buffer
    }
    case 'complete':
      return JSON.stringify({ ...whose, call: 'completeRecording', count: parts.length, root: message.root })
  }
}

/** What came: of which recording, and what it says. Null: it is about something else. */
export function read(data: unknown): { uuid: string; message: FromServer } | null {
  if (typeof data !== 'string') return null
  const reply = JSON.parse(data) as LiveEvent
  switch (reply.kind) {
    case 'state':
    case 'have':
    case 'reject':
    case 'gaps':
    case 'completed':
    case 'logged-out':
    case 'done':
      return { uuid: reply.id, message: reply }
    default:
      return null
  }
}

/** SHA-256, as hexadecimal digits. */
export async function sha256(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  return [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** What ties number, order and content of all parts together. */
export async function rootOf(parts: readonly KeptPart[]): Promise<string> {
  return await sha256(new TextEncoder().encode(rootText(parts)))
}
