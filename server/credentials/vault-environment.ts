import { createPrivateKey, createPublicKey } from 'node:crypto'
import { bytesOfPublicKey } from './sealed-box.ts'
import { keyLine, makeVaultKeys, privateKeyDer, readKeyLines } from './vault-key-files.ts'

/**
 * What a program is told of the vault keys, by the one that starts all: the private ones go to the program that applies and to no
 * other. Makes the first pair where there is none, so that no other program needs to.
 */
export function vaultEnvironment(name: string, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { ROLECALL_VAULT_KEYS: setting, ...others } = environment
  const dataFolder = environment['ROLECALL_DATA']
  if (!setting && !environment['ROLECALL_VAULT_PUBLIC_KEYS'] && dataFolder !== undefined) makeVaultKeys(dataFolder)
  if (!setting || name === 'apply') return environment
  return { ...others, ROLECALL_VAULT_PUBLIC_KEYS: publicKeysOf(setting) }
}

/** The public halves of a list of private keys, as the setting ROLECALL_VAULT_PUBLIC_KEYS has them. */
export function publicKeysOf(setting: string): string {
  return readKeyLines(setting)
    .map(({ version, bytes }) =>
      keyLine(version, bytesOfPublicKey(createPublicKey(createPrivateKey(privateKeyDer(bytes))))).trim(),
    )
    .join(',')
}
