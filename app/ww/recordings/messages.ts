import type { RecordingReply } from '../../../contract/recordings/chunk-message.ts'
import type { KeptPart, KeptRecording } from './kept-recording.ts'

/** What the sender says; `wire.ts` writes it down. */
export type Sendable =
  | { kind: 'hello'; recording: KeptRecording }
  | { kind: 'part'; recording: KeptRecording; part: KeptPart; bytes: ArrayBuffer }
  | { kind: 'complete'; recording: KeptRecording; root: string }

export type FromServer = Exclude<RecordingReply, { kind: 'media' }>
