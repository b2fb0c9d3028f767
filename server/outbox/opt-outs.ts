import { createHmac } from 'node:crypto'
import type { Queryable } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'

/*
 * Who has replied STOP gets no company's texts any more. What somebody asks for themselves, a link to log in, still comes. The list holds a
 * keyed hash of the number and outlives accounts: else it could not be obeyed.
 */

type Deps = { secrets: Pick<Platform['secrets'], 'keyFor'> }

/** @param mobile ten digits: see contract/users/phone.ts */
function hashOf({ secrets }: Deps, mobile: string): Buffer {
  return createHmac('sha256', secrets.keyFor('text-opt-outs')).update(mobile).digest()
}

export async function isOptedOut(deps: Deps, db: Queryable, mobile: string): Promise<boolean> {
  const { rowCount } = await db.query('select from text_opt_outs where number_hash = $1', [hashOf(deps, mobile)])
  return rowCount !== 0
}

export async function optOut(deps: Deps, db: Queryable, { mobile, now }: { mobile: string; now: Date }): Promise<void> {
  await db.query('insert into text_opt_outs (number_hash, since) values ($1, $2) on conflict do nothing', [
    hashOf(deps, mobile),
    now,
  ])
}

export async function optIn(deps: Deps, db: Queryable, mobile: string): Promise<void> {
  await db.query('delete from text_opt_outs where number_hash = $1', [hashOf(deps, mobile)])
}
