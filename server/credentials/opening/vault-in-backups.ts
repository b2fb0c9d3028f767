import { createPrivateKey, createPublicKey } from 'node:crypto'
import { counted, type KeyKind } from '../../platform/backup/key-kinds.ts'
import { keyKind, type Protected } from '../../platform/backup/protected.ts'
import { bytesOfPublicKey } from '../sealed-box.ts'
import {
  keyLine,
  privateKeyDer,
  publishKeys,
  readIfThere,
  readKeyLines,
  vaultKeyFiles,
  writeWhole,
} from '../vault-key-files.ts'
import { aboutPerson } from '../vault.ts'
import { openSealed } from './open-sealed.ts'

/** How many people's keys of each version are tried to see whether a vault key is theirs. */
const sample = 10

const partsOf = (text: string): Record<string, string> =>
  Object.fromEntries(readKeyLines(text).map(({ version, bytes }) => [String(version), bytes.toString('base64url')]))

/** What the vault key protects: people's own keys, and by them their passwords. */
export const vaultProtected: readonly Protected[] = [
  {
    key: 'vault',
    what: 'logins',
    table: 'board_credentials',
    async count(db) {
      const { rows } = await db.query<{ version: number; count: number }>(
        `select k.key_version as version, count(*)::int as count
           from board_credentials c join vault_keys k on k.user_id = c.user_id where c.sealed is not null group by 1 order by 1`,
      )
      return Object.fromEntries(rows.map(({ version, count }) => [String(version), count]))
    },
    async giveUp(db) {
      await db.query(
        `update board_credentials set mode = 'ask', sealed = null, saved_at = null, test_state = 'not-tested', test_at = null
          where sealed is not null`,
      )
    },
    loss: (logins, { people = 0 }) => [
      `${counted(logins, 'password of a job board', 'passwords of job boards')} of ${counted(people, 'person', 'people')} ` +
        'cannot be opened: they are deleted, and each is asked for when it is next needed.',
    ],
  },
  {
    key: 'vault',
    what: 'people',
    table: 'vault_keys',
    async count(db) {
      const { rows } = await db.query<{ version: number; count: number }>(
        'select key_version as version, count(*)::int as count from vault_keys group by 1 order by 1',
      )
      return Object.fromEntries(rows.map(({ version, count }) => [String(version), count]))
    },
    async opens(db, parts) {
      const { rows } = await db.query<{ user_id: string; sealed_key: Buffer; key_version: number }>(
        `select user_id, sealed_key, key_version from
           (select *, row_number() over (partition by key_version order by user_id) as number from vault_keys) k
          where number <= ${sample}`,
      )
      if (rows.length === 0) return null
      const versions = new Set(rows.map((row) => row.key_version))
      return [...versions].every((version) =>
        rows.some((row) => row.key_version === version && canOpen(parts[String(version)], row)),
      )
    },
    // A person's pair goes too: what is saved next must be sealed to one that can be opened.
    async giveUp(db) {
      await db.query('delete from held_credentials')
      await db.query('delete from vault_keys')
    },
    loss: () => [],
  },
]

/** The vault keys as backups carry them. Their fingerprints are their public halves. */
export function vaultInBackups(all: readonly Protected[]): KeyKind {
  return keyKind(
    {
      id: 'vault',
      name: 'the vault keys of board passwords',
      setting: 'ROLECALL_VAULT_KEYS',
      files: ['secrets/vault-keys', 'secrets/vault-public-keys'],

      here({ dataFolder, environmentVariables, vaultPublicKeys }) {
        const files = vaultKeyFiles(dataFolder)
        const setting = environmentVariables['ROLECALL_VAULT_KEYS'] ?? ''
        const isSetting = setting !== '' || vaultPublicKeys !== null
        const keys = setting === '' && vaultPublicKeys === null ? readIfThere(files.privateKeys) : setting
        const parts = partsOf(keys ?? '')
        const fingerprints =
          Object.keys(parts).length > 0
            ? Object.fromEntries(Object.entries(parts).map(([version, key]) => [version, publicHalf(key)]))
            : partsOf(vaultPublicKeys ?? readIfThere(files.publicKeys) ?? '')
        if (Object.keys(fingerprints).length === 0) return { from: 'nowhere', parts, fingerprints }
        return { from: isSetting ? 'setting' : 'folder', parts, fingerprints }
      },

      fingerprint: (_, key) => publicHalf(key),

      put(dataFolder, parts) {
        const files = vaultKeyFiles(dataFolder)
        const lines = Object.entries(parts).map(([version, key]) =>
          keyLine(Number(version), Buffer.from(key, 'base64url')),
        )
        writeWhole(files.privateKeys, lines.join(''))
        publishKeys(files)
      },
    },
    all,
  )
}

function publicHalf(key: string): string {
  const own = createPublicKey(createPrivateKey(privateKeyDer(Buffer.from(key, 'base64url'))))
  return bytesOfPublicKey(own).toString('base64url')
}

function canOpen(key: string | undefined, { user_id, sealed_key }: { user_id: string; sealed_key: Buffer }): boolean {
  if (key === undefined) return false
  try {
    openSealed(createPrivateKey(privateKeyDer(Buffer.from(key, 'base64url'))), sealed_key, aboutPerson(user_id))
    return true
  } catch {
    return false
  }
}
