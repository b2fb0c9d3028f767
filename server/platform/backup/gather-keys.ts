import type { Queryable } from '../database.ts'
import type { KeyParts, KnownKey, NeededRows } from './archive.ts'
import { type KeyConfig, type KeyHere, type KeyKind, neededParts } from './key-kinds.ts'
import type { KeyBundle, KeyLock } from './seal-keys.ts'

/** A key that rows of a backup need and that is not in it. */
export type MissingKey = {
  kind: KeyKind
  needed: NeededRows
  /** 'left-out': no passphrase was given. 'not-here': this copy has not got it. 'not-theirs': it has another one. */
  because: 'left-out' | 'not-here' | 'not-theirs'
}

type Keys = { kinds: readonly KeyKind[]; config: KeyConfig; lock: KeyLock | null }

/** The keys as they are now, in the order of their kinds. */
export function readKeys({ kinds, config }: Keys): KeyHere[] {
  return kinds.map((kind) => kind.here(config))
}

/**
 * What a backup takes along of the keys.
 * @param db in the transaction whose rows are backed up.
 * @param reads the keys as they were at several moments; a backup takes the parts of all of them.
 */
export async function gatherKeys(
  db: Queryable,
  { kinds, lock }: Keys,
  reads: readonly KeyHere[][],
): Promise<{ known: Record<string, KnownKey>; bundle: KeyBundle; missing: MissingKey[] }> {
  const known: Record<string, KnownKey> = {}
  const bundle: KeyBundle = {}
  const missing: MissingKey[] = []
  for (const [index, kind] of kinds.entries()) {
    const found = reads.map((read) => read[index]!)
    const parts: KeyParts = Object.assign({}, ...found.map((one) => one.parts))
    const needed = await kind.needed(db)
    known[kind.id] = { fingerprints: Object.assign({}, ...found.map((one) => one.fingerprints)), needed }
    bundle[kind.id] = parts

    const wanted = neededParts(needed)
    if (wanted.length === 0) continue
    if (wanted.some((part) => parts[part] === undefined)) missing.push({ kind, needed, because: 'not-here' })
    else if ((await kind.opens(db, parts)) === false) {
      missing.push({ kind, needed, because: 'not-theirs' })
      // A restore must not take it for the right one.
      known[kind.id]!.fingerprints = {}
      delete bundle[kind.id]
    } else if (lock === null) missing.push({ kind, needed, because: 'left-out' })
  }
  return { known, bundle, missing }
}
