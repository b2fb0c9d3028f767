import { join, resolve } from 'node:path'
import type { Command } from '../commands.ts'
import type { Manifest } from './archive.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

export const backupCommand: Command = {
  name: 'backup',
  summary: 'backup FILE  write everything in the database and the files folder into one file; Rolecall may be running',
  async run(args, { config, databaseUrl, print, signal }) {
    const file = onlyFile('backup', args)
    const manifest = await backup({
      databaseUrl,
      filesFolder: join(config.dataFolder, 'files'),
      file,
      signal,
      now: new Date(),
    })
    print(`${file}: ${count(manifest)}.`)
  },
}

export const restoreCommand: Command = {
  name: 'restore',
  summary:
    'restore FILE [--replace]  put a backup in the place of what is there; without --replace only where nothing is',
  async run(args, { config, databaseUrl, print, signal }) {
    const replaces = args.includes('--replace')
    const file = onlyFile(
      'restore',
      args.filter((arg) => arg !== '--replace'),
    )
    const manifest = await restore({
      databaseUrl,
      filesFolder: join(config.dataFolder, 'files'),
      file,
      ifNotEmpty: replaces ? 'replace' : 'refuse',
      signal,
      print,
    })
    print(`Restored from ${file}: ${count(manifest)}.`)
  },
}

function onlyFile(command: string, args: readonly string[]): string {
  const [file, ...others] = args
  if (!file || others.length > 0 || file.startsWith('--'))
    throw new Error(`${command} needs one file: ${command} rolecall.backup`)
  return resolve(file)
}

function count({ tables, files }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  const fileCount = Object.keys(files).length
  return `${rows.toLocaleString('en-GB')} rows of ${Object.keys(tables).length} tables, ${fileCount.toLocaleString('en-GB')} files`
}
