import { createPrivateKey, type KeyObject } from 'node:crypto'
import { aboutPerson } from '../vault.ts'
import { makeVaultKeys, privateKeyDer, readIfThere, readKeyLines, vaultKeyFiles } from '../vault-key-files.ts'
import { openSealed } from './open-sealed.ts'

/** Opens what server/credentials/vault.ts sealed. For the program that applies, and for the command that rotates the keys. */
export type OpeningVault = {
  /** A person's private key. @throws where it was sealed to a version that is not here, or for somebody else. */
  personKey: (given: { userId: string; sealedKey: Buffer; version: number }) => KeyObject
}

/**
 * From the setting ROLECALL_VAULT_KEYS, which only this program is given, or from the file beside the other secrets.
 * @throws where neither can be read.
 */
export function createOpeningVault(given: {
  dataFolder: string
  environmentVariables: Readonly<Record<string, string | undefined>>
}): OpeningVault {
  readPrivateKeys(given)
  return {
    personKey({ userId, sealedKey, version }) {
      // Read again each time: the command that rotates the keys may have made another since.
      const own = readPrivateKeys(given).get(version)
      if (own === undefined) throw new Error(`The vault key of version ${version} is not here`)
      return createPrivateKey(privateKeyDer(openSealed(own, sealedKey, aboutPerson(userId))))
    },
  }
}

/** By version. */
export function readPrivateKeys(given: {
  dataFolder: string
  environmentVariables: Readonly<Record<string, string | undefined>>
}): Map<number, KeyObject> {
  const setting = given.environmentVariables['ROLECALL_VAULT_KEYS']
  if (setting === undefined || setting === '') makeVaultKeys(given.dataFolder)
  const text = setting || readIfThere(vaultKeyFiles(given.dataFolder).privateKeys)
  if (!text) throw new Error('There is no vault key: neither ROLECALL_VAULT_KEYS nor the file secrets/vault-keys')
  return new Map(readKeyLines(text).map(({ version, bytes }) => [version, createPrivateKey(privateKeyDer(bytes))]))
}
