import { createHash } from 'node:crypto'
import type { Database } from '../platform/database.ts'

/*
 * Attempts to sign in are slowed, never locked (R-AUT-4): a stranger who guesses at an account slows down nobody but their own
 * address. Figures after the Department for Education's public ones: 5 a minute for one account, 50 in ten minutes from one
 * address, and then an hour without signing in.
 */
const freeTries = 5
const firstWaitMs = 5_000
const longestWaitMs = 15 * 60_000
const triesOfAddress = 50
const addressWindowMs = 10 * 60_000
const addressWaitMs = 60 * 60_000
/** Failures are forgotten after so long without one. */
const forgottenAfterMs = 60 * 60_000

/** @returns Seconds to wait before the next try; 0: go on. */
export async function secondsToWait(
  db: Database,
  { account, address, now }: { account: string; address: string; now: Date },
): Promise<number> {
  const { rows } = await db.$client.query<{ wait_until: Date }>(
    'select max(wait_until) as wait_until from sign_in_failures where key = any($1) and wait_until > $2 having max(wait_until) is not null',
    [[pairKey(account, address), addressKey(address)], now],
  )
  const until = rows[0]?.wait_until
  return until ? Math.ceil((until.getTime() - now.getTime()) / 1000) : 0
}

export async function noteFailure(
  db: Database,
  { account, address, now }: { account: string; address: string; now: Date },
): Promise<void> {
  const pair = await count(db, pairKey(account, address), now, forgottenAfterMs)
  if (pair >= freeTries) {
    const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** (pair - freeTries))
    await waitFor(db, pairKey(account, address), new Date(now.getTime() + wait))
  }
  const fromAddress = await count(db, addressKey(address), now, addressWindowMs)
  if (fromAddress >= triesOfAddress) await waitFor(db, addressKey(address), new Date(now.getTime() + addressWaitMs))
}

/** Whoever gets in was not guessing. */
export async function forgetFailures(
  db: Database,
  { account, address }: { account: string; address: string },
): Promise<void> {
  await db.$client.query('delete from sign_in_failures where key = $1', [pairKey(account, address)])
}

export async function forgetOldFailures(db: Database, now: Date): Promise<void> {
  await db.$client.query(
    `delete from sign_in_failures where last_failure < $1::timestamptz - interval '1 day' and (wait_until is null or wait_until < $1)`,
    [now],
  )
}

async function count(db: Database, key: string, now: Date, windowMs: number): Promise<number> {
  const { rows } = await db.$client.query<{ failures: number }>(
    `insert into sign_in_failures (key, failures, last_failure) values ($1, 1, $2)
     on conflict (key) do update set last_failure = $2,
       failures = case when sign_in_failures.last_failure < $3 then 1 else sign_in_failures.failures + 1 end
     returning failures`,
    [key, now, new Date(now.getTime() - windowMs)],
  )
  return rows[0]?.failures ?? 1
}

async function waitFor(db: Database, key: string, until: Date): Promise<void> {
  await db.$client.query('update sign_in_failures set wait_until = $2 where key = $1', [key, until])
}

/** Hashed: what people type into a field for an address is often a password. */
function pairKey(account: string, address: string): string {
  return `pair:${createHash('sha256').update(`${account}\n${address}`).digest('base64url')}`
}

function addressKey(address: string): string {
  return `address:${address}`
}
