import type { KeyParts, KnownKey } from './archive.ts'
import { type KeyHere, type KeyKind, neededParts } from './key-kinds.ts'

/** What a restore does about one kind of key. */
export type KeyDecision =
  /** The rows are to open with `parts`, empty where only public halves are here; `write`: these go into the data folder. */
  | { kind: 'use'; parts: KeyParts; write: KeyParts | null; isSure: boolean }
  | { kind: 'give-up' }
  /** 'none': the key is nowhere. 'other': another one is in the data folder. 'other-setting': another one is set. */
  | { kind: 'refuse'; because: 'none' | 'other' | 'other-setting' }

/**
 * Decides before anything is changed.
 * @param known what the backup says of the key; null in backups from before they knew of keys.
 * @param carried the key as the backup has it in itself; null if it has none, or nobody could open it.
 */
export function decideKey(given: {
  kind: Pick<KeyKind, 'fingerprint'>
  here: KeyHere
  known: KnownKey | null
  carried: KeyParts | null
  withoutKeys: boolean
}): KeyDecision {
  const { kind, here, known, withoutKeys } = given
  const carried = given.carried ?? {}
  if (known === null) return { ...useHere, isSure: false, parts: here.parts }
  const wanted = neededParts(known.needed)
  const isTheOne = (fingerprint: (part: string) => string | undefined): boolean =>
    wanted.every((part) => fingerprint(part) !== undefined && fingerprint(part) === known.fingerprints[part])

  if (wanted.length === 0) {
    const write = here.from === 'nowhere' && Object.keys(carried).length > 0 ? carried : null
    return { ...useHere, parts: write ?? here.parts, write }
  }
  if (isTheOne((part) => here.fingerprints[part])) return { ...useHere, parts: here.parts }
  if (isTheOne((part) => (carried[part] === undefined ? undefined : kind.fingerprint(part, carried[part])))) {
    // A setting wins over what is in the data folder.
    if (here.from === 'setting') return { kind: 'refuse', because: 'other-setting' }
    return { ...useHere, parts: carried, write: carried }
  }
  // The copy that made the backup had not got the key either: nothing to compare with.
  if (wanted.some((part) => known.fingerprints[part] === undefined) && Object.keys(here.parts).length > 0) {
    return { ...useHere, isSure: false, parts: here.parts }
  }
  if (withoutKeys) return { kind: 'give-up' }
  const becauseOf = { nowhere: 'none', folder: 'other', setting: 'other-setting' } as const
  return { kind: 'refuse', because: becauseOf[here.from] }
}

const useHere = { kind: 'use', write: null, isSure: true } as const
