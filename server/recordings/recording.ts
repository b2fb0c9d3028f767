import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { recordingKinds, type RecordingKind } from '../../contract/recordings/kinds.ts'
import { recordingLimits as limits } from '../../contract/recordings/limits.ts'
import { rootText, type Part } from '../../contract/recordings/wire.ts'

/* What a recording is, without database and clock. */

/** How long a recording of this kind may be, in seconds: as asked for, at most what its kind allows. */
export function secondsAllowed(kind: RecordingKind, asked: number | undefined): number {
  const { seconds, most } = recordingKinds[kind]
  return Math.min(asked ?? seconds, most)
}

/** How many bytes all its parts may have. A recording of a few seconds gets a second's worth more, as a header is long. */
export function mostBytes(seconds: number): number {
  return Math.min(limits.bytes, (seconds + limits.over + 1) * limits.bytesPerSecond)
}

/** A new secret that parts are sent with, and what is stored of it. */
export function newWriter(): { writer: string; hash: Buffer } {
  const writer = randomBytes(24).toString('base64url')
  return { writer, hash: hashWriter(writer) }
}

export function isWriter(given: string, stored: Buffer): boolean {
  return timingSafeEqual(hashWriter(given), stored)
}

function hashWriter(writer: string): Buffer {
  return createHash('sha256').update(writer).digest()
}

/** The numbers below `count` that are missing. */
export function gapsOf(parts: readonly Part[], count: number): number[] {
  const here = new Set(parts.map(({ index }) => index))
  return Array.from({ length: count }, (_, index) => index).filter((index) => !here.has(index))
}

/** SHA-256 over order, number and content of all parts, as hex. */
export function rootOf(parts: readonly Part[]): string {
  return createHash('sha256').update(rootText(parts)).digest('hex')
}

/** '640 kB of video' has one type whichever parameters a browser adds: its codecs are read from the bytes. */
export function plainType(mimeType: string): string {
  return (mimeType.split(';')[0] ?? '').trim().toLowerCase()
}
