import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { recordingLimits as limits } from '../../../contract/recordings/limits.ts'
import { chromiumForTests } from '../../../test/chromium.ts'
import { aPerson, type Person } from '../../../test/people.ts'
import { recordChunks } from '../../../test/recorded-chunks.ts'
import { startServer, type TestServer } from '../../../test/server.ts'
import { readFile } from '../../platform/files/store.ts'
import { findRecording } from '../queries.ts'
import { aRecording } from '../recordings.fixtures.ts'
import { illustrate } from './illustrate.ts'

let server: TestServer
let ann: Person
beforeAll(async () => {
  server = await startServer({ boards: [] })
  ann = await aPerson(server)
})
afterAll(async () => await server[Symbol.asyncDispose]())

test('a video has a picture of itself and a curve of how loud it is, sound the curve alone; both are played from an address', async () => {
  const [video, sound] = await recordChunks([
    { mimeType: 'video/webm;codecs=vp8,opus', seconds: 3 },
    { mimeType: 'audio/webm;codecs=opus', seconds: 3 },
  ])
  const browser = await chromiumForTests()
  for (const [recorded, kind] of [
    [video, 'video-ad'],
    [sound, 'audio-ad'],
  ] as const) {
    const bytes = Buffer.concat(recorded!.slices)
    const { recording } = await aRecording(server, ann.id, { kind, bytes })
    await illustrate(server.services, recording, browser)
    const found = (await findRecording(server.db, recording))!
    // The fake microphone beeps: it is loud and silent by turns.
    expect(found.levels).toHaveLength(limits.levels)
    expect([Math.max(...found.levels), Math.min(...found.levels)]).toEqual([100, 0])
    const { addresses } = (await server.get(`/api/recordings/${recording}`, ann.headers)).body as {
      addresses: { poster: string | null }
    }
    if (kind === 'audio-ad') {
      expect([found.hasPoster, addresses.poster]).toEqual([false, null])
      continue
    }
    const poster = (await readFile(server.services.files, found.posterKey!, 2 ** 20))!
    expect(await sharp(poster).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 240 })
    const { channels } = await sharp(poster).stats()
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10)
    const request = new Request(`http://localhost:3000${addresses.poster}`, {
      headers: { host: 'localhost:3000', ...ann.headers },
    })
    const answer = await server.app.fetch(request)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(Buffer.from(await answer.arrayBuffer()).equals(poster)).toBe(true)
  }
}, 60_000)

test('pictures that cannot be decoded leave the recording as it is', async () => {
  const { recording } = await aRecording(server, ann.id, { kind: 'video-ad' })
  await expect(illustrate(server.services, recording, await chromiumForTests())).rejects.toThrow()
  expect(await findRecording(server.db, recording)).toMatchObject({ status: 'ready', hasPoster: false, levels: [] })
  expect((await server.db.query('select 1 from dropped_files')).rowCount).toBe(0)
}, 60_000)
