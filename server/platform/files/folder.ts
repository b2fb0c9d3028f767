import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Clock } from '../clock.ts'
import { signAddress } from './signed-address.ts'
import { checkKey, FileKeyTaken, type Files, measure, settleRange } from './store.ts'

/**
 * The store in a folder, for nobody's eyes but ours.
 * @param given.signingKey what its addresses are signed with: the same in every program that answers them.
 */
export function createFolderFiles(folder: string, given: { signingKey: () => Buffer; clock: Clock }): Files {
  return {
    async put(content, { key, maxBytes }) {
      const path = pathOf(folder, key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const measured = measure(content, maxBytes)
      // Under its key stands a whole file or none, whenever the power goes. Of two of one key, one gets to write.
      const partial = partialOf(path)
      const file = await open(partial, 'wx', 0o600).catch(asTaken)
      try {
        try {
          if (await isThere(path)) throw new FileKeyTaken()
          for await (const chunk of measured.through()) await file.writeFile(chunk)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(partial, path)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
      await syncFolder(dirname(path))
      return { key, ...measured.sum() }
    },
    async get(key, { range } = {}) {
      const file = await open(pathOf(folder, key), 'r').catch(asNull)
      if (file === null) return null
      try {
        const { size } = await file.stat()
        const { first, last } = settleRange(range, size)
        // A stream of no bytes cannot be asked for.
        const place = last < first ? { start: size } : { start: first, end: last }
        // By its own handle: a file that is removed meanwhile is read to its end.
        const content = file.createReadStream({ ...place, highWaterMark: pieceBytes })
        return { size, first, last, content }
      } catch (error) {
        await file.close()
        throw error
      }
    },
    urlFor: async (key, { seconds, name, type }) => {
      checkKey(key)
      const expires = Math.floor(given.clock.now().getTime() / 1_000) + seconds
      return await Promise.resolve(signAddress(given.signingKey(), { key, name, type, expires }))
    },
    async remove(key) {
      const path = pathOf(folder, key)
      await rm(path, { force: true })
      await rm(partialOf(path), { force: true })
      // Once the caller forgets the key, no power cut may bring the bytes back.
      await syncFolder(dirname(path)).catch(asNull)
    },
    // The data folder is made and tried by whoever starts the programs.
    check: async () => await Promise.resolve(null),
    close() {},
  }
}

/**
 * V8 looks for garbage by the number of objects, not by what they hold: read in larger pieces, several times as much memory waits to be
 * collected (docs/performance.md).
 */
const pieceBytes = 12 * 1024

/** Two letters of the key are a folder: no folder holds a million files. */
function pathOf(folder: string, key: string): string {
  checkKey(key)
  return join(folder, key.slice(0, 2), key)
}

function partialOf(path: string): string {
  return `${path}.partial`
}

async function isThere(path: string): Promise<boolean> {
  const file = await open(path, 'r').catch(asNull)
  await file?.close()
  return file !== null
}

function asNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

function asTaken(error: NodeJS.ErrnoException): never {
  if (error.code === 'EEXIST') throw new FileKeyTaken()
  throw error
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
