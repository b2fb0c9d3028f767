import { createHash } from 'node:crypto'
import type { KeptPart, KeptRecording, PartStore } from './kept-recording.ts'
import type { FromServer, Sendable } from './messages.ts'
import { createSender, type Sender } from './sender.ts'

/** A rule that a schedule is run without, to see that the schedules can fail. */
export type Rule =
  | 'part and list together'
  | 'kept until completed'
  | 'sent again unanswered'
  | 'hello on each connection'
  | 'hash checked by the server'
  | 'gaps asked for'

/** What one schedule of faults ended with. */
export type Outcome = {
  /** Everything that was kept before the page died or the recording ended, in order. */
  kept: Buffer
  /** All that was recorded. */
  recorded: Buffer
  /** What the server has, once it has said that it is complete; null if that never came. */
  served: Buffer | null
  isStoreEmpty: boolean
  deaths: { worker: number; server: number }
  sends: number
}

export const sha256 = (bytes: ArrayBuffer | Buffer) =>
  createHash('sha256')
    .update(Buffer.from(bytes as Buffer))
    .digest('hex')
export const rootOf = (parts: readonly KeptPart[]) =>
  sha256(Buffer.from(parts.map(({ index, size, sha256: hash }) => `${index}:${size}:${hash}`).join('\n')))

/** Small, and the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * One recording sent through one schedule of faults, drawn from the seed: messages dropped, late, twice, corrupt or cut short; the worker
 * killed at any step of the store, the server at any step of taking a part; a stored part lost. What outlives them is the store, the server's files and its rows.
 */
export async function runSchedule(seed: number, without: Rule | null = null): Promise<Outcome> {
  const random = randomFrom(seed)
  const rate = (most: number) => random() * most
  const rates = {
    drop: rate(0.4),
    late: rate(0.6),
    twice: rate(0.4),
    corrupt: rate(0.3),
    short: rate(0.2),
    die: rate(0.08),
    kill: rate(0.03),
    lose: rate(0.02),
  }
  const happens = (share: number) => random() < share

  let time = 0
  let waiting: { at: number; run: () => void }[] = []
  const at = (ms: number, run: () => void): (() => void) => {
    const entry = { at: time + ms, run }
    waiting.push(entry)
    return () => (waiting = waiting.filter((one) => one !== entry))
  }

  const outcome: Outcome = {
    kept: Buffer.alloc(0),
    recorded: Buffer.alloc(0),
    served: null,
    isStoreEmpty: false,
    deaths: { worker: 0, server: 0 },
    sends: 0,
  }

  // What the browser keeps.
  const lists = new Map<string, KeptRecording>()
  const parts = new Map<string, Buffer>()
  // What the server keeps.
  const files = new Map<string, Buffer>()
  const rows = new Map<number, { sha256: string; size: number; file: string }>()
  let completed: string | null = null

  let worker: { isAlive: boolean; sender: Sender } | null = null
  let line: { isOpen: boolean } | null = null
  let isServerUp = true

  function killWorker(): void {
    if (worker === null || !worker.isAlive) return
    outcome.deaths.worker++
    worker.isAlive = false
    if (line !== null) line.isOpen = false
    line = null
    at(500 + random() * 3_000, startWorker)
  }

  function killServer(): void {
    outcome.deaths.server++
    isServerUp = false
    cutLine()
    at(200 + random() * 4_000, () => (isServerUp = true))
  }

  function cutLine(): void {
    if (line === null) return
    line.isOpen = false
    line = null
    worker?.sender.lineClosed()
    at(200 * (0.5 + random()), openLine)
  }

  function openLine(): void {
    if (line !== null || worker === null || !worker.isAlive) return
    if (!isServerUp) return void at(400, openLine)
    line = { isOpen: true }
    worker.sender.lineOpened()
  }

  function deliver(message: FromServer): void {
    const to = line
    const times = happens(rates.twice) ? 2 : 1
    for (let i = 0; i < times; i++) {
      if (happens(rates.drop)) continue
      at(5 + (happens(rates.late) ? random() * 2_000 : 0), () => {
        if (to?.isOpen === true && worker?.isAlive === true) worker.sender.heard(message)
      })
    }
  }

  /** The server of the design: checks, file, row, answer, and may die between any two of them. */
  function serve(message: Sendable): void {
    if (!isServerUp) return
    switch (message.kind) {
      case 'hello':
        return deliver({
          id: recordingId,
          kind: 'state',
          status: completed === null ? 'recording' : 'processing',
          have:
            completed !== null
              ? []
              : [...rows].map(([index, { sha256: hash, size }]) => ({ index, size, sha256: hash })),
        })
      case 'part': {
        const { index, sha256: told, size } = message.part
        const bytes = Buffer.from(message.bytes)
        if (without !== 'hash checked by the server' && sha256(bytes) !== told)
          return deliver({ id: recordingId, kind: 'reject', index, code: 'hash' })
        if (happens(rates.die)) return killServer()
        if (!rows.has(index)) {
          const file = `${index}-${files.size}`
          files.set(file, bytes)
          if (happens(rates.die)) return killServer()
          rows.set(index, { sha256: told, size, file })
        }
        if (happens(rates.die)) return killServer()
        deliver({ id: recordingId, kind: 'have', index, sha256: told })
        if (completed === null && happens(rates.lose)) rows.delete(index)
        return
      }
      case 'complete': {
        if (completed === null) {
          const gaps = message.recording.parts.filter(({ index }) => !rows.has(index)).map(({ index }) => index)
          if (gaps.length > 0 && without !== 'gaps asked for')
            return deliver({ id: recordingId, kind: 'gaps', indexes: gaps })
          completed = message.root
          outcome.served = Buffer.concat([...rows].sort(([a], [b]) => a - b).map(([, { file }]) => files.get(file)!))
        }
        deliver({ id: recordingId, kind: 'completed', root: completed })
      }
    }
  }

  function startWorker(): void {
    const self = { isAlive: true, sender: null as unknown as Sender }
    worker = self
    /** A step of the store, at either side of which the worker may be killed; what it waits for then never comes. */
    const step = async <Answer>(work: () => Answer): Promise<Answer> => {
      const never = new Promise<Answer>(() => {})
      if (!self.isAlive) return await never
      if (happens(rates.kill)) {
        killWorker()
        return await never
      }
      const answer = work()
      if (!happens(rates.kill)) return answer
      killWorker()
      return await never
    }
    const key = (index: number) => `part ${index}`
    const keepPart = (index: number, bytes: ArrayBuffer) => {
      parts.set(key(index), Buffer.from(bytes))
      outcome.kept = Buffer.concat([outcome.kept, Buffer.from(bytes)])
    }
    const store: PartStore = {
      put: async (recording) => await step(() => void lists.set(recording.uuid, recording)),
      async addPart(recording, index, bytes) {
        if (without === 'part and list together') {
          await step(() => void lists.set(recording.uuid, recording))
          return await step(() => keepPart(index, bytes))
        }
        await step(() => {
          lists.set(recording.uuid, recording)
          keepPart(index, bytes)
        })
      },
      part: async (_uuid, index) => await step(() => toArrayBuffer(parts.get(key(index)))),
      all: async () => [...lists.values()],
      remove: async (uuid) =>
        await step(() => {
          lists.delete(uuid)
          parts.clear()
        }),
    }
    const kept = lists.get(recordingId)
    if (kept === undefined && (completed !== null || hasBegun)) return
    hasBegun = true
    self.sender = createSender(
      {
        store,
        hash: async (bytes) => sha256(bytes),
        rootOf: async (list) => rootOf(list),
        send(message) {
          if (line === null) return false
          if (message.kind === 'hello' && without === 'hello on each connection' && outcome.sends > 0) return true
          outcome.sends++
          for (let i = happens(rates.twice) ? 2 : 1; i > 0; i--) {
            if (happens(rates.drop)) continue
            const sent = spoilt(message)
            const on = line
            at(5 + (happens(rates.late) ? random() * 2_000 : 0), () => {
              if (on.isOpen) serve(sent)
            })
          }
          return true
        },
        dropLine: cutLine,
        now: () => time,
        later: (run, ms) =>
          without === 'sent again unanswered'
            ? () => {}
            : at(ms, () => {
                if (self.isAlive) run()
              }),
        tellPage: () => {},
      },
      kept ?? empty,
    )
    if (without === 'kept until completed') {
      const { heard } = self.sender
      self.sender.heard = (message) => {
        if (message.kind === 'have') parts.delete(`part ${message.index}`)
        heard(message)
      }
    }
    openLine()
    // A killed page cannot go on recording: what it kept is used.
    if (kept === undefined) record(self)
    else void self.sender.confirm()
  }

  function spoilt(message: Sendable): Sendable {
    if (message.kind !== 'part') return message
    const bytes = Buffer.from(message.bytes)
    if (happens(rates.corrupt)) bytes[Math.floor(random() * bytes.length)]! ^= 1
    const end = happens(rates.short) ? Math.floor(random() * bytes.length) : bytes.length
    return { ...message, bytes: toArrayBuffer(bytes.subarray(0, end))! }
  }

  const chunks = Array.from({ length: 3 + Math.floor(random() * 40) }, () => {
    const bytes = Buffer.alloc(1 + Math.floor(random() * 300))
    for (let i = 0; i < bytes.length; i++) bytes[i] = Math.floor(random() * 256)
    return bytes
  })
  outcome.recorded = Buffer.concat(chunks)
  let hasBegun = false

  function record(self: { isAlive: boolean; sender: Sender }): void {
    chunks.forEach((chunk, i) =>
      at((i + 1) * 200, () => {
        if (self.isAlive) void self.sender.add(toArrayBuffer(chunk)!, (i + 1) * 200)
      }),
    )
    at(chunks.length * 200 + 50, () => {
      if (self.isAlive) void self.sender.confirm()
    })
  }

  startWorker()
  for (let steps = 0; steps < 20_000 && time < 1_800_000; steps++) {
    await settled()
    if (completed !== null && lists.size === 0) break
    const next = waiting.sort((a, b) => a.at - b.at).shift()
    if (next === undefined) break
    time = next.at
    next.run()
  }
  outcome.isStoreEmpty = lists.size === 0 && parts.size === 0
  return outcome
}

const recordingId = 'a-recording'
const empty: KeptRecording = {
  uuid: recordingId,
  writer: 'secret',
  kind: 'video-ad',
  media: 'video',
  about: '',
  mimeType: 'video/webm',
  startedAt: '2026-03-04T09:00:00Z',
  ms: 0,
  tries: 1,
  parts: [],
  isConfirmed: false,
}

function toArrayBuffer(bytes: Buffer): ArrayBuffer
function toArrayBuffer(bytes: Buffer | undefined): ArrayBuffer | null
function toArrayBuffer(bytes: Buffer | undefined): ArrayBuffer | null {
  return bytes === undefined ? null : new Uint8Array(bytes).buffer
}

/** All that follows from what has happened has been done: promises are worked through before the next turn. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}
