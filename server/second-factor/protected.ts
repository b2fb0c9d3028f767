import { counted } from '../platform/backup/key-kinds.ts'
import { countRows, wholeSecret, type Protected } from '../platform/backup/protected.ts'
import { createSecrets } from '../platform/secrets.ts'
import { openAuthenticator } from './authenticator.ts'

/** How many authenticator apps are tried to see whether a secret is theirs. */
const sample = 50

/** What the secret protects here. */
export const secondFactorProtected: readonly Protected[] = [
  {
    key: 'secret',
    purpose: 'seal',
    what: 'authenticators',
    table: 'authenticators',
    count: async (db) => await countRows(db, 'authenticators'),
    async opens(db, parts) {
      const { rows } = await db.query<{ user_id: string; secret: Buffer }>(
        `select user_id, secret from authenticators order by user_id limit ${sample}`,
      )
      if (rows.length === 0) return null
      const secret = parts[wholeSecret]
      if (secret === undefined) return false
      const secrets = createSecrets({ secret, dataFolder: '' })
      return rows.some(
        (row) => openAuthenticator(secrets, { userId: row.user_id, sealed: row.secret }) !== 'unreadable',
      )
    },
    // Whoever has one is asked for it and told that we cannot check it.
    loss: (count) => [
      `${counted(count, 'person has an authenticator app that', 'people have authenticator apps that')} cannot be ` +
        'checked: they cannot log in with it, and are told to write to you (reset-second-factor EMAIL lets them in again).',
    ],
  },
  {
    key: 'secret',
    purpose: 'recovery-codes',
    what: 'recoveryCodes',
    table: 'recovery_codes',
    count: async (db) => await countRows(db, 'recovery_codes', 'used_at is null'),
    async giveUp(db) {
      await db.query('delete from recovery_codes')
    },
    loss: (count) => [
      `${counted(count, 'recovery code stops', 'recovery codes stop')} working and must be created again.`,
    ],
  },
]
