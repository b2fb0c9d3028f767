import { createHash } from 'node:crypto'
import { BufferSource, Input, WEBM } from 'mediabunny'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packChunk, rootText, unpackChunk, type ChunkHeader, type Part } from '../../contract/recordings/wire.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { recordChunks } from '../../test/recorded-chunks.ts'
import { runTasks } from '../../test/run-tasks.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import type { Files } from '../platform/files/store.ts'
import { readFile } from '../platform/files/store.ts'
import { findRecording, partsOf } from './queries.ts'
import { completeRecording, openRecording, receivePart, type Sender } from './receive.ts'
import { startRecording } from './start.ts'

/*
 * What lasts is what the browser has in its own database, the parts in the store, and the rows; everything else dies: tabs, connections, the server, at any
 * step. Each schedule draws how bad its network is. The wire, the store and the database are the real ones.
 */

const schedules = 100
/** A schedule that has not ended by then never will. */
const mostSteps = 5_000

let server: TestServer
let ann: Person
/** As a browser recorded it. */
let slices: Buffer[]
/** How long that is, as it came from the browser. */
let recordedSeconds: number

beforeAll(async () => {
  server = await startServer({ boards: [] })
  ann = await aPerson(server)
  const [recorded] = await recordChunks([{ mimeType: 'video/webm;codecs=vp8,opus', seconds: 3 }])
  slices = recorded!.slices
  const input = new Input({ source: new BufferSource(Buffer.concat(slices)), formats: [WEBM] })
  recordedSeconds = await input.computeDuration()
  input.dispose()
  expect(Math.abs(recordedSeconds - recorded!.seconds)).toBeLessThan(0.5)
})
afterAll(async () => await server[Symbol.asyncDispose]())

test('whatever a network drops, swaps, doubles, cuts and spoils, and whoever dies: what is stored is what was recorded', async () => {
  const seen = { sent: 0, deaths: 0, lost: 0, rejected: 0 }
  for (let seed = 1; seed <= schedules; seed++) {
    const { sender, recorded, told } = await bring(seed)
    const stored = await partsOf(server.db, sender.recording)
    const hash = createHash('sha256')
    for (const { fileKey } of stored) hash.update((await readFile(server.services.files, fileKey, 2 ** 20))!)
    expect(hash.digest('hex'), `schedule ${seed}`).toBe(createHash('sha256').update(recorded).digest('hex'))
    for (const key of Object.keys(seen) as (keyof typeof seen)[]) seen[key] += told[key]
    // What they leave behind is as good as any: one in ten is made fit to be played.
    if (seed % 10 !== 0) await server.db.query('delete from recordings where id = $1', [sender.recording])
  }
  // A network that does nothing would prove nothing.
  expect(seen.deaths).toBeGreaterThan(schedules)
  expect(seen.lost).toBeGreaterThan(10)
  expect(seen.rejected).toBeGreaterThan(schedules)
  expect(seen.sent).toBeGreaterThan(2_000)

  await server.db.query(`delete from pgboss.job where name = 'process-recording' and not exists
    (select 1 from recordings where id::text = data ->> 'recordingId')`)
  expect(await runTasks(server, 'process-recording')).toBe(schedules / 10)
  const { rows } = await server.db.query<{ status: string; seconds: number }>('select status, seconds from recordings')
  expect(rows).toHaveLength(schedules / 10)
  for (const { status, seconds } of rows) {
    expect(status).toBe('ready')
    expect(Math.abs(seconds - recordedSeconds)).toBeLessThan(0.1)
  }
  // Nothing that was put twice, or whose row never came, is left to be named by nobody.
  const { rows: parts } = await server.db.query('select 1 from recording_parts')
  expect(parts).toEqual([])
}, 240_000)

type Message =
  | { kind: 'part'; bytes: Uint8Array }
  | { kind: 'open' }
  | { kind: 'complete'; count: number; root: string }
type Told =
  | { kind: 'state'; have: Part[] }
  | { kind: 'have' | 'reject'; index: number; sha256?: string; code?: string }
  | { kind: 'gaps'; indexes: number[] }
  | { kind: 'completed' }
type Kept = Part & { bytes: Buffer }

/** Brings one recording over, by the rules of the page: its parts stay until `completed`, and only the server says what it has. */
async function bring(seed: number) {
  const random = randomOf(seed)
  const rate = (most: number) => random() * most
  const [drop, reorder, twice, spoil, cut] = [rate(0.4), rate(0.6), rate(0.4), rate(0.3), rate(0.2)]
  const [tabDies, serverDies, losesPart, intrudes] = [rate(0.05), rate(0.08), rate(0.02), rate(0.05)]
  const told = { sent: 0, deaths: 0, lost: 0, rejected: 0 }

  const outcome = await startRecording(server.services, {
    userId: ann.id,
    asked: { kind: 'general', mimeType: 'video/webm' },
    // Many more than one person may start in an hour.
    now: new Date(server.services.clock.now().getTime() + seed * 3_600_000),
  })
  if (outcome.kind !== 'started') throw new Error(outcome.kind)
  const { uuid, writer } = outcome.recording
  const sender: Sender = { userId: ann.id, recording: uuid, writer }

  // What lasts in the browser.
  const toCome = cutAnywhere(slices, random)
  const kept: Kept[] = []
  // What does not.
  let have = new Set<number>()
  let waiting = new Map<number, number>()
  let toServer: Message[] = []
  let toBrowser: Told[] = []

  const send = (message: Message) => {
    told.sent++
    if (random() < drop) return
    toServer.push(message)
    if (random() < twice) toServer.push(message)
  }
  const connect = () => {
    told.deaths++
    ;[toServer, toBrowser, have, waiting] = [[], [], new Set(), new Map()]
    toServer.push({ kind: 'open' })
  }
  const packed = ({ bytes, ...part }: Kept) => {
    const header: ChunkHeader = {
      id: 'r',
      call: 'sendVideoChunk',
      action: 'video-chunk-upload',
      recording: uuid,
      writer,
      ...part,
      status: toCome.length > 0 ? 'recording' : 'completed',
    }
    const message = packChunk(header, bytes)
    if (random() < spoil)
      message[message.length - 1 - Math.floor(random() * bytes.length)]! ^= 1 + Math.floor(random() * 255)
    return random() < cut ? message.subarray(0, Math.floor(random() * message.length)) : message
  }

  connect()
  for (let step = 0; step < mostSteps; step++) {
    if (toCome.length > 0 && random() < 0.4) kept.push(aPart(kept.length, toCome.shift()!))
    if (random() < tabDies) connect()
    if (random() < losesPart && (await losePart(uuid, random))) told.lost++

    // The page: what is unanswered for long is sent again, at most four at a time.
    for (const [index, since] of waiting) if (step - since > 12) waiting.delete(index)
    const unsent = kept.find(({ index }) => !have.has(index) && !waiting.has(index))
    if (unsent && waiting.size < 4) {
      waiting.set(unsent.index, step)
      send({ kind: 'part', bytes: packed(unsent) })
    } else if (toCome.length === 0 && kept.every(({ index }) => have.has(index)) && step % 4 === 0) {
      send({ kind: 'complete', count: kept.length, root: sha256(rootText(kept)) })
    }

    // The server, which may die with what it is at. Now and then it is at two things at once.
    const atOnce = random() < 0.3 ? 2 : 1
    const taken = Array.from({ length: Math.min(atOnce, toServer.length) }, () => {
      const at = random() < reorder ? Math.floor(random() * toServer.length) : 0
      return toServer.splice(at, 1)[0]!
    })
    const death =
      random() < serverDies ? (['before-file', 'after-file', 'after-row'] as const)[Math.floor(random() * 3)]! : null
    const answers = await Promise.all(taken.map(async (message) => await atServer(sender, message, death)))
    if (death !== null || answers.includes('hang-up')) connect()
    else for (const answer of answers) if (answer !== 'hang-up' && random() >= drop) toBrowser.push(answer)
    if (random() < intrudes && kept.length > 0) await intrude(sender, kept.at(-1)!)

    const event = toBrowser.splice(random() < reorder ? Math.floor(random() * toBrowser.length) : 0, 1)[0]
    if (event?.kind === 'state') {
      have = new Set(event.have.filter(({ index, sha256 }) => kept[index]?.sha256 === sha256).map(({ index }) => index))
    } else if (event?.kind === 'have') {
      if (kept[event.index]?.sha256 === event.sha256) have.add(event.index)
      waiting.delete(event.index)
    } else if (event?.kind === 'reject') {
      told.rejected++
      expect(['hash', 'busy'], `schedule ${seed}`).toContain(event.code)
      waiting.delete(event.index)
    } else if (event?.kind === 'gaps') {
      for (const index of event.indexes) have.delete(index)
    } else if (event?.kind === 'completed') {
      return { sender, told, recorded: Buffer.concat(slices) }
    }
  }
  throw new Error(`Schedule ${seed} has not ended`)
}

/** A message as the socket takes it. A server that dies gives no answer, and whatever it had begun stays as it is. */
async function atServer(
  sender: Sender,
  message: Message,
  death: 'before-file' | 'after-file' | 'after-row' | null,
): Promise<Told | 'hang-up'> {
  const { services } = server
  if (message.kind === 'open') {
    const opened = await openRecording(services.db, sender)
    return opened === null ? 'hang-up' : { kind: 'state', have: opened.have }
  }
  if (message.kind === 'complete') {
    const { count, root } = message
    const outcome = await completeRecording(services, sender, { count, root, now: services.clock.now() })
    if (outcome.kind === 'completed' || outcome.kind === 'gaps') return outcome
    throw new Error(`Completing answers ${outcome.kind}`)
  }
  const chunk = unpackChunk(message.bytes)
  if (chunk === null) return 'hang-up'
  const dead = Promise.withResolvers<'hang-up'>()
  const dies = async (): Promise<never> => {
    dead.resolve('hang-up')
    return await new Promise(() => {})
  }
  const put: Files['put'] = async (content, options) => {
    if (death === 'before-file') return await dies()
    const stored = await services.files.put(content, options)
    return death === 'after-file' ? await dies() : stored
  }
  const files = { ...services.files, put }
  const outcome = await Promise.race([
    receivePart({ ...services, files }, sender, chunk.header, chunk.bytes),
    dead.promise,
  ])
  return death === null ? outcome : 'hang-up'
}

/** Another window, or another person, that has no business with it: neither other bytes under its numbers nor its own parts are taken. */
async function intrude(sender: Sender, { bytes, ...part }: Kept): Promise<void> {
  const other = aPart(part.index, Buffer.concat([bytes, bytes]).subarray(0, bytes.length + 1))
  const stranger: Sender = { ...sender, writer: `${sender.writer}x` }
  const outcome = await receivePart(server.services, stranger, other, other.bytes)
  expect(outcome).toMatchObject({ kind: 'reject', code: 'gone' })
}

/** A server that was put back from a copy has fewer parts than it said. */
async function losePart(uuid: string, random: () => number): Promise<boolean> {
  const recording = await findRecording(server.db, uuid)
  const parts = await partsOf(server.db, uuid)
  const lost = parts[Math.floor(random() * parts.length)]
  if (recording?.status !== 'recording' || lost === undefined) return false
  await server.db.query('delete from recording_parts where recording_id = $1 and index = $2', [uuid, lost.index])
  await server.db.query('update recordings set bytes = bytes - $2 where id = $1', [uuid, lost.size])
  return true
}

/** Eight to sixteen parts, cut where it happens: a recorder's slices need not be what is sent. */
function cutAnywhere(recorded: readonly Buffer[], random: () => number): Buffer[] {
  return recorded.flatMap((slice) => {
    const at = 1 + Math.floor(random() * (slice.length - 1))
    return random() < 0.7 ? [slice.subarray(0, at), slice.subarray(at)] : [slice]
  })
}

function aPart(index: number, bytes: Buffer): Kept {
  return { index, size: bytes.length, sha256: sha256(bytes), bytes }
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The same numbers for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
