import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Command } from '../commands.ts'
import { filesFolder } from '../files/create-files.ts'
import type { Manifest } from './archive.ts'
import { backup } from './backup.ts'
import type { MissingKey } from './gather-keys.ts'
import type { KeyKind } from './key-kinds.ts'
import { readKeyLock } from './key-lock.ts'
import { restore } from './restore.ts'
import { howToCarry } from './restore-keys.ts'

/** @param kinds the keys that rows need and that are not in the database. */
export function backupCommand(kinds: readonly KeyKind[]): Command {
  return {
    name: 'backup',
    summary:
      'backup FILE [--key-file FILE]  write everything in the database and the files folder into one file, and the keys too ' +
      'where a key file or ROLECALL_BACKUP_PASSPHRASE is given to encrypt them with; Rolecall may be running',
    async run(args, { config, databaseUrl, print, signal }) {
      const { file, values } = readArgs('backup', args)
      const lock = readKeyLock({ keyFile: values.keyFile, settings: config.backupKeys })
      const { manifest, missing, damaged } = await backup({
        databaseUrl,
        filesFolder: filesFolder(config),
        bucket: config.filesS3?.bucket,
        file,
        keys: { kinds, config, lock },
        signal,
        now: new Date(),
      })
      print(`${file}: ${count(manifest)}${lock === null ? '' : ', and the keys'}.`)
      if (config.filesS3 !== null) print(bucketLeftOut(config.filesS3.bucket))
      const isWithoutKeys = lock === null
      if (missing.length === 0 && isWithoutKeys)
        print('It does not contain the keys of this copy. Nothing in it needs them yet.')
      const lines = missing.flatMap((one) => explainMissing(one, config.dataFolder))
      if (missing.length > 0 && isWithoutKeys)
        for (const line of [
          'THE KEYS ARE NOT IN THIS BACKUP. You will need them to restore it.',
          ...lines,
          howToTakeAlong,
        ])
          print(line)
      const faults = [
        ...(missing.length > 0 && !isWithoutKeys
          ? ['The backup is complete, but does not contain all keys.', ...lines]
          : []),
        ...(damaged.length > 0 ? [filesDamaged, ...damaged.map((name) => `  ${name}`)] : []),
      ]
      if (faults.length > 0) throw new Error(faults.join('\n'))
    },
  }
}

/** @param kinds the keys that rows need and that are not in the database. */
export function restoreCommand(kinds: readonly KeyKind[]): Command {
  return {
    name: 'restore',
    summary:
      'restore FILE [--replace] [--key-file FILE] [--without-keys]  put a backup in the place of what is there; without --replace ' +
      'only where nothing is; --without-keys: also where what is encrypted in it can then not be read',
    async run(args, { config, databaseUrl, print, signal }) {
      const { file, values } = readArgs('restore', args)
      const manifest = await restore({
        databaseUrl,
        filesFolder: filesFolder(config),
        file,
        ifNotEmpty: values.replace ? 'replace' : 'refuse',
        keys: {
          kinds,
          config,
          lock: readKeyLock({ keyFile: values.keyFile, settings: config.backupKeys }),
          withoutKeys: values.withoutKeys,
        },
        now: new Date(),
        signal,
        print,
      })
      print(`Restored from ${file}: ${count(manifest)}.`)
      for (const line of filesAfterRestore(manifest, config.filesS3?.bucket)) print(line)
    },
  }
}

const filesDamaged =
  'The backup is complete, but these files have changed on the disk since they were stored. Take them from an older backup before that is deleted:'

function bucketLeftOut(bucket: string): string {
  return `THE UPLOADED FILES ARE NOT IN THIS BACKUP. They are in the bucket ${bucket}: back up that bucket separately, and keep it as long as this backup.`
}

/** What a restore leaves to the operator. @param bucket where this copy keeps its files; undefined: in the folder. */
function filesAfterRestore({ bucket: before, files }: Manifest, bucket: string | undefined): string[] {
  const lines: string[] = []
  if (before !== undefined) {
    lines.push(`Files that were uploaded are in the bucket ${before}, as it was when the backup was made.`)
    if (before !== bucket)
      lines.push('This copy does not use that bucket: set ROLECALL_FILES_S3_BUCKET to it, or to a copy of it.')
  }
  if (bucket !== undefined && Object.keys(files).length > 0)
    lines.push(`This copy keeps its files in the bucket ${bucket}: run move-files to put those of the backup there.`)
  return lines
}

const howToTakeAlong =
  'To have them in the backup, encrypted: set ROLECALL_BACKUP_PASSPHRASE, or add --key-file FILE, and keep that somewhere else.'

const reasons: Record<MissingKey['because'], (kind: KeyKind) => string> = {
  'left-out': ({ name, setting, files }) =>
    `Keep a copy of ${name} elsewhere: ${files[0]}, or ${setting} where it is set.`,
  'not-here': ({ name, setting, files }) =>
    `This copy has not got ${name}: neither ${setting} nor ${files[0]}. Make the backup where it is, or keep a copy of it.`,
  'not-theirs': ({ name }) => `What this copy has as ${name} does not open what is in the database.`,
}

function explainMissing({ kind, needed, because }: MissingKey, dataFolder: string): string[] {
  const carry = because === 'left-out' ? [] : [howToCarry(kind, dataFolder)]
  return [
    reasons[because](kind),
    ...['Without it, after a restore:', ...kind.loss(needed), ...carry].map((line) => `  ${line}`),
  ]
}

function readArgs(
  command: 'backup' | 'restore',
  args: readonly string[],
): { file: string; values: { replace: boolean; withoutKeys: boolean; keyFile: string | null } } {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      'key-file': { type: 'string' },
      ...(command === 'restore' && { replace: { type: 'boolean' }, 'without-keys': { type: 'boolean' } }),
    },
    allowPositionals: true,
  })
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new Error(`${command} needs one file: ${command} rolecall.backup`)
  const flags = values as Record<string, string | boolean | undefined>
  const keyFile = flags['key-file']
  return {
    file: resolve(file),
    values: {
      replace: flags['replace'] === true,
      withoutKeys: flags['without-keys'] === true,
      keyFile: typeof keyFile === 'string' ? resolve(keyFile) : null,
    },
  }
}

function count({ tables, files }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  const fileCount = Object.keys(files).length
  return `${rows.toLocaleString('en-GB')} rows of ${Object.keys(tables).length} tables, ${fileCount.toLocaleString('en-GB')} files`
}
