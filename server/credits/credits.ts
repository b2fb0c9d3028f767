import type { PoolClient } from 'pg'
import type { Credits } from '../../contract/credits/credits.ts'
import type { Queryable } from '../platform/database.ts'
import { lockPurse, ourAccount, readPurse, transfer, type Purse, type TransferKind } from './transfer.ts'

/*
 * What an application costs, from the moment it is queued to the moment it is known what became of it (R-PAY-5). Every function
 * runs in the caller's transaction, so that credits and applications change together or not at all, and may be called again.
 */

/** What one application costs. */
const price = 1

/** What a person has. Somebody for whom no accounts were opened has nothing. */
export async function balanceOf(client: Queryable, userId: string): Promise<Credits> {
  const purse = await readPurse(client, userId)
  return { available: purse?.available.balance ?? 0, reserved: purse?.reserved.balance ?? 0 }
}

/**
 * Holds the price of an application. After a release it can be held again: the person tries once more.
 * @returns whether it is held or paid now; false: there is not enough, and nothing was changed.
 */
export async function reserve(
  client: PoolClient,
  { userId, applicationId, now }: { userId: string; applicationId: string; now: Date },
): Promise<boolean> {
  const purse = await lockPurse(client, userId)
  if (purse === null) return false
  const last = await lastTransferOf(client, applicationId)
  if (last?.kind === 'reserve' || last?.kind === 'capture') return true
  if (purse.available.balance < price) return false
  const { available, reserved } = purse
  await about(client, { kind: 'reserve', applicationId, from: available.id, to: reserved.id, before: last, now })
  return true
}

/**
 * Takes what is held for an application that was made.
 * @returns whether it is paid; false: nothing was held for it, and nothing is taken.
 */
export async function capture(
  client: PoolClient,
  { applicationId, now }: { applicationId: string; now: Date },
): Promise<boolean> {
  const held = await lockHold(client, applicationId)
  if (held === null) return false
  if (held.last.kind === 'capture') return true
  if (held.last.kind !== 'reserve') return false
  const spent = await ourAccount(client, 'spent')
  await about(client, { kind: 'capture', applicationId, from: held.reserved, to: spent, before: held.last, now })
  return true
}

/**
 * Gives back what is held for an application that was not made.
 * @returns whether nothing is held or paid for it now; false: it was paid, and stays so.
 */
export async function release(
  client: PoolClient,
  { applicationId, now }: { applicationId: string; now: Date },
): Promise<boolean> {
  const held = await lockHold(client, applicationId)
  if (held === null || held.last.kind === 'release') return true
  if (held.last.kind !== 'reserve') return false
  const { available, reserved, last } = held
  await about(client, { kind: 'release', applicationId, from: reserved, to: available, before: last, now })
  return true
}

type Last = { kind: TransferKind; count: number }

/** What was last done about an application, and how often something was. */
async function lastTransferOf(client: PoolClient, applicationId: string): Promise<Last | null> {
  const { rows } = await client.query<{ kind: TransferKind; count: number }>(
    `select kind, (count(*) over ())::int as count from credit_transfers where application_id = $1 order by id desc limit 1`,
    [applicationId],
  )
  return rows[0] ?? null
}

/** The accounts by what was held, not by the person: they may have deleted their account since. */
async function lockHold(
  client: PoolClient,
  applicationId: string,
): Promise<{ available: string; reserved: string; last: Last } | null> {
  const { rows } = await client.query<{ available: string; reserved: string }>(
    `select from_account as available, to_account as reserved from credit_transfers
      where application_id = $1 and kind = 'reserve' order by id limit 1`,
    [applicationId],
  )
  const [accounts] = rows
  if (!accounts) return null
  await client.query('select 1 from credit_accounts where id = $1 for update', [accounts.available])
  const last = await lastTransferOf(client, applicationId)
  return last && { ...accounts, last }
}

async function about(
  client: PoolClient,
  given: {
    kind: Extract<TransferKind, 'reserve' | 'capture' | 'release'>
    applicationId: string
    from: Purse['available']['id']
    to: string
    before: Last | null
    now: Date
  },
): Promise<void> {
  const { before, ...rest } = given
  await transfer(client, { ...rest, amount: price, key: `application ${given.applicationId} ${before?.count ?? 0}` })
}
