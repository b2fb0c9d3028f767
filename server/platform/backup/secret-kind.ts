import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { counted, hasTable, type KeyKind, sumOf } from '../platform/backup/key-kinds.ts'
import { createSecrets, fingerprintOfSecret, readSecret, secretPath } from '../platform/secrets.ts'
import { openAuthenticator } from './authenticator.ts'

/** It has no versions. */
const part = 'secret'

/** How many authenticator apps are tried to see whether a secret is theirs. */
const sample = 50

/**
 * The secret of server/platform/secrets.ts as backups carry it. Authenticator apps and recovery codes are all that needs it for
 * longer than a few days: links in alerts are made again with each mail.
 */
export const secretInBackups: KeyKind = {
  id: 'secret',
  name: 'the secret of second factors',
  setting: 'ROLECALL_SECRET',
  files: ['secrets/key'],

  here(config) {
    const secret = readSecret(config)
    if (secret === null) return { from: 'nowhere', parts: {}, fingerprints: {} }
    return {
      from: config.secret === null ? 'folder' : 'setting',
      parts: { [part]: secret },
      fingerprints: { [part]: fingerprintOfSecret(secret) },
    }
  },

  fingerprint: (_, key) => fingerprintOfSecret(key),

  async needed(db) {
    if (!(await hasTable(db, 'authenticators'))) return {}
    const { rows } = await db.query<{ apps: number; codes: number }>(
      `select (select count(*)::int from authenticators) as apps,
              (select count(*)::int from recovery_codes where used_at is null) as codes`,
    )
    return { [part]: { authenticators: rows[0]?.apps ?? 0, recoveryCodes: rows[0]?.codes ?? 0 } }
  },

  async opens(db, parts) {
    const { rows } = await db.query<{ user_id: string; secret: Buffer }>(
      `select user_id, secret from authenticators order by user_id limit ${sample}`,
    )
    if (rows.length === 0) return null
    const secret = parts[part]
    if (secret === undefined) return false
    const secrets = createSecrets({ secret, dataFolder: '' })
    return rows.some((row) => openAuthenticator(secrets, { userId: row.user_id, sealed: row.secret }) !== 'unreadable')
  },

  put(dataFolder, parts) {
    const secret = parts[part]
    if (secret === undefined) return
    const path = secretPath(dataFolder)
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, secret, { flag: 'wx', mode: 0o600, flush: true })
    renameSync(draft, path)
  },

  // Authenticator apps stay: whoever has one is asked for it and told that we cannot check it, and should the key turn up they work.
  async giveUp(db) {
    await db.query('delete from recovery_codes')
  },

  loss(needed) {
    const { authenticators = 0, recoveryCodes = 0 } = sumOf(needed)
    return [
      ...(authenticators > 0
        ? [
            `${counted(authenticators, 'person has an authenticator app that', 'people have authenticator apps that')} cannot be ` +
              'checked: they cannot log in with it, and are told to write to you (reset-second-factor EMAIL lets them in again).',
          ]
        : []),
      ...(recoveryCodes > 0
        ? [`${counted(recoveryCodes, 'recovery code stops', 'recovery codes stop')} working and must be created again.`]
        : []),
    ]
  },
}
