import { randomUUID } from 'node:crypto'
import { balanceOf, isKeyUsed, KeyReused, transfer } from '../ledger/index.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { creditsOfCompany, creditsOfMember } from './company-credits.ts'
import { noteEvent } from './company-events.ts'

type Outcome =
  | { kind: 'moved'; companyHas: number }
  | { kind: 'not-found' }
  | { kind: 'too-few' }
  | { kind: 'key-reused' }

/**
 * Moves credits between a company and one of its members.
 * @param key of the wish: the same one moves them once. Null: each call is a wish of its own.
 */
export async function transferCredits(
  db: Database,
  given: {
    companyId: string
    actor: string
    userId: string
    credits: number
    to: 'member' | 'company'
    key: string | null
    now: Date
  },
): Promise<Outcome> {
  const { companyId, actor, userId, credits, to, key, now } = given
  try {
    return await inTransaction(db, async (client) => {
      // Held until the end: a member who is removed meanwhile takes no credits along, and of two equal wishes the second sees the first.
      const { rowCount } = await client.query(
        'select 1 from company_members where company_id = $1 and user_id = $2 for update',
        [companyId, userId],
      )
      if (rowCount === 0) return { kind: 'not-found' }
      const [company, member] = [creditsOfCompany(companyId), creditsOfMember(userId)]
      const ends = to === 'member' ? [company.owner, member.owner] : [member.owner, company.owner]
      // By who asks as well: nobody meets somebody else's keys.
      const wish = `company-transfer ${companyId} ${actor} ${key ?? randomUUID()}`
      const wasMade = await isKeyUsed(client, wish)
      const isThere = await transfer(client, {
        from: ends[0]!,
        to: ends[1]!,
        unit: company.unit,
        amount: credits,
        key: wish,
        now,
      })
      if (!isThere) return { kind: 'too-few' }
      if (!wasMade)
        await noteEvent(client, {
          companyId,
          event: 'credits-moved',
          actor,
          subject: userId,
          details: { credits, to },
          now,
        })
      const { available } = await balanceOf(client, company)
      return { kind: 'moved', companyHas: available }
    })
  } catch (error) {
    if (error instanceof KeyReused) return { kind: 'key-reused' }
    throw error
  }
}
