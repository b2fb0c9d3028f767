import { expect, test } from 'vitest'
import type { PlayableRecording } from '../../contract/recordings/recordings.ts'
import * as texts from '../../contract/recordings/texts.ts'
import { anS3Store } from '../../test/fake-s3.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { startServer } from '../../test/server.ts'
import { inTransaction } from '../platform/database.ts'
import { readFile } from '../platform/files/store.ts'
import { findRecording } from '../recordings/queries.ts'
import { aRecording, started } from '../recordings/recordings.fixtures.ts'
import { claimRecording, dropRecordings, recordingsOf } from '../recordings/use.ts'
import { isRecorderPage } from './security-headers.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [] })
const ann = await aPerson(server)
const eve = await aPerson(server)

type Headers = Record<string, string>

async function play(address: string, headers: Headers, method = 'GET', from = server): Promise<Response> {
  const request = new Request(`http://localhost:3000${address}`, {
    method,
    headers: { host: 'localhost:3000', ...headers },
  })
  return await from.app.fetch(request)
}

/** Of an answer that is read to its end, as a player would. */
async function status(address: string, headers: Headers): Promise<number> {
  const answer = await play(address, headers)
  await answer.arrayBuffer()
  return answer.status
}

async function shown(uuid: string, headers: Headers, from = server): Promise<PlayableRecording> {
  const answer = await from.get(`/api/recordings/${uuid}`, headers)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as PlayableRecording
}

test('somebody starts a recording, with as many seconds as its kind allows; another type, another length and a flood are refused', async () => {
  const start = async (body: object, who = ann) => await server.post('/api/recordings', body, who.headers)
  const webm = 'video/webm;codecs=vp8,opus'
  expect((await start({ kind: 'video-ad', mimeType: webm })).body).toMatchObject({ secondsAllowed: 300 })
  expect((await start({ kind: 'video-answer', mimeType: webm, seconds: 90 })).body).toMatchObject({
    secondsAllowed: 90,
  })
  expect((await start({ kind: 'video-answer', mimeType: webm, seconds: 300 })).body).toMatchObject({
    secondsAllowed: 120,
  })
  expect((await start({ kind: 'video-ad', mimeType: 'text/html' })).status).toBe(422)
  expect((await start({ kind: 'podcast', mimeType: webm })).status).toBe(422)
  expect((await start({ kind: 'video-ad', mimeType: webm, seconds: 301 })).status).toBe(422)
  expect((await start({ kind: 'video-ad', mimeType: webm, status: 'ready' })).status).toBe(422)
  expect((await server.post('/api/recordings', { kind: 'video-ad', mimeType: webm })).status).toBe(401)
  const ben = await aPerson(server)
  for (let i = 0; i < 60; i++) await started(server, ben.id)
  const refused = await start({ kind: 'video-ad', mimeType: webm }, ben)
  expect(refused).toMatchObject({ status: 429, body: { message: texts.tooManyStarted } })
})

test(
  'a player reads ranges as browsers ask for them, whole and by HEAD, from a folder and from a bucket',
  { tags: ['long'] },
  async () => {
    await using s3 = await anS3Store()
    await using there = await startServer({ boards: [], environment: s3.environment })
    for (const from of [server, there]) {
      const person = await aPerson(from)
      const { recording } = await aRecording(from, person.id, { kind: 'video-ad' })
      const stored = (await findRecording(from.db, recording))!
      const bytes = (await readFile(from.services.files, stored.fileKey!, 2 ** 23))!
      const { addresses } = await shown(recording, person.headers, from)
      const ask = async (range?: string, method = 'GET') => {
        const headers: Headers = {
          ...person.headers,
          'accept-encoding': 'gzip, br',
          ...(range === undefined ? {} : { range }),
        }
        const answer = await play(addresses!.media, headers, method, from)
        const [length, contentRange] = ['content-length', 'content-range'].map((name) => answer.headers.get(name))
        return { status: answer.status, length, contentRange, body: Buffer.from(await answer.arrayBuffer()), answer }
      }
      const part = async (range: string, first: number, last: number) => {
        const got = await ask(range)
        expect([got.status, got.contentRange, got.length], range).toEqual([
          206,
          `bytes ${first}-${last}/${bytes.length}`,
          String(last - first + 1),
        ])
        expect(got.body.equals(bytes.subarray(first, last + 1)), range).toBe(true)
      }
      const end = bytes.length - 1
      // Safari asks this first, and gives up where it gets anything else.
      await part('bytes=0-1', 0, 1)
      await part('bytes=0-', 0, end)
      await part('bytes=-500', end - 499, end)
      await part('bytes=1000-99999999', 1000, end)
      const whole = await ask()
      expect([whole.status, whole.length, whole.contentRange]).toEqual([200, String(bytes.length), null])
      expect(whole.body.equals(bytes)).toBe(true)
      for (const odd of ['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-'])
        expect((await ask(odd)).body.equals(bytes), odd).toBe(true)
      expect(await ask(`bytes=${bytes.length}-`)).toMatchObject({
        status: 416,
        contentRange: `bytes */${bytes.length}`,
      })
      expect(await ask(undefined, 'HEAD')).toMatchObject({
        status: 200,
        length: String(bytes.length),
        body: Buffer.alloc(0),
      })
      const kept = (name: string) => whole.answer.headers.get(name)
      expect(kept('cache-control')).toMatch(/private.*no-store/u)
      expect([
        kept('content-type'),
        kept('x-content-type-options'),
        kept('content-encoding'),
        kept('accept-ranges'),
      ]).toEqual(['video/webm', 'nosniff', null, 'bytes'])
    }
  },
)

test('an address is for who it was given to, for ten minutes, and for one recording', { tags: ['long'] }, async () => {
  const { recording } = await aRecording(server, ann.id, { kind: 'video-answer' })
  const other = await aRecording(server, ann.id, { kind: 'video-answer' })
  const address = (await shown(recording, ann.headers)).addresses!.media
  expect(await status(address, ann.headers)).toBe(200)
  expect(await status(address, eve.headers)).toBe(404)
  expect(await status(address, {})).toBe(404)
  // Another session of the same person has addresses of its own.
  expect(await status(address.replace(recording, other.recording), ann.headers)).toBe(404)
  expect(
    await status(
      address.replace(/until=(\d+)/u, (_, until) => `until=${Number(until) + 60}`),
      ann.headers,
    ),
  ).toBe(404)
  expect(await status(address.replace(/key=./u, 'key=_'), ann.headers)).toBe(404)
  expect(await status(address.split('?')[0]!, ann.headers)).toBe(404)

  const now = server.clock.now()
  try {
    server.clock.set(new Date(now.getTime() + 599_000))
    expect(await status(address, ann.headers)).toBe(200)
    server.clock.set(new Date(now.getTime() + 601_000))
    expect(await status(address, ann.headers)).toBe(404)
  } finally {
    server.clock.set(now)
  }
})

test('whoever may see the thing may play it, as long as they may; everybody else finds nothing', async () => {
  const { recording } = await aRecording(server, ann.id, { kind: 'video-ad' })
  const get = async (headers?: Headers) => (await server.get(`/api/recordings/${recording}`, headers)).status
  let isOnline = false
  server.services.mayPlay = {
    'video-ad': async (_db, _viewer, { subject }) => await Promise.resolve(isOnline && subject === 'job-ad:1'),
  }
  try {
    expect([await get(ann.headers), await get(eve.headers), await get()]).toEqual([200, 404, 404])
    isOnline = true
    // Nothing uses it yet: it is its maker's alone.
    expect([await get(eve.headers), await get()]).toEqual([404, 404])
    await claim(recording, ann, 'job-ad:1')
    expect([await get(eve.headers), await get()]).toEqual([200, 200])
    const address = (await shown(recording, eve.headers)).addresses!.media
    const ofGuest = (await shown(recording, {})).addresses!.media
    expect([await status(address, eve.headers), await status(ofGuest, {})]).toEqual([200, 200])
    isOnline = false
    // The address can still be used; the right is gone.
    expect([await status(address, eve.headers), await status(ofGuest, {})]).toEqual([404, 404])
    expect(await get(eve.headers)).toBe(404)
  } finally {
    server.services.mayPlay = {}
  }
})

test('a recording is bound to one thing, by its maker, once it is whole, and for what it was made for', async () => {
  const made = await aRecording(server, ann.id, { kind: 'video-answer' })
  const unfinished = await started(server, ann.id, { kind: 'video-answer' })
  const waiting = await aRecording(server, ann.id, { kind: 'video-answer', waits: true })
  const refused = await aRecording(server, ann.id, { kind: 'video-answer', bytes: Buffer.from('no recording') })
  expect(await claim(made.recording, eve, 'answer:1')).toBe('not-found')
  expect(await claim(made.recording, ann, 'answer:1', ['video-ad'])).toBe('not-found')
  expect(await claim(unfinished.recording, ann, 'answer:1')).toBe('unfinished')
  expect(await claim(refused.recording, ann, 'answer:1')).toBe('refused')
  expect(await claim(waiting.recording, ann, 'answer:2')).toBe('claimed')
  expect(await claim(made.recording, ann, 'answer:1')).toBe('claimed')
  expect(await claim(made.recording, ann, 'answer:1')).toBe('claimed')
  expect(await claim(made.recording, ann, 'answer:2')).toBe('not-found')
  const [one] = [...(await recordingsOf(server.db, [made.recording, eve.id])).values()]
  expect(one).toMatchObject({ uuid: made.recording, status: 'ready' })
  for (const secret of ['writer', 'fileKey', 'subject', 'userId']) expect(JSON.stringify(one)).not.toContain(secret)

  const remove = async (uuid: string, who: Person) =>
    (await server.send('DELETE', `/api/recordings/${uuid}`, undefined, who.headers)).status
  expect([await remove(made.recording, eve), await remove(made.recording, ann)]).toEqual([404, 409])
  const { fileKey } = (await findRecording(server.db, made.recording))!
  await inTransaction(server.db, async (client) => await dropRecordings(client, [made.recording]))
  expect(await findRecording(server.db, made.recording)).toBeNull()
  expect((await server.db.query('select 1 from dropped_files where name = $1', [fileKey])).rowCount).toBe(1)
  expect([await remove(refused.recording, ann), await remove(refused.recording, ann)]).toEqual([200, 404])
})

test('a transcript is typed or taken from captions; somebody else writes none', async () => {
  const { recording } = await aRecording(server, ann.id, { kind: 'video-ad' })
  const write = async (body: object, who = ann) =>
    await server.send('PUT', `/api/recordings/${recording}/transcript`, body, who.headers)
  const captions = 'WEBVTT\n\n00:00.500 --> 00:01.500\n<b>We</b> bake & sell.\n'
  expect((await write({ text: 'Mine' }, eve)).status).toBe(404)
  expect((await write({ captions })).body).toMatchObject({ hasCaptions: true, transcript: 'We bake & sell.' })
  const { addresses } = await shown(recording, ann.headers)
  const track = await play(addresses!.captions!, ann.headers)
  expect([track.status, track.headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8'])
  expect(await track.text()).toBe('WEBVTT\n\n00:00:00.500 --> 00:00:01.500\nWe bake &amp; sell.\n')
  expect(await status(addresses!.captions!, eve.headers)).toBe(404)

  const broken = await write({ captions: 'WEBVTT\n\n00:00.500 --> 00:0x\nWe bake.\n' })
  expect(broken).toMatchObject({ status: 422, text: expect.stringContaining(texts.captionsBroken(3)) })
  expect((await write({ captions: 'WEBVTT\n\n00:30.000 --> 00:31.000\nLater\n' })).text).toContain(
    texts.captionsPastEnd,
  )
  // A mistake in the words is put right without losing the captions; an empty text takes both away.
  expect((await write({ text: 'We bake and sell.' })).body).toMatchObject({
    hasCaptions: true,
    transcript: 'We bake and sell.',
  })
  expect((await write({ text: ' ' })).body).toMatchObject({ hasCaptions: false, transcript: null })
})

test('pages that record may ask for the camera, all others may not', () => {
  const may = [
    '/create-video-ad/1',
    '/create-audio-ad/1',
    '/post-job-ad',
    '/apply-here/1',
    '/create-question',
    '/question-detail/1',
  ]
  for (const path of [...may, '/build-your-cv']) expect(isRecorderPage(path), path).toBe(true)
  for (const path of ['/', '/jobresults', '/create-video-ads', '/message', '/login'])
    expect(isRecorderPage(path), path).toBe(false)
})

async function claim(
  uuid: string,
  { id }: Person,
  subject: string,
  kinds: Parameters<typeof claimRecording>[1]['kinds'] = ['video-answer', 'video-ad'],
): Promise<string> {
  const claimed = await inTransaction(
    server.db,
    async (client) => await claimRecording(client, { uuid, userId: id, kinds, subject }),
  )
  return claimed.kind
}
