import { createHash } from 'node:crypto'
import type { Database } from '../database.ts'
import type { Secrets } from '../secrets.ts'
import { limitKeys } from './limit-keys.ts'
import {
  type ByWindow,
  type EachUse,
  type Limit,
  type Tries,
  limits,
  mostOfWide,
  type LimitName,
  type WindowName,
} from './table.ts'

export type LimitDeps = { db: Database; secrets: Pick<Secrets, 'keyFor'> }

/** One use of something that is limited, as a rule other than a request. What the limit does not go by is left out. */
export type Use<Name extends LimitName = Exclude<LimitName, WindowName>> = {
  limit: Name
  /** That of the machine that asks, as a socket or a proxy gives it. */
  address?: string
  /** Of a limit that allows accounts more: null if nobody is signed in. */
  userId?: string | null
  /** What the caller counts: an account, a number, a key. It is kept as a hash. */
  subject?: string
  /** Where a setting says how many. */
  most?: number
}

/** A use under one key of its limit: of IPv6 there are two. `row` says how many the key may have. */
export type Keyed<Row extends Limit = Limit> = { limit: LimitName; key: string; row: Row }

/** The keys that uses are counted under, a client's own before those that it shares. */
export function keysOf(uses: readonly Use[]): Keyed<EachUse | Tries>[] {
  return uses.flatMap((use): Keyed<EachUse | Tries>[] => {
    const row: EachUse | Tries = limits[use.limit]
    switch (row.counted) {
      case 'each use': {
        const of = (most: (one: number) => number) =>
          row.within.map((one) => ({ ...one, most: most(one.most ?? given(use.most, use)) }))
        if (row.per === 'address') {
          return byAddress(use, use.limit).map(({ key, isWide }) => ({
            limit: use.limit,
            key,
            row: { ...row, within: of((most) => (isWide ? mostOfWide(most) : most)) },
          }))
        }
        const key = row.per === 'everybody' ? use.limit : `${use.limit}:${given(use.subject, use)}`
        return [{ limit: use.limit, key, row: { ...row, within: of((most) => most) } }]
      }
      case 'tries': {
        if (row.per === 'everybody') return [{ limit: use.limit, key: row.key, row }]
        if (row.per === 'address') {
          return byAddress(use, row.key).map(({ key, isWide }) => {
            const { waitOfWide = row.firstWait } = row
            const wide = { ...row, most: mostOfWide(row.most), firstWait: waitOfWide, longestWait: waitOfWide }
            return { limit: use.limit, key, row: isWide ? wide : row }
          })
        }
        const subject = given(use.subject, use)
        const whom = row.per === 'subject' ? subject : `${subject}\n${limitKeys(given(use.address, use)).narrow}`
        // What people type into a field for an address is often a password.
        return [{ limit: use.limit, key: `${row.key}:${createHash('sha256').update(whom).digest('base64url')}`, row }]
      }
    }
  })
}

/** The keys that a request is counted under. */
export function windowsOf(use: Use<WindowName>, row: ByWindow): Keyed<ByWindow>[] {
  const { limit, userId = null } = use
  const at = (what: string, most: number): Keyed<ByWindow>[] =>
    byAddress(use, what).map(({ key, isWide }) => ({
      limit,
      key,
      row: { ...row, most: isWide ? mostOfWide(most) : most },
    }))
  if (userId === null || row.mostOfAccount === undefined) return at(limit, row.most)
  // Many accounts behind one address may be an office; a hundred are not.
  return [
    { limit, key: `${limit}-of:${userId}`, row: { ...row, most: row.mostOfAccount } },
    ...at(`${limit}-signed-in`, mostOfWide(row.mostOfAccount)),
  ]
}

function byAddress(use: Use<LimitName>, what: string): { key: string; isWide: boolean }[] {
  const { narrow, wide } = limitKeys(given(use.address, use))
  const own = { key: `${what}:${narrow}`, isWide: false }
  return wide === null ? [own] : [own, { key: `${what}:${wide}`, isWide: true }]
}

function given<Value>(value: Value | undefined, { limit }: Use<LimitName>): Value {
  if (value === undefined) throw new Error(`The limit ‘${limit}’ is counted without what it goes by`)
  return value
}
