import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Queryable } from '../database.ts'
import { BackupFailed, type NeededRows } from './archive.ts'
import { decideKey, type KeyDecision } from './decide-keys.ts'
import { type KeyConfig, type KeyHere, type KeyKind, neededParts } from './key-kinds.ts'
import type { Archive } from './read-archive.ts'
import { type KeyBundle, type KeyLock, openKeys } from './seal-keys.ts'

export type KeysToRestore = {
  kinds: readonly KeyKind[]
  config: KeyConfig
  lock: KeyLock | null
  /** What nobody can read without them is given up. */
  withoutKeys: boolean
}

export type PlannedKeys = {
  /** Once the rows are in: whether the keys open them. Gives up what was meant to be. @throws BackupFailed */
  settle: (db: Queryable) => Promise<void>
  /** Once the rows are kept: the keys of the backup into the data folder. */
  write: () => void
}

type Plan = { kind: KeyKind; here: KeyHere; decision: Exclude<KeyDecision, { kind: 'refuse' }> }

/**
 * Says where the keys for the rows of a backup come from: from here, or from the backup.
 * @throws BackupFailed where they are nowhere and that was not allowed, before anything is changed.
 */
export async function planKeys(
  { manifest, digest }: Archive,
  { kinds, config, lock, withoutKeys }: KeysToRestore,
  { now, print }: { now: Date; print: (line: string) => void },
): Promise<PlannedKeys> {
  const sealed = manifest.keys?.sealed ?? null
  const carried: KeyBundle = sealed !== null && lock !== null ? await openKeys(sealed, lock, digest) : {}
  if (sealed === null && lock !== null)
    print('This backup contains no keys, so the passphrase or key file is not used.')

  const plans: Plan[] = []
  const refused: { kind: KeyKind; because: 'none' | 'other' | 'other-setting'; needed: NeededRows }[] = []
  for (const kind of kinds) {
    const here = kind.here(config)
    const known =
      manifest.keys === undefined ? null : (manifest.keys.known[kind.id] ?? { fingerprints: {}, needed: {} })
    const decision = decideKey({ kind, here, known, carried: carried[kind.id] ?? null, withoutKeys })
    if (decision.kind === 'refuse') refused.push({ kind, because: decision.because, needed: known?.needed ?? {} })
    else plans.push({ kind, here, decision })
  }
  if (refused.length > 0) {
    throw new BackupFailed(
      [
        'Nothing was changed, because keys that this backup needs are missing.',
        ...refused.flatMap((one) => explain(one, config.dataFolder)),
        ...(sealed !== null && lock === null ? [howToUnlock(sealed.lockedBy)] : []),
        howToGiveUp,
      ].join('\n'),
    )
  }
  return {
    async settle(db) {
      for (const plan of plans) await settle(db, plan, { withoutKeys, dataFolder: config.dataFolder, print })
    },
    write() {
      for (const { kind, decision } of plans) {
        if (decision.kind !== 'use' || decision.write === null) continue
        const aside = setAside(config.dataFolder, kind, now)
        kind.put(config.dataFolder, decision.write)
        print(
          `${capital(kind.name)}: from the backup, into ${kind.files[0]}.${aside === null ? '' : ` The previous contents are in ${aside}.`}`,
        )
      }
    },
  }
}

async function settle(
  db: Queryable,
  { kind, here, decision }: Plan,
  { withoutKeys, dataFolder, print }: { withoutKeys: boolean; dataFolder: string; print: (line: string) => void },
): Promise<void> {
  const needed = await kind.needed(db)
  if (neededParts(needed).length === 0) return
  const giveUp = async (): Promise<void> => {
    await kind.giveUp(db)
    print(`Without ${kind.name}:`)
    for (const line of kind.loss(needed)) print(`  ${line}`)
  }
  if (decision.kind === 'give-up') return await giveUp()
  const { parts, isSure } = decision
  if (Object.keys(parts).length === 0 && here.from !== 'nowhere') {
    // Only the public halves: the private ones are with the program that applies.
    if (!isSure) print(`${capital(kind.name)}: only public halves are here, so whether they fit could not be tried.`)
    return
  }
  const opens = await kind.opens(db, parts)
  if (opens === true || (opens === null && here.from !== 'nowhere') || (opens === null && isSure)) {
    if (opens === null && !isSure) print(`${capital(kind.name)}: whether it fits could not be tried.`)
    return
  }
  if (withoutKeys) return await giveUp()
  const because = here.from === 'nowhere' ? 'none' : here.from === 'folder' ? 'other' : 'other-setting'
  throw new BackupFailed(
    [
      'Nothing was changed, because keys that this backup needs are missing.',
      ...explain({ kind, because, needed }, dataFolder),
      howToGiveUp,
    ].join('\n'),
  )
}

const whatIsThere = {
  none: (kind: KeyKind) => `${capital(kind.name)}: neither ${kind.setting} nor ${kind.files[0]} is here.`,
  other: (kind: KeyKind) => `${capital(kind.name)}: what is in ${kind.files[0]} here is another one.`,
  'other-setting': (kind: KeyKind) =>
    `${capital(kind.name)}: ${kind.setting} is set to another one here. Unset it to use what is in the backup or the folder.`,
}

function explain(
  { kind, because, needed }: { kind: KeyKind; because: keyof typeof whatIsThere; needed: NeededRows },
  dataFolder: string,
): string[] {
  return [
    whatIsThere[because](kind),
    ...kind.loss(needed).map((line) => `  ${line}`),
    `  ${howToCarry(kind, dataFolder)}`,
  ]
}

/** How a key gets to where it is needed without a backup. */
export function howToCarry({ files, setting }: KeyKind, dataFolder: string): string {
  return (
    `To have it: copy ${files.join(' and ')} from the data folder of the copy that made the backup into ${dataFolder}` +
    ` (mode 0600), or set ${setting} to what it was there.`
  )
}

function howToUnlock(lockedBy: 'passphrase' | 'key-file'): string {
  return lockedBy === 'passphrase'
    ? 'The keys are in this backup, encrypted with a passphrase: set ROLECALL_BACKUP_PASSPHRASE to it.'
    : 'The keys are in this backup, encrypted with a key file: add --key-file FILE, or set ROLECALL_BACKUP_KEY_FILE.'
}

const howToGiveUp = 'Or add --without-keys to restore everything except what is listed above.'

/** @returns where the files of a key are now; null if there were none. */
function setAside(dataFolder: string, kind: KeyKind, now: Date): string | null {
  const name = `secrets/before-restore-${now.toISOString().replaceAll(/[:.]/gu, '-')}`
  const present = kind.files.filter((file) => existsSync(join(dataFolder, file)))
  if (present.length === 0) return null
  mkdirSync(join(dataFolder, name), { recursive: true, mode: 0o700 })
  for (const file of present) renameSync(join(dataFolder, file), join(dataFolder, name, basename(file)))
  return name
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
