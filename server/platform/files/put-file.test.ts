import { expect, test } from 'vitest'
import { anS3Store } from '../../../test/fake-s3.ts'
import { runTasks } from '../../../test/run-tasks.ts'
import { startServer, type TestServer } from '../../../test/server.ts'
import { inTransaction } from '../database.ts'
import { removeDroppedFiles, removeFiles } from './dropped-files.ts'
import { claimFile, dropFile, putFile } from './put-file.ts'
import { readFile } from './store.ts'

const options = { type: 'text/plain', maxBytes: 1_000 }
const forbidden = { kind: 'status', status: 403, code: 'AccessDenied' } as const

test('a file whose row is kept stays; one whose row never came goes by itself', async () => {
  await using s3 = await anS3Store()
  await using server = await startServer({ boards: [], environment: s3.environment })
  const [kept, stray] = [await put(server, 'kept'), await put(server, 'stray')]
  await inTransaction(server.db, async (client) => await claimFile(client, kept))
  await removeDroppedFiles(server.services)
  expect(s3.keys().toSorted()).toEqual([kept, stray].toSorted())

  await later(server, 6)
  await server.services.tasks.send(removeFiles, {})
  await runTasks(server, 'remove-files')
  expect(s3.keys()).toEqual([kept])
  expect((await readFile(server.services.files, kept, 100))?.toString()).toBe('kept')
})

test('a file that is about to go, or was claimed before, cannot be claimed', async () => {
  await using server = await startServer({ boards: [] })
  const key = await put(server, 'late')
  await later(server, 5.5)
  const claim = async () => await inTransaction(server.db, async (client) => await claimFile(client, key))
  await expect(claim()).rejects.toThrow('too long ago')
  await later(server, -5)
  await claim()
  await expect(claim()).rejects.toThrow('too long ago')
})

test('a transaction that fails takes its claim back', async () => {
  await using server = await startServer({ boards: [] })
  const key = await put(server, 'one')
  const failing = inTransaction(server.db, async (client) => {
    await claimFile(client, key)
    throw new Error('No row after all')
  })
  await expect(failing).rejects.toThrow('No row')
  expect(await waiting(server)).toEqual([key])
})

test('what could not be kept is removed with the next removal', async () => {
  await using s3 = await anS3Store()
  await using server = await startServer({ boards: [], environment: s3.environment })
  s3.fail('PutObject', forbidden)
  await expect(put(server, 'x')).rejects.toThrow('403')
  expect(await waiting(server)).toHaveLength(1)
  await removeDroppedFiles(server.services)
  expect(await waiting(server)).toEqual([])
})

test('a removal that fails is tried again, is forgotten only when the bytes are gone, and keeps no other back', async () => {
  await using s3 = await anS3Store()
  await using server = await startServer({ boards: [], environment: s3.environment })
  const keys = [await put(server, 'one'), await put(server, 'two')]
  for (const key of keys) await dropFile(server.db, key)
  s3.fail('DeleteObject', forbidden)
  await removeDroppedFiles(server.services)
  expect(s3.keys()).toHaveLength(1)
  expect(await waiting(server)).toEqual(s3.keys())

  // Not at once: the store may need its time.
  await removeDroppedFiles(server.services)
  expect(s3.keys()).toHaveLength(1)
  await later(server, 0.2)
  await removeDroppedFiles(server.services)
  expect([s3.keys(), await waiting(server)]).toEqual([[], []])
})

test('where the store is away, a few are tried and the rest waits', async () => {
  await using s3 = await anS3Store()
  await using server = await startServer({ boards: [], environment: s3.environment })
  for (let i = 0; i < 6; i++) await dropFile(server.db, await put(server, String(i)))
  s3.fail('HeadObject', forbidden, 6)
  s3.calls.length = 0
  await removeDroppedFiles(server.services)
  expect(s3.calls).toEqual(['HeadObject', 'HeadObject', 'HeadObject'])
  expect(await waiting(server)).toHaveLength(6)
})

test('files that cannot be removed keep no others back, and those that failed come last', async () => {
  await using s3 = await anS3Store()
  await using server = await startServer({ boards: [], environment: s3.environment })
  const keys = []
  for (let i = 0; i < 8; i++) {
    keys.push(await put(server, String(i)))
    await dropFile(server.db, keys[i]!)
  }
  // Five of the eight fail whenever they are tried.
  const stuck = new Set(keys.slice(0, 5))
  const { files } = server.services
  const failing = {
    ...files,
    remove: async (key: string) => (stuck.has(key) ? await Promise.reject(new Error('no')) : await files.remove(key)),
  }
  for (let round = 0; round < 2; round++) {
    await removeDroppedFiles({ ...server.services, files: failing })
    await later(server, 0.2)
  }
  expect((await waiting(server)).toSorted()).toEqual([...stuck].toSorted())
  expect(await failuresOf(server)).toEqual([1, 1, 1, 1, 2])
})

test('a file that was not tried yet comes before any number of those that failed', async () => {
  await using server = await startServer({ boards: [] })
  await server.db.query(`insert into dropped_files (name, dropped_at, failures, failing_since)
    select gen_random_uuid()::text, now() - interval '2 days', 1, now() from generate_series(1, 150)`)
  const fresh = await put(server, 'fresh')
  await dropFile(server.db, fresh)
  const { files } = server.services
  const remove = async (key: string) =>
    key === fresh ? await files.remove(key) : await Promise.reject(new Error('no'))
  await removeDroppedFiles({ ...server.services, files: { ...files, remove } })
  expect([(await waiting(server)).length, (await waiting(server)).includes(fresh)]).toEqual([150, false])
})

test('what was not tried in a round is due at once, and what failed is not', async () => {
  await using s3 = await anS3Store()
  await using server = await startServer({ boards: [], environment: s3.environment })
  for (let i = 0; i < 6; i++) await dropFile(server.db, await put(server, String(i)))
  s3.fail('HeadObject', forbidden, 3)
  await removeDroppedFiles(server.services)
  await removeDroppedFiles(server.services)
  expect([s3.keys().length, await failuresOf(server)]).toEqual([3, [1, 1, 1]])
})

test('the operator is told once a day of what should have gone a day ago, and not before', async () => {
  await using s3 = await anS3Store()
  await using server = await startServer({ boards: [], environment: s3.environment })
  const key = await put(server, 'kept on')
  await dropFile(server.db, key)
  const round = async () => {
    s3.fail('DeleteObject', forbidden)
    await server.services.tasks.send(removeFiles, {})
    return (await runTasks(server, 'remove-files').then(() => null, String)) ?? 'nothing'
  }
  const day = async (hours: number) =>
    await server.db.query(
      `update dropped_files set dropped_at = now(), failing_since = failing_since - make_interval(hours => $1),
              told_at = told_at - make_interval(hours => $1)`,
      [hours],
    )
  expect(await round()).toBe('nothing')
  await day(23)
  expect(await round()).toBe('nothing')
  await day(2)
  expect(await round()).toContain('1 deleted file is still in the store')
  await day(2)
  expect(await round()).toBe('nothing')
  await day(23)
  expect(await round()).toContain('still in the store')
})

async function put(server: TestServer, words: string): Promise<string> {
  return (await putFile(server.services, Buffer.from(words), options)).key
}

/** As if so many hours had gone by. */
async function later(server: TestServer, hours: number): Promise<void> {
  await server.db.query('update dropped_files set dropped_at = dropped_at - make_interval(secs => $1)', [hours * 3_600])
}

async function waiting(server: TestServer): Promise<string[]> {
  const { rows } = await server.db.query<{ name: string }>('select name from dropped_files order by name')
  return rows.map(({ name }) => name)
}

async function failuresOf(server: TestServer): Promise<number[]> {
  const { rows } = await server.db.query<{ failures: number }>('select failures from dropped_files order by failures')
  return rows.map(({ failures }) => failures)
}
