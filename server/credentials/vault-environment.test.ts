import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { bytesOfPublicKey } from './sealed-box.ts'
import { bytesOfPrivateKey, keyLine } from './vault-key-files.ts'
import { vaultEnvironment } from './vault-environment.ts'

test('the private keys of the setting reach the applying program alone; the others are told the public ones', () => {
  const { privateKey, publicKey } = generateKeyPairSync('x25519')
  const setting = keyLine(3, bytesOfPrivateKey(privateKey)).trim()
  const environment = { ROLECALL_VAULT_KEYS: setting, PORT: '3000' }
  expect(vaultEnvironment('apply', environment)).toEqual(environment)
  for (const name of ['web', 'worker', 'sandbox']) {
    const given = vaultEnvironment(name, environment)
    expect(JSON.stringify(given)).not.toContain(setting.slice(2))
    expect(readConfig(given).vaultPublicKeys).toBe(keyLine(3, bytesOfPublicKey(publicKey)).trim())
  }
})

test('without a setting the pair is made in the data folder before any program starts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-vault-'))
  try {
    expect(vaultEnvironment('web', { ROLECALL_DATA: folder })).toEqual({ ROLECALL_DATA: folder })
    expect(existsSync(join(folder, 'secrets', 'vault-keys'))).toBe(true)
    expect(existsSync(join(folder, 'secrets', 'vault-public-keys'))).toBe(true)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a setting that is no list of keys is named, and not shown', () => {
  expect(() => readConfig({ ROLECALL_VAULT_PUBLIC_KEYS: 'secret words' })).toThrow(
    /ROLECALL_VAULT_PUBLIC_KEYS: must be VERSION:KEY, with commas between$/u,
  )
})
