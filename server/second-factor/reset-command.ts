import { Email } from '../../contract/users/users.ts'
import { audit } from '../audit/index.ts'
import { postMail } from '../outbox/index.ts'
import { systemClock } from '../platform/clock.ts'
import type { Command } from '../platform/commands.ts'
import { connect, inTransaction } from '../platform/database.ts'
import { sendTasks } from '../platform/tasks.ts'
import { emailKey } from '../users/email-key.ts'
import { forgetPendingOf } from '../users/pending-sign-ins.ts'
import { endSessionsOf } from '../users/sessions.ts'
import { findAccountByEmail } from '../users/users.ts'
import { secondFactorChanged } from './letters.ts'
import { forgetSecondSteps } from './second-steps-of.ts'

/** `reset-second-factor EMAIL`: for somebody whose app, passkeys and codes are all of no use, after their identity was checked. */
export const resetSecondFactorCommand: Command = {
  name: 'reset-second-factor',
  summary:
    'reset-second-factor EMAIL  take the second factor off an account and end its sessions; check first who is asking',
  async run(args, { config, log, databaseUrl, print }) {
    const email = Email.safeParse(args[0])
    if (!email.success || args.length > 1) throw new Error('reset-second-factor needs one email address')
    const db = connect(databaseUrl, {
      name: 'rolecall reset-second-factor',
      max: 2,
      onError: (error) => log.warn({ err: error }, 'a database connection broke'),
    })
    const tasks = sendTasks({ databaseUrl, log })
    try {
      const siteUrl = config.publicUrl ?? `http://${config.host}:${config.port}`
      await inTransaction(db, async (client) => {
        const account = await findAccountByEmail(client, emailKey(email.data))
        if (account === null) throw new Error('No account has this address.')
        await forgetSecondSteps(client, account.id)
        await forgetPendingOf(client, account.id)
        await endSessionsOf(client, account.id)
        const now = systemClock.now()
        const details = { change: 'reset-by-us', by: 'command line' }
        await audit(client, { event: 'second-factor-changed', actor: null, subject: account.id, details, now })
        const letter = secondFactorChanged('reset-by-us', `${siteUrl}/settings/security`)
        const about = { template: 'second-factor-changed', userId: account.id, now }
        await postMail({ tasks }, client, account.email ?? email.data, letter, about)
      })
      print(`${email.data} can now log in without a second step. We have told them by email.`)
    } finally {
      await tasks.stop()
      await db.end()
    }
  },
}
