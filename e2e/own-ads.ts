import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { expect } from './expect.ts'
import { AdContent, emptyAd } from '../contract/job-ads/content.ts'
import type { MyAd } from '../contract/job-ads/my-ads.ts'
import { openAccounts } from '../server/ledger/accounts.ts'
import { issue } from '../server/ledger/transfer.ts'
import { readConfig } from '../server/platform/config.ts'
import { inTransaction } from '../server/platform/database.ts'
import { aPerson, type Person } from '../test/people.ts'
import { productEnvironment } from './start-product.ts'
import { product } from './product.ts'

/** An ad that is online, the id of its job, and what can be done with it. */
type OwnAd = {
  ad: string
  job: string
  change: (given: Partial<AdContent>) => Promise<void>
  close: () => Promise<void>
}

/** An ad that is online, posted by somebody of a new company who has this address. */
export async function anOwnAd(email: string, given: Partial<AdContent>): Promise<OwnAd> {
  const publisher = await aPublisher(email)
  const content = AdContent.parse({
    ...emptyAd(),
    jobLocation: 'Whitby',
    workplace: 'on-site',
    contractType: 'permanent',
    duration: 'F',
    hoursPerWeek: '40',
    payMin: '29000',
    payMax: '33000',
    jobDescription: '<p>You bake croissants and tarts for our shop by the harbour, from four in the morning.</p>',
    ...given,
  })
  const origin = product().url
  const call = async (method: 'POST' | 'PUT', path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${publisher.token}` }
    const answer = await fetch(`${origin}/api${path}`, { method, headers, body: JSON.stringify(body) })
    const text = await answer.text()
    expect(answer.ok, text).toBe(true)
    return JSON.parse(text) as unknown
  }
  const { ad } = (await call('POST', '/jobsearches', { _id: randomUUID(), content })) as { ad: MyAd }
  if (ad.jobId === null) throw new Error('An ad that is online has a job')
  return {
    ad: ad._id,
    job: ad.jobId,
    change: async (changed) =>
      void (await call('PUT', `/jobsearches/${ad._id}`, { content: { ...content, ...changed } })),
    close: async () => void (await call('POST', `/job-ads/${ad._id}/close`, {})),
  }
}

/** Somebody of a new company that may publish, with nine credits to do it. */
export async function aPublisher(email: string): Promise<Person> {
  const db = new Pool({ connectionString: product().databaseUrl, max: 1 })
  try {
    const now = new Date()
    const { freeCredits } = readConfig(productEnvironment({}))
    const person = await aPerson(
      { db, services: { clock: { now: () => now }, config: { freeCredits } } },
      { email, company: { name: `Quayside Bakery ${email}`, isApproved: true } },
    )
    await inTransaction(db, async (client) => {
      const to = { kind: 'person', id: person.id } as const
      await openAccounts(client, { owner: to, unit: 'publisher-credits' })
      await issue(client, { to, unit: 'publisher-credits', amount: 9, kind: 'grant', key: randomUUID(), now })
    })
    return person
  } finally {
    await db.end()
  }
}
