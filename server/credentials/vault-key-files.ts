import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bytesOfPublicKey } from './sealed-box.ts'

/** Where the keys are: the private ones for nobody but the applying program, the public ones for everybody. */
export function vaultKeyFiles(dataFolder: string): { privateKeys: string; publicKeys: string } {
  const folder = join(dataFolder, 'secrets')
  return { privateKeys: join(folder, 'vault-keys'), publicKeys: join(folder, 'vault-public-keys') }
}

/**
 * Makes the first pair of keys in the data folder, where there is none. Called by the program that starts the others, so that
 * the one which serves pages finds the public half and never sees the private one.
 */
export function makeVaultKeys(dataFolder: string): void {
  const files = vaultKeyFiles(dataFolder)
  if (readIfThere(files.publicKeys) !== null) return
  if (readIfThere(files.privateKeys) === null) {
    const { privateKey } = generateKeyPairSync('x25519')
    writeOnce(files.privateKeys, keyLine(1, bytesOfPrivateKey(privateKey)))
  }
  // From what is in the file: another program may have been quicker, and its key is the one that counts.
  publishKeys(files)
}

/** Writes the file of public keys again from that of the private ones. */
export function publishKeys(files: { privateKeys: string; publicKeys: string }): void {
  const lines = readKeyLines(readFileSync(files.privateKeys, 'utf8')).map(({ version, bytes }) =>
    keyLine(version, bytesOfPublicKey(createPublicKey(createPrivateKey(privateKeyDer(bytes))))),
  )
  writeWhole(files.publicKeys, lines.join(''))
}

/** @throws where the text is no list of keys; the message never holds one. */
export function readKeyLines(text: string): { version: number; bytes: Buffer }[] {
  const keys = text
    .split(/[\n,]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, version, key] = /^(\d{1,6})[ :]([\w-]{43})$/u.exec(line) ?? []
      if (version === undefined || key === undefined) throw new Error('A vault key must be written as VERSION:KEY')
      return { version: Number(version), bytes: Buffer.from(key, 'base64url') }
    })
  return keys.sort((a, b) => a.version - b.version)
}

export function keyLine(version: number, bytes: Uint8Array): string {
  return `${version}:${Buffer.from(bytes).toString('base64url')}\n`
}

const pkcs8 = Buffer.from('302e020100300506032b656e04220420', 'hex')

/** The raw 32 bytes of a private key. */
export function bytesOfPrivateKey(key: KeyObject): Buffer {
  return key.export({ format: 'der', type: 'pkcs8' }).subarray(pkcs8.length)
}

/** What Node makes a private key of. */
export function privateKeyDer(bytes: Uint8Array): { key: Buffer; format: 'der'; type: 'pkcs8' } {
  return { key: Buffer.concat([pkcs8, bytes]), format: 'der', type: 'pkcs8' }
}

export function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Whole or not at all, and in place of what was there. */
export function writeWhole(path: string, text: string): void {
  const draft = writeDraft(path, text)
  renameSync(draft, path)
}

/** Whole or not at all; what another program has written stays. */
function writeOnce(path: string, text: string): void {
  const draft = writeDraft(path, text)
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}

function writeDraft(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, text, { flag: 'wx', mode: 0o600 })
  return draft
}
