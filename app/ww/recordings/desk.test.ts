import { expect, test } from 'vitest'
import { createDesk } from './desk.ts'
import type { KeptRecording, PartStore } from './kept-recording.ts'
import type { Sendable } from './messages.ts'
import type { RecordingEvent } from './page-messages.ts'
import { createSender } from './sender.ts'
import { rootOf, sha256 } from './sender.faults.ts'

const recording: KeptRecording = {
  uuid: 'one',
  writer: 'secret',
  kind: 'video-ad',
  media: 'video',
  about: '/here',
  mimeType: 'video/webm',
  startedAt: '2026-03-04T09:00:00.000Z',
  ms: 0,
  tries: 1,
  parts: [],
  isConfirmed: false,
}

/** Windows of one browser: they share what is kept and who holds what. */
function aBrowser() {
  const lists = new Map<string, KeptRecording>()
  const parts = new Map<string, ArrayBuffer>()
  const held = new Set<string>()
  let isFull = false
  const store: PartStore = {
    put: async (one) => void lists.set(one.uuid, one),
    async addPart(one, index, bytes) {
      if (isFull) throw new DOMException('', 'QuotaExceededError')
      parts.set(`${one.uuid} ${index}`, bytes)
      lists.set(one.uuid, one)
    },
    part: async (uuid, index) => parts.get(`${uuid} ${index}`) ?? null,
    all: async () => [...lists.values()],
    async remove(uuid) {
      lists.delete(uuid)
      for (const key of parts.keys()) if (key.startsWith(`${uuid} `)) parts.delete(key)
    },
  }
  const openWindow = () => {
    const told: RecordingEvent[] = []
    const sent: Sendable[] = []
    const wanted: boolean[] = []
    const dropped: string[] = []
    const desk = createDesk({
      store,
      newSender: (one, tellPage) =>
        createSender(
          {
            store,
            hash: async (bytes) => sha256(bytes),
            rootOf: async (list) => rootOf(list),
            send: (message) => sent.push(message) > 0,
            dropLine: () => {},
            now: () => 0,
            later: () => () => {},
            tellPage,
          },
          one,
        ),
      async lock(uuid) {
        if (held.has(uuid)) return null
        held.add(uuid)
        return () => held.delete(uuid)
      },
      isLocked: async (uuid) => held.has(uuid),
      drop: async (uuid) => void dropped.push(uuid),
      want: (isWanted) => wanted.push(isWanted),
      tellPage: (event) => told.push(event),
      now: () => new Date('2026-03-05T09:00:00Z'),
    })
    const kinds = () => sent.map(({ kind }) => kind)
    return { desk, told, sent, kinds, wanted, dropped, close: () => held.clear() }
  }
  return { lists, parts, openWindow, fill: () => (isFull = true) }
}

const chunk = (text: string, ms: number) =>
  ({ call: 'sendVideoChunk', uuid: 'one', status: 'recording', chunk: new Blob([text]), ms }) as const
const done = { call: 'sendVideoChunk', uuid: 'one', status: 'completed' } as const
const find = { call: 'findRecordings', uuid: 'question', kind: 'video-ad', about: '/here' } as const

test('chunks are kept, sent once the server has said what it has, completed when the person wants it, and deleted', async () => {
  const { lists, parts, openWindow } = aBrowser()
  const { desk, told, sent, kinds, wanted } = openWindow()
  await desk.take({ call: 'keepRecording', recording })
  await desk.take(chunk('first', 5_000))
  expect([parts.size, kinds()]).toEqual([1, []])
  desk.lineOpened()
  desk.heard('one', { id: 'one', kind: 'state', status: 'recording', have: [] })
  await desk.take(chunk('second', 9_000))
  expect(kinds()).toEqual(['hello', 'part', 'part'])
  for (const message of sent.slice())
    if (message.kind === 'part') desk.heard('one', { id: 'one', kind: 'have', ...message.part })
  await desk.take(done)
  expect(kinds().at(-1)).toBe('complete')
  expect(lists.get('one')).toMatchObject({ isConfirmed: true, ms: 9_000 })
  desk.heard('one', { id: 'one', kind: 'completed', root: rootOf(lists.get('one')!.parts) })
  await expect.poll(() => told.at(-1)).toEqual({ recording: 'one', kind: 'completed' })
  expect([lists.size, parts.size, wanted.at(-1)]).toEqual([0, 0, false])
})

test('slices whose bytes come out of order are kept and sent in the order in which they were recorded', async () => {
  const { lists, parts, openWindow } = aBrowser()
  const { desk, told, sent } = openWindow()
  desk.lineOpened()
  const waiting: (() => void)[] = []
  // The first slice is read last, as a large one is.
  const slow = (text: string, ms: number) => {
    const call = chunk(text, ms)
    const arrayBuffer = async () => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return await call.chunk.arrayBuffer()
    }
    return { ...call, chunk: Object.assign(new Blob(), { arrayBuffer }) }
  }
  const taken = [
    desk.take({ call: 'keepRecording', recording }),
    desk.take(slow('first, ', 5_000)),
    desk.take(chunk('second, ', 10_000)),
    desk.take(chunk('third', 12_000)),
  ]
  await expect.poll(() => waiting.length).toBe(1)
  expect(parts.size).toBe(0)
  waiting[0]!()
  await Promise.all(taken)
  desk.heard('one', { id: 'one', kind: 'state', status: 'recording', have: [] })
  const texts = () => sent.flatMap((one) => (one.kind === 'part' ? [Buffer.from(one.bytes).toString()] : []))
  await expect.poll(texts).toEqual(['first, ', 'second, ', 'third'])
  expect(told.flatMap((event) => (event.kind === 'stored' ? [event.ms] : []))).toEqual([5_000, 10_000, 12_000])
  expect(lists.get('one')).toMatchObject({ ms: 12_000, parts: [{ index: 0 }, { index: 1 }, { index: 2 }] })
  await desk.take({ call: 'getVideoChunk', uuid: 'one' })
  const { file } = told.at(-1) as Extract<RecordingEvent, { kind: 'file' }>
  expect(await file?.text()).toBe('first, second, third')
})

test('what was left is found for the same thing only, played, and goes on; not what another window has open', async () => {
  const { openWindow } = aBrowser()
  const first = openWindow()
  await first.desk.take({ call: 'keepRecording', recording })
  await first.desk.take(chunk('hello', 5_000))
  const second = openWindow()
  await second.desk.take(find)
  expect(second.told.at(-1)).toMatchObject({ kind: 'found', recordings: [] })
  await second.desk.take(done)
  expect(second.told.at(-1)).toEqual({ recording: 'one', kind: 'refused', code: 'elsewhere' })

  first.close()
  await second.desk.take(find)
  expect(second.told.at(-1)).toMatchObject({ recordings: [{ uuid: 'one', ms: 5_000 }] })
  await second.desk.take({ ...find, about: '/elsewhere' })
  expect(second.told.at(-1)).toMatchObject({ recordings: [] })
  await second.desk.take({ call: 'getVideoChunk', uuid: 'one' })
  const { file } = second.told.at(-1) as Extract<RecordingEvent, { kind: 'file' }>
  expect([await file?.text(), file?.type]).toEqual(['hello', 'video/webm'])
  second.desk.lineOpened()
  await second.desk.take(done)
  expect(second.kinds()).toEqual(['hello'])
})

test('what is older than a week is deleted', async () => {
  const { lists, openWindow } = aBrowser()
  lists.set('one', { ...recording, startedAt: '2026-02-25T09:00:00.000Z' })
  const { desk, told } = openWindow()
  await desk.take(find)
  expect([told.at(-1), lists.size]).toMatchObject([{ recordings: [] }, 0])
})

test('without room it is said, and the part is sent from memory', async () => {
  const { openWindow, fill, parts } = aBrowser()
  const { desk, told, sent } = openWindow()
  await desk.take({ call: 'keepRecording', recording })
  desk.lineOpened()
  desk.heard('one', { id: 'one', kind: 'state', status: 'recording', have: [] })
  fill()
  await desk.take(chunk('no room', 5_000))
  expect(parts.size).toBe(0)
  expect(told.some(({ kind }) => kind === 'storage-full')).toBe(true)
  const part = sent.find((message) => message.kind === 'part')
  expect(part?.kind === 'part' && Buffer.from(part.bytes).toString()).toBe('no room')
})

test('a discarded recording is gone from here and from the server', async () => {
  const { lists, parts, openWindow } = aBrowser()
  const { desk, dropped } = openWindow()
  await desk.take({ call: 'keepRecording', recording })
  await desk.take(chunk('away', 5_000))
  await desk.take({ call: 'discardRecording', uuid: 'one', isFault: false })
  expect([lists.size, parts.size, dropped]).toEqual([0, 0, ['one']])
})

test('what another window sends cannot be discarded here', async () => {
  const { lists, parts, openWindow } = aBrowser()
  const [first, second] = [openWindow(), openWindow()]
  await first.desk.take({ call: 'keepRecording', recording })
  await first.desk.take(chunk('stays', 5_000))
  await second.desk.take({ call: 'discardRecording', uuid: 'one', isFault: false })
  expect([lists.size, parts.size, second.dropped]).toEqual([1, 1, []])
})

test('a chunk of any size is cut into parts of at most 1 MiB', async () => {
  const { lists, openWindow } = aBrowser()
  const { desk } = openWindow()
  await desk.take({ call: 'keepRecording', recording })
  const large = new Blob([new Uint8Array(2.5 * 1024 * 1024)])
  await desk.take({ call: 'sendVideoChunk', uuid: 'one', status: 'recording', chunk: large, ms: 5_000 })
  expect(lists.get('one')?.parts.map(({ size }) => size)).toEqual([1_048_576, 1_048_576, 524_288])
})
