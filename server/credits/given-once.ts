import { createHmac } from 'node:crypto'
import type { Config } from '../platform/config.ts'
import type { Queryable } from '../platform/database.ts'
import type { Secrets } from '../platform/secrets.ts'

/*
 * What is given once, to whoever deletes their account and comes again as well. All that is kept is a code of what they came with, made
 * with a key that is not in the database, for as long as ROLECALL_GIFTS_KEPT_MONTHS says.
 */

type Gift = 'free-credits' | 'trial' | 'trial-card'

/** @param sign of an address, a number or a card: see `signOfAddress`. */
type GivenOnce = { kind: Gift; sign: string; now: Date }

export type GiftDeps = { config: Pick<Config, 'giftsKeptMonths'>; secrets: Pick<Secrets, 'keyFor'> }

/** Notes that it is given now. Of two at once one is the first. @returns whether it had not been given before. */
export async function noteGift(db: Queryable, deps: GiftDeps, given: GivenOnce): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into given_once as g (kind, code, until) values ($1, $2, $3::timestamptz + make_interval(months => $4))
     on conflict (kind, code) do update set until = excluded.until where g.until <= $3`,
    [given.kind, giftCode(deps, given), given.now, deps.config.giftsKeptMonths],
  )
  return rowCount === 1
}

export async function wasGiven(db: Queryable, deps: GiftDeps, given: GivenOnce): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from given_once where kind = $1 and code = $2 and until > $3', [
    given.kind,
    giftCode(deps, given),
    given.now,
  ])
  return rowCount === 1
}

/** It was not theirs to have: it can be given again. */
export async function takeNoteBack(db: Queryable, deps: GiftDeps, given: Omit<GivenOnce, 'now'>): Promise<void> {
  await db.query('delete from given_once where kind = $1 and code = $2', [given.kind, giftCode(deps, given)])
}

export async function forgetOldGifts(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from given_once where until <= $1', [now])
}

export function giftCode({ secrets }: Pick<GiftDeps, 'secrets'>, { kind, sign }: Omit<GivenOnce, 'now'>): Buffer {
  return createHmac('sha256', secrets.keyFor('given once')).update(`${kind} ${sign}`).digest()
}

/**
 * An address without what its owner can change as they like: a part after a plus sign, which RFC 5233 calls a sub-address, and at Gmail, by
 * Google's own help, dots.
 */
export function signOfAddress(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const name = address.slice(0, at).split('+', 1)[0] ?? ''
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`
}

/** @param mobile ten digits. */
export function signOfMobile(mobile: string): string {
  return `tel:${mobile}`
}
