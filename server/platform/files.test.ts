import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFiles, type Files } from './files.ts'

test('bytes come back as they were, under names of their own, for nobody else’s eyes', async () => {
  using store = aStore()
  const { files, folder } = store
  const [one, other] = [await files.put(Buffer.from('one')), await files.put(Buffer.from('one'))]
  expect(one).not.toBe(other)
  expect((await files.get(one))?.toString()).toBe('one')
  expect(statSync(join(folder, one.slice(0, 2), one)).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(await names(files)).toEqual([one, other].toSorted())
})

test('what is deleted is gone, and deleting it again does no harm', async () => {
  using store = aStore()
  const { files } = store
  const name = await files.put(Buffer.from('one'))
  await files.delete(name)
  await files.delete(name)
  expect([await files.get(name), await names(files)]).toEqual([null, []])
})

test('what a crash left half written is listed, so that it can be tidied away, and is no file', async () => {
  using store = aStore()
  const { files, folder } = store
  const name = await files.put(Buffer.from('one'))
  const partial = `${name}.partial`
  writeFileSync(join(folder, name.slice(0, 2), partial), 'on')
  expect(await names(files)).toEqual([name, partial])
  await files.delete(partial)
  expect(await names(files)).toEqual([name])
})

test('no name leads out of the folder', async () => {
  using store = aStore()
  for (const name of ['../../etc/passwd', '', '..', 'a/b', `${'a'.repeat(36)}/..`]) {
    await expect(store.files.get(name)).rejects.toThrow('no name of a kept file')
    await expect(store.files.delete(name)).rejects.toThrow('no name of a kept file')
  }
})

test('before anything is kept there is nothing', async () => {
  expect(await names(createFiles(join(tmpdir(), 'rolecall-nowhere')))).toEqual([])
})

function aStore(): { files: Files; folder: string } & Disposable {
  const above = mkdtempSync(join(tmpdir(), 'rolecall-files-'))
  const folder = join(above, 'files')
  return {
    files: createFiles(folder),
    folder,
    [Symbol.dispose]: () => rmSync(above, { recursive: true, force: true }),
  }
}

async function names(files: Files): Promise<string[]> {
  const found: string[] = []
  for await (const { name } of files.list()) found.push(name)
  return found.sort()
}
