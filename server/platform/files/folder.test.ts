import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../../test/server.ts'
import { keep, type StoreInTest, testFiles } from './files.suite.ts'
import { newFileKey, readFile } from './store.ts'

async function aStore(): Promise<StoreInTest & { folder: string; server: TestServer }> {
  const server = await startServer({ boards: [] })
  const folder = join(server.services.config.dataFolder, 'files')
  const left = () => entriesOf(folder).filter((path) => statSync(join(folder, path)).isFile()).length
  return {
    server,
    folder,
    files: server.services.files,
    left,
    fetch: async (address) =>
      await server.app.fetch(new Request(`http://localhost:3000${address}`, { headers: { host: 'localhost:3000' } })),
    [Symbol.asyncDispose]: async () => await server[Symbol.asyncDispose](),
  }
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch {
    return []
  }
}

describe('the store in a folder', () => testFiles(aStore))

test('files and their folders are for nobody else’s eyes', async () => {
  await using store = await aStore()
  const { key } = await keep(store.files, Buffer.from('one'))
  expect(statSync(join(store.folder, key.slice(0, 2), key)).mode & 0o777).toBe(0o600)
  for (const folder of [store.folder, join(store.folder, key.slice(0, 2))])
    expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('what a crash left half written is no file, and goes when its key is removed', async () => {
  await using store = await aStore()
  const key = newFileKey()
  mkdirSync(join(store.folder, key.slice(0, 2)), { recursive: true })
  writeFileSync(join(store.folder, key.slice(0, 2), `${key}.partial`), 'on')
  expect(await readFile(store.files, key, 100)).toBeNull()
  await store.files.remove(key)
  expect(store.left()).toBe(0)
})

test('a file that is removed while somebody reads it is read to its end', async () => {
  await using store = await aStore()
  const { key } = await keep(store.files, Buffer.alloc(500_000, 7))
  const found = await store.files.get(key)
  await store.files.remove(key)
  let bytes = 0
  for await (const chunk of found!.content as AsyncIterable<Buffer>) bytes += chunk.length
  expect(bytes).toBe(500_000)
})

test('an address answers ranges, is kept by nobody, and ends by the clock', async () => {
  await using store = await aStore()
  const { key } = await keep(store.files, Buffer.from('0123456789'))
  const address = await store.files.urlFor(key, { seconds: 60, name: 'CV.pdf', type: 'application/pdf' })
  const ranges: [string, number, string, string | null][] = [
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-30', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=4-2', 200, '0123456789', null],
    ['bytes=0-1,3-4', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ]
  for (const [range, status, body, told] of ranges) {
    const answer = await store.server.get(address, { range })
    expect([range, answer.status, answer.text, answer.headers.get('content-range')]).toEqual([
      range,
      status,
      body,
      told,
    ])
    expect(answer.headers.get('content-length')).toBe(String(body.length))
  }
  const outside = await store.server.get(address, { range: 'bytes=10-' })
  expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */10'])

  const answer = await store.server.get(address)
  expect(answer.headers.get('cache-control')).toBe('private, no-store, no-transform')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  store.server.clock.set(new Date(store.server.clock.now().getTime() + 60_000))
  expect((await store.server.get(address)).status).toBe(404)
})

test('addresses that we never signed give nothing', async () => {
  await using store = await aStore()
  const { key } = await keep(store.files, Buffer.from('one'))
  await using other = await aStore()
  const foreign = await other.files.urlFor(key, { seconds: 60, name: 'CV.pdf', type: 'application/pdf' })
  const [payload] = foreign.split('.')
  for (const address of [foreign, `${payload}.`, payload!, `${payload}.x.y`, `/files/${key}`, '/files/.', '/files/x'])
    expect((await store.server.get(address)).status).toBe(404)
})
