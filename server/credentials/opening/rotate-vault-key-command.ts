import type { Command } from '../../platform/commands.ts'
import { connect } from '../../platform/database.ts'
import { publicKeysOf } from '../vault-environment.ts'
import { rotateVaultKey } from './rotate-vault-key.ts'

/** `rotate-vault-key`: after a machine or a backup may have been seen by others, or once a year. */
export const rotateVaultKeyCommand: Command = {
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
      const { version, moved, unreadable, dropped } = await rotateVaultKey(db, config)
      print(
        `The vault key is version ${version}; ${moved} ${moved === 1 ? 'person’s' : 'people’s'} keys were moved to it.`,
      )
      if (dropped.length > 0) {
        print(
          `Destroyed: version ${dropped.join(', ')}. A backup from before needs it: only one with its keys in it can still be restored whole.`,
        )
      }
      if (setting) print(`For the programs that do not apply: ROLECALL_VAULT_PUBLIC_KEYS=${publicKeysOf(setting)}`)
      if (unreadable > 0)
        throw new Error(`${unreadable} could not be opened and stay as they are; the old versions are kept for them.`)
    } finally {
      await db.end()
    }
  },
}
