import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { counted } from '../../platform/backup/key-kinds.ts'
import type { Protected } from '../../platform/backup/protected.ts'
import { inTransaction, type Database } from '../../platform/database.ts'
import { sealTo } from '../sealed-box.ts'
import { aboutPerson } from '../vault.ts'
import {
  bytesOfPrivateKey,
  keyLine,
  makeVaultKeys,
  publishKeys,
  readIfThere,
  readKeyLines,
  vaultKeyFiles,
  writeWhole,
} from '../vault-key-files.ts'
import { openSealed } from './open-sealed.ts'
import { readPrivateKeys } from './opening-vault.ts'
import { locks } from '../../platform/locks.ts'

type Given = { dataFolder: string; environmentVariables: Readonly<Record<string, string | undefined>> }

/** How many people's keys are moved in one transaction. */
const batch = 100

export type Rotated = {
  version: number
  /** How many people's keys were sealed again. */
  moved: number
  /** How many could not be opened: changed by somebody, or their version is not here. Old versions stay for their sake. */
  unreadable: number
  /** The versions that open nothing any more and are gone. */
  dropped: number[]
  /** What needs an older version and cannot be moved here: 'table (3 rows)'. Nothing is dropped then. */
  held: string[]
}

/**
 * Makes a new vault key, or takes the newest of the setting, and seals every person's key to it. Meanwhile people save and the
 * applying program opens: old versions work until nothing needs them. What was broken off is finished by the next run.
 */
export async function rotateVaultKey(db: Database, given: Given, rows: readonly Protected[]): Promise<Rotated> {
  // Of two runs at once the second waits, on a connection of its own, and then makes a key of its own.
  return await inTransaction(db, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [locks.vaultRotation])
    return await rotate(db, given, rows)
  })
}

async function rotate(db: Database, given: Given, rows: readonly Protected[]): Promise<Rotated> {
  const isSetting = Boolean(given.environmentVariables['ROLECALL_VAULT_KEYS'])
  if (!isSetting) addVersion(given.dataFolder)
  // Anyone who began to save with the old key has ended after this; who begins now finds the new one.
  await inTransaction(db, async (client) => await client.query('select pg_advisory_xact_lock($1)', [locks.vaultKey]))
  const keys = readPrivateKeys(given)
  const version = Math.max(...keys.keys())
  const newest = keys.get(version)
  if (newest === undefined) throw new Error('There is no vault key')
  const counts = { moved: 0, unreadable: 0 }
  let after: string | null = null
  do {
    const some = await moveSome(db, { keys, version, receiver: createPublicKey(newest), after })
    counts.moved += some.moved
    counts.unreadable += some.unreadable
    after = some.last
  } while (after !== null)
  const held = counts.unreadable === 0 ? await stillHeld(db, rows, version) : []
  const mayDrop = !isSetting && counts.unreadable === 0 && held.length === 0
  return { version, ...counts, held, dropped: mayDrop ? dropOlder(given.dataFolder, version) : [] }
}

/** What else of the list needs an older version. */
async function stillHeld(db: Database, rows: readonly Protected[], version: number): Promise<string[]> {
  const held: string[] = []
  for (const { key, table, count } of rows) {
    if (key !== 'vault') continue
    const counts = Object.entries(await count(db)).filter(([part]) => Number(part) < version)
    const number = counts.reduce((sum, [, one]) => sum + one, 0)
    if (number > 0) held.push(`${table} (${counted(number, 'row', 'rows')})`)
  }
  return held
}

/** @returns the last person that was looked at; null: there are no more. */
async function moveSome(
  db: Database,
  given: { keys: ReadonlyMap<number, KeyObject>; version: number; receiver: KeyObject; after: string | null },
): Promise<{ moved: number; unreadable: number; last: string | null }> {
  const { keys, version, receiver, after } = given
  return await inTransaction(db, async (client) => {
    const { rows } = await client.query<{ user_id: string; sealed_key: Buffer; key_version: number }>(
      `select user_id, sealed_key, key_version from vault_keys
        where key_version < $1 and ($2::uuid is null or user_id > $2) order by user_id limit ${batch} for update`,
      [version, after],
    )
    let moved = 0
    for (const row of rows) {
      const sealed = sealAnew(row, keys.get(row.key_version), receiver)
      // Of a row that was tampered with nothing can be saved, and the others must not wait for it.
      if (sealed === null) continue
      await client.query('update vault_keys set sealed_key = $2, key_version = $3 where user_id = $1', [
        row.user_id,
        sealed,
        version,
      ])
      moved++
    }
    return { moved, unreadable: rows.length - moved, last: rows.at(-1)?.user_id ?? null }
  })
}

function sealAnew(
  row: { user_id: string; sealed_key: Buffer },
  own: KeyObject | undefined,
  receiver: KeyObject,
): Buffer | null {
  const about = aboutPerson(row.user_id)
  try {
    return own === undefined ? null : sealTo(receiver, openSealed(own, row.sealed_key, about), about)
  } catch {
    return null
  }
}

function addVersion(dataFolder: string): void {
  makeVaultKeys(dataFolder)
  const files = vaultKeyFiles(dataFolder)
  const lines = readKeyLines(readIfThere(files.privateKeys) ?? '')
  const version = (lines.at(-1)?.version ?? 0) + 1
  const added = { version, bytes: bytesOfPrivateKey(generateKeyPairSync('x25519').privateKey) }
  // The private half first: nothing is ever sealed to a key that nobody holds.
  writeWhole(files.privateKeys, [...lines, added].map((key) => keyLine(key.version, key.bytes)).join(''))
  publishKeys(files)
}

function dropOlder(dataFolder: string, version: number): number[] {
  const files = vaultKeyFiles(dataFolder)
  const lines = readKeyLines(readIfThere(files.privateKeys) ?? '')
  const kept = lines.filter((key) => key.version >= version)
  writeWhole(files.privateKeys, kept.map((key) => keyLine(key.version, key.bytes)).join(''))
  publishKeys(files)
  return lines.filter((key) => key.version < version).map((key) => key.version)
}
