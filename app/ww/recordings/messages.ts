import type { RecordingEvent } from '../../../contract/recordings/wire.ts'
import type { LiveEvent } from '../../../contract/web/live.ts'
import type { KeptPart, KeptRecording } from './kept-recording.ts'

/** What the sender says; `wire.ts` writes it down. */
export type Sendable =
  | { kind: 'hello'; recording: KeptRecording }
  | { kind: 'part'; recording: KeptRecording; part: KeptPart; bytes: ArrayBuffer }
  | { kind: 'complete'; recording: KeptRecording; root: string }

/** `done` ends each request. If there was an error, it is the only event. */
export type FromServer = Exclude<RecordingEvent, { kind: 'media' }> | Extract<LiveEvent, { kind: 'done' }>
