import type { Command } from '../../platform/commands.ts'
import type { Protected } from '../../platform/backup/protected.ts'
import { connect } from '../../platform/database.ts'
import { publicKeysOf } from '../vault-environment.ts'
import { rotateVaultKey } from './rotate-vault-key.ts'

/**
 * `rotate-vault-key`: after a machine or a backup may have been seen by others, or once a year.
 * @param rows everything that a key protects
 */
export const rotateVaultKeyCommand = (rows: readonly Protected[]): Command => ({
  name: 'rotate-vault-key',
  summary: 'rotate-vault-key  seal the passwords of job boards to a new key; people can go on meanwhile',
  async run(args, { config, log, databaseUrl, print }) {
    const setting = config.environmentVariables['ROLECALL_VAULT_KEYS']
    if (args.length > 0) throw new Error('rotate-vault-key takes nothing')
    const db = connect(databaseUrl, {
      name: 'rolecall rotate-vault-key',
      max: 2,
      onError: (error) => log.warn({ err: error }, 'a database connection broke'),
    })
    try {
      const { version, moved, unreadable, dropped, held } = await rotateVaultKey(db, config, rows)
      print(
        `The vault key is version ${version}; ${moved} ${moved === 1 ? 'person’s' : 'people’s'} keys were moved to it.`,
      )
      if (dropped.length > 0) {
        print(
          `Destroyed: version ${dropped.join(', ')}. A backup from before needs it: only one with its keys in it can still be restored whole.`,
        )
      }
      if (setting) print(`For the programs that do not apply: ROLECALL_VAULT_PUBLIC_KEYS=${publicKeysOf(setting)}`)
      if (held.length > 0)
        throw new Error(`Older versions are kept, because these rows still need them: ${held.join(', ')}.`)
      if (unreadable > 0)
        throw new Error(`${unreadable} could not be opened and stay as they are; the old versions are kept for them.`)
    } finally {
      await db.end()
    }
  },
})
