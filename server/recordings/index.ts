// Recordings that belong to something: an ad, a question, an answer.
export {
  claimRecording,
  dropRecordings,
  dropRecordingsOf,
  findRecording,
  recordingsOf,
  triesOfPerson,
  triesUsed,
} from './use.ts'
export type { TriesOf } from './tries.ts'

// Who may play and transcribe them: each owner hands its rule in.
export { isPlayableBy, type MayPlay, type Viewer } from './may-play.ts'
export type { MayTranscribe } from './may-transcribe.ts'
export { viewerOf } from './viewer.ts'

// Receiving, processing and giving out, for the web and the worker.
export { completeRecording, openRecording, receivePart } from './receive.ts'
export { findRecording as findStoredRecording, type StoredRecording } from './queries.ts'
export { isOurs, withAddresses } from './addresses.ts'
export { illustrateRecording } from './process/illustrate.ts'
export { processRecording } from './process/task.ts'
