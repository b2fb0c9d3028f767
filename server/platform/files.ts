import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Keeps bytes that people gave us. The database says whose they are and what they are called; here they have a name that tells
 * nothing. An object store can take its place.
 */
export type Files = {
  /** @returns the name under which they are kept, once they are on the disk. */
  put: (bytes: Uint8Array) => Promise<string>
  /** Null: there is none of that name. */
  get: (name: string) => Promise<Buffer | null>
  /** One that is not there is deleted. */
  delete: (name: string) => Promise<void>
  /** All that are kept, and what a crash has left half written. */
  list: () => AsyncGenerator<{ name: string; modified: Date }>
}

/** The store in a folder, for nobody's eyes but ours. */
export function createFiles(folder: string): Files {
  return {
    async put(bytes) {
      const name = randomUUID()
      const path = pathOf(folder, name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Under its name stands a whole file or none, whenever the power goes.
      const partial = `${path}.partial`
      try {
        await writeThrough(partial, bytes)
        await rename(partial, path)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
      await syncFolder(dirname(path))
      return name
    },
    async get(name) {
      try {
        return await readFile(pathOf(folder, name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async delete(name) {
      await rm(pathOf(folder, name), { force: true })
    },
    async *list() {
      for (const { name, parentPath } of await entriesOf(folder)) {
        const found = await stat(join(parentPath, name)).catch(() => null)
        if (found?.isFile() === true) yield { name, modified: found.mtime }
      }
    },
  }
}

/** Two letters of the name are a folder: no folder holds a million files. */
function pathOf(folder: string, name: string): string {
  if (!/^[0-9a-f-]{36}(?:\.partial)?$/u.test(name)) throw new Error('That is no name of a kept file')
  return join(folder, name.slice(0, 2), name)
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function entriesOf(folder: string): Promise<{ name: string; parentPath: string }[]> {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
