import { once } from 'node:events'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { recordingLimits as limits } from '../../contract/recordings/limits.ts'
import * as texts from '../../contract/recordings/texts.ts'
import { packChunk } from '../../contract/recordings/wire.ts'
import { LiveEvent } from '../../contract/web/live.ts'
import { aBoard } from '../../test/a-board.ts'
import { aSocket, gather } from '../../test/live-socket.ts'
import { aMadeRecording } from '../../test/made-recordings.ts'
import { aPerson } from '../../test/people.ts'
import { runTasks } from '../../test/run-tasks.ts'
import { rootOf } from '../recordings/recording.ts'
import { aPart, inParts, started, type KeptPart } from '../recordings/recordings.fixtures.ts'
import type { Sender } from '../recordings/receive.ts'

const bytes = await aMadeRecording({ media: 'video', seconds: 2 })

/** Sends a part and waits for what is said of it. */
async function sendPart(socket: WebSocket, sender: Sender, { bytes: content, ...part }: KeptPart): Promise<LiveEvent> {
  const answered = once(socket, 'message') as Promise<[Buffer]>
  const head = { id: 'r', call: 'sendVideoChunk', action: 'video-chunk-upload', status: 'recording' } as const
  socket.send(packChunk({ ...head, recording: sender.recording, writer: sender.writer, ...part }, content))
  return LiveEvent.parse(JSON.parse(String((await answered)[0])))
}

const asked = ({ recording, writer }: Sender, call: string, more: object = {}) => ({
  id: 'r',
  call,
  recording,
  writer,
  ...more,
})
const root = (parts: readonly KeptPart[]) => ({ count: parts.length, root: rootOf(parts) })

test('a recording comes over in parts, goes on over a new connection, and is closed once all are there', async () => {
  await using live = await aSocket([])
  const ann = await aPerson(live.server)
  const sender = await started(live.server, ann.id)
  const parts = inParts(bytes, 4_000)
  const have = (part: KeptPart | undefined) => ({ id: 'r', kind: 'have', index: part!.index, sha256: part!.sha256 })
  const socket = await live.open(ann.headers)
  expect(await gather(socket, asked(sender, 'openRecording'))).toMatchObject([
    { kind: 'state', status: 'recording', have: [] },
    { kind: 'done', alert: null },
  ])
  // Any order, any number of times.
  expect(await sendPart(socket, sender, parts[2]!)).toEqual(have(parts[2]))
  expect(await sendPart(socket, sender, parts[0]!)).toEqual(have(parts[0]))
  expect(await sendPart(socket, sender, parts[0]!)).toEqual(have(parts[0]))
  const spoilt = { ...parts[1]!, bytes: Buffer.from(parts[1]!.bytes).fill(1, 100, 200) }
  expect(await sendPart(socket, sender, spoilt)).toMatchObject({ kind: 'reject', index: 1, code: 'hash' })
  expect(await sendPart(socket, sender, aPart(0, Buffer.from('other')))).toMatchObject({ code: 'other-content' })
  expect((await gather(socket, asked(sender, 'completeRecording', root(parts))))[0]).toMatchObject({
    kind: 'gaps',
    indexes: parts.map(({ index }) => index).filter((index) => index !== 0 && index !== 2),
  })
  socket.terminate()

  const again = await live.open(ann.headers)
  const [state] = await gather(again, asked(sender, 'openRecording'))
  expect(state).toMatchObject({ kind: 'state', have: [{ index: 0 }, { index: 2 }] })
  for (const part of parts.filter(({ index }) => index !== 0 && index !== 2)) await sendPart(again, sender, part)
  // With another end than the page has.
  const [differs] = await gather(
    again,
    asked(sender, 'completeRecording', root([...parts.slice(0, -1), aPart(parts.length - 1, Buffer.from('other'))])),
  )
  expect(differs).toMatchObject({ kind: 'done', alert: { message: texts.notSaved } })
  for (const _ of ['once', 'and again, as the answer was lost'])
    expect((await gather(again, asked(sender, 'completeRecording', root(parts))))[0]).toMatchObject({
      kind: 'completed',
    })
  expect(await sendPart(again, sender, aPart(parts.length, Buffer.from('more')))).toMatchObject({ code: 'closed' })
  expect(await sendPart(again, sender, parts[0]!)).toEqual(have(parts[0]))

  expect(await runTasks(live.server, 'process-recording')).toBe(1)
  const [media] = await gather(again, { id: 'm', call: 'getVideoChunk', recording: sender.recording })
  expect(media).toMatchObject({ kind: 'media', type: 'video/webm' })
  const { address } = media as { address: string }
  const request = new Request(`http://localhost:3000${address}`, {
    headers: { host: 'localhost:3000', ...ann.headers },
  })
  const played = await live.server.app.fetch(request)
  expect([played.status, (await played.arrayBuffer()).byteLength]).toEqual([200, expect.any(Number)])
}, 60_000)

test('somebody else, another window, a guest and a session that has ended bring and learn nothing', async () => {
  await using live = await aSocket([])
  const [ann, eve] = [await aPerson(live.server), await aPerson(live.server)]
  const sender = await started(live.server, ann.id)
  const [part] = inParts(bytes, 4_000) as [KeptPart]
  const ofEve = await live.open(eve.headers)
  expect(await sendPart(ofEve, sender, part)).toMatchObject({ kind: 'reject', code: 'gone' })
  expect(await sendPart(ofEve, { ...sender, recording: eve.id }, part)).toMatchObject({ code: 'gone' })
  for (const call of ['openRecording', 'completeRecording', 'getVideoChunk']) {
    const more = call === 'completeRecording' ? root([part]) : {}
    const request =
      call === 'getVideoChunk' ? { id: 'r', call, recording: sender.recording } : asked(sender, call, more)
    expect(await gather(ofEve, request), call).toMatchObject([{ kind: 'done', alert: { message: texts.notFound } }])
  }
  const ofAnn = await live.open(ann.headers)
  expect(await sendPart(ofAnn, { ...sender, writer: 'another' }, part)).toMatchObject({ code: 'gone' })
  expect(await gather(ofAnn, { ...asked(sender, 'openRecording'), writer: 'another' })).toHaveLength(1)
  expect(await sendPart(ofAnn, sender, part)).toMatchObject({ kind: 'have' })

  const guest = await live.open()
  expect((await gather(guest, asked(sender, 'openRecording'))).map(({ kind }) => kind)).toEqual(['logged-out', 'done'])
  guest.send(Buffer.from('anything'))
  expect((await once(guest, 'close'))[0]).toBe(1008)
  await live.server.db.query('delete from sessions where user_id = $1', [ann.id])
  expect(await sendPart(ofAnn, sender, part)).toMatchObject({ kind: 'logged-out' })
  expect((await live.server.db.query('select 1 from recording_parts')).rowCount).toBe(1)
})

test('what is no part ends the connection; what is too much is refused and not stored', async () => {
  await using live = await aSocket([])
  const ann = await aPerson(live.server)
  const sender = await started(live.server, ann.id, { kind: 'screening-answer', seconds: 1 })
  const broken = await live.open(ann.headers)
  broken.send(Buffer.from('no part'))
  expect((await once(broken, 'close'))[0]).toBe(1007)
  const large = await live.open(ann.headers)
  large.send(Buffer.alloc(limits.part + 5_000))
  expect((await once(large, 'close'))[0]).toBe(1009)

  // A second may have 400 kB; with what recorders stop late by, 1.6 MB.
  const socket = await live.open(ann.headers)
  const kinds: string[] = []
  for (let index = 0; index < 4; index++) {
    const event = await sendPart(socket, sender, aPart(index, Buffer.alloc(500_000, index)))
    kinds.push(event.kind === 'reject' ? event.code : event.kind)
  }
  expect(kinds).toEqual(['have', 'have', 'have', 'too-large'])
  expect((await live.server.db.query('select 1 from dropped_files where dropped_at < now()')).rowCount).toBe(0)
})

test('a search goes on over the same socket while parts come', async () => {
  await using live = await aSocket([aBoard('reed', { ads: [{ ref: '1' }] })])
  const ann = await aPerson(live.server)
  const sender = await started(live.server, ann.id)
  const socket = await live.open(ann.headers)
  const seen: LiveEvent[] = []
  socket.on('message', (data: Buffer) => seen.push(LiveEvent.parse(JSON.parse(data.toString()))))
  const head = { id: 'r', call: 'sendVideoChunk', action: 'video-chunk-upload', status: 'recording' } as const
  const parts = inParts(bytes, 500)
  socket.send(
    JSON.stringify({ id: 's', call: 'getJobsFromServer', address: '/jobresults/nurse/leeds', shown: [], total: 0 }),
  )
  for (const { bytes: content, ...part } of parts)
    socket.send(packChunk({ ...head, recording: sender.recording, writer: sender.writer, ...part }, content))
  await expect.poll(() => seen.filter(({ kind }) => kind === 'have').length).toBe(parts.length)
  await expect.poll(() => seen.some(({ id, kind }) => id === 's' && kind === 'done')).toBe(true)
})
