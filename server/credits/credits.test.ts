import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPerson } from '../../test/people.ts'
import { startServer } from '../../test/server.ts'
import { reserve as reserveInLedger } from '../ledger/reserve.ts'
import { issue } from '../ledger/transfer.ts'
import { inTransaction } from '../platform/database.ts'
import { balanceOf, capture, release, reserve } from './credits.ts'
import { freeCreditsOf, giveCredits, openAccounts, openAccountsOfAll } from './give-credits.ts'
import { grantCreditsCommand } from '../admin/grant-credits-command.ts'
import { credits } from './personal-data.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [], environment: { ROLECALL_FREE_CREDITS: '0' } })

const now = new Date('2026-03-04T12:00:00Z')

async function somebodyWith(credits: number): Promise<string> {
  const { id } = await aPerson(server)
  if (credits > 0) await give(id, credits)
  return id
}

async function give(userId: string, amount: number, key: string = randomUUID()): Promise<boolean> {
  return await inTransaction(server.db, async (client) => await giveCredits(client, { userId, amount, key, now }))
}

async function balance(userId: string): Promise<[available: number, reserved: number]> {
  const { available, reserved } = await balanceOf(server.db, userId)
  return [available, reserved]
}

const doing = {
  reserve: async (userId: string, applicationId: string) =>
    await inTransaction(server.db, async (client) => await reserve(client, { userId, applicationId, now })),
  capture: async (_userId: string, applicationId: string) =>
    await inTransaction(server.db, async (client) => await capture(client, { applicationId, now })),
  release: async (_userId: string, applicationId: string) =>
    await inTransaction(server.db, async (client) => await release(client, { applicationId, now })),
}

/** What every account's transfers add up to, beside what it says: the two that differ. */
async function wrongBalances(): Promise<unknown[]> {
  const { rows } = await server.db.query(
    `select a.id, a.balance, s.sum from ledger_accounts a cross join lateral
       (select coalesce(sum(case when t.to_account = a.id then t.amount else -t.amount end), 0) as sum
          from ledger_transfers t where a.id in (t.from_account, t.to_account)) s
      where a.balance is not null and a.balance <> s.sum`,
  )
  return rows
}

test('a credit is held when an application is queued, and taken once it is made', async () => {
  const ann = await somebodyWith(2)
  const [made, failed] = [randomUUID(), randomUUID()]
  expect(await doing.reserve(ann, made)).toBe(true)
  expect(await doing.reserve(ann, failed)).toBe(true)
  expect(await balance(ann)).toEqual([0, 2])
  expect(await doing.reserve(ann, randomUUID())).toBe(false)

  expect(await doing.capture(ann, made)).toBe(true)
  expect(await doing.release(ann, failed)).toBe(true)
  expect(await balance(ann)).toEqual([1, 0])
  // What was paid is not given back, and what was given back is not taken without being held again.
  expect(await doing.release(ann, made)).toBe(false)
  expect(await doing.capture(ann, failed)).toBe(false)
  expect(await doing.reserve(ann, failed)).toBe(true)
  expect(await doing.capture(ann, failed)).toBe(true)
  expect(await balance(ann)).toEqual([0, 0])
  expect(await wrongBalances()).toEqual([])
})

test('asked twice, each is done once, also at the same time', async () => {
  const ann = await somebodyWith(5)
  const application = randomUUID()
  const times = Array.from({ length: 8 })
  for (const [verb, after] of [
    ['reserve', [4, 1]],
    ['release', [5, 0]],
    ['reserve', [4, 1]],
    ['capture', [4, 0]],
  ] as const) {
    expect(await Promise.all(times.map(async () => await doing[verb](ann, application)))).toEqual(times.fill(true))
    expect(await balance(ann)).toEqual(after)
  }
  const key = randomUUID()
  expect((await Promise.all([1, 2, 3].map(async () => await give(ann, 7, key)))).sort()).toEqual([false, false, true])
  expect(await balance(ann)).toEqual([11, 0])
})

test('fifty at once with ten credits are ten', async () => {
  const ann = await somebodyWith(10)
  const answers = await Promise.all(Array.from({ length: 50 }, async () => await doing.reserve(ann, randomUUID())))
  expect(answers.filter(Boolean)).toHaveLength(10)
  expect(await balance(ann)).toEqual([0, 10])
})

test('whatever is done in whatever order, and however much of it is undone, balances are sums and never negative', async () => {
  const step = fc.record({
    verb: fc.constantFrom('reserve' as const, 'capture' as const, 'release' as const, 'give' as const),
    application: fc.nat(4),
    /** The program ends before its transaction does. */
    crashes: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const userId = await somebodyWith(2)
      const applications = Array.from({ length: 5 }, () => randomUUID())
      // What should come of it, in the plainest way.
      let available = 2
      const held = new Map<number, 'reserved' | 'paid'>()
      for (const { verb, application, crashes } of steps) {
        const applicationId = applications[application]!
        const work = inTransaction(server.db, async (client) => {
          if (verb === 'give') await giveCredits(client, { userId, amount: 1, key: randomUUID(), now })
          if (verb === 'reserve') await reserve(client, { userId, applicationId, now })
          if (verb === 'capture') await capture(client, { applicationId, now })
          if (verb === 'release') await release(client, { applicationId, now })
          if (crashes) throw new Error('killed')
        })
        if (crashes) {
          await expect(work).rejects.toThrow('killed')
          continue
        }
        await work
        const state = held.get(application)
        if (verb === 'give') available++
        if (verb === 'reserve' && state === undefined && available > 0) {
          available--
          held.set(application, 'reserved')
        }
        if (verb === 'capture' && state === 'reserved') held.set(application, 'paid')
        if (verb === 'release' && state === 'reserved') {
          available++
          held.delete(application)
        }
        const reserved = [...held.values()].filter((one) => one === 'reserved').length
        expect(await balance(userId)).toEqual([available, reserved])
      }
      expect(await wrongBalances()).toEqual([])
    }),
    { numRuns: 15 },
  )
})

test('the tables themselves refuse a negative balance and a changed transfer', async () => {
  const ann = await somebodyWith(1)
  await expect(server.db.query('update ledger_accounts set balance = -1 where user_id = $1', [ann])).rejects.toThrow(
    'ledger_accounts_never_negative',
  )
  await expect(server.db.query('update ledger_transfers set amount = 5')).rejects.toThrow('never changed')
  await expect(server.db.query('delete from ledger_transfers')).rejects.toThrow('never changed')
})

test('every account gets the free credits once, whenever it was made', async () => {
  const [ann, ben] = [await somebodyWith(0), await somebodyWith(3)]
  await server.db.query(`delete from ledger_accounts where user_id = $1`, [ann])
  const free = { ...freeCreditsOf(server.services), amount: 20 }
  const given = { free, now, signal: new AbortController().signal }
  expect(await openAccountsOfAll(server.db, given)).toBeGreaterThan(1)
  expect(await openAccountsOfAll(server.db, given)).toBe(0)
  await inTransaction(server.db, async (client) => await openAccounts(client, { userId: ann, free, now }))
  expect([await balance(ann), await balance(ben)]).toEqual([
    [20, 0],
    [23, 0],
  ])
})

test('a new account starts with them, and its person sees how many are left', async () => {
  await using withFree = await startServer({ boards: [], environment: { ROLECALL_FREE_CREDITS: '4' } })
  const body = { name: 'Ann', email: 'ann@example.com', password: 'quiet river 27', terms: true }
  expect((await withFree.post('/api/users', body)).status).toBe(201)
  const { rows } = await withFree.db.query<{ balance: string }>(
    `select a.balance from ledger_accounts a join users u on u.id = a.user_id where u.email = 'ann@example.com' and a.kind = 'available'`,
  )
  expect(rows).toEqual([{ balance: '4' }])

  const ben = await aPerson(withFree)
  await inTransaction(
    withFree.db,
    async (client) => await reserve(client, { userId: ben.id, applicationId: randomUUID(), now }),
  )
  expect((await withFree.get(`/api/users/${ben.id}/credits`, ben.headers)).body).toEqual({ available: 3, reserved: 1 })
  expect((await withFree.get('/api/users/me', ben.headers)).body).toMatchObject({
    subscription: { jobApplicationsCounter: 3 },
  })
  const eve = await aPerson(withFree)
  expect((await withFree.get(`/api/users/${ben.id}/credits`, eve.headers)).status).toBe(404)
  expect((await withFree.get('/api/users/me/credits')).status).toBe(401)
})

test('the ledger outlives the account without naming it, and what was under way can still be settled', async () => {
  const ann = await somebodyWith(2)
  const application = randomUUID()
  await doing.reserve(ann, application)
  await server.db.query('delete from users where id = $1', [ann])
  expect(await doing.capture(ann, application)).toBe(true)
  const { rows } = await server.db.query<{ user_id: string | null; balance: string }>(
    `select a.user_id, a.balance from ledger_accounts a
      where a.id in (select from_account from ledger_transfers where subject_id = $1)`,
    [application],
  )
  expect(rows.map(({ user_id: id }) => id)).toEqual([null, null])
  expect(await wrongBalances()).toEqual([])
})

test('the archive tells of credits for applications, of those for job ads where there are any, and of nobody else', async () => {
  const [ann, ben] = [await somebodyWith(3), await somebodyWith(8)]
  const db = server.db
  const line = { at: now, kind: 'grant', amount: 3, application: null }
  const plain = { now: { available: 3, reserved: 0 }, transfers: [line], paidForApplications: [] }
  expect(await credits.exportOf(db, ann)).toEqual(plain)

  const subject = { kind: 'ad', id: randomUUID() }
  const adCredits = { unit: 'publisher-credits', now } as const
  await inTransaction(server.db, async (client) => {
    const [to, other] = [ann, ben].map((id) => ({ kind: 'person' as const, id }))
    await issue(client, { ...adCredits, to: to!, amount: 6, kind: 'grant', key: randomUUID() })
    await issue(client, { ...adCredits, to: other!, amount: 9, kind: 'grant', key: randomUUID() })
    await reserveInLedger(client, { ...adCredits, owner: to!, amount: 2, subject })
  })
  expect(await credits.exportOf(db, ann)).toEqual({
    ...plain,
    forJobAds: {
      now: { available: 4, reserved: 2 },
      transfers: [
        { at: now, kind: 'grant', amount: 6, change: 6, subject: null },
        { at: now, kind: 'reserve', amount: 2, change: -2, subject },
      ],
    },
  })
})

test('an operator gives credits by the command line, and is told what would be a slip', async () => {
  const ann = await aPerson(server)
  const said: string[] = []
  const { config, log } = server.services
  const context = { config, log, databaseUrl: config.databaseUrl ?? '', print: (line: string) => void said.push(line) }
  const run = async (...args: string[]) =>
    await grantCreditsCommand.run(args, { ...context, signal: new AbortController().signal })
  await run(ann.email.toUpperCase(), '12')
  await run(ann.email, '3')
  expect([await balance(ann.id), said.at(-1)]).toEqual([[15, 0], `${ann.email} has 15 credits now.`])
  for (const number of ['0', '-5', '1.5', '10001', 'many', ''])
    await expect(run(ann.email, number)).rejects.toThrow('a whole number from 1 to 10000')
  await expect(run('nobody@example.org', '1')).rejects.toThrow('No account has this address.')
  expect(await balance(ann.id)).toEqual([15, 0])
})
