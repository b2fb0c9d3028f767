import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aDatabase } from '../../test/database.ts'
import { balanceOf, capture, release, reserve } from '../credits/credits.ts'
import { openAccountsOfAll } from '../credits/give-credits.ts'
import { credits } from '../credits/personal-data.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { migrate } from '../platform/migrate.ts'
import { now, wrongRows } from './ledger.fixtures.ts'

/** A database as the version before this ledger left it. */
async function aDatabaseOfBefore(): ReturnType<typeof aDatabase> {
  const database = await aDatabase()
  await database.db.query('drop schema public cascade')
  await database.db.query('create schema public')
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-before-the-ledger-'))
  try {
    const before = readdirSync('migrations').filter((file) => file < '0040')
    for (const file of before) copyFileSync(join('migrations', file), join(folder, file))
    await migrate(database.url, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
  return database
}

async function aUser(db: Database): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const { rows } = await db.query<{ id: string }>(
    `insert into users (name, email, email_key, created) values ('Ann', $1, $1, $2) returning id`,
    [email, now],
  )
  return rows[0]!.id
}

/** The statements of the version before: accounts, and a transfer with both of its balances. */
function programOfBefore(db: Database) {
  const open = async (userId: string) => {
    await db.query(
      `insert into credit_accounts (user_id, kind, balance) values ($1, 'available', 0), ($1, 'reserved', 0) on conflict do nothing`,
      [userId],
    )
  }
  const account = async (kind: string, userId: string | null = null): Promise<string> => {
    const { rows } = await db.query<{ id: string }>(
      'select id from credit_accounts where kind = $1 and user_id is not distinct from $2',
      [kind, userId],
    )
    expect(rows).toHaveLength(1)
    return rows[0]!.id
  }
  const counts = new Map<string, number>()
  const transfer = async (kind: string, from: string, to: string, amount: number, application: string | null) =>
    await inTransaction(db, async (client) => {
      await client.query('select 1 from credit_accounts where id = $1 for update', [from])
      const count = counts.get(application ?? '') ?? 0
      counts.set(application ?? '', count + 1)
      const key = application === null ? `${kind} ${to}` : `application ${application} ${count}`
      const { rowCount } = await client.query(
        `insert into credit_transfers (at, kind, from_account, to_account, amount, key, application_id)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (key) do nothing`,
        [now, kind, from, to, amount, key, application],
      )
      expect(rowCount).toBe(1)
      await client.query(
        `update credit_accounts set balance = balance + case when id = $1 then -$3::bigint else $3::bigint end
          where id in ($1, $2) and balance is not null`,
        [from, to, amount],
      )
    })
  return { open, account, transfer }
}

/** Somebody with 20 free credits and 5 more: one paid, one held, one given back and held again. */
async function aLifeOfCredits(db: Database) {
  const { open, account, transfer } = programOfBefore(db)
  const userId = await aUser(db)
  await open(userId)
  const [issued, spent] = [await account('issued'), await account('spent')]
  const [available, reserved] = [await account('available', userId), await account('reserved', userId)]
  const [paid, held, heldAgain] = [randomUUID(), randomUUID(), randomUUID()]
  await transfer('free', issued, available, 20, null)
  await transfer('grant', issued, available, 5, null)
  await transfer('reserve', available, reserved, 1, paid)
  await transfer('capture', reserved, spent, 1, paid)
  await transfer('reserve', available, reserved, 1, held)
  await transfer('reserve', available, reserved, 1, heldAgain)
  await transfer('release', reserved, available, 1, heldAgain)
  await transfer('reserve', available, reserved, 1, heldAgain)
  return { userId, paid, held, heldAgain }
}

test('the rows of before keep their ids, owners, keys and balances, and what was held goes on', async () => {
  await using database = await aDatabaseOfBefore()
  const { db, url } = database
  const ann = await aLifeOfCredits(db)
  const gone = await aLifeOfCredits(db)
  await db.query('delete from users where id = $1', [gone.userId])
  const oldAccounts = await db.query('select id, kind, user_id, balance from credit_accounts order by id')
  const oldTransfers = await db.query(
    'select id, at, kind, from_account, to_account, amount, key, application_id from credit_transfers order by id',
  )
  expect([oldAccounts.rowCount, oldTransfers.rowCount]).toEqual([6, 16])

  expect(await migrate(url)).toContain('0040_ledger')

  const accounts = await db.query(
    `select id, kind, user_id, balance from ledger_accounts where unit = 'application-credits' and company_id is null order by id`,
  )
  const transfers = await db.query(
    `select id, at, kind, from_account, to_account, amount, key, subject_id as application_id from ledger_transfers
      where unit = 'application-credits' and (subject_kind = 'application') is not distinct from (case when subject_id is not null then true end)
      order by id`,
  )
  expect(accounts.rows).toEqual(oldAccounts.rows)
  expect(transfers.rows).toEqual(oldTransfers.rows)
  expect(await wrongRows(db)).toEqual([])
  expect(await balanceOf(db, ann.userId)).toEqual({ available: 22, reserved: 2 })
  await expect(db.query('update ledger_transfers set amount = 2')).rejects.toThrow('never changed')

  const settled = await inTransaction(db, async (client) => [
    await capture(client, { applicationId: ann.held, now }),
    await release(client, { applicationId: ann.heldAgain, now }),
    // Paid before: it is not paid again, and not given back.
    await reserve(client, { userId: ann.userId, applicationId: ann.paid, now }),
    await release(client, { applicationId: ann.paid, now }),
    // Of somebody who is no more.
    await capture(client, { applicationId: gone.held, now }),
  ])
  expect(settled).toEqual([true, true, true, false, true])
  expect(await balanceOf(db, ann.userId)).toEqual({ available: 23, reserved: 0 })
  // Nobody gets the free credits a second time.
  const free = { amount: 20, config: { giftsKeptMonths: 24 }, secrets: { keyFor: () => Buffer.alloc(32) } }
  expect(await openAccountsOfAll(db, { free, now, signal: new AbortController().signal })).toBe(0)
  expect(await wrongRows(db)).toEqual([])
})

test('the archive says the same as before', async () => {
  await using database = await aDatabaseOfBefore()
  const { db, url } = database
  const { userId, paid, held, heldAgain } = await aLifeOfCredits(db)
  await migrate(url)
  const line = (kind: string, amount: number, application: string | null) => ({ at: now, kind, amount, application })
  expect(await credits.exportOf(db, userId)).toEqual({
    now: { available: 22, reserved: 2 },
    transfers: [
      line('free', 20, null),
      line('grant', 5, null),
      line('reserve', 1, paid),
      line('reserve', 1, held),
      line('reserve', 1, heldAgain),
      line('release', 1, heldAgain),
      line('reserve', 1, heldAgain),
    ],
    paidForApplications: [line('capture', 1, paid)],
  })
})

test('a program of the version before works on while the new one is rolled out', async () => {
  await using database = await aDatabaseOfBefore()
  const { db, url } = database
  await migrate(url)
  const { userId, held, heldAgain } = await aLifeOfCredits(db)
  expect(await wrongRows(db)).toEqual([])
  expect(await balanceOf(db, userId)).toEqual({ available: 22, reserved: 2 })
  const settled = await inTransaction(db, async (client) => [
    await capture(client, { applicationId: held, now }),
    await release(client, { applicationId: heldAgain, now }),
  ])
  expect(settled).toEqual([true, true])
  // It sees nothing of the other unit.
  const { rows } = await db.query(`select distinct unit from credit_accounts`)
  expect(rows).toEqual([{ unit: 'application-credits' }])
  expect(await balanceOf(db, userId)).toEqual({ available: 23, reserved: 0 })
})
