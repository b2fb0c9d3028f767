import { createHash, randomBytes } from 'node:crypto'
import { ListMultipartUploadsCommand, ListObjectVersionsCommand } from '@aws-sdk/client-s3'
import { describe, expect, test } from 'vitest'
import { dropFile, putFile } from '../../server/platform/files/put-file.ts'
import { removeDroppedFiles } from '../../server/platform/files/dropped-files.ts'
import { keep, readAll } from '../../server/platform/files/files.suite.ts'
import { createS3Files, type S3Settings } from '../../server/platform/files/s3.ts'
import { partBytes } from '../../server/platform/files/s3-upload.ts'
import { FileKeyTaken, newFileKey } from '../../server/platform/files/store.ts'
import { startServer } from '../server.ts'
import { cuttingProxy } from './cutting-proxy.ts'
import { clientOf, secret, startStore, type Skip, type StoreKind } from './s3-stores.ts'

/* Files in two S3-compatible stores of others: moto plays Amazon's, s3rver is one that knows less. */

/** A bucket of its own behind a proxy that can cut the line. */
async function aStore(kind: StoreKind, skip: Skip) {
  const peer = await startStore(kind, skip)
  const proxy = await cuttingProxy(peer.port)
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${proxy.port}`,
    bucket: 'rolecall-files',
    region: 'us-east-1',
    key: secret,
    secret,
    addressing: 'path',
  }
  const client = await clientOf(peer, settings.bucket)
  const files = createS3Files(settings, { silence: 10_000, tries: 4 })
  return {
    files,
    proxy,
    settings,
    /** Objects and, where the store lists them, unfinished uploads. */
    left: async () => {
      const { Versions = [] } = await client.send(new ListObjectVersionsCommand({ Bucket: settings.bucket }))
      const listed = await client.send(new ListMultipartUploadsCommand({ Bucket: settings.bucket })).catch(() => null)
      return Versions.length + (listed?.Uploads ?? []).length
    },
    async [Symbol.asyncDispose]() {
      files.close()
      client.destroy()
      await proxy[Symbol.asyncDispose]()
      await peer[Symbol.asyncDispose]()
    },
  }
}

const most = 64 * 1024 * 1024
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

describe.each(['moto', 's3rver'] as const)('files in %s', (kind) => {
  test('of 0 bytes to 60 MB come back as they were, whole and in part, and go', async ({ skip }) => {
    await using store = await aStore(kind, skip)
    for (const size of [0, 1, 70_000, partBytes - 1, partBytes, partBytes + 1, 60_000_000]) {
      const bytes = randomBytes(size)
      const put = await keep(store.files, bytes)
      expect(put).toMatchObject({ size, sha256: sha256(bytes) })
      const found = await store.files.get(put.key)
      expect(sha256(await readAll(found!.content))).toBe(put.sha256)
      if (size > 10) {
        const range = { first: size - 10, last: size - 3 }
        const part = await store.files.get(put.key, { range })
        expect(Buffer.compare(await readAll(part!.content), bytes.subarray(size - 10, size - 2))).toBe(0)
      }
      await store.files.remove(put.key)
      expect(await store.files.get(put.key)).toBeNull()
    }
    if (kind === 'moto') expect(await store.left()).toBe(0)
  })

  test('whose line is cut while they come or go are whole all the same', async ({ skip }) => {
    await using store = await aStore(kind, skip)
    const bytes = randomBytes(20_000_000)
    store.proxy.cutNext(0, 1)
    const { key } = await keep(store.files, bytes)
    store.proxy.cutNext(200, 1_000_000, 3_000_000, 0)
    const found = await store.files.get(key)
    expect(sha256(await readAll(found!.content))).toBe(sha256(bytes))
    store.proxy.cutNext(0)
    await store.files.remove(key)
    expect(await store.files.get(key)).toBeNull()
  })

  test('are given under their name to whoever has their address', async ({ skip }) => {
    await using store = await aStore(kind, skip)
    const { key } = await keep(store.files, Buffer.from('My CV'))
    const address = await store.files.urlFor(key, { seconds: 60, name: 'Søren’s CV.pdf', type: 'application/pdf' })
    const answer = await fetch(address)
    expect([answer.status, await answer.text()]).toEqual([200, 'My CV'])
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''S%C3%B8ren%E2%80%99s%20CV.pdf")
    expect(answer.headers.get('content-type')).toBe('application/pdf')
  })

  test('leave the store when their rows go, however many they are', async ({ skip }) => {
    await using store = await aStore(kind, skip)
    await using server = await startServer({
      boards: [],
      environment: {
        ROLECALL_FILES_S3_ENDPOINT: store.settings.endpoint!,
        ROLECALL_FILES_S3_BUCKET: store.settings.bucket,
        ROLECALL_FILES_S3_KEY: secret,
        ROLECALL_FILES_S3_SECRET: secret,
      },
    })
    for (let i = 0; i < 8; i++) {
      const given = { type: 'text/plain', maxBytes: most }
      await dropFile(server.db, (await putFile(server.services, randomBytes(1_000 * i), given)).key)
    }
    await removeDroppedFiles(server.services)
    expect((await server.db.query('select 1 from dropped_files')).rowCount).toBe(0)
    if (kind === 'moto') expect(await store.left()).toBe(0)
  })
})

test('the start finds that moto can all that is needed, and that s3rver lists no unfinished uploads', async ({
  skip,
}) => {
  await using moto = await aStore('moto', skip)
  expect(await moto.files.check()).toBeNull()
  expect(await moto.left()).toBe(0)
  await using s3rver = await aStore('s3rver', skip)
  expect(await s3rver.files.check()).toContain('does not list unfinished uploads')
})

test('moto keeps a key for whoever came first', async ({ skip }) => {
  await using store = await aStore('moto', skip)
  const key = newFileKey()
  await keep(store.files, Buffer.from('first'), { key })
  for (const bytes of [Buffer.from('second'), randomBytes(9_000_000)])
    await expect(keep(store.files, bytes, { key })).rejects.toThrow(FileKeyTaken)
})
