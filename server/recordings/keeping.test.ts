import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { aPerson, testPassword, type Person } from '../../test/people.ts'
import { runTasks } from '../../test/run-tasks.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { inTransaction } from '../platform/database.ts'
import { readFile } from '../platform/files/store.ts'
import { findRecording, partsOf } from './queries.ts'
import { aPart, aRecording, started } from './recordings.fixtures.ts'
import { receivePart } from './receive.ts'
import { tidyRecordings } from './tasks.ts'
import { claimRecording } from './use.ts'

test(
  'what was never completed and what nothing uses goes after a week, with its bytes; what is used stays',
  { tags: ['long'] },
  async () => {
    await using server = await startServer({ boards: [] })
    const ann = await aPerson(server)
    await aRecording(server, ann.id)
    const used = await aRecording(server, ann.id)
    const unfinished = await started(server, ann.id)
    const part = aPart(0, Buffer.from('a part'))
    await receivePart(server.services, unfinished, part, part.bytes)
    await claim(server, used.recording, ann)
    const keys = await keysOf(server)
    expect(keys).toHaveLength(3)

    await tidyAfter(server, 6.9)
    expect(await keysOf(server)).toHaveLength(3)
    await tidyAfter(server, 0.2)
    const [left] = await keysOf(server)
    expect(await keysOf(server)).toEqual([left])
    expect((await findRecording(server.db, used.recording))!.fileKey).toBe(left)
    for (const key of keys)
      expect((await readFile(server.services.files, key, 2 ** 20)) !== null, key).toBe(key === left)
    await tidyAfter(server, 1_000)
    expect(await keysOf(server)).toEqual([left])
  },
)

test('a recording that nobody came to look at is looked at again', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const { recording } = await aRecording(server, ann.id, { waits: true })
  // The task has tried as often as it does.
  await server.db.query(`delete from pgboss.job where name = 'process-recording'`)
  await tidyAfter(server, 0.01)
  expect(await runTasks(server, 'process-recording')).toBe(0)
  await tidyAfter(server, 0.1)
  expect(await runTasks(server, 'process-recording')).toBe(1)
  expect((await findRecording(server.db, recording))!.status).toBe('ready')
})

test('an account that ends takes its answers along, bytes included; what a company has of it stays without a name', async () => {
  await using server = await startServer({ boards: [] })
  const colleague = await aPerson(server, { company: { name: 'Quayside Bakery Ltd', isAdmin: true } })
  const ann = await aPerson(server, { company: { id: colleague.companyId! } })
  const ben = await aPerson(server)
  const ad = await aRecording(server, ann.id, { kind: 'video-ad' })
  const answer = await aRecording(server, ann.id, { kind: 'video-answer' })
  const unused = await aRecording(server, ann.id, { kind: 'audio-ad' })
  const ofBen = await aRecording(server, ben.id, { kind: 'video-answer' })
  await claim(server, ad.recording, ann)
  await claim(server, answer.recording, ann)
  const gone = await Promise.all(
    [answer, unused].map(async (one) => (await findRecording(server.db, one.recording))!.fileKey!),
  )
  const given = { oldPass: testPassword, id: ann.id }
  const deleted = await server.post(`/api/users/${ann.id}/checkpwdelete`, given, ann.headers)
  expect(deleted.status, deleted.text).toBe(200)
  expect(await findRecording(server.db, ad.recording)).toMatchObject({ userId: null, status: 'ready' })
  expect(await findRecording(server.db, ofBen.recording)).not.toBeNull()
  for (const one of [answer, unused]) expect(await findRecording(server.db, one.recording)).toBeNull()
  for (const key of gone) expect(await server.services.files.get(key)).toBeNull()
})

test('an archive has one’s recordings, and says which were too large for it', { tags: ['long'] }, async () => {
  await using server = await startServer({ boards: [] })
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  const small = await aRecording(server, ann.id)
  const large = await aRecording(server, ann.id, { kind: 'audio-ad' })
  await aRecording(server, ben.id)
  await server.db.query(
    `update recordings set file_bytes = 60000000, started_at = started_at - interval '1 day' where id = $1`,
    [large.recording],
  )
  const request = new Request(`http://localhost:3000/api/users/${ann.id}/export`, {
    method: 'POST',
    headers: { host: 'localhost:3000', 'content-type': 'application/json', ...ann.headers },
    body: '{}',
  })
  const files = unzipSync(new Uint8Array(await (await server.app.fetch(request)).arrayBuffer()))
  expect(Object.keys(files).filter((name) => name.startsWith('recordings/'))).toEqual([
    `recordings/${small.recording}.webm`,
  ])
  const { fileKey } = (await findRecording(server.db, small.recording))!
  const stored = (await readFile(server.services.files, fileKey!, 2 ** 20))!
  expect(Buffer.from(files[`recordings/${small.recording}.webm`]!).equals(stored)).toBe(true)
  const listed = JSON.parse(strFromU8(files['recordings.json']!)) as object[]
  expect(listed).toMatchObject([
    { id: small.recording, kind: 'general', isInArchive: true },
    { id: large.recording, kind: 'audio-ad', isInArchive: false },
  ])
  expect(JSON.stringify(listed)).not.toContain(fileKey)
})

/** As the worker does each hour. @param days that have gone by */
async function tidyAfter(server: TestServer, days: number): Promise<void> {
  server.clock.set(new Date(server.clock.now().getTime() + days * 86_400_000))
  await tidyRecordings.run({}, server.services, new AbortController().signal)
}

async function claim(server: TestServer, uuid: string, { id }: Person): Promise<void> {
  const given = { uuid, userId: id, kinds: ['general', 'video-ad', 'video-answer'], subject: `thing:${uuid}` } as const
  const claimed = await inTransaction(server.db, async (client) => await claimRecording(client, given))
  expect(claimed.kind).toBe('claimed')
}

/** The keys of all files that rows name. */
async function keysOf({ db }: TestServer): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>('select id from recordings')
  const keys = await Promise.all(
    rows.map(async ({ id }) => {
      const parts = await partsOf(db, id)
      return [(await findRecording(db, id))!.fileKey, ...parts.map(({ fileKey }) => fileKey)]
    }),
  )
  return keys.flat().filter((key) => key !== null)
}
