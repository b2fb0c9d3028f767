import { recordingLimits } from '../../../contract/recordings/limits.ts'
import { alertCodes } from '../../../contract/texts/alert-codes.ts'
import { cut } from './cut.ts'
import type { KeptPart, KeptRecording, PartStore } from './kept-recording.ts'
import type { FromServer, Sendable } from './messages.ts'

/** What the page hears of one recording. */
export type SenderNews =
  /** The server has so many of the parts that there are so far. */
  | { kind: 'progress'; sent: number; total: number }
  /** The browser has no room left: parts are in memory alone until they are sent. */
  | { kind: 'storage-full' }
  | { kind: 'logged-out' }
  | { kind: 'completed' }
  /** It will not be taken, whatever is sent again. */
  | { kind: 'refused'; code: string }

export type SenderOutside = {
  store: PartStore
  /** SHA-256, as hexadecimal digits. */
  hash: (bytes: ArrayBuffer) => Promise<string>
  rootOf: (parts: readonly KeptPart[]) => Promise<string>
  /** False where no connection is open. */
  send: (message: Sendable) => boolean
  /** Closes a connection over which nothing comes back, so that another is made. */
  dropLine: () => void
  now: () => number
  /** Runs it later. @returns what calls it off. */
  later: (run: () => void, ms: number) => () => void
  tellPage: (news: SenderNews) => void
}

export type Sender = {
  /** Keeps what the recorder gave, then sends it. @param ms how much has been recorded with it. */
  add: (bytes: ArrayBuffer, ms: number) => Promise<void>
  /** No more will be added, and the person wants it to be used. */
  confirm: () => Promise<void>
  lineOpened: () => void
  lineClosed: () => void
  heard: (message: FromServer) => void
  /** Gives the recording up and deletes what is kept of it here. */
  discard: () => Promise<void>
  /** Whether it needs a connection. */
  isWaiting: () => boolean
  recording: () => KeptRecording
  /** Resolves when everything so far has been worked through. */
  settled: () => Promise<void>
}

const senderLimits = {
  partBytes: recordingLimits.part,
  /** Waiting for answers is what keeps the page's memory small: nothing else says that a connection is slow. */
  unanswered: recordingLimits.unanswered,
  resendMs: 5_000,
  /** Without a word for this long while something is unanswered, the connection is taken for dead. */
  silenceMs: 12_000,
}

/**
 * Sends the parts of one recording until the server has them all and says so. Parts are kept first and deleted only then. The server's
 * `state` after each `hello` is all that is believed about what it has; any message may come twice, late, in another order or never.
 */
export function createSender(outside: SenderOutside, start: KeptRecording): Sender {
  const { store, hash, send, later, now, tellPage } = outside
  let recording = start
  /** Parts that there was no room for in the store. */
  const loose = new Map<number, ArrayBuffer>()
  const have = new Set<number>()
  const unanswered = new Map<number, () => void>()
  /** Parts that came to the server changed: looked at here before they are sent again. */
  const suspect = new Set<number>()
  let isGreeted = false
  /** Completed there: nothing is to be sent any more. */
  let isAtServer = false
  let isOver = false
  let stopWaiting: (() => void) | null = null
  let lastHeard = now()
  // One after the other: hashing and storing take differently long, and parts must not change places.
  let chain = Promise.resolve()

  function enqueue(work: () => Promise<void>): Promise<void> {
    const done = chain.then(async () => (isOver ? undefined : await work()))
    chain = done.catch(() => {})
    return done
  }

  async function keep(bytes: ArrayBuffer, ms: number): Promise<void> {
    const part = { index: recording.parts.length, size: bytes.byteLength, sha256: await hash(bytes) }
    recording = { ...recording, ms, parts: [...recording.parts, part] }
    try {
      await store.addPart(recording, part.index, bytes)
    } catch {
      loose.set(part.index, bytes)
      tellPage({ kind: 'storage-full' })
    }
  }

  async function pump(): Promise<void> {
    if (!isGreeted) return
    if (isAtServer) {
      if (recording.isConfirmed && stopWaiting === null) await complete()
      return
    }
    for (const part of recording.parts) {
      if (unanswered.size >= senderLimits.unanswered) return
      if (have.has(part.index) || unanswered.has(part.index)) continue
      const bytes = loose.get(part.index) ?? (await store.part(recording.uuid, part.index).catch(() => null))
      if (bytes === null || (suspect.delete(part.index) && (await hash(bytes)) !== part.sha256))
        return refuse('keptPartLost')
      if (!send({ kind: 'part', recording, part, bytes })) return
      waitFor(part.index)
    }
    if (recording.isConfirmed && have.size === recording.parts.length && stopWaiting === null) await complete()
  }

  function waitFor(index: number): void {
    unanswered.get(index)?.()
    unanswered.set(
      index,
      later(() => {
        unanswered.delete(index)
        if (now() - lastHeard >= senderLimits.silenceMs) outside.dropLine()
        else void enqueue(pump)
      }, senderLimits.resendMs),
    )
  }

  async function complete(): Promise<void> {
    if (send({ kind: 'complete', recording, root: await outside.rootOf(recording.parts) })) askAgainLater()
  }

  function greet(): void {
    if (send({ kind: 'hello', recording })) askAgainLater()
  }

  /** For `hello` and `complete`, of which one at a time is without an answer. */
  function askAgainLater(): void {
    stopWaiting?.()
    stopWaiting = later(() => {
      stopWaiting = null
      if (now() - lastHeard >= senderLimits.silenceMs) outside.dropLine()
      else if (isGreeted) void enqueue(pump)
      else greet()
    }, senderLimits.resendMs)
  }

  function answered(): void {
    stopWaiting?.()
    stopWaiting = null
  }

  function forget(index: number): void {
    unanswered.get(index)?.()
    unanswered.delete(index)
  }

  function hasPart({ index, sha256 }: { index: number; sha256: string }): boolean {
    return recording.parts[index]?.sha256 === sha256
  }

  async function take(message: FromServer): Promise<void> {
    switch (message.kind) {
      case 'state':
        answered()
        if (message.status === 'refused') return refuse('refused')
        isGreeted = true
        isAtServer = message.status !== 'recording'
        have.clear()
        for (const part of message.have) if (hasPart(part)) have.add(part.index)
        for (const index of have) forget(index)
        break
      case 'have':
        if (!hasPart(message)) return
        forget(message.index)
        have.add(message.index)
        loose.delete(message.index)
        break
      case 'reject':
        forget(message.index)
        if (message.code === 'hash') suspect.add(message.index)
        // Completed by another window, or by an answer that was lost: asked for again below.
        else if (message.code === 'closed') isAtServer = true
        // A server that is busy gets it again when it has had time.
        else if (message.code === 'busy') return waitFor(message.index)
        else return refuse(message.code)
        break
      case 'gaps':
        answered()
        for (const index of message.indexes) have.delete(index)
        break
      case 'completed':
        if (message.root !== (await outside.rootOf(recording.parts))) return
        await end()
        return tellPage({ kind: 'completed' })
      case 'logged-out':
        silence()
        // Over a new connection, which comes with the session of then.
        later(outside.dropLine, senderLimits.resendMs)
        return tellPage({ kind: 'logged-out' })
      case 'done':
        // Nothing else came of `hello` or `complete`: it is gone, or somebody else's, or another recording than was completed.
        if (message.alert?.code === alertCodes.error && stopWaiting !== null) refuse('gone')
        return
    }
    tellPage({ kind: 'progress', sent: have.size, total: recording.parts.length })
    await pump()
  }

  /** Nothing more is sent; what is kept stays, for a person to look at. */
  function refuse(code: string): void {
    silence()
    isOver = true
    tellPage({ kind: 'refused', code })
  }

  async function end(): Promise<void> {
    silence()
    isOver = true
    // It is at the server: what could not be deleted here goes after some days.
    await store.remove(recording.uuid).catch(() => {})
  }

  function silence(): void {
    isGreeted = false
    answered()
    for (const stop of unanswered.values()) stop()
    unanswered.clear()
  }

  return {
    add: async (bytes, ms) =>
      await enqueue(async () => {
        for (const piece of cut(bytes, senderLimits.partBytes)) await keep(piece, ms)
        await pump()
      }),
    confirm: async () =>
      await enqueue(async () => {
        recording = { ...recording, isConfirmed: true }
        await store.put(recording).catch(() => tellPage({ kind: 'storage-full' }))
        await pump()
      }),
    lineOpened() {
      if (isOver) return
      lastHeard = now()
      greet()
    },
    lineClosed: silence,
    heard(message) {
      lastHeard = now()
      void enqueue(async () => await take(message))
    },
    discard: async () => await enqueue(end),
    isWaiting: () => !isOver,
    recording: () => recording,
    settled: async () => await chain,
  }
}
