import { createReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from '../commands.ts'
import { filesFolder } from './create-files.ts'
import { createS3Files } from './s3.ts'
import { FileKeyTaken, type Files } from './store.ts'

export const moveFilesCommand: Command = {
  name: 'move-files',
  summary:
    'move-files  puts the files of the data folder into the bucket of ROLECALL_FILES_S3_BUCKET, and removes each from the folder ' +
    'once it is there; Rolecall may be running, and it can be stopped and run again',
  async run(_args, { config, print, signal }) {
    if (config.filesS3 === null) throw new Error('No bucket is set: see ROLECALL_FILES_S3_BUCKET in docs/settings.md.')
    const files = createS3Files(config.filesS3)
    try {
      const lacking = await files.check()
      if (lacking !== null) print(lacking)
      const moved = await moveFiles(filesFolder(config), files, signal)
      print(`${moved.toLocaleString('en-GB')} files are in the bucket now.`)
    } finally {
      files.close()
    }
  },
}

/** @returns how many were moved. */
async function moveFiles(folder: string, files: Files, signal: AbortSignal): Promise<number> {
  let moved = 0
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const { name: key, parentPath } of entries.filter((entry) => entry.isFile())) {
    signal.throwIfAborted()
    // What a crash left half written is no file.
    if (key.endsWith('.partial')) continue
    const path = join(parentPath, key)
    const { size } = await stat(path)
    const options = { key, type: 'application/octet-stream', maxBytes: size }
    const put = files.put(createReadStream(path, { signal }) as AsyncIterable<Buffer>, options)
    // It is there from a run that was stopped before it could remove its own copy.
    await put.catch((error: unknown) => {
      if (!(error instanceof FileKeyTaken)) throw error
    })
    await rm(path)
    moved++
  }
  return moved
}
