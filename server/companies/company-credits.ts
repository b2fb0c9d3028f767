import type { Holding } from '../ledger/index.ts'

/* Credits for job ads: a company has its own, and each member has what the company gave them. */

export function creditsOfCompany(companyId: string): Holding {
  return { owner: { kind: 'company', id: companyId }, unit: 'publisher-credits' }
}

export function creditsOfMember(userId: string): Holding {
  return { owner: { kind: 'person', id: userId }, unit: 'publisher-credits' }
}
