import { rowsOf, type PersonalData } from '../platform/personal-data.ts'
import { balanceOf } from './credits.ts'

export const credits: PersonalData = {
  what: 'credits for applications',
  file: 'credits.json',
  about: 'Your credits for applications.',
  stays: 'the sums of credits that were given and used, without your name: accounts must stay complete',
  async exportOf(db, userId) {
    const transfers = await rowsOf(
      db,
      `select t.at, t.kind, t.amount::int as amount, t.application_id as "application"
         from credit_transfers t join credit_accounts a on a.id in (t.from_account, t.to_account)
        where a.user_id = $1 and a.kind = 'available' order by t.id`,
      userId,
    )
    const captured = await rowsOf(
      db,
      `select t.at, t.kind, t.amount::int as amount, t.application_id as "application"
         from credit_transfers t join credit_accounts a on a.id = t.from_account
        where a.user_id = $1 and a.kind = 'reserved' and t.kind = 'capture' order by t.id`,
      userId,
    )
    return { now: await balanceOf(db, userId), transfers, paidForApplications: captured }
  },
}
