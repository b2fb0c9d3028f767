import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { anS3Store, type S3Call } from '../../../test/fake-s3.ts'
import { BadSettings } from '../config.ts'
import { keep, readAll, type StoreInTest, testFiles } from './files.suite.ts'
import { createS3Files, type S3Settings } from './s3.ts'
import { FilesUnavailable, newFileKey, readFile } from './store.ts'

/** Patient: on a busy machine an answer takes its time, and what is asked for again would be one call more than a test counts. */
const limits = { silence: 10_000, tries: 3 }
/** For stores that are silent on purpose. */
const impatient = { ...limits, silence: 500 }

async function aStore(given: { keepsVersions?: boolean; limits?: typeof limits } = {}) {
  const s3 = await anS3Store(given)
  const files = createS3Files(s3.settings, given.limits ?? limits)
  return {
    s3,
    files,
    left: () => s3.keys().length + s3.unfinished(),
    fetch: async (address: string) => await fetch(address),
    [Symbol.asyncDispose]: async () => {
      files.close()
      await s3[Symbol.asyncDispose]()
    },
  } satisfies StoreInTest & Record<string, unknown>
}

describe('the store in a bucket', () => {
  testFiles(aStore)

  test('a small file goes at once, a large one in parts, each on condition that there is none', async () => {
    await using store = await aStore()
    await keep(store.files, Buffer.from('small'))
    expect(store.s3.calls).toEqual(['PutObject'])
    store.s3.calls.length = 0
    await keep(store.files, randomBytes(20_000_000))
    expect(store.s3.calls).toEqual([
      'CreateMultipartUpload',
      ...Array.from({ length: 4 }, () => 'UploadPart'),
      'CompleteMultipartUpload',
    ])
  })

  test('a bucket that keeps versions keeps none of a file that was removed', async () => {
    await using store = await aStore({ keepsVersions: true })
    const { key } = await keep(store.files, Buffer.from('one'))
    await store.files.remove(key)
    expect(store.s3.keys()).toEqual([])
  })

  test('parts that a crash left behind go when the key is removed, and those of another key stay', async () => {
    await using store = await aStore()
    const [mine, other] = [newFileKey(), newFileKey()]
    for (const key of [mine, other]) {
      // The upload breaks, and so does its clean-up: as if the program had ended there.
      store.s3.fail('UploadPart', { kind: 'status', status: 403, code: 'AccessDenied' })
      store.s3.fail('AbortMultipartUpload', { kind: 'status', status: 403, code: 'AccessDenied' })
      await expect(keep(store.files, randomBytes(9_000_000), { key })).rejects.toThrow(FilesUnavailable)
    }
    expect(store.s3.unfinished()).toBe(2)
    await store.files.remove(mine)
    expect(store.s3.unfinished()).toBe(1)
    await store.files.remove(other)
    expect(store.left()).toBe(0)
  })
})

/** How stores answer that do not list unfinished uploads, or not for every key. */
const doesNotList = [
  [501, 'NotImplemented'],
  [403, 'AccessDenied'],
  [405, 'MethodNotAllowed'],
] as const

test.each(doesNotList)(
  'a file is removed from a store that answers %s to a list of unfinished uploads',
  async (status, code) => {
    await using store = await aStore()
    const { key } = await keep(store.files, Buffer.from('x'))
    store.s3.fail('ListMultipartUploads', { kind: 'status', status, code }, limits.tries)
    await store.files.remove(key)
    expect(store.left()).toBe(0)
  },
)

test('a store that only fails for now is not taken for one that does not list', async () => {
  await using store = await aStore()
  const { key } = await keep(store.files, Buffer.from('x'))
  store.s3.fail('ListMultipartUploads', { kind: 'status', status: 503, code: 'SlowDown' }, limits.tries)
  await expect(store.files.remove(key)).rejects.toThrow(FilesUnavailable)
})

test('a store that names the bucket only by the host is asked that way, and not by the path', async () => {
  await using s3 = await anS3Store({ byHost: true })
  const { bucket } = s3.settings
  const endpoint = s3.settings.endpoint.replace('127.0.0.1', 's3.example.org')
  // As an object of that bucket would come: whoever asks by the path has the bucket's name in the key.
  const ask = async (addressing: 'path' | 'host') => {
    const files = createS3Files({ ...s3.settings, endpoint, addressing }, limits)
    const url = new URL(await files.urlFor(newFileKey(), { seconds: 60, name: 'a.txt', type: 'text/plain' }))
    files.close()
    const request = get({
      host: '127.0.0.1',
      port: url.port,
      path: url.pathname + url.search,
      headers: { host: url.host },
    })
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    return [url.hostname, /<Code>(\w+)/u.exec(await text(answer))?.[1]]
  }
  expect(await ask('host')).toEqual([`${bucket}.s3.example.org`, 'NoSuchKey'])
  expect(await ask('path')).toEqual(['s3.example.org', 'NoSuchBucket'])
})

describe('wrong settings', () => {
  const wrong: [string, Partial<S3Settings>, string][] = [
    ['a key that is not known', { key: 'AKIAOTHER' }, 'ROLECALL_FILES_S3_KEY'],
    ['a wrong secret', { secret: 'another-secret' }, 'ROLECALL_FILES_S3_SECRET'],
    ['a bucket that is not there', { bucket: 'nowhere' }, 'ROLECALL_FILES_S3_BUCKET'],
  ]
  test.each(wrong)(
    '%s is told at the start by the name of its setting, and never by its value',
    async (_, bad, name) => {
      await using s3 = await anS3Store()
      const files = createS3Files({ ...s3.settings, ...bad }, limits)
      const error: unknown = await files.check().catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(BadSettings)
      expect(String(error)).toContain(name)
      for (const secret of Object.values(bad)) expect(String(error)).not.toContain(secret)
      await expect(keep(files, Buffer.from('x'))).rejects.toThrow(FilesUnavailable)
      expect(s3.keys()).toEqual([])
      files.close()
    },
  )

  test('right settings pass, and a store that is away is told as that', async () => {
    await using s3 = await anS3Store()
    const files = createS3Files(s3.settings, limits)
    await files.check()
    files.close()
    const away = createS3Files({ ...s3.settings, endpoint: 'http://127.0.0.1:9' }, limits)
    await expect(away.check()).rejects.toThrow('The file store did not answer (ECONNREFUSED)')
    away.close()
  })

  const rights: [S3Call, string][] = [
    ['GetObject', 's3:GetObject and s3:ListBucket'],
    ['PutObject', 's3:PutObject'],
    ['HeadObject', 's3:GetObject'],
    ['CreateMultipartUpload', 's3:PutObject and s3:AbortMultipartUpload'],
    ['AbortMultipartUpload', 's3:PutObject and s3:AbortMultipartUpload'],
    ['DeleteObject', 's3:DeleteObject and s3:DeleteObjectVersion'],
  ]
  test.each(rights)('where the key may not %s, the start says which right is missing', async (call, right) => {
    await using store = await aStore()
    store.s3.fail(call, { kind: 'status', status: 403, code: 'AccessDenied' })
    const error: unknown = await store.files.check().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(BadSettings)
    expect(String(error)).toContain(`it needs ${right}.`)
  })

  test('the start leaves nothing behind, and tells of a store that does not list unfinished uploads', async () => {
    await using store = await aStore({ keepsVersions: true })
    expect(await store.files.check()).toBeNull()
    for (const [status, code] of doesNotList) {
      store.s3.fail('ListMultipartUploads', { kind: 'status', status, code }, 2 * limits.tries)
      expect(await store.files.check()).toContain('does not list unfinished uploads')
      store.s3.forgive()
    }
    expect(store.left()).toBe(0)
    store.s3.fail('AbortMultipartUpload', { kind: 'status', status: 405, code: 'MethodNotAllowed' })
    expect(await store.files.check()).toContain('or does not end them')
    store.s3.fail('ListMultipartUploads', { kind: 'status', status: 503, code: 'SlowDown' }, limits.tries)
    await expect(store.files.check()).rejects.toThrow(FilesUnavailable)
  })

  test('no error holds a key, a secret or the SDK’s own error', async () => {
    await using store = await aStore()
    store.s3.fail('PutObject', { kind: 'status', status: 400, code: 'InvalidArgument' })
    const error = (await keep(store.files, Buffer.from('x')).catch((thrown: unknown) => thrown)) as Error
    expect([error.message, error.cause]).toEqual(['The file store answered 400 (InvalidArgument)', undefined])
  })
})

describe('slow and broken answers', () => {
  const bytes = randomBytes(3_000_000)

  test('a call that fails for now is tried again, and given up after a few times', async () => {
    await using store = await aStore()
    store.s3.fail('PutObject', { kind: 'status', status: 503, code: 'SlowDown' }, 2)
    const { key } = await keep(store.files, bytes)
    expect(Buffer.compare((await readFile(store.files, key, 5_000_000))!, bytes)).toBe(0)
    store.s3.fail('PutObject', { kind: 'status', status: 500, code: 'InternalError' }, 3)
    await expect(keep(store.files, bytes)).rejects.toThrow('The file store answered 500 (InternalError)')
    expect(store.s3.keys()).toEqual([key])
  })

  test('a file that was taken without our hearing of it is there once, and is no other’s', async () => {
    await using store = await aStore()
    store.s3.fail('PutObject', { kind: 'done-unheard' })
    const small = await keep(store.files, Buffer.from('small'))
    store.s3.fail('CompleteMultipartUpload', { kind: 'done-unheard' })
    const large = await keep(store.files, randomBytes(9_000_000))
    expect(store.s3.keys()).toEqual([small.key, large.key])
    expect(store.s3.unfinished()).toBe(0)
  })

  test('an answer that breaks off or falls silent is asked for again from there', async () => {
    await using store = await aStore({ limits: impatient })
    const { key } = await keep(store.files, bytes)
    for (const kind of ['break-after', 'silent-after'] as const) {
      store.s3.fail('GetObject', { kind, bytes: 1_000_000 })
      store.s3.fail('GetObject', { kind, bytes: 500_001 })
      const found = await store.files.get(key, { range: { first: 10, last: 2_900_000 } })
      expect(
        Buffer.compare(await readAll(found!.content as AsyncIterable<Buffer>), bytes.subarray(10, 2_900_001)),
      ).toBe(0)
    }
    store.s3.fail('GetObject', { kind: 'break-after', bytes: 0 }, 3)
    const found = await store.files.get(key)
    await expect(readAll(found!.content as AsyncIterable<Buffer>)).rejects.toThrow(FilesUnavailable)
  })

  test('a store that says nothing is not waited for', async () => {
    await using store = await aStore({ limits: impatient })
    const { key } = await keep(store.files, bytes)
    store.s3.fail('HeadObject', { kind: 'silent' }, 3)
    await expect(store.files.get(key)).rejects.toThrow('The file store did not answer (ETIMEDOUT)')
  })

  test('a reader that takes its time is not cut off', async () => {
    await using store = await aStore({ limits: impatient })
    const { key } = await keep(store.files, bytes)
    const found = await store.files.get(key)
    let read = 0
    for await (const chunk of found!.content as AsyncIterable<Buffer>) {
      if (read === 0) await sleep(impatient.silence * 2)
      read += chunk.length
    }
    expect(read).toBe(bytes.length)
    expect(store.s3.calls.filter((call) => call === 'GetObject')).toHaveLength(1)
  })

  test('a removal that was not heard of is not taken for done', async () => {
    await using store = await aStore()
    const { key } = await keep(store.files, bytes)
    store.s3.fail('DeleteObject', { kind: 'status', status: 403, code: 'AccessDenied' })
    await expect(store.files.remove(key)).rejects.toThrow('The file store answered 403 (AccessDenied)')
    expect(store.s3.keys()).toEqual([key])
    await store.files.remove(key)
    expect(store.s3.keys()).toEqual([])
  })
})
