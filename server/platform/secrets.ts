import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from './config.ts'

/** What is kept encrypted in the database, with a key that is not in it. */
export type Secrets = {
  /**
   * Encrypts a text.
   * @param about whose it is and what for: the same is needed to open it, so a row copied to somebody else opens nothing.
   */
  seal: (text: string, about: string) => Buffer
  /** @throws where it was changed, was sealed about something else, or with another key. */
  open: (sealed: Buffer, about: string) => string
  /** A key of 32 bytes for one purpose, the same in every process. */
  keyFor: (purpose: string) => Buffer
}

const nonceBytes = 12
const tagBytes = 16

/** From the setting ROLECALL_SECRET, or from a file in the data folder that is made when it is not there. */
export function createSecrets(config: Pick<Config, 'secret' | 'dataFolder'>): Secrets {
  let master: Buffer | null = null
  const keyFor = (purpose: string): Buffer => {
    // When first needed: a program that needs none makes no file.
    master ??= masterOf(config.secret ?? secretFile(config.dataFolder))
    return Buffer.from(hkdfSync('sha256', master, '', purpose, 32))
  }
  return {
    keyFor,
    seal(text, about) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', keyFor('seal'), nonce).setAAD(Buffer.from(about))
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
    },
    open(sealed, about) {
      const decipher = createDecipheriv('aes-256-gcm', keyFor('seal'), sealed.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
      return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
    },
  }
}

export function secretPath(dataFolder: string): string {
  return join(dataFolder, 'secrets', 'key')
}

/** The secret, or null if none has been made yet. Unlike the first use, this never makes one. */
export function readSecret(config: Pick<Config, 'secret' | 'dataFolder'>): string | null {
  return config.secret ?? readSecretFile(secretPath(config.dataFolder))
}

/** Tells whether two copies have the same secret, and tells nothing of the secret itself. */
export function fingerprintOfSecret(secret: string): string {
  return Buffer.from(hkdfSync('sha256', masterOf(secret), '', 'fingerprint', 16)).toString('hex')
}

function masterOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

function readSecretFile(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function secretFile(dataFolder: string): string {
  const path = secretPath(dataFolder)
  const found = readSecretFile(path)
  if (found !== null) return found
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  try {
    // 'wx': of two programs that start at once, one makes it and the other reads it.
    writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8')
}
