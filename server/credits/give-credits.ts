import type { PoolClient } from 'pg'
import { lockAccounts, openAccounts as openLedgerAccounts, isKeyUsed, issue } from '../ledger/index.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { applicationCreditsOf } from './credits.ts'
import { noteGift, signOfAddress, signOfMobile, takeNoteBack, type GiftDeps } from './given-once.ts'

/** What a new account starts with, `amount` by the setting ROLECALL_FREE_CREDITS. */
export type FreeCredits = GiftDeps & { amount: number }

/** As the settings have it. */
export function freeCreditsOf({ config, secrets }: Pick<Platform, 'config' | 'secrets'>): FreeCredits {
  return { config, secrets, amount: config.freeCredits }
}

/**
 * Opens a person's accounts and puts the free credits into them, once, and once for an address or number, whose account it ever was. Part of
 * making an account. @returns false where the address or number has had them.
 */
export async function openAccounts(
  client: PoolClient,
  { userId, free, now }: { userId: string; free: FreeCredits; now: Date },
): Promise<boolean> {
  const holding = applicationCreditsOf(userId)
  await openLedgerAccounts(client, holding)
  if (free.amount === 0) return true
  const accounts = await lockAccounts(client, holding)
  if (accounts === null) throw new Error('The accounts that were just opened are not there')
  // By the account and not by the person: the ledger outlives them, and names nobody.
  const key = `free ${accounts.available.id}`
  // Once, also where the setting has changed since.
  if (await isKeyUsed(client, key)) return true
  const { rows } = await client.query<{ email: string | null; phone: string | null }>(
    'select email, phone from users where id = $1',
    [userId],
  )
  const sign = signOf(rows[0])
  if (sign !== null && !(await noteGift(client, free, { kind: 'free-credits', sign, now }))) return false
  await issue(client, { to: holding.owner, unit: holding.unit, kind: 'free', amount: free.amount, key, now })
  return true
}

/**
 * Before an account goes: of whoever had free credits with it, also where that was not noted then, by an address that is another now. Nobody
 * could use those of an account that was never confirmed, and whoever made it may not be who has that address: they can be given again.
 */
export async function noteFreeCredits(
  client: PoolClient,
  userId: string,
  { now, ...deps }: GiftDeps & { now: Date },
): Promise<void> {
  const { rows } = await client.query<{ email: string | null; phone: string | null; is_proven: boolean }>(
    `select u.email, u.phone, u.is_verified or u.is_phone_verified as is_proven from users u join ledger_accounts a on a.user_id = u.id and a.unit = 'application-credits' and a.kind = 'available'
      where u.id = $1 and exists (select 1 from ledger_transfers where key = 'free ' || a.id)`,
    [userId],
  )
  const sign = signOf(rows[0])
  if (sign === null) return
  if (rows[0]?.is_proven === true) await noteGift(client, deps, { kind: 'free-credits', sign, now })
  else await takeNoteBack(client, deps, { kind: 'free-credits', sign })
}

/** What somebody signed up with: a number only where there is no address. */
function signOf(person: { email: string | null; phone: string | null } | undefined): string | null {
  if (person?.email != null) return signOfAddress(person.email)
  return person?.phone == null ? null : signOfMobile(person.phone)
}

/**
 * The same for everybody who has not had theirs: who was here before there were credits, or before they were given away. Each
 * in a transaction of their own, so that it can be stopped and run again.
 * @returns for how many.
 */
export async function openAccountsOfAll(
  db: Database,
  { free, now, signal }: { free: FreeCredits; now: Date; signal: AbortSignal },
): Promise<number> {
  const { rows } = await db.query<{ id: string }>(
    `select u.id from users u left join ledger_accounts a
         on a.user_id = u.id and a.unit = 'application-credits' and a.kind = 'available'
      where a.id is null or ($1::int > 0 and not exists (select 1 from ledger_transfers where key = 'free ' || a.id))
      order by u.created`,
    [free.amount],
  )
  let count = 0
  for (const { id: userId } of rows) {
    if (signal.aborted) break
    const isGiven = await inTransaction(db, async (client) => {
      // Who leaves in this moment gets none.
      const { rowCount } = await client.query('select 1 from users where id = $1 for key share', [userId])
      return rowCount === 1 && (await openAccounts(client, { userId, free, now }))
    })
    if (isGiven) count++
  }
  return count
}

/**
 * Gives credits to a person, as an operator or a payment does.
 * @param key of the wish: the same one gives once.
 * @returns whether they were given now.
 */
export async function giveCredits(
  client: PoolClient,
  { userId, amount, key, now }: { userId: string; amount: number; key: string; now: Date },
): Promise<boolean> {
  const { owner: to, unit } = applicationCreditsOf(userId)
  return await issue(client, { to, unit, kind: 'grant', amount, key: `grant ${key}`, now })
}
