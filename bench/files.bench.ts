import { fork } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkedFiles } from '../server/platform/files/checked-files.ts'
import type { Sums } from '../server/platform/files/file-sums.ts'
import { createFolderFiles } from '../server/platform/files/folder.ts'
import { createS3Files, type S3Settings } from '../server/platform/files/s3.ts'
import { type Files, newFileKey } from '../server/platform/files/store.ts'
import { goal, round } from './figures.ts'

/**
 * 200 MB into each store and out of it again; what the program takes of memory meanwhile beyond what it took before. The S3-compatible
 * store is another program on this machine.
 * ROLECALL_BENCH_FILE_MB: how large the file is.
 */
const bytes = Number(process.env['ROLECALL_BENCH_FILE_MB'] ?? 200) * 1_000_000
const piece = randomBytes(64 * 1024)

/** Each store in a program of its own: what one leaves to be collected is not the other's. */
const [, , which] = process.argv
if (which === 'folder') {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-bench-files-'))
  const clock = { now: () => new Date() }
  await measure('folder', createFolderFiles(folder, { signingKey: () => Buffer.alloc(32), clock }))
  rmSync(folder, { recursive: true, force: true })
} else if (which === 'S3') {
  const store = fork(new URL('files/store.ts', import.meta.url))
  const [settings] = (await once(store, 'message')) as [S3Settings]
  await measure('S3', createS3Files(settings))
  store.disconnect()
} else {
  for (const one of ['folder', 'S3']) {
    const [code] = (await once(fork(import.meta.filename, [one]), 'close')) as [number]
    if (code !== 0) process.exitCode = 1
  }
}

/** As the product has it: what comes out is compared with the sums of what went in. */
function checked(files: Files): Files {
  const kept = new Map<string, Sums>()
  return checkedFiles(files, {
    keep: async (key, sums) => void (await Promise.resolve(kept.set(key, sums))),
    find: async (key) => await Promise.resolve(kept.get(key) ?? null),
    forget: async (key) => void (await Promise.resolve(kept.delete(key))),
    tellOfDamage: async () => await Promise.resolve(),
  })
}

async function measure(name: string, store: Files): Promise<void> {
  const files = checked(store)
  // What is loaded once for all files is not this one's.
  await through(files, 1_000_000)
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 10)
  const { putSeconds, getSeconds } = await through(files, bytes)
  clearInterval(watch)
  files.close()
  const rate = (seconds: number) => `${round(bytes / 1e6 / seconds)} MB/s`
  console.log(`${name}: ${bytes / 1e6} MB in at ${rate(putSeconds)}, out at ${rate(getSeconds)}, hashed both times`)
  console.log(goal(`${name}: more memory meanwhile`, (most - before) / 2 ** 20, 32, 'MiB'))
}

async function through(files: Files, size: number): Promise<{ putSeconds: number; getSeconds: number }> {
  const beforePut = performance.now()
  const put = await files.put(made(size), { key: newFileKey(), type: 'video/webm', maxBytes: size })
  const putSeconds = (performance.now() - beforePut) / 1_000
  const beforeGet = performance.now()
  const hash = createHash('sha256')
  let read = 0
  for await (const chunk of (await files.get(put.key))!.content as AsyncIterable<Buffer>) {
    hash.update(chunk)
    read += chunk.length
  }
  if (read !== size || hash.digest('hex') !== put.sha256) throw new Error('Other bytes came out than went in')
  const getSeconds = (performance.now() - beforeGet) / 1_000
  await files.remove(put.key)
  return { putSeconds, getSeconds }
}

/** The same piece again and again, as it would come from the network. */
async function* made(size: number): AsyncGenerator<Buffer> {
  for (let left = size; left > 0; left -= piece.length)
    yield await Promise.resolve(piece.subarray(0, Math.min(left, piece.length)))
}
