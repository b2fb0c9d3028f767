import { mkdtemp, readFile as readText, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BufferSource, Input, MATROSKA, MP4, WEBM } from 'mediabunny'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusedBecause, type Refusal } from '../../../contract/recordings/texts.ts'
import { anS3Store } from '../../../test/fake-s3.ts'
import { eicar, startFakeClamd } from '../../../test/fake-clamd.ts'
import { importersOf } from '../../../test/importers.ts'
import { aMadeRecording } from '../../../test/made-recordings.ts'
import { aPerson, type Person } from '../../../test/people.ts'
import { recordChunks, type RecordedChunks } from '../../../test/recorded-chunks.ts'
import { runTasks } from '../../../test/run-tasks.ts'
import { startServer, type TestServer } from '../../../test/server.ts'
import { readFile } from '../../platform/files/store.ts'
import { heldChildren } from '../../platform/held-child.ts'
import { findRecording, partsOf } from '../queries.ts'
import { aRecording as aRecordingOf } from '../recordings.fixtures.ts'
import { remux, type RemuxJob } from './child/remux.ts'
import { processOne } from './process.ts'
import { runRemux } from './run-remux.ts'

let server: TestServer
let ann: Person
let [webm, mp4, h264, sound]: RecordedChunks[] = []
beforeAll(async () => {
  server = await startServer({ boards: [] })
  ann = await aPerson(server)
  ;[webm, mp4, h264, sound] = await recordChunks([
    { mimeType: 'video/webm;codecs=vp8,opus', seconds: 3 },
    { mimeType: 'video/mp4', seconds: 3 },
    { mimeType: 'video/webm;codecs=h264,opus', seconds: 3 },
    { mimeType: 'audio/webm;codecs=opus', seconds: 3 },
  ])
})
afterAll(async () => await server[Symbol.asyncDispose]())

/** As the product does it: by a program of its own. */
const aRecording: typeof aRecordingOf = async (server, userId, given) =>
  await aRecordingOf(server, userId, { remux: runRemux, ...given })

const whole = (one: RecordedChunks | undefined) => Buffer.concat(one!.slices)

test('what browsers record becomes a file of the right length that begins with it, and the parts go', async () => {
  for (const [recorded, kind, type] of [
    [webm, 'video-ad', 'video/webm'],
    // VP9 and Opus: every browser plays them in a WebM.
    [mp4, 'video-ad', 'video/webm'],
    // No browser but this one writes H.264 into a Matroska; in an MP4 all play it.
    [h264, 'video-ad', 'video/mp4'],
    [sound, 'audio-ad', 'audio/webm'],
  ] as const) {
    const mimeType = recorded!.mimeType
    const { recording } = await aRecording(server, ann.id, { kind, mimeType, bytes: whole(recorded) })
    const found = (await findRecording(server.db, recording))!
    expect([found.status, found.mimeType, found.problem], mimeType).toEqual(['ready', type, null])
    expect(await partsOf(server.db, recording)).toEqual([])

    const raw = await lengthOf(whole(recorded))
    expect(Math.abs(found.seconds! - raw), mimeType).toBeLessThan(0.1)
    const stored = (await readFile(server.services.files, found.fileKey!, 2 ** 23))!
    const input = new Input({ source: new BufferSource(stored), formats: [WEBM, MP4] })
    expect(await input.getDurationFromMetadata(), mimeType).toBeCloseTo(found.seconds!, 1)
    input.dispose()
    // A player finds its way without reading it all: by a list of moments, in an MP4 in front of what is played.
    if (type.endsWith('webm')) expect(stored.indexOf(Buffer.from('1c53bb6b', 'hex')), mimeType).toBeGreaterThan(0)
    else expect(boxesOf(stored), mimeType).toEqual(['ftyp', 'moov', 'free', 'mdat'])
  }
  await expectFiles(server, 4)
}, 60_000)

test('what is no recording, or not the one that was announced, is refused', async () => {
  const random = Buffer.from(Array.from({ length: 40_000 }, (_, i) => (i * 7919) % 251))
  const cases: [name: string, because: Refusal | Refusal[], bytes: Buffer, job?: Partial<RemuxJob>][] = [
    ['nothing', 'empty', Buffer.alloc(0)],
    ['random bytes', 'unreadable', random],
    ['a text', 'unreadable', Buffer.from('Good morning, we are a bakery.')],
    ['a page', 'unreadable', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a later slice', 'unreadable', webm!.slices[2]!],
    ['its header', ['unreadable', 'noSound', 'noPicture', 'tooShort'], whole(webm).subarray(0, 300)],
    ['two seconds missing in the middle', 'gap', await aMadeRecording({ media: 'video', seconds: 6, hole: [2, 4] })],
    [
      'the same of sound',
      'gap',
      await aMadeRecording({ media: 'audio', seconds: 6, hole: [2, 4] }),
      { media: 'audio' },
    ],
    ['sound where a video was announced', 'noPicture', whole(sound)],
    ['a video where sound was announced', 'unreadable', whole(webm), { media: 'audio' }],
    ['a third of a second', 'tooShort', await made('audio', 0.3), { media: 'audio' }],
    ['eight seconds where seven may be', 'tooLong', await made('video', 8), { most: 7 }],
  ]
  const folder = await mkdtemp(join(tmpdir(), 'rolecall-test-'))
  try {
    const files = { from: join(folder, 'from'), to: join(folder, 'to') }
    const usual: RemuxJob = { ...files, media: 'video', most: 60, least: 0.5 }
    for (const [name, because, bytes, job] of cases) {
      await writeFile(files.from, bytes)
      const answer = await remux({ ...usual, ...job })
      expect(answer, name).toEqual({ kind: 'refused', because: expect.toBeOneOf([because].flat()) })
    }
    await writeFile(files.from, await made('video', 6.5))
    expect(await remux({ ...usual, most: 7 })).toMatchObject({ kind: 'made' })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('a recording that is refused says why, and its bytes go', async () => {
  await using alone = await startServer({ boards: [] })
  const ben = await aPerson(alone)
  const { recording } = await aRecording(alone, ben.id, { kind: 'video-ad', bytes: whole(sound) })
  const { status, problem, fileKey } = (await findRecording(alone.db, recording))!
  expect([status, problem, fileKey]).toEqual(['refused', refusedBecause.noPicture, null])
  expect(await partsOf(alone.db, recording)).toEqual([])
  await expectFiles(alone, 0)
  // Two seconds more than allowed is what recorders do, and no more.
  const longer = await aRecording(alone, ben.id, { bytes: await made('video', 7.5), seconds: 5 })
  expect((await findRecording(alone.db, longer.recording))!.problem).toBe(refusedBecause.tooLong)
})

test('a virus is refused; a scanner that does not answer refuses nobody, and is asked again', async () => {
  await using clamd = await startFakeClamd()
  await using scanning = await startServer({ boards: [], environment: { ROLECALL_CLAMD: clamd.address } })
  const ben = await aPerson(scanning)
  const bytes = await made('video', 2)
  const infected = await aRecording(scanning, ben.id, { bytes: Buffer.concat([bytes, Buffer.from(eicar)]) })
  expect(await findRecording(scanning.db, infected.recording)).toMatchObject({
    status: 'refused',
    problem: refusedBecause.virus,
  })
  const clean = await aRecording(scanning, ben.id, { bytes })
  expect((await findRecording(scanning.db, clean.recording))!.status).toBe('ready')
  expect(clamd.scanned).toEqual([bytes.length + eicar.length, bytes.length])

  await clamd[Symbol.asyncDispose]()
  const waiting = await aRecording(scanning, ben.id, { bytes, waits: true })
  await expect(runTasks(scanning, 'process-recording')).rejects.toThrow()
  expect((await findRecording(scanning.db, waiting.recording))!.status).toBe('processing')
  expect(await partsOf(scanning.db, waiting.recording)).not.toEqual([])
})

test('looked at twice at once, it is made once; nothing is left of the other', async () => {
  await using alone = await startServer({ boards: [] })
  const ben = await aPerson(alone)
  const { recording } = await aRecording(alone, ben.id, { waits: true })
  await Promise.all([processOne(alone.services, recording), processOne(alone.services, recording)])
  expect((await findRecording(alone.db, recording))!.status).toBe('ready')
  await expectFiles(alone, 1)
})

test(
  'one that is made leaves the parts of others, and one that was refused meanwhile stays refused',
  { tags: ['long'] },
  async () => {
    await using alone = await startServer({ boards: [] })
    const ben = await aPerson(alone)
    const [first, second, third] = [
      (await aRecording(alone, ben.id, { waits: true })).recording,
      (await aRecording(alone, ben.id, { waits: true })).recording,
      (await aRecording(alone, ben.id, { waits: true })).recording,
    ]
    await processOne(alone.services, first)
    for (const other of [second, third]) expect(await partsOf(alone.db, other)).not.toEqual([])
    // Somebody else has looked at it while this one was at it.
    const deps = {
      ...alone.services,
      virusScanner: async () => {
        await alone.db.query(`update recordings set status = 'refused', problem = 'x' where id = $1`, [third])
        return await Promise.resolve('clean' as const)
      },
    }
    await processOne(deps, third)
    await processOne(alone.services, second)
    const found = async (uuid: string) => (await findRecording(alone.db, uuid))!
    expect([(await found(first)).status, (await found(second)).status]).toEqual(['ready', 'ready'])
    expect(await found(third)).toMatchObject({ status: 'refused', fileKey: null })
  },
)

test('in a bucket as in a folder', async () => {
  await using s3 = await anS3Store()
  await using there = await startServer({ boards: [], environment: s3.environment })
  const ben = await aPerson(there)
  const { recording } = await aRecording(there, ben.id, { kind: 'video-ad', bytes: whole(webm) })
  const found = (await findRecording(there.db, recording))!
  expect([found.status, s3.keys()]).toEqual(['ready', [found.fileKey]])
})

test(
  'a child that is too slow or does not start is ended, and refuses nobody; one that writes elsewhere is stopped',
  { tags: ['long'] },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rolecall-test-'))
    try {
      const [from, to] = [join(folder, 'from'), join(folder, 'to')]
      await writeFile(from, whole(webm))
      const job = { from, to, media: 'video', most: 60, least: 0.5 } as const
      await expect(runRemux(job, folder, { wallMs: 1, memoryMb: 700 })).rejects.toThrow('too slow')
      const running = runRemux(job, folder)
      const [child] = heldChildren
      // One that computes without end is ended by the system, also when nobody watches it any more.
      if (process.platform === 'linux')
        await expect
          .poll(async () => await readText(`/proc/${child?.pid}/limits`, 'utf8').catch(() => ''))
          .toMatch(/^Max cpu time +120 +120 /mu)
      expect(await running).toMatchObject({ kind: 'made' })
      // That it could not be started says nothing about the recording.
      await expect(runRemux(job, folder, { wallMs: 120_000, memoryMb: 1 })).rejects.toThrow('did not start')
      // It reads and writes in its folder and nowhere else.
      const outside = { ...job, to: join(tmpdir(), `rolecall-outside-${process.pid}`) }
      expect(await runRemux(outside, folder)).toMatchObject({ kind: 'refused' })
      await expect(stat(outside.to)).rejects.toThrow('ENOENT')
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
)

async function made(media: 'video' | 'audio', seconds: number): Promise<Buffer> {
  return await aMadeRecording({ media, seconds })
}

test('nothing but the process of its own looks at a recording, whoever asks for it', () => {
  const folder = 'server/recordings/process/child'
  expect(Object.keys(importersOf(`${folder}/remux.ts`))).toEqual([`${folder}/main.ts`])
  expect(importersOf(`${folder}/main.ts`)).toEqual({})
})

async function lengthOf(bytes: Buffer): Promise<number> {
  const input = new Input({ source: new BufferSource(bytes), formats: [WEBM, MATROSKA, MP4] })
  try {
    return await input.computeDuration()
  } finally {
    input.dispose()
  }
}

/** So many are in the store, and no key waits to be claimed or removed. */
async function expectFiles({ db, services }: TestServer, count: number): Promise<void> {
  const { rows } = await db.query<{ key: string }>(
    'select file_key as key from recordings where file_key is not null union all select file_key from recording_parts',
  )
  for (const { key } of rows) {
    const found = await services.files.get(key)
    expect(found).not.toBeNull()
    found?.content.destroy()
  }
  expect([rows.length, (await db.query('select 1 from dropped_files')).rowCount]).toEqual([count, 0])
}

/** The names of what an MP4 consists of, in their order. */
function boxesOf(file: Buffer): string[] {
  const names: string[] = []
  for (let at = 0; at < file.length;) {
    const size = file.readUInt32BE(at)
    names.push(file.toString('latin1', at + 4, at + 8))
    at += size === 1 ? Number(file.readBigUInt64BE(at + 8)) : size === 0 ? file.length : size
  }
  return names
}
