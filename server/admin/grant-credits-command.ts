import { randomUUID } from 'node:crypto'
import { Email } from '../../contract/users/users.ts'
import { audit } from '../audit/index.ts'
import { systemClock } from '../platform/clock.ts'
import type { Command } from '../platform/commands.ts'
import { connect, inTransaction } from '../platform/database.ts'
import { emailKey } from '../users/email-key.ts'
import { findAccountByEmail } from '../users/users.ts'
import { balanceOf, giveCredits } from '../credits/index.ts'

/** More in one go is a slip of the fingers. */
const mostAtOnce = 10_000

/** `grant-credits EMAIL N`: credits for applications, until people can buy them. */
export const grantCreditsCommand: Command = {
  name: 'grant-credits',
  summary: 'grant-credits EMAIL N  give a person N credits for applications that are made for them',
  async run([address, number, ...rest], { log, databaseUrl, print }) {
    const email = Email.safeParse(address)
    const amount = Number(number)
    if (!email.success || rest.length > 0 || !/^\d+$/u.test(number ?? '') || amount < 1 || amount > mostAtOnce)
      throw new Error(`grant-credits needs an email address and a whole number from 1 to ${mostAtOnce}`)
    const db = connect(databaseUrl, {
      name: 'rolecall grant-credits',
      max: 1,
      onError: (error) => log.warn({ err: error }, 'a database connection broke'),
    })
    try {
      const now = systemClock.now()
      const available = await inTransaction(db, async (client) => {
        const account = await findAccountByEmail(client, emailKey(email.data))
        if (account === null) throw new Error('No account has this address.')
        await giveCredits(client, { userId: account.id, amount, key: randomUUID(), now })
        const details = { amount, by: 'command line' }
        await audit(client, { event: 'credits-granted', actor: null, subject: account.id, details, now })
        return (await balanceOf(client, account.id)).available
      })
      print(`${email.data} has ${available} ${available === 1 ? 'credit' : 'credits'} now.`)
    } finally {
      await db.end()
    }
  },
}
