import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { Config } from '../platform/config.ts'
import { bytesOfPublicKey, publicKeyFrom, sealTo } from './sealed-box.ts'
import { bytesOfPrivateKey, makeVaultKeys, readIfThere, readKeyLines, vaultKeyFiles } from './vault-key-files.ts'

/** Takes passwords in. It cannot give them out: what opens them is in server/credentials/opening, for the applying program. */
export type Vault = {
  /** A pair of keys for a person: the public half to seal to, the private one sealed to the applying program. */
  newPersonKeys: (userId: string) => { publicKey: Buffer; sealedKey: Buffer; version: number }
}

/** What is kept of a login, and what an application is made with. */
export type Login = { email: string; password: string }

/** @throws at its first use, where the setting or the file of public keys cannot be read. */
export function createVault(config: Pick<Config, 'vaultPublicKeys' | 'dataFolder'>): Vault {
  return {
    newPersonKeys(userId) {
      const { version, key } = newestPublicKey(config)
      const { publicKey, privateKey } = generateKeyPairSync('x25519')
      return {
        publicKey: bytesOfPublicKey(publicKey),
        sealedKey: sealTo(key, bytesOfPrivateKey(privateKey), aboutPerson(userId)),
        version,
      }
    },
  }
}

/** Read again each time: the command that rotates the keys may have made another since. */
function newestPublicKey({ vaultPublicKeys, dataFolder }: Pick<Config, 'vaultPublicKeys' | 'dataFolder'>): {
  version: number
  key: KeyObject
} {
  if (vaultPublicKeys === null) makeVaultKeys(dataFolder)
  const keys = readKeyLines(vaultPublicKeys ?? readIfThere(vaultKeyFiles(dataFolder).publicKeys) ?? '')
  const newest = keys.at(-1)
  if (newest === undefined) throw new Error('There is no public key to seal passwords to')
  return { version: newest.version, key: publicKeyFrom(newest.bytes) }
}

/** Seals a login to a person's key. Filled up, so that its length does not tell the password's. */
export function sealLogin(publicKey: Uint8Array, { email, password }: Login, about: string): Buffer {
  const text = Buffer.from(JSON.stringify({ email, password }))
  const filled = Buffer.alloc(Math.ceil(text.length / 256) * 256, ' ')
  text.copy(filled)
  return sealTo(publicKeyFrom(publicKey), filled, about)
}

export const aboutPerson = (userId: string): string => `key of ${userId}`
export const aboutLogin = (userId: string, source: string): string => `login of ${userId} to ${source}`
export const aboutHeld = (userId: string, source: string, attemptId: string): string =>
  `login of ${userId} to ${source} for ${attemptId}`
