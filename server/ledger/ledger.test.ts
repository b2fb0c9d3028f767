import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../test/server.ts'
import { inTransaction } from '../platform/database.ts'
import { balanceOf, type Owner, type Unit } from './accounts.ts'
import { anAd, memberAndCompany, now, wrongRows } from './ledger.fixtures.ts'
import { KeyReused, type Subject } from './movement.ts'
import { capture, release, reserve } from './reserve.ts'
import { statement } from './statement.ts'
import { issue, transfer } from './transfer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ boards: [], environment: { ROLECALL_FREE_CREDITS: '0' } })
})
afterAll(async () => {
  expect(await wrongRows(server.db)).toEqual([])
  await server[Symbol.asyncDispose]()
})

const unit: Unit = 'publisher-credits'

async function run<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  return await inTransaction(server.db, work)
}

async function give(to: Owner, amount: number, key: string = randomUUID()): Promise<boolean> {
  return await run(async (client) => await issue(client, { to, unit, amount, kind: 'grant', key, now }))
}

async function hold(owner: Owner, amount: number, subject: Subject): Promise<boolean> {
  return await run(async (client) => await reserve(client, { owner, unit, amount, subject, now }))
}

async function send(from: Owner, to: Owner, amount: number, key: string = randomUUID()): Promise<boolean> {
  return await run(async (client) => await transfer(client, { from, to, unit, amount, key, now }))
}

async function take(subject: Subject): Promise<boolean> {
  return await run(async (client) => await capture(client, { subject, now }))
}

async function giveBack(subject: Subject): Promise<boolean> {
  return await run(async (client) => await release(client, { subject, now }))
}

async function balance(owner: Owner, of: Unit = unit): Promise<[available: number, reserved: number]> {
  const { available, reserved } = await balanceOf(server.db, { owner, unit: of })
  return [available, reserved]
}

describe('a reservation', () => {
  test('of several credits is taken or given back as a whole', async () => {
    const { company } = await memberAndCompany(server)
    await give(company, 7)
    const [posted, dropped] = [anAd(), anAd()]
    expect(await hold(company, 5, posted)).toBe(true)
    expect(await hold(company, 3, dropped)).toBe(false)
    expect(await balance(company)).toEqual([2, 5])
    expect(await hold(company, 2, dropped)).toBe(true)

    expect(await take(posted)).toBe(true)
    expect(await giveBack(dropped)).toBe(true)
    expect(await balance(company)).toEqual([2, 0])
    // What was paid is not given back, and what was given back is not taken without being held again.
    expect(await giveBack(posted)).toBe(false)
    expect(await take(dropped)).toBe(false)
    expect(await balance(company)).toEqual([2, 0])
  })

  test('is for one amount and one owner at a time', async () => {
    const { member, company } = await memberAndCompany(server)
    await give(company, 5)
    await give(member, 5)
    const ad = anAd()
    expect(await hold(company, 2, ad)).toBe(true)
    await expect(hold(company, 3, ad)).rejects.toThrow('another owner or for another amount')
    await expect(hold(member, 2, ad)).rejects.toThrow('another owner or for another amount')
    expect([await balance(company), await balance(member)]).toEqual([
      [3, 2],
      [5, 0],
    ])
    // Given back, it can be held by whoever and for whatever amount, and goes back to where it came from.
    expect(await giveBack(ad)).toBe(true)
    expect(await hold(member, 4, ad)).toBe(true)
    expect(await giveBack(ad)).toBe(true)
    expect([await balance(company), await balance(member)]).toEqual([
      [5, 0],
      [5, 0],
    ])
  })

  test('by two owners at once is one', async () => {
    const { member, company } = await memberAndCompany(server)
    await give(company, 9)
    await give(member, 9)
    const ad = anAd()
    const answers = await Promise.allSettled([1, 2, 3].flatMap(() => [hold(company, 2, ad), hold(member, 2, ad)]))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const [held, other] = [await balance(company), await balance(member)].sort((a, b) => b[1] - a[1])
    expect([held, other]).toEqual([
      [7, 2],
      [9, 0],
    ])
  })

  test('is settled when its owner is gone, and names nobody then', async () => {
    const { member, company } = await memberAndCompany(server)
    await give(company, 3)
    await give(member, 3)
    const [ofCompany, ofMember] = [anAd(), anAd()]
    await hold(company, 3, ofCompany)
    await hold(member, 2, ofMember)
    await server.db.query('delete from companies where id = $1', [company.id])
    await server.db.query('delete from users where id = $1', [member.id])
    expect([await take(ofCompany), await giveBack(ofMember)]).toEqual([true, true])
    expect([await balance(company), await statement(server.db, { owner: member, unit })]).toEqual([[0, 0], []])
  })
})

describe('a transfer', () => {
  test('moves credits between a member and their company, and never more than there are', async () => {
    const { member, company } = await memberAndCompany(server)
    await give(company, 10)
    await hold(company, 4, anAd())
    expect(await send(company, member, 7)).toBe(false)
    expect(await send(company, member, 6)).toBe(true)
    expect([await balance(company), await balance(member)]).toEqual([
      [0, 4],
      [6, 0],
    ])
    expect(await send(member, company, 1)).toBe(true)
    expect([await balance(company), await balance(member)]).toEqual([
      [1, 4],
      [5, 0],
    ])
  })

  test('from who has no account is none, and one to oneself is refused', async () => {
    const { member, company } = await memberAndCompany(server)
    expect(await send(company, member, 1)).toBe(false)
    await give(company, 2)
    await expect(send(company, company, 1)).rejects.toThrow('two owners')
    expect([await balance(company), await balance(member)]).toEqual([
      [2, 0],
      [0, 0],
    ])
  })

  test('with the same key is made once, also at the same time and when nothing is left', async () => {
    const { member, company } = await memberAndCompany(server)
    await give(company, 5)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, async () => await send(company, member, 5, key)))
    expect(answers).toEqual(Array.from({ length: 8 }).fill(true))
    expect([await balance(company), await balance(member)]).toEqual([
      [0, 0],
      [5, 0],
    ])
  })

  test('in both directions at once loses nothing and blocks nobody', async () => {
    const { member, company } = await memberAndCompany(server)
    await give(company, 20)
    await give(member, 20)
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, i) =>
        i % 2 === 0 ? await send(company, member, 1) : await send(member, company, 1),
      ),
    )
    expect(answers.every(Boolean)).toBe(true)
    expect([await balance(company), await balance(member)]).toEqual([
      [20, 0],
      [20, 0],
    ])
  })

  test('thirty at once of two credits out of ten are five', async () => {
    const { member, company } = await memberAndCompany(server)
    await give(company, 10)
    const answers = await Promise.all(Array.from({ length: 30 }, async () => await send(company, member, 2)))
    expect(answers.filter(Boolean)).toHaveLength(5)
    expect([await balance(company), await balance(member)]).toEqual([
      [0, 0],
      [10, 0],
    ])
  })
})

test('a key belongs to one movement', async () => {
  const { member, company } = await memberAndCompany(server)
  const key = randomUUID()
  expect([await give(company, 5, key), await give(company, 5, key)]).toEqual([true, false])
  await expect(give(company, 6, key)).rejects.toThrow(KeyReused)
  await expect(give(member, 5, key)).rejects.toThrow(KeyReused)
  await expect(send(company, member, 5, key)).rejects.toThrow(KeyReused)
  expect([await balance(company), await balance(member)]).toEqual([
    [5, 0],
    [0, 0],
  ])
})

test('the two units of one owner do not mix', async () => {
  const { member } = await memberAndCompany(server)
  await give(member, 3)
  expect([await balance(member), await balance(member, 'application-credits')]).toEqual([
    [3, 0],
    [0, 0],
  ])
  const held = run(
    async (client) =>
      await reserve(client, { owner: member, unit: 'application-credits', amount: 1, subject: anAd(), now }),
  )
  expect(await held).toBe(false)
})

test.for([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  'an amount of %s moves nothing',
  async (amount) => {
    const { member, company } = await memberAndCompany(server)
    await give(company, 5)
    await expect(give(company, amount)).rejects.toThrow(RangeError)
    await expect(hold(company, amount, anAd())).rejects.toThrow(RangeError)
    await expect(send(company, member, amount)).rejects.toThrow(RangeError)
    expect(await balance(company)).toEqual([5, 0])
  },
)

test('a statement tells everything of one owner and unit, and adds up', async () => {
  const { member, company } = await memberAndCompany(server)
  await give(company, 9)
  const [posted, dropped] = [anAd(), anAd()]
  await hold(company, 5, posted)
  await take(posted)
  await hold(company, 2, dropped)
  await giveBack(dropped)
  await send(company, member, 3)
  const lines = await statement(server.db, { owner: company, unit })
  expect(lines.map(({ kind, amount, change, subject }) => [kind, amount, change, subject])).toEqual([
    ['grant', 9, 9, null],
    ['reserve', 5, -5, posted],
    ['capture', 5, 0, posted],
    ['reserve', 2, -2, dropped],
    ['release', 2, 2, dropped],
    ['transfer', 3, -3, null],
  ])
  expect(lines.reduce((sum, { change }) => sum + change, 0)).toBe((await balance(company))[0])
  expect((await statement(server.db, { owner: member, unit })).map(({ change }) => change)).toEqual([3])
  expect(await statement(server.db, { owner: company, unit: 'application-credits' })).toEqual([])
})

test('the tables refuse what the code should never try', async () => {
  const { member, company } = await memberAndCompany(server)
  await give(company, 1)
  const { db } = server
  const refuses = async (why: string, sql: string, ...given: unknown[]) =>
    await expect(db.query(sql, given)).rejects.toThrow(why)
  const account = async (of: Unit) =>
    (await db.query<{ id: string }>(`select id from ledger_accounts where unit = $1 and kind = 'issued'`, [of]))
      .rows[0]!.id
  const [issued, foreign] = [await account(unit), await account('application-credits')]
  const insert = `insert into ledger_transfers (at, kind, unit, from_account, to_account, amount, key) values (now(), $1, $2, $3, $4, 1, 'k')`
  await refuses('never_negative', 'update ledger_accounts set balance = -1 where company_id = $1', company.id)
  await refuses('one_owner', 'update ledger_accounts set user_id = $2 where company_id = $1', company.id, member.id)
  await refuses('ledger_transfers_to_account_fkey', insert, 'grant', unit, issued, foreign)
  await refuses('ledger_transfers_from_account_fkey', insert, 'grant', 'application-credits', issued, foreign)
  await refuses('reserved_for_something', insert, 'reserve', unit, issued, foreign)
  await refuses('never changed', 'update ledger_transfers set amount = 5')
  await refuses('never changed', 'delete from ledger_transfers')
  expect(await balance(company)).toEqual([1, 0])
})
