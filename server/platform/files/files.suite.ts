import { createHash, randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { partBytes } from './s3-upload.ts'
import { FileKeyTaken, type Files, FileTooLarge, newFileKey, RangeOutside, readFile, type StoredFile } from './store.ts'

/** A store for one test. */
export type StoreInTest = AsyncDisposable & {
  files: Files
  /** What is in it, half-written files and uploads included. */
  left: () => number
  /** Asks for an address as anybody would, over the network. */
  fetch: (address: string) => Promise<Response>
}

const most = 64 * 1024 * 1024

/** What every store has to do, whatever it is made of. */
export function testFiles(aStore: () => Promise<StoreInTest>): void {
  test('bytes come back as they were, with their size and hash', async () => {
    await using store = await aStore()
    // Around the size of a part, and above several.
    for (const size of [0, 1, 70_000, partBytes - 1, partBytes, partBytes + 1, 20_000_000]) {
      const bytes = randomBytes(size)
      const put = await keep(store.files, chunks(bytes))
      expect(put).toMatchObject({ size, sha256: createHash('sha256').update(bytes).digest('hex') })
      const found = await store.files.get(put.key)
      expect(found).toMatchObject({ size, first: 0, last: size - 1 })
      expect(Buffer.compare(await readAll(found!.content), bytes)).toBe(0)
    }
  })

  test('a range is what was asked for, and ends where the file ends', async () => {
    await using store = await aStore()
    const { key } = await keep(store.files, Buffer.from('0123456789'))
    const range = async (first: number, last?: number) => {
      const found = await store.files.get(key, { range: { first, ...(last === undefined ? {} : { last }) } })
      return [await text(found!.content), found!.first, found!.last, found!.size]
    }
    expect(await range(2, 4)).toEqual(['234', 2, 4, 10])
    expect(await range(0, 0)).toEqual(['0', 0, 0, 10])
    expect(await range(7)).toEqual(['789', 7, 9, 10])
    expect(await range(7, 500)).toEqual(['789', 7, 9, 10])
    for (const outside of [{ first: 10 }, { first: 5, last: 4 }])
      await expect(store.files.get(key, { range: outside })).rejects.toThrow(RangeOutside)
  })

  test('what is too large is refused on the way in, and nothing of it is left', async () => {
    await using store = await aStore()
    for (const maxBytes of [10, 9_000_000]) {
      const key = newFileKey()
      const given = { key, type: 'text/plain', maxBytes }
      await expect(store.files.put(chunks(randomBytes(maxBytes + 1)), given)).rejects.toThrow(FileTooLarge)
      expect([await store.files.get(key), store.left()]).toEqual([null, 0])
    }
    expect((await keep(store.files, Buffer.alloc(10), { maxBytes: 10 })).size).toBe(10)
  })

  test('where what comes in breaks off, nothing of it is left', async () => {
    await using store = await aStore()
    async function* broken() {
      for (let i = 0; i < 200; i++) yield await Promise.resolve(Buffer.alloc(64 * 1024))
      throw new Error('The person has left')
    }
    await expect(keep(store.files, broken())).rejects.toThrow('The person has left')
    expect(store.left()).toBe(0)
  })

  test('a key is written once: another file of the same key is refused, small or large', async () => {
    await using store = await aStore()
    const { key } = await keep(store.files, Buffer.from('first'))
    for (const bytes of [Buffer.from('second'), randomBytes(9_000_000)])
      await expect(keep(store.files, bytes, { key })).rejects.toThrow(FileKeyTaken)
    expect((await readFile(store.files, key, 100))?.toString()).toBe('first')
    expect(store.left()).toBe(1)
  })

  test('what is removed is gone, and removing it again does no harm', async () => {
    await using store = await aStore()
    const { key } = await keep(store.files, Buffer.from('one'))
    const other = await keep(store.files, Buffer.from('other'))
    await store.files.remove(key)
    await store.files.remove(key)
    expect(await store.files.get(key)).toBeNull()
    expect((await readFile(store.files, other.key, 100))?.toString()).toBe('other')
    expect(store.left()).toBe(1)
  })

  test('a small file is read as a whole, and one that is larger than it may be is not', async () => {
    await using store = await aStore()
    const { key } = await keep(store.files, Buffer.from('four'))
    expect((await readFile(store.files, key, 4))?.toString()).toBe('four')
    await expect(readFile(store.files, key, 3)).rejects.toThrow(FileTooLarge)
    expect(await readFile(store.files, newFileKey(), 4)).toBeNull()
  })

  test('no key leads out of the store', async () => {
    await using store = await aStore()
    for (const key of ['../../etc/passwd', '', '..', 'a/b', `${newFileKey()}/..`, newFileKey().toUpperCase()]) {
      await expect(store.files.get(key)).rejects.toThrow('Not the key')
      await expect(store.files.remove(key)).rejects.toThrow('Not the key')
      await expect(keep(store.files, Buffer.from('x'), { key })).rejects.toThrow('Not the key')
      await expect(store.files.urlFor(key, { seconds: 1, name: 'x', type: 'x' })).rejects.toThrow('Not the key')
    }
  })

  test('an address gives the file under its name to whoever has it, until it expires, and cannot be changed', async () => {
    await using store = await aStore()
    const { key } = await keep(store.files, Buffer.from('My CV'))
    const address = await store.files.urlFor(key, { seconds: 60, name: 'Søren’s "CV".pdf', type: 'application/pdf' })
    const answer = await store.fetch(address)
    expect([answer.status, await answer.text()]).toEqual([200, 'My CV'])
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="S_ren_s _CV_.pdf"; filename*=UTF-8''S%C3%B8ren%E2%80%99s%20%22CV%22.pdf`,
    )
    const changed = address.replace(/.(?=.{3}$)/u, (sign) => (sign === 'a' ? 'b' : 'a'))
    expect((await store.fetch(changed)).status).toBeGreaterThanOrEqual(403)
    const expired = await store.files.urlFor(key, { seconds: 0, name: 'CV.pdf', type: 'application/pdf' })
    expect((await store.fetch(expired)).status).toBeGreaterThanOrEqual(403)
    await store.files.remove(key)
    expect((await store.fetch(address)).status).toBe(404)
  })
}

/** Puts with nothing else to be said. */
export async function keep(
  files: Files,
  content: Parameters<Files['put']>[0],
  given: { key?: string; maxBytes?: number } = {},
): Promise<StoredFile> {
  return await files.put(content, { key: newFileKey(), type: 'application/pdf', maxBytes: most, ...given })
}

export async function readAll(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const chunk of content) all.push(chunk)
  return Buffer.concat(all)
}

/** In pieces of an odd size, as they come from the network. */
async function* chunks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += 65_001)
    yield await Promise.resolve(bytes.subarray(from, from + 65_001))
}
