import { parseArgs } from 'node:util'
import { Email } from '../../contract/users/users.ts'
import { systemClock } from '../platform/clock.ts'
import { freeCreditsOf } from '../credits/index.ts'
import type { Command } from '../platform/commands.ts'
import { connect } from '../platform/database.ts'
import { createSecrets } from '../platform/secrets.ts'
import { linkLife } from '../users/one-time-links.ts'
import { createAdmin } from './create-admin.ts'

/** `create-admin EMAIL [--promote]`: the first person who may see /admin. Asks nothing, so that a script can call it. */
export const createAdminCommand: Command = {
  name: 'create-admin',
  summary:
    'create-admin EMAIL [--promote]  make an account that may see /admin and print a link to set its password; --promote: of an account that is there',
  async run(args, { config, log, databaseUrl, print }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { promote: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const email = Email.safeParse(positionals[0])
    if (!email.success || positionals.length > 1) throw new Error('create-admin needs one email address')
    const db = connect(databaseUrl, {
      name: 'rolecall create-admin',
      max: 2,
      onError: (error) => log.warn({ err: error }, 'a database connection broke'),
    })
    try {
      const freeCredits = freeCreditsOf({ config, secrets: createSecrets(config) })
      const given = { email: email.data, promote: values.promote, freeCredits, now: systemClock.now() }
      const outcome = await createAdmin(db, given)
      const siteUrl = config.publicUrl ?? `http://${config.host}:${config.port}`
      const link = (key: string) =>
        `Set the password here within ${linkLife['set-password']} minutes:\n${siteUrl}/set-password/${key}`
      switch (outcome.kind) {
        case 'exists':
          throw new Error('There is already an account with this address. To make it an admin account, add --promote.')
        case 'made':
          print(`Created the account ${email.data}.  ${link(outcome.key)}`)
          return
        case 'promoted':
          print(`${email.data} is now an admin and must log in again.`)
          if (outcome.key !== null) print(link(outcome.key))
      }
    } finally {
      await db.end()
    }
  },
}
