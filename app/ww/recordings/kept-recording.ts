/** One part of a recording: at most 1 MiB, known by its number and its content. */
export type KeptPart = { index: number; size: number; sha256: string }

/** What this browser keeps of a recording until the server has said that it has all of it. The bytes lie beside it. */
export type KeptRecording = {
  uuid: string
  /** The secret that came with the recording's uuid: whoever has it may send parts. */
  writer: string
  kind: string
  media: 'video' | 'audio'
  /** What it is for, such as the question answered: only there it is offered again. */
  about: string
  /** What the browser recorded, not what it was asked for. */
  mimeType: string
  /** ISO, UTC. */
  startedAt: string
  /** How much is in the parts, in milliseconds, as the page measured it. */
  ms: number
  /** Tries that were used when it ended, this one among them. */
  tries: number
  parts: readonly KeptPart[]
  /** The person said 'Use this recording': it is completed as soon as the server has every part. */
  isConfirmed: boolean
}

/** What outlives the page: see `indexed-store.ts`. Every call can fail; a full store fails with a QuotaExceededError. */
export type PartStore = {
  put: (recording: KeptRecording) => Promise<void>
  /** The part and the list that names it, both or neither. */
  addPart: (recording: KeptRecording, index: number, bytes: ArrayBuffer) => Promise<void>
  /** Null if it was never stored. */
  part: (uuid: string, index: number) => Promise<ArrayBuffer | null>
  all: () => Promise<KeptRecording[]>
  remove: (uuid: string) => Promise<void>
}

/** Days after which the browser deletes what was never completed, as the server does. */
export const keptDays = 7
