import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { runHere } from '../../../test/command-line.ts'
import { aDatabase } from '../../../test/database.ts'
import { anS3Store } from '../../../test/fake-s3.ts'
import { startServer, type TestServer } from '../../../test/server.ts'
import { createCommands } from '../../commands.ts'
import { systemClock } from '../clock.ts'
import { blockBytes } from './block-sums.ts'
import { checkedFiles } from './checked-files.ts'
import { damagedFiles } from './file-sums.ts'
import { keep, readAll } from './files.suite.ts'
import { createFolderFiles } from './folder.ts'
import { FileDamaged, type Files, newFileKey, readFile } from './store.ts'

const size = 3 * blockBytes + 100

async function aFile(server: TestServer): Promise<{ key: string; bytes: Buffer }> {
  const bytes = randomBytes(size)
  return { key: (await keep(server.services.files, bytes)).key, bytes }
}

function pathOf(server: TestServer, key: string): string {
  const folder = join(server.services.config.dataFolder, 'files', key.slice(0, 2))
  return join(
    folder,
    readdirSync(folder).find((name) => name === key)!,
  )
}

/** What a reader was given before the stream ended, and with what. */
async function readUntilItEnds(server: TestServer, key: string, range?: { first: number; last?: number }) {
  const found = await server.services.files.get(key, range === undefined ? {} : { range })
  const given: Buffer[] = []
  try {
    for await (const chunk of found!.content as AsyncIterable<Buffer>) given.push(chunk)
    return { bytes: Buffer.concat(given), error: null }
  } catch (error) {
    return { bytes: Buffer.concat(given), error }
  }
}

test('a lost bit is never passed on, in the folder or the bucket: the block that has it is held back, and the operator is told', async () => {
  await using s3 = await anS3Store()
  for (const environment of [{}, s3.environment]) {
    const lines: string[] = []
    await using server = await startServer({
      boards: [],
      environment,
      logTo: { write: (line) => void lines.push(line) },
    })
    const { key, bytes } = await aFile(server)
    const at = 2 * blockBytes + 7
    if (environment === s3.environment) s3.loseBit(key, at)
    else {
      const stored = readFileSync(pathOf(server, key))
      stored[at] = stored[at]! ^ 1
      writeFileSync(pathOf(server, key), stored)
    }
    expect(await damagedFiles(server.db)).toBe(0)
    const whole = await readUntilItEnds(server, key)
    expect(whole.error).toBeInstanceOf(FileDamaged)
    expect(Buffer.compare(whole.bytes, bytes.subarray(0, 2 * blockBytes))).toBe(0)
    // One byte beside the lost bit is of the same block.
    expect(await readUntilItEnds(server, key, { first: at + 1, last: at + 1 })).toMatchObject({
      bytes: Buffer.alloc(0),
    })
    await expect(readFile(server.services.files, key, size)).rejects.toThrow(FileDamaged)
    // Blocks without it are passed on.
    const end = await readUntilItEnds(server, key, { first: size - 50 })
    expect([end.error, Buffer.compare(end.bytes, bytes.subarray(size - 50))]).toEqual([null, 0])
    expect(await damagedFiles(server.db)).toBe(1)
    expect(lines.filter((line) => line.includes('is not what was stored') && line.includes(key))).not.toEqual([])
  }
})

test('a file that has become shorter, longer or empty is damaged', async () => {
  await using server = await startServer({ boards: [] })
  for (const length of [size - 1, blockBytes, 0, size + 1]) {
    const { key } = await aFile(server)
    truncateSync(pathOf(server, key), length)
    await expect(server.services.files.get(key)).rejects.toThrow(FileDamaged)
    await expect(server.services.files.get(key, { range: { first: size - 10 } })).rejects.toThrow(FileDamaged)
  }
})

test('whoever turns a file down before its first byte leaves nothing open in the store', async () => {
  const content = Readable.from([Buffer.alloc(100)])
  const store: Files = {
    ...createFolderFiles(tmpdir(), { signingKey: () => Buffer.alloc(32), clock: systemClock }),
    get: async () => await Promise.resolve({ size: 100, first: 0, last: 99, content }),
  }
  const done = async () => await Promise.resolve()
  const find = async () => await Promise.resolve({ size: 100, sums: Buffer.alloc(4) })
  const files = checkedFiles(store, { find, keep: done, forget: done, tellOfDamage: done })
  const found = await files.get(newFileKey())
  found!.content.destroy()
  await once(found!.content, 'close')
  expect(content.destroyed).toBe(true)
})

test('ranges that begin and end anywhere are what was stored', async () => {
  await using server = await startServer({ boards: [] })
  const { key, bytes } = await aFile(server)
  const edges = [0, 1, blockBytes - 1, blockBytes, blockBytes + 1, 3 * blockBytes - 1, 3 * blockBytes, size - 1]
  for (const first of edges)
    for (const last of edges.filter((edge) => edge >= first)) {
      const found = await server.services.files.get(key, { range: { first, last } })
      expect(found).toMatchObject({ first, last, size })
      expect(Buffer.compare(await readAll(found!.content), bytes.subarray(first, last + 1))).toBe(0)
    }
})

test('a file from before there were sums is passed on, and the sums of one that is removed go with it', async () => {
  await using server = await startServer({ boards: [] })
  const { key } = await keep(server.services.files, Buffer.from('old'))
  const other = await keep(server.services.files, Buffer.from('other'))
  await server.db.query('delete from file_sums where name = $1', [key])
  expect(await text((await server.services.files.get(key))!.content)).toBe('old')
  await server.services.files.remove(other.key)
  expect((await server.db.query('select 1 from file_sums')).rowCount).toBe(0)
})

test('a backup is made, and ends as a failure that names the files that have changed on the disk', async () => {
  await using database = await aDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-damaged-'))
  const backUp = async (name: string) =>
    await runHere(createCommands(), ['backup', join(folder, name)], {
      DATABASE_URL: database.url,
      ROLECALL_DATA: folder,
    })
  try {
    await using server = await startServer({ boards: [], on: { databaseUrl: database.url, dataFolder: folder } })
    const [whole, damaged] = [await aFile(server), await aFile(server)]
    await keep(server.services.files, Buffer.alloc(0))
    expect(await backUp('one.backup')).toMatchObject({ code: 0 })
    const path = pathOf(server, damaged.key)
    const stored = readFileSync(path)
    stored[size - 1] = stored[size - 1]! ^ 1
    writeFileSync(path, stored)
    const { code, said } = await backUp('two.backup')
    expect([code, said.includes(damaged.key), said.includes(whole.key)]).toEqual([1, true, false])
    expect(readdirSync(folder)).toContain('two.backup')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
