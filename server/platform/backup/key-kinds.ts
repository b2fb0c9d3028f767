import type { Queryable } from '../database.ts'
import type { Config } from '../config.ts'
import type { KeyParts, NeededRows } from './archive.ts'

export type KeyConfig = Pick<Config, 'secret' | 'dataFolder' | 'vaultPublicKeys' | 'environmentVariables'>

/** A key as this copy has it. */
export type KeyHere = {
  /** A setting wins over what is in the data folder. */
  from: 'setting' | 'folder' | 'nowhere'
  /** Empty where only the public halves are here. */
  parts: KeyParts
  fingerprints: KeyParts
}

/**
 * A key that is not in the database and that rows of it need. Each is described by the feature that uses it; backups know how
 * to carry it.
 */
export type KeyKind = {
  /** As the archive names it. */
  id: string
  /** As a sentence names it: 'the secret'. */
  name: string
  setting: string
  /** Below the data folder, with slashes. */
  files: readonly string[]
  /** Makes no key where there is none. */
  here: (config: KeyConfig) => KeyHere
  fingerprint: (part: string, key: string) => string
  needed: (db: Queryable) => Promise<NeededRows>
  /** Whether the key opens what is in the database, by a sample; null if there is nothing to try it on. */
  opens: (db: Queryable, parts: KeyParts) => Promise<boolean | null>
  /** Writes the files, mode 0600. */
  put: (dataFolder: string, parts: KeyParts) => void
  /** Deals with the rows that nobody can read any more. */
  giveUp: (db: Queryable) => Promise<void>
  /** What becomes of so many rows without the key, a line each. */
  loss: (needed: NeededRows) => string[]
}

/** The needed rows of all parts together, by what they are. */
export function sumOf(needed: NeededRows): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const rows of Object.values(needed)) {
    for (const [what, count] of Object.entries(rows)) sums[what] = (sums[what] ?? 0) + count
  }
  return sums
}

/** The parts that rows need. */
export function neededParts(needed: NeededRows): string[] {
  return Object.keys(needed).filter((part) => Object.values(needed[part] ?? {}).some((count) => count > 0))
}

/** '1 person', '12 people'. */
export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`
}

/** A backup of an older schema has not got every table. */
export async function hasTable(db: Queryable, name: string): Promise<boolean> {
  const { rows } = await db.query<{ has: boolean }>('select to_regclass($1) is not null as has', [`public.${name}`])
  return rows[0]?.has === true
}
