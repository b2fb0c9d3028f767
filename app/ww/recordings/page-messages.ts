import type { KeptRecording } from './kept-recording.ts'

/** What the page asks of its background worker about recordings (S25.36). Each names the recording by its uuid. */
export type RecordingCall =
  /** A recording begins: from here on it is found again after the page has gone. */
  | { call: 'keepRecording'; recording: KeptRecording }
  /** What the recorder gave; `ms` is how much has been recorded with it. */
  | { call: 'sendVideoChunk' | 'sendAudioChunk'; uuid: string; status: 'recording'; chunk: Blob; ms: number }
  /** There will be no more, and the person wants it to be used. */
  | { call: 'sendVideoChunk' | 'sendAudioChunk'; uuid: string; status: 'completed' }
  /** Everything that is kept of it here, as one file. */
  | { call: 'getVideoChunk' | 'getAudioChunk'; uuid: string }
  /** What an earlier visit left, of this kind and for the same thing. */
  | { call: 'findRecordings'; uuid: string; kind: string; about: string }
  /** `isFault`: a fault ended it; where tries are counted, it was none. */
  | { call: 'discardRecording'; uuid: string; isFault: boolean }

/** What the page hears. `recording` is the uuid that was asked about. */
export type RecordingEvent = { recording: string } & (
  | { kind: 'stored'; ms: number }
  | { kind: 'progress'; sent: number; total: number }
  | { kind: 'line'; isOpen: boolean }
  | { kind: 'storage-full' }
  | { kind: 'logged-out' }
  | { kind: 'completed' }
  | { kind: 'refused'; code: string }
  | { kind: 'file'; file: Blob | null }
  | { kind: 'found'; recordings: readonly KeptRecording[] }
)
