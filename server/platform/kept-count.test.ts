import { expect } from 'vitest'
import { test } from '../../test/with-database.ts'
import { systemClock } from './clock.ts'
import type { Database } from './database.ts'
import { countAgain, keptCount } from './kept-count.ts'

test('of ten processes one counts, and the others get what it found', async ({ database: { db } }) => {
  let counted = 0
  const count = async () => await slowly({ ads: ++counted })
  await process(db, count)()
  const answers = await Promise.all(Array.from({ length: 10 }, async () => await process(db, count)()))
  expect(answers).toEqual(answers.map(() => ({ ads: 1 })))
  expect(counted).toBe(1)
})

test('a stale figure is counted anew by one, while the others get the old one', async ({ database: { db } }) => {
  let counted = 0
  const gate = Promise.withResolvers<void>()
  const count = async () => {
    if (++counted > 1) await gate.promise
    return await slowly({ ads: counted })
  }
  await process(db, count)()
  await db.query(`update kept_counts set stale_at = '-infinity'`)
  const first = process(db, count)()
  await expect.poll(() => counted).toBe(2)
  expect(await process(db, count)()).toEqual({ ads: 1 })
  gate.resolve()
  expect(await first).toEqual({ ads: 2 })
  expect(counted).toBe(2)
})

test('after a great change it is counted again, however long it was to be good for', async ({ database: { db } }) => {
  let counted = 0
  const count = async () => await slowly({ ads: ++counted })
  await process(db, count)()
  expect(await process(db, count)()).toEqual({ ads: 1 })
  await countAgain(db)
  expect(await process(db, count)()).toEqual({ ads: 2 })
})

test('where the one that counted has died, another counts once its time is over', async ({ database: { db } }) => {
  const dies = process(db, async () => await Promise.reject(new Error('killed')))
  await process(db, async () => await slowly(1))()
  await db.query(`update kept_counts set stale_at = '-infinity'`)
  await expect(dies()).rejects.toThrow('killed')
  expect(await process(db, async () => await slowly(2))()).toBe(1)

  await db.query(`update kept_counts set leased_until = '-infinity'`)
  expect(await process(db, async () => await slowly(2))()).toBe(2)
})

test('a figure that nobody has asked for in a long time is waited for where that is asked', async ({
  database: { db },
}) => {
  let [moment, isBroken] = [0, false]
  const clock = { now: () => new Date(moment) }
  const figure = (name: string, oldest?: number) => {
    let counted = 0
    const count = async () => {
      if (isBroken) throw new Error('cannot be counted')
      return ++counted
    }
    return keptCount({ db, clock }, { name, seconds: 60, ...(oldest && { oldest }), count })
  }
  const [waited, given] = [figure('waited', 60), figure('given')]
  expect([await waited(), await given()]).toEqual([1, 1])
  await db.query(`update kept_counts set stale_at = '-infinity'`)
  moment = 61_000
  expect([await waited(), await given()]).toEqual([2, 1])

  // The clock is put back.
  await db.query(`update kept_counts set stale_at = '-infinity'`)
  moment = 0
  expect(await waited()).toBe(3)

  // The old one is better than none.
  await db.query(`update kept_counts set stale_at = '-infinity'`)
  isBroken = true
  moment = 61_000
  expect(await waited()).toBe(3)
})

test('a figure of nothing is a figure', async ({ database: { db } }) => {
  expect(await process(db, async () => await slowly(null))()).toBeNull()
  expect(await process(db, async () => await Promise.reject(new Error('counted again')))()).toBeNull()
})

/** The same figure as another process asks for it. */
function process<Value>(db: Database, count: () => Promise<Value>): () => Promise<Value> {
  return keptCount({ db, clock: systemClock }, { name: expect.getState().currentTestName ?? '', seconds: 60, count })
}

/** A count that takes long enough to be good for seconds. */
async function slowly<Value>(value: Value): Promise<Value> {
  const until = performance.now() + 100
  while (performance.now() < until) await new Promise((resolve) => setImmediate(resolve))
  return value
}
