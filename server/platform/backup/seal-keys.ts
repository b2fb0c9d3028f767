import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { BackupFailed, KeyParts, type Manifest, type SealedKeys } from './archive.ts'

/** What the operator gave to encrypt the keys with. */
export type KeyLock = { kind: 'passphrase' | 'key-file'; bytes: Buffer }

/** Keys by the id of their kind. */
export const KeyBundle = z.record(z.string(), KeyParts)
export type KeyBundle = z.infer<typeof KeyBundle>

/** 128 MB and some 0.4 s a try, as OWASP advises for scrypt. */
const cost = { cost: 131_072, blockSize: 8, parallelization: 1 }
const nonceBytes = 12
const tagBytes = 16

/** @param about the digest of the archive that the keys go into: they open in no other. */
export async function sealKeys(keys: KeyBundle, lock: KeyLock, about: Buffer): Promise<SealedKeys> {
  const salt = randomBytes(16)
  const { key, check } = await stretch(lock, { ...cost, salt })
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(about)
  const data = Buffer.concat([cipher.update(JSON.stringify(keys), 'utf8'), cipher.final()])
  return {
    lockedBy: lock.kind,
    scrypt: { ...cost, salt: salt.toString('base64') },
    check: check.toString('base64'),
    nonce: nonce.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
    data: data.toString('base64'),
  }
}

/** @throws BackupFailed where it is another passphrase, or the archive was changed since. */
export async function openKeys(sealed: SealedKeys, lock: KeyLock, about: Buffer): Promise<KeyBundle> {
  const bytes = (text: string): Buffer => Buffer.from(text, 'base64')
  const { key, check } = await stretch(lock, { ...sealed.scrypt, salt: bytes(sealed.scrypt.salt) })
  const expected = bytes(sealed.check)
  if (expected.length !== check.length || !timingSafeEqual(expected, check)) {
    const given = lock.kind === 'passphrase' ? 'passphrase' : 'key file'
    const used = sealed.lockedBy === 'passphrase' ? 'a passphrase' : 'a key file'
    const other = lock.kind === sealed.lockedBy ? '' : ` They were encrypted with ${used}.`
    throw new BackupFailed(`The ${given} is not the one that the keys in this backup were encrypted with.${other}`)
  }
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes(sealed.nonce), { authTagLength: tagBytes })
    decipher.setAAD(about).setAuthTag(bytes(sealed.tag))
    const text = Buffer.concat([decipher.update(bytes(sealed.data)), decipher.final()]).toString('utf8')
    return KeyBundle.parse(JSON.parse(text))
  } catch (cause) {
    throw new BackupFailed('The backup was changed after it was made: its keys do not match its contents.', { cause })
  }
}

/** Stands for everything in an archive but the sealed keys, whatever the order of its lists. */
export function digestOfArchive(headerSha256: string, { tables, files, keys }: Manifest): Buffer {
  const all = JSON.stringify({ header: headerSha256, tables, files, known: keys?.known ?? {} }, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  return createHash('sha256').update(all).digest()
}

/** Half of what scrypt gives encrypts, the other half only says whether the passphrase is right. */
async function stretch(
  lock: KeyLock,
  given: { cost: number; blockSize: number; parallelization: number; salt: Buffer },
): Promise<{ key: Buffer; check: Buffer }> {
  const { salt, ...params } = given
  const maxmem = 256 * params.cost * params.blockSize
  const both = await new Promise<Buffer>((resolve, reject) => {
    scrypt(lock.bytes, salt, 64, { ...params, maxmem }, (error, bytes) => (error ? reject(error) : resolve(bytes)))
  })
  return { key: both.subarray(0, 32), check: both.subarray(32) }
}
