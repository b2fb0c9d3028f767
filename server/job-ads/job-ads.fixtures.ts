import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { KeyScope } from '../../contract/companies/key-rules.ts'
import { AdContent, emptyAd } from '../../contract/job-ads/content.ts'
import type { MyAd } from '../../contract/job-ads/my-ads.ts'
import { aPerson, type Person } from '../../test/people.ts'
import type { TestServer } from '../../test/server.ts'
import { openAccounts, type Owner } from '../ledger/accounts.ts'
import { issue } from '../ledger/transfer.ts'
import { inTransaction } from '../platform/database.ts'

export const unit = 'publisher-credits'

export async function give(server: TestServer, owner: Owner, amount: number): Promise<void> {
  await inTransaction(server.db, async (client) => {
    await openAccounts(client, { owner, unit })
    if (amount > 0)
      await issue(client, { to: owner, unit, amount, kind: 'grant', key: randomUUID(), now: server.clock.now() })
  })
}

/** Somebody who posts ads for a company that may, with credits for a few. */
export async function aPublisher(
  server: TestServer,
  given: {
    email?: string
    credits?: number
    company?: { id?: string; name?: string; isAdmin?: boolean; isApproved?: boolean }
    isVerified?: boolean
  } = {},
): Promise<Person> {
  const person = await aPerson(server, {
    ...(given.email === undefined ? {} : { email: given.email }),
    company: { name: 'Quayside Bakery Ltd', isApproved: true, ...given.company },
    isVerified: given.isVerified ?? true,
  })
  await give(server, { kind: 'person', id: person.id }, given.credits ?? 10)
  return person
}

/** A whole, dull ad but for what is given. */
export function anAd(given: Partial<AdContent> = {}): AdContent {
  return AdContent.parse({
    ...emptyAd(),
    jobTitle: 'Pastry chef',
    jobLocation: 'Whitby',
    workplace: 'on-site',
    contractType: 'permanent',
    duration: 'F',
    hoursPerWeek: '40',
    industry: 'Hospitality and catering',
    payMin: '29000',
    payMax: '33000',
    jobDescription:
      '<p>You bake croissants, tarts and sourdough for our shop by the harbour, from four in the morning.</p>',
    ...given,
  })
}

/** An ad that is online. */
export async function published(
  server: TestServer,
  person: Person,
  content: AdContent = anAd(),
): Promise<MyAd & { jobId: string }> {
  const answer = await server.post('/api/jobsearches', { _id: randomUUID(), content }, person.headers)
  expect(answer, answer.text).toMatchObject({ status: 201 })
  return (answer.body as { ad: MyAd & { jobId: string } }).ad
}

/** An admin of a company of their own, which has so many credits and may publish. */
export async function anAdmin(
  server: TestServer,
  given: { credits?: number; name?: string; isApproved?: boolean } = {},
): Promise<Person & { companyId: string }> {
  const { credits = 10, name = 'Quayside Bakery Ltd', isApproved = true } = given
  const admin = await aPerson(server, { name: 'Mia Example', company: { name, isAdmin: true, isApproved } })
  const companyId = admin.companyId!
  await give(server, { kind: 'person', id: admin.id }, 0)
  await give(server, { kind: 'company', id: companyId }, credits)
  return { ...admin, companyId }
}

/** A key of the admin's company, as the page makes it. */
export async function aKey(
  server: TestServer,
  admin: Person,
  scopes: readonly KeyScope[] = ['read-ads', 'write-ads'],
): Promise<{ id: string; key: string; headers: { authorization: string } }> {
  const path = `/api/companies/${admin.companyId}/api-keys`
  const { status, body, text } = await server.post(path, { name: 'A program', scopes }, admin.headers)
  if (status !== 201) throw new Error(text)
  const { key, apiKey } = body as { key: string; apiKey: { _id: string } }
  return { id: apiKey._id, key, headers: { authorization: `Bearer ${key}` } }
}
