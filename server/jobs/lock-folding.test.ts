import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settledUpTo } from './settled-jobs.ts'
import { inTransaction } from '../platform/database.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { closeMissing } from './close-jobs.ts'
import { identify } from './import/row.ts'
import { lockNumbers } from './lock-folding.ts'
import { reprocessAds } from './reprocess.ts'
import { storeAds, type StoreCounts } from './store-ads.ts'

test('two batches that share no key are in their transactions at the same time', async () => {
  await using server = await startServer({ boards: [] })
  await store(server, [anAd(0)])
  await using first = await heldOpen(server, [anAd(1)])
  expect(await within(5_000, store(server, [anAd(2)]))).toMatchObject({ fresh: 1 })
  expect(await jobs(server)).toEqual([['reed:0'], ['reed:2']])
  await first.commit()
  expect(await jobs(server)).toEqual([['reed:0'], ['reed:1'], ['reed:2']])
})

test('a batch with an ad of the same vacancy waits, and folds into its job', async () => {
  await using server = await startServer({ boards: [] })
  await store(server, [anAd(0)])
  await using first = await heldOpen(server, [anAd(1)])
  const second = store(server, [anAd(1, { board: 'adzuna' })])
  await someoneWaits(server)
  await first.commit()
  expect(await second).toMatchObject({ fresh: 1, folded: 1 })
  expect(await jobs(server)).toEqual([['reed:0'], ['adzuna:1', 'reed:1']])
})

test('the ads of a batch that share no key do not wait for those that do', async () => {
  await using server = await startServer({ boards: [] })
  await store(server, [anAd(0)])
  await using first = await heldOpen(server, [anAd(1)])
  const second = store(server, [anAd(1, { board: 'adzuna' }), anAd(2)])
  await someoneWaits(server)
  expect(await jobs(server)).toEqual([['reed:0'], ['reed:2']])
  await first.commit()
  expect(await second).toMatchObject({ fresh: 2, folded: 1 })
  expect(await jobs(server)).toEqual([['reed:0'], ['adzuna:1', 'reed:1'], ['reed:2']])
})

test('two ads that join a job at once by different keys are both in it', async () => {
  await using server = await startServer({ boards: [] })
  await store(server, [anAd(0), anAd(1)])
  const byTitle = { ...anAd(1, { board: 'adzuna' }), description: '', salaryRaw: '£30,000 a year' }
  const byText = { ...anAd(1, { board: 'li' }), company: 'Harbour Recruitment Agency', jobType: 'Permanent' }
  await using first = await heldOpen(server, [byTitle])
  const second = store(server, [byText])
  await someoneWaits(server)
  await first.commit()
  await second
  expect(await jobs(server)).toEqual([['reed:0'], ['adzuna:1', 'li:1', 'reed:1']])
  const { rows } = await server.db.query('select pay_text, contract_type from jobs where id = 2')
  expect(rows).toEqual([{ pay_text: '£30,000 a year', contract_type: 'permanent' }])
})

test('closing waits for the batches under way', async () => {
  await using server = await startServer({ boards: [] })
  await store(server, [anAd(0)])
  await using first = await heldOpen(server, [anAd(1)])
  const closed = closeMissing(server.services, 'reed', ['reed:0'], server.services.clock.now())
  await someoneWaits(server)
  await first.commit()
  expect(await closed).toBe(1)
})

test('jobs count as settled only up to the first id of a batch under way', async () => {
  await using server = await startServer({ boards: [] })
  const settled = async () => await inTransaction(server.db, settledUpTo)
  expect(await settled()).toBe(0)
  await store(server, [anAd(0)])
  expect(await settled()).toBe(1)
  await using first = await heldOpen(server, [anAd(1)])
  await store(server, [anAd(2)])
  expect(await settled()).toBe(1)
  await first.commit()
  expect(await settled()).toBe(3)
})

test('a batch with more keys than the lock table has room for waits for all others', async () => {
  await using server = await startServer({ boards: [] })
  await store(server, [anAd(0)])
  await using first = await heldOpen(server, [anAd(1)])
  const many = Array.from({ length: 700 }, (_, i) => anAd(i + 2))
  const second = store(server, many)
  await someoneWaits(server)
  const { rows } = await server.db.query<{ held: number }>(
    `select count(*)::int as held from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
  )
  expect(rows[0]?.held).toBeLessThan(20)
  await first.commit()
  expect(await second).toMatchObject({ fresh: 700, folded: 0 })
})

test('two batches that change the same ads in opposite orders do not wait for each other in a circle', async () => {
  await using server = await startServer({ boards: [] })
  const [first, middle, last] = [anAd(1), anAd(2), anAd(3)]
  await store(server, [first, middle, last])
  const changed = (rows: readonly Ad[], by: number) => rows.map(({ id }, i) => ({ ...anAd(by + i), id }))
  // Both have come halfway when the ad in the middle is let go.
  const batches = await inTransaction(server.db, async (client) => {
    await client.query('select from received_ads where ref = $1 for update', [middle.id])
    const batches = [
      store(server, changed([first, middle, last], 100)),
      store(server, changed([last, middle, first], 200)),
    ]
    await someoneWaits(server, 2)
    return batches
  })
  expect(await Promise.all(batches)).toMatchObject([{ changed: 3 }, { changed: 3 }])
})

test('numbers to lock are in one order, each once', () => {
  const key = fc.option(fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n).map(String))
  const keys = fc.record({ exact: key, title: key, text1: key, text2: key, twin: fc.constant('1') })
  fc.assert(
    fc.property(fc.array(keys), (all) => {
      const numbers = lockNumbers(all)
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      expect(numbers.every((number) => number === (number | 0))).toBe(true)
      expect(lockNumbers(all.toReversed())).toEqual(numbers)
    }),
  )
})

test(
  'two importers whose batches fold across each other make the jobs that one after the other makes',
  { tags: ['long'] },
  async () => {
    await using server = await startServer({ boards: [] })
    let offset = 0
    const copy = fc.record({
      vacancy: fc.nat(5),
      board: fc.constantFrom('reed', 'adzuna', 'li', 'cvl'),
      isChanged: fc.boolean(),
    })
    const importer = fc.array(fc.array(copy, { minLength: 1, maxLength: 12 }), { minLength: 2, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(importer, importer, async (left, right) => {
        const from = (offset += 10)
        const run = async (batches: typeof left, pay: number) => {
          for (const batch of batches) {
            await store(
              server,
              batch.map(({ vacancy, board, isChanged }) => ({
                ...anAd(from + vacancy, { board }),
                ...(isChanged && { salaryRaw: `£${pay} a year` }),
              })),
            )
          }
        }
        await Promise.all([run(left, 30_000), run(right, 31_000)])

        const expected = Map.groupBy(
          new Set([...left, ...right].flat().map(({ vacancy, board }) => `${board}:${from + vacancy}`)),
          (ref) => ref.split(':')[1],
        )
        const made = (await jobs(server)).filter((refs) => Number(refs[0]?.split(':')[1]) >= from)
        expect(made.toSorted()).toEqual([...expected.values()].map((refs) => refs.toSorted()).toSorted())
      }),
      { numRuns: 40, interruptAfterTimeLimit: 20_000 },
    )
    const before = await everything(server)
    await reprocessAds(server.services.store, () => {})
    expect(await everything(server)).toEqual(before)
  },
)

type Ad = { id: string; [field: string]: unknown }

/** Vacancy number so and so, as a board advertises it. No two vacancies share a key. */
function anAd(vacancy: number, { board = 'reed' }: { board?: string } = {}): Ad {
  const words = 'plan care lead teach order report check advise build repair drive cook clean file count answer'.split(
    ' ',
  )
  return {
    id: `${board}:${vacancy}`,
    title: `Staff Nurse`,
    company: `Hospital ${String.fromCharCode(97 + (vacancy % 26))}${numeral(vacancy)}`,
    location: 'Leeds',
    description: words
      .map((word, k) => `${word} ${words[(k * 7 + vacancy) % words.length]}${numeral(vacancy)}`)
      .join(' '),
    postedAt: '2026-03-01T09:00:00Z',
  }
}

/** A word for a number: numbers alone tell no two employers apart. */
function numeral(of: number): string {
  return [...String(of)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
}

async function store(server: TestServer, rows: readonly Ad[], deps = server.services.store): Promise<StoreCounts> {
  return await storeAds(
    deps,
    rows.flatMap((row) => {
      const id = identify(row)
      return 'unusable' in id ? [] : [{ ...id, body: { imported: row } }]
    }),
    { receivedAt: server.services.clock.now(), isDemo: false },
  )
}

/** A batch that has written everything and not committed yet. */
async function heldOpen(
  server: TestServer,
  rows: readonly Ad[],
): Promise<{ commit: () => Promise<StoreCounts> } & AsyncDisposable> {
  const written = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const { store: deps } = server.services
  const storing = store(server, rows, {
    ...deps,
    indexJobs: async (...given) => {
      await deps.indexJobs(...given)
      written.resolve()
      await released.promise
    },
  })
  await Promise.race([written.promise, storing])
  const commit = async () => {
    released.resolve()
    return await storing
  }
  return {
    commit,
    async [Symbol.asyncDispose]() {
      await commit()
    },
  }
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result | 'still waits'> {
  return await Promise.race([
    work,
    new Promise<'still waits'>((resolve) => setTimeout(() => resolve('still waits'), milliseconds).unref()),
  ])
}

/** Until so many connections to this database wait for a lock. */
async function someoneWaits(server: TestServer, atLeast = 1): Promise<void> {
  await expect
    .poll(
      async () =>
        (
          await server.db.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rowCount,
    )
    .toBeGreaterThanOrEqual(atLeast)
}

/** The refs of each job's ads, by job. */
async function jobs(server: TestServer): Promise<string[][]> {
  const { rows } = await server.db.query<{ refs: string[] }>(
    `select array_agg(r.ref order by r.ref collate "C") as refs from listings l join received_ads r on r.id = l.id
       join jobs j on j.id = l.job_id join job_index i on i.id = j.id group by j.id order by j.id`,
  )
  return rows.map(({ refs }) => refs)
}

async function everything(server: TestServer): Promise<unknown> {
  const { rows } = await server.db.query<{ all: unknown }>(
    `select json_build_object(
       'listings', (select json_agg(json_build_object('id', id, 'job', job_id) order by id) from listings),
       'jobs', (select json_agg(json_build_object('id', id, 'title', title, 'pay', pay_text, 'reposts', reposts) order by id) from jobs),
       'index', (select json_agg(id order by id) from job_index)) as all`,
  )
  return rows[0]?.all
}
