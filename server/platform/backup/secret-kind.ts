import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fingerprintOfSecret, readSecret, secretPath } from '../secrets.ts'
import type { KeyKind } from './key-kinds.ts'
import { keyKind, wholeSecret, type Protected } from './protected.ts'

/** The secret of server/platform/secrets.ts as backups carry it. */
export function secretInBackups(all: readonly Protected[]): KeyKind {
  return keyKind(
    {
      id: 'secret',
      name: 'the secret',
      setting: 'ROLECALL_SECRET',
      files: ['secrets/key'],

      here(config) {
        const secret = readSecret(config)
        if (secret === null) return { from: 'nowhere', parts: {}, fingerprints: {} }
        return {
          from: config.secret === null ? 'folder' : 'setting',
          parts: { [wholeSecret]: secret },
          fingerprints: { [wholeSecret]: fingerprintOfSecret(secret) },
        }
      },

      fingerprint: (_, key) => fingerprintOfSecret(key),

      put(dataFolder, parts) {
        const secret = parts[wholeSecret]
        if (secret === undefined) return
        const path = secretPath(dataFolder)
        mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
        const draft = `${path}.${process.pid}`
        writeFileSync(draft, secret, { flag: 'wx', mode: 0o600, flush: true })
        renameSync(draft, path)
      },
    },
    all,
  )
}
