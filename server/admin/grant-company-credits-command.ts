import { randomUUID } from 'node:crypto'
import { Email } from '../../contract/users/users.ts'
import { audit } from '../audit/index.ts'
import { creditsOfCompany } from '../companies/index.ts'
import { balanceOf, issue } from '../ledger/index.ts'
import { systemClock } from '../platform/clock.ts'
import type { Command } from '../platform/commands.ts'
import { connect, inTransaction } from '../platform/database.ts'
import { emailKey } from '../users/email-key.ts'
import { findAccountByEmail } from '../users/users.ts'

/** More in one go is a slip of the fingers. */
const mostAtOnce = 10_000

/** `grant-company-credits EMAIL N`: credits for job ads, for the company that a person belongs to. */
export const grantCompanyCreditsCommand: Command = {
  name: 'grant-company-credits',
  summary: 'grant-company-credits EMAIL N  give the company of a member N credits for job ads',
  async run([address, number, ...rest], { log, databaseUrl, print }) {
    const email = Email.safeParse(address)
    const amount = Number(number)
    if (!email.success || rest.length > 0 || !/^\d+$/u.test(number ?? '') || amount < 1 || amount > mostAtOnce)
      throw new Error(`grant-company-credits needs an email address and a whole number from 1 to ${mostAtOnce}`)
    const db = connect(databaseUrl, {
      name: 'rolecall grant-company-credits',
      max: 1,
      onError: (error) => log.warn({ err: error }, 'a database connection broke'),
    })
    try {
      const now = systemClock.now()
      const { name, available } = await inTransaction(db, async (client) => {
        const account = await findAccountByEmail(client, emailKey(email.data))
        if (account === null) throw new Error('No account has this address.')
        if (account.company === null) throw new Error('The account with this address does not belong to a company.')
        const { owner: to, unit } = creditsOfCompany(account.company.id)
        await issue(client, { to, unit, amount, kind: 'grant', key: `grant ${randomUUID()}`, now })
        const details = { amount, company: account.company.id, by: 'command line' }
        await audit(client, { event: 'credits-granted', actor: null, details, now })
        return { name: account.company.name, ...(await balanceOf(client, { owner: to, unit })) }
      })
      print(`${name} has ${available} ${available === 1 ? 'credit' : 'credits'} for job ads now.`)
    } finally {
      await db.end()
    }
  },
}
