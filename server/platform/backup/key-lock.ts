import { readFileSync } from 'node:fs'
import { BackupFailed } from './archive.ts'
import type { KeyLock } from './seal-keys.ts'

/** Bytes below which a key file is a mistake: 16 random bytes are the least that nobody guesses. */
const shortestKeyFile = 16

/**
 * What the keys in a backup are encrypted with.
 * @param keyFile named with the command, which counts more than the settings.
 * @returns null if nothing was given.
 * @throws BackupFailed where the file cannot be used, or both settings are set.
 */
export function readKeyLock(given: {
  keyFile: string | null
  settings: { passphrase: string | null; keyFile: string | null }
}): KeyLock | null {
  const { passphrase, keyFile } = given.settings
  if (given.keyFile !== null) return fromFile(given.keyFile)
  if (passphrase !== null && keyFile !== null) {
    throw new BackupFailed('Set ROLECALL_BACKUP_PASSPHRASE or ROLECALL_BACKUP_KEY_FILE, not both.')
  }
  if (passphrase !== null) return { kind: 'passphrase', bytes: Buffer.from(passphrase.normalize('NFC')) }
  return keyFile === null ? null : fromFile(keyFile)
}

function fromFile(path: string): KeyLock {
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch (cause) {
    throw new BackupFailed(`The key file ${path} cannot be read: ${(cause as Error).message}`, { cause })
  }
  // Editors and `echo` end a file with a line break that a copy of it may not have.
  let end = bytes.length
  while (end > 0 && (bytes[end - 1] === 10 || bytes[end - 1] === 13)) end--
  if (end < shortestKeyFile) {
    throw new BackupFailed(`The key file ${path} is too short: it needs ${shortestKeyFile} bytes or more.`)
  }
  return { kind: 'key-file', bytes: bytes.subarray(0, end) }
}
