import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BackupFailed } from './archive.ts'
import type { ArchiveEntry } from './read-archive.ts'

/** Writes a file of a backup below a folder. */
export async function takeFile(entry: ArchiveEntry, folder: string, name: string): Promise<void> {
  const parts = name.split('/')
  // Anyone who can change a backup must not be able to write elsewhere.
  if (parts.some((part) => ['', '.', '..'].includes(part) || part.includes('\\'))) {
    throw new BackupFailed(`The backup contains a file with a name that is not allowed: ${name}`)
  }
  const path = join(folder, ...parts)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await pipeline(entry, createWriteStream(path, { mode: 0o600 }))
}

/** Puts a folder, which may be missing when it would be empty, in the place of another. */
export async function swapFolders(made: string, place: string): Promise<void> {
  await mkdir(made, { recursive: true, mode: 0o700 })
  const before = `${place}.before.${process.pid}`
  await rename(place, before).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  await rename(made, place)
  await rm(before, { recursive: true, force: true })
}
