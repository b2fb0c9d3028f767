import { randomUUID } from 'node:crypto'
import { aPerson, type Person } from '../../test/people.ts'
import type { TestServer } from '../../test/server.ts'
import { issue } from '../ledger/transfer.ts'
import { balanceOf } from '../ledger/accounts.ts'
import { inTransaction } from '../platform/database.ts'
import { creditsOfCompany, creditsOfMember } from './company-credits.ts'

/** A company with an admin and an ordinary member, and so many credits. */
export async function aCompany(
  server: TestServer,
  { credits = 0, email }: { credits?: number; email?: string } = {},
): Promise<{ id: string; admin: Person; member: Person }> {
  const company = { name: 'Harbour Care Ltd', isAdmin: true }
  const admin = await aPerson(server, { name: 'Mia Example', company, ...(email === undefined ? {} : { email }) })
  const id = admin.companyId!
  const member = await aPerson(server, { name: 'Joe Example', company: { id } })
  if (credits > 0) await giveCompany(server, id, credits)
  return { id, admin, member }
}

/** As a purchase does. */
export async function giveCompany(server: TestServer, companyId: string, amount: number): Promise<void> {
  const { owner: to, unit } = creditsOfCompany(companyId)
  const given = { to, unit, amount, kind: 'purchase', key: randomUUID(), now: server.clock.now() }
  await inTransaction(server.db, async (client) => await issue(client, given))
}

/** What a company and a member can use. */
export async function creditsOf(server: TestServer, companyId: string, userId: string): Promise<[number, number]> {
  const company = await balanceOf(server.db, creditsOfCompany(companyId))
  const member = await balanceOf(server.db, creditsOfMember(userId))
  return [company.available, member.available]
}
