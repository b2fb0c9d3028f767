import type { PoolClient } from 'pg'
import { lockAccounts, lockAvailable, ourAccount, type Owner, type Unit } from './accounts.ts'
import { KeyReused, move, requireAmount, type Subject } from './movement.ts'

/*
 * What something costs, from the moment it is asked for to the moment it is known what became of it (R-PAY-5): held first, then
 * taken or given back, all of it. Every function runs in the caller's transaction, so that credits and what they pay for change
 * together or not at all, and may be called again. Each subject is held for once at a time, and paid once.
 */

/**
 * Holds an amount for a subject. After a release it can be held again, by whoever and for whatever amount.
 * @returns whether it is held or paid now; false: there is not enough, and nothing was changed.
 * @throws Error where the subject is held or paid by another owner, or for another amount.
 */
export async function reserve(
  client: PoolClient,
  given: { owner: Owner; unit: Unit; amount: number; subject: Subject; now: Date },
): Promise<boolean> {
  const { owner, unit, amount, subject, now } = given
  requireAmount(amount)
  const accounts = await lockAccounts(client, { owner, unit })
  const before = await readReservation(client, subject)
  if (before !== null && before.state !== 'release') {
    if (before.available !== accounts?.available.id || before.amount !== amount) throw heldByAnother()
    return true
  }
  if (accounts === null || accounts.available.balance < amount) return false
  const { available, reserved } = accounts
  const key = keyOf(subject, before)
  try {
    await move(client, { kind: 'reserve', unit, from: available.id, to: reserved.id, amount, key, subject, now })
  } catch (error) {
    // Another owner, whose accounts this lock does not cover, was faster.
    throw error instanceof KeyReused ? heldByAnother() : error
  }
  return true
}

const heldByAnother = () => new Error('This is held or paid already, by another owner or for another amount')

/**
 * Takes what is held for a subject.
 * @returns whether it is paid; false: nothing was held for it, and nothing is taken.
 */
export async function capture(client: PoolClient, { subject, now }: { subject: Subject; now: Date }): Promise<boolean> {
  const held = await lockReservation(client, subject)
  if (held === null) return false
  if (held.state !== 'reserve') return held.state === 'capture'
  const { unit, reserved: from, amount } = held
  const to = await ourAccount(client, unit, 'spent')
  return await move(client, { kind: 'capture', unit, from, to, amount, key: keyOf(subject, held), subject, now })
}

/**
 * Gives back what is held for a subject, to whoever it was held from.
 * @returns whether nothing is held or paid for it now; false: it was paid, and stays so.
 */
export async function release(client: PoolClient, { subject, now }: { subject: Subject; now: Date }): Promise<boolean> {
  const held = await lockReservation(client, subject)
  if (held === null || held.state === 'release') return true
  if (held.state !== 'reserve') return false
  const { unit, reserved: from, available: to, amount } = held
  return await move(client, { kind: 'release', unit, from, to, amount, key: keyOf(subject, held), subject, now })
}

/** The last time that something was held for a subject, and what has become of it. */
type Reservation = {
  unit: Unit
  available: string
  reserved: string
  amount: number
  state: 'reserve' | 'capture' | 'release'
  /** How often something was done about the subject. */
  count: number
}

async function readReservation(client: PoolClient, { kind, id }: Subject): Promise<Reservation | null> {
  const { rows } = await client.query<Omit<Reservation, 'amount'> & { amount: string }>(
    `select r.unit, r.from_account as available, r.to_account as reserved, r.amount, last.kind as state, last.count
       from ledger_transfers r
      cross join lateral (
        select kind, (count(*) over ())::int as count from ledger_transfers
         where subject_kind = $1 and subject_id = $2 and kind in ('reserve', 'capture', 'release')
         order by id desc limit 1) last
      where r.subject_kind = $1 and r.subject_id = $2 and r.kind = 'reserve' order by r.id desc limit 1`,
    [kind, id],
  )
  return rows[0] ? { ...rows[0], amount: Number(rows[0].amount) } : null
}

/** The accounts by what was held, not by the owner: they may have gone since. */
async function lockReservation(client: PoolClient, subject: Subject): Promise<Reservation | null> {
  let found = await readReservation(client, subject)
  while (found !== null) {
    const { available } = found
    await client.query('savepoint lock_reservation')
    await lockAvailable(client, [available])
    found = await readReservation(client, subject)
    if (found?.available === available) {
      await client.query('release savepoint lock_reservation')
      return found
    }
    // It was released, and held from another owner or handed over while this waited. Lets the lock go: kept while this waits for the
    // next account, it would be out of the order of ids.
    await client.query('rollback to savepoint lock_reservation')
  }
  return null
}

function keyOf({ kind, id }: Subject, before: Reservation | null): string {
  return `${kind} ${id} ${before?.count ?? 0}`
}
