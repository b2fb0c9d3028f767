import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { boardIds } from '../../../contract/boards/board-ids.ts'
import { industries } from '../../../contract/jobs/industries.ts'
import { sorts } from '../../../contract/job-searches/limits.ts'
import { aDatabase } from '../../../test/database.ts'
import { createMemoryIndex } from '../../../test/memory-index.ts'
import type { IndexedJob } from '../../jobs/job.ts'
import { anIndexedJob, aQuery, daysAgo, leeds, london } from '../job-index.fixtures.ts'
import type { IndexQuery, JobIndex } from '../../jobs/job-index.ts'
import { connect, inTransaction } from '../../platform/database.ts'
import { createLog } from '../../platform/log.ts'
import { locks } from '../../platform/locks.ts'
import { jobIndexSuite } from '../job-index.suite.ts'
import { tasks } from '../../tasks.ts'
import { startBulkIndexing } from './bulk-indexing.ts'
import { createPostgresIndex } from './index.ts'
import { AlreadyRebuilding, rebuildIndex, tidyIndex } from './rebuild.ts'

const shared = aDatabase()
const log = createLog({ program: 'test', level: 'silent' })
afterAll(async () => await (await shared)[Symbol.asyncDispose]())

/** The one database of this file, emptied: its tests run one after another. */
async function anEmptyIndex(): Promise<JobIndex & AsyncDisposable> {
  const { db } = await shared
  await db.query('delete from job_index; update job_index_state set version = null, is_rebuilding = false')
  return { ...createPostgresIndex(db), async [Symbol.asyncDispose]() {} }
}

jobIndexSuite('the index in PostgreSQL', anEmptyIndex)

describe('agreement with the index in memory', () => {
  const titleWords = [
    'nurse',
    'Staff',
    'nursing',
    'RGN',
    'registered',
    'general',
    'C#',
    'full-stack',
    'PA',
    'of',
    'IT',
    'Élite',
  ]
  const words = fc.array(fc.constantFrom(...titleWords, 'senior', 'pa', '£30,000', 'the'), { maxLength: 5 })
  const sentence = words.map((list) => list.join(' '))
  const query = fc
    .array(fc.tuple(fc.constantFrom('', '', '-', '"'), fc.constantFrom(...titleWords, 'staff nurse', 'zebra')), {
      maxLength: 3,
    })
    .map((list) => list.map(([sign, word]) => (sign === '"' ? `"${word}"` : `${sign}${word}`)).join(' '))
  // A coarse grid and radii that no distance in it comes near to: both sides may round as they like.
  const position = fc.record({
    lat: fc.integer({ min: 0, max: 4 }).map((n) => leeds.lat + n * 0.2),
    lng: fc.integer({ min: 0, max: 4 }).map((n) => leeds.lng + n * 0.3),
  })
  const pay = fc.option(fc.integer({ min: 0, max: 120_000 }), { nil: null })
  const job = fc
    .record({
      title: sentence,
      employer: fc.option(sentence, { nil: null }),
      text: sentence,
      positions: fc.array(position, { maxLength: 3 }),
      areas: fc.uniqueArray(fc.constantFrom('country:gb', 'county:kent'), { maxLength: 2 }),
      pay: fc.tuple(pay, pay),
      contractType: fc.constantFrom(
        null,
        'permanent',
        'contract',
        'temporary',
        'fixed-term',
        'apprenticeship',
        'volunteer',
      ),
      fullTime: fc.boolean(),
      partTime: fc.boolean(),
      otherTitles: fc.array(fc.constantFrom('Theatre nurse', 'Night baker'), { maxLength: 2 }),
      workplace: fc.constantFrom(null, 'on-site', 'hybrid', 'remote'),
      ir35: fc.constantFrom('inside', 'outside', 'unknown'),
      industry: fc.constantFrom(null, industries[0], industries[53]),
      poster: fc.constantFrom('agency', 'direct', 'course', 'unknown'),
      level: fc.constantFrom(null, 'entry', 'director'),
      isSponsor: fc.boolean(),
      closesOn: fc.constantFrom(null, new Date('2026-10-01'), new Date('2026-09-20')),
      boards: fc.uniqueArray(fc.constantFrom(...boardIds), { minLength: 1, maxLength: 3 }),
      createdAt: fc.integer({ min: 0, max: 45 }).map((days) => daysAgo(days + 0.5)),
    })
    .map(({ pay: [a, b], ...rest }): Omit<IndexedJob, 'id'> => {
      const [yearlyMin, yearlyMax] = a !== null && b !== null && a > b ? [b, a] : [a, b]
      return { ...rest, yearlyMin, yearlyMax }
    })
  const where = fc.oneof<fc.Arbitrary<IndexQuery['where']>[]>(
    fc.constant({ kind: 'anywhere' }),
    fc.constant({ kind: 'remote' }),
    fc
      .uniqueArray(fc.constantFrom('country:gb', 'county:kent'), { maxLength: 2 })
      .map((areas) => ({ kind: 'areas', areas })),
    fc
      .array(fc.record({ at: position, radiusMiles: fc.constantFrom(3, 16, 30, 200) }), { maxLength: 2 })
      .map((circles) => ({ kind: 'circles', circles: circles.map(({ at, radiusMiles }) => ({ ...at, radiusMiles })) })),
  )
  const some = (...values: string[]) =>
    fc.oneof(fc.constant([]), fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 }))
  const search = fc.record({
    words: query,
    contains: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, query),
    where,
    payMin: pay,
    payMax: pay,
    withoutPay: fc.boolean(),
    wanted: fc.record({
      contract: some('permanent', 'contract', 'temporary', 'apprenticeship'),
      hours: some('full-time', 'part-time'),
      workplace: some('on-site', 'remote'),
      ir35: some('inside', 'outside', 'unknown'),
      industry: some(industries[0], industries[53]),
      source: some(...boardIds),
      poster: some('direct', 'agency', 'course'),
      level: some('entry', 'director'),
      sponsor: fc.constantFrom([], [], ['yes']),
    }),
    snapshot: fc.constantFrom(null, null, { upTo: 9, shown: null }, { upTo: 12, shown: [2, 3, 5, 14] }),
    postedWithinDays: fc.constantFrom(null, null, 1, 7, 30),
    without: fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 2 }),
    sort: fc.constantFrom(...sorts),
    page: fc.integer({ min: 1, max: 2 }),
    pageSize: fc.constantFrom(3, 15),
  })

  test('both give the same rows, totals and counts for any jobs and searches', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(job, { minLength: 1, maxLength: 20 }),
        fc.array(search, { minLength: 10, maxLength: 10 }),
        async (jobs, searches) => {
          await using real = await anEmptyIndex()
          const plain = createMemoryIndex()
          const indexed = jobs.map((one, i) => ({ ...one, id: i + 1 }))
          await Promise.all([real, plain].map(async (index) => await index.upsert(indexed)))
          for (const given of searches) {
            const [found, expected] = await Promise.all(
              [real, plain].map(async (index) => await index.search(aQuery(given))),
            )
            // Slips are looked for in more places than the plain index knows.
            if (found!.understoodAs.corrected !== null || expected!.understoodAs.corrected !== null) continue
            expect({ ...found, understoodAs: null }).toEqual({ ...expected, understoodAs: null })
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})

test('no search makes an error, whatever is typed', async () => {
  await using index = await anEmptyIndex()
  await index.upsert([anIndexedJob({ id: 1, title: 'Nurse' })])
  const nasty = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: fc.constantFrom(...`'"\\&|!()<->:*-+#.,/ aB1é’“”\u0000\u0001\uD800`), maxLength: 40 }),
  )
  await fc.assert(
    fc.asyncProperty(nasty, nasty, async (words, contains) => {
      const { total } = await index.search(aQuery({ words, contains }))
      expect(total).toBeLessThanOrEqual(1)
    }),
    { numRuns: 150 },
  )
})

test('no ad makes an error, whatever is in it', async () => {
  await using index = await anEmptyIndex()
  const nasty = fc.string({
    unit: fc.constantFrom(...`'"\\&|:*\u0000\u0001\u0002\uD800 aé,;%\n`, '😀', 'ﬁ', 'ǅ'),
    maxLength: 60,
  })
  await fc.assert(
    fc.asyncProperty(nasty, nasty, async (title, text) => {
      await index.upsert([anIndexedJob({ id: 1, title, text, employer: title, areas: [text] })])
      expect((await index.search(aQuery())).ids).toEqual([1])
    }),
    { numRuns: 60 },
  )
})

test('an ad of 100 kB and one of a single long word are taken', async () => {
  await using index = await anEmptyIndex()
  await index.upsert([
    anIndexedJob({ id: 1, text: 'nurse '.repeat(17_000) }),
    anIndexedJob({ id: 2, text: 'x'.repeat(100_000), title: 'y'.repeat(5_000) }),
  ])
  expect((await index.search(aQuery({ words: '"nurse nurse"' }))).ids).toEqual([1])
})

test('a job is found exactly when the transaction that makes it true is done', async () => {
  await using index = await anEmptyIndex()
  const { db } = await shared
  const client = await db.connect()
  await client.query('begin')
  await index.upsert([anIndexedJob({ id: 1 }), anIndexedJob({ id: 2 })], client)
  await index.remove([2], client)
  expect((await index.search(aQuery())).total).toBe(0)
  await client.query('commit')
  expect((await index.search(aQuery())).ids).toEqual([1])
  await client.query('begin')
  await index.upsert([anIndexedJob({ id: 3 })], client)
  await client.query('rollback')
  client.release()
  expect((await index.search(aQuery())).ids).toEqual([1])
})

test('a change of boards and pay leaves the terms where they are', async () => {
  await using index = await anEmptyIndex()
  const { db } = await shared
  const chunk = async () => {
    const { rows } = await db.query('select pg_column_toast_chunk_id(terms) as id, xmin from job_index')
    return rows[0] as { id: string; xmin: string }
  }
  const text = Array.from({ length: 300 }, (_, i) => `word${i}`).join(' ')
  await index.upsert([anIndexedJob({ id: 1, text })])
  const before = await chunk()
  await index.upsert([anIndexedJob({ id: 1, text, boards: ['nhs'], yearlyMin: 1 })])
  const after = await chunk()
  expect(after.xmin).not.toBe(before.xmin)
  expect(after.id).toBe(before.id)
  expect((await index.search(aQuery({ wanted: { source: ['nhs'] }, payMax: 2, withoutPay: false }))).ids).toEqual([1])
})

test('rows hold what a search reads, and the rest lies outside, for short ads too', async () => {
  await using index = await anEmptyIndex()
  const { db } = await shared
  await index.upsert([
    anIndexedJob({ id: 1, text: 'A few words.' }),
    anIndexedJob({ id: 2, text: Array.from({ length: 80 }, (_, i) => `word${i}`).join(' ') }),
    anIndexedJob({ id: 3, text: Array.from({ length: 400 }, (_, i) => `word${i}`).join(' ') }),
  ])
  const { rows } = await db.query(
    `select pg_column_toast_chunk_id(terms) is not null as "termsOutside",
            pg_column_toast_chunk_id(title_terms) is null as "titleInside"
       from job_index`,
  )
  expect(rows).toEqual(rows.map(() => ({ termsOutside: true, titleInside: true })))
  expect(rows).toHaveLength(3)
})

describe('making the index anew', () => {
  async function* batches(...jobs: IndexedJob[][]): AsyncGenerator<IndexedJob[]> {
    yield* jobs
  }

  test('holds what it was given and nothing else', async () => {
    await using index = await anEmptyIndex()
    const { db } = await shared
    await index.upsert([anIndexedJob({ id: 1, title: 'Nurse' }), anIndexedJob({ id: 2, title: 'Baker' })])
    const written = await rebuildIndex(
      db,
      batches([anIndexedJob({ id: 2, title: 'Butcher' })], [], [anIndexedJob({ id: 3, title: 'Cook' })]),
    )
    expect(written).toBe(2)
    expect((await index.search(aQuery())).ids.toSorted()).toEqual([2, 3])
    expect((await index.search(aQuery({ words: 'butcher' }))).ids).toEqual([2])
    expect([await index.size(), await index.isReady()]).toEqual([2, true])
    await index.upsert([anIndexedJob({ id: 4, title: 'Nurse' })])
    expect((await index.search(aQuery({ words: 'nurse' }))).ids).toEqual([4])
  })

  test('what changes meanwhile is not lost, and what goes meanwhile does not come back', async () => {
    await using index = await anEmptyIndex()
    const { db } = await shared
    async function* withChanges(): AsyncGenerator<IndexedJob[]> {
      yield [anIndexedJob({ id: 1, title: 'Old' })]
      await index.upsert([anIndexedJob({ id: 1, title: 'New' }), anIndexedJob({ id: 2, title: 'Added' })])
      await index.remove([3])
      yield [anIndexedJob({ id: 3, title: 'Gone' }), anIndexedJob({ id: 4, title: 'Kept' })]
    }
    await rebuildIndex(db, withChanges())
    expect((await index.search(aQuery())).ids.toSorted()).toEqual([1, 2, 4])
    expect((await index.search(aQuery({ words: 'new' }))).ids).toEqual([1])
  })

  test('a failure leaves the index in use as it was', async () => {
    await using index = await anEmptyIndex()
    const { db } = await shared
    await index.upsert([anIndexedJob({ id: 1 })])
    async function* failing(): AsyncGenerator<IndexedJob[]> {
      yield [anIndexedJob({ id: 2 })]
      throw new Error('the disk is full')
    }
    await expect(rebuildIndex(db, failing())).rejects.toThrow('the disk is full')
    expect((await index.search(aQuery())).ids).toEqual([1])
    await rebuildIndex(db, batches([anIndexedJob({ id: 5 })]))
    expect((await index.search(aQuery())).ids).toEqual([5])
  })

  test('two at the same time: the second is refused', async () => {
    await anEmptyIndex()
    const { db } = await shared
    async function* again(): AsyncGenerator<IndexedJob[]> {
      await expect(rebuildIndex(db, batches())).rejects.toThrow(AlreadyRebuilding)
      yield [anIndexedJob({ id: 1 })]
    }
    expect(await rebuildIndex(db, again())).toBe(1)
  })

  test('writers and a new layout at the same time do not wait for each other in a circle', async () => {
    await using index = await anEmptyIndex()
    const { db } = await shared
    const over = new AbortController()
    const writer = async (id: number) => {
      for (let round = 1; !over.signal.aborted; round++) {
        await inTransaction(db, async (client) => {
          await index.upsert([anIndexedJob({ id, title: `Nurse ${round}` }), anIndexedJob({ id: id + 1 })], client)
          await index.remove([id + 1], client)
        })
      }
    }
    const layout = async () => {
      for (let round = 0; round < 20; round++) await tidyIndex(db)
    }
    const untilOver = (work: Promise<void>) => work.finally(() => over.abort())
    const ids = [1, 11, 21, 31]
    await Promise.all([untilOver(layout()), ...ids.map((id) => untilOver(writer(id)))])
    expect((await index.search(aQuery({ words: 'nurse' }))).ids.toSorted((a, b) => a - b)).toEqual(ids)
  })

  test('laying it out anew changes nothing but where jobs lie', async () => {
    await using index = await anEmptyIndex()
    const { db } = await shared
    await index.upsert([
      anIndexedJob({ id: 1, positions: [leeds] }),
      anIndexedJob({ id: 2, positions: [london] }),
      anIndexedJob({ id: 3, positions: [leeds], title: 'Nurse' }),
      anIndexedJob({ id: 4, positions: [] }),
    ])
    await db.query('update job_index_state set version = version - 1')
    await tidyIndex(db)
    const { rows } = await db.query<{ id: number }>('select id from job_index order by ctid')
    expect(rows.map(({ id }) => id)).toEqual([2, 1, 3, 4])
    expect((await index.search(aQuery({ words: 'nurse' }))).ids).toEqual([3])
    await index.upsert([anIndexedJob({ id: 5, title: 'Nurse' })])
    expect((await index.search(aQuery({ words: 'nurse' }))).ids).toEqual([5, 3])
    expect([await index.size(), await index.isReady()]).toEqual([5, false])
  })

  test('an index of an earlier version is not ready until it is made anew', async () => {
    await using index = await anEmptyIndex()
    const { db } = await shared
    await index.upsert([anIndexedJob({ id: 1 })])
    await db.query('update job_index_state set version = version - 1')
    expect([await index.size(), await index.isReady()]).toEqual([1, false])
    await rebuildIndex(db, batches([anIndexedJob({ id: 1 })]))
    expect([await index.size(), await index.isReady()]).toEqual([1, true])
  })
})

describe('writing very many', () => {
  async function isHeaping(): Promise<boolean> {
    const { db } = await shared
    const { rows } = await db.query(`select reloptions from pg_class where relname = 'job_index_terms'`)
    return (rows[0] as { reloptions: string[] }).reloptions.includes('fastupdate=on')
  }

  test('jobs are found while it lasts and after', async () => {
    await using index = await anEmptyIndex()
    const { db } = await shared
    const bulk = await startBulkIndexing(db)
    expect(await isHeaping()).toBe(true)
    await index.upsert([anIndexedJob({ id: 1, title: 'Nurse' })])
    expect((await index.search(aQuery({ words: 'nurse' }))).ids).toEqual([1])
    await bulk.end()
    expect(await isHeaping()).toBe(false)
    expect((await index.search(aQuery({ words: 'nurse' }))).ids).toEqual([1])
  })

  test('the first of two imports that ends leaves it on for the other', async () => {
    await anEmptyIndex()
    const { db } = await shared
    const [first, second] = [await startBulkIndexing(db), await startBulkIndexing(db)]
    await first.end()
    expect(await isHeaping()).toBe(true)
    await second.end()
    expect(await isHeaping()).toBe(false)

    await Promise.all(
      Array.from({ length: 5 }, async () => {
        const bulk = await startBulkIndexing(db)
        await bulk.end()
      }),
    )
    expect(await isHeaping()).toBe(false)
  })

  test('an import that has died is not waited for', async () => {
    await anEmptyIndex()
    const { db, url } = await shared
    const others = connect(url, { name: 'an import that dies', onError: () => {} })
    const died = await startBulkIndexing(others)
    const { rowCount } = await db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'an import that dies'`,
    )
    expect(rowCount).toBeGreaterThan(0)
    // It is told to end, and holds its lock until it has.
    const living = async () =>
      (await db.query(`select from pg_stat_activity where application_name = 'an import that dies'`)).rowCount
    await expect.poll(living).toBe(0)
    const bulk = await startBulkIndexing(db)
    await bulk.end()
    expect(await isHeaping()).toBe(false)
    // Nothing of it is left to be ended; the pool only closes once the connection has been given back.
    await died.end().catch(() => {})
    await others.end()
  })

  test('the worker ends what a killed import left on, once no other import is under way', async () => {
    await anEmptyIndex()
    const { db, url } = await shared
    const tidy = async () => {
      const task = tasks.find(({ name }) => name === 'end-abandoned-imports')!
      expect(task.schedule).toBeDefined()
      await task.run({}, { direct: db, log } as never, new AbortController().signal)
      return await isHeaping()
    }
    const killed = await anImportOfItsOwn(url)
    const living = await startBulkIndexing(db)
    // While both, and while only the other is under way, nothing is ended for anybody.
    expect(await tidy()).toBe(true)
    await living.end()
    expect(await tidy()).toBe(true)

    await killed.kill()
    const held = async () =>
      (await db.query(`select from pg_locks where locktype = 'advisory' and objid = ${locks.bulkIndexing}`)).rowCount
    await expect.poll(held).toBe(0)
    expect(await isHeaping()).toBe(true)
    expect(await tidy()).toBe(false)
    expect(await tidy()).toBe(false)
  })

  test('does not wait for a writer that takes its time', async () => {
    await using index = await anEmptyIndex()
    const { db } = await shared
    const client = await db.connect()
    await client.query('begin')
    await index.upsert([anIndexedJob({ id: 1 })], client)
    const bulk = await startBulkIndexing(db)
    expect(await isHeaping()).toBe(false)
    await bulk.end()
    await client.query('commit')
    client.release()
    expect((await index.search(aQuery())).ids).toEqual([1])
  })
})

/** A program that imports until it is killed. */
async function anImportOfItsOwn(url: string): Promise<{ kill: () => Promise<void> }> {
  const file = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
  const program = `
    import { connect } from ${file('../../platform/database.ts')}
    import { startBulkIndexing } from ${file('./bulk-indexing.ts')}
    await startBulkIndexing(connect(process.argv[1], { name: 'an import', onError() {} }))
    process.stdout.write('begun')
    setInterval(() => {}, 1_000)`
  const given = ['--input-type=module', '-e', program, url]
  const child = spawn(process.execPath, given, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return {
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

describe('titles only', () => {
  const jobs = [
    anIndexedJob({ id: 1, title: 'Social Worker' }),
    anIndexedJob({ id: 2, title: 'Support Worker', text: 'You report to a social worker.' }),
    anIndexedJob({ id: 3, title: 'Porter', text: 'You meet each social worker.', fullTime: true }),
    anIndexedJob({ id: 4, title: 'Social Club Bar Worker' }),
  ]

  test('leaves out ads that only mention the job, and says how many, in every order', async () => {
    await using index = await anEmptyIndex()
    await index.upsert(jobs)
    for (const sort of sorts) {
      const query = aQuery({ words: 'social worker', sort })
      expect(await index.search({ ...query, titlesOnly: true })).toMatchObject({ ids: [1], total: 1, mentioned: 3 })
      expect(await index.search(query)).toMatchObject({ total: 4, mentioned: 0 })
    }
  })

  test('where no title has the words nothing is found, and the mentions are counted under the filters', async () => {
    await using index = await anEmptyIndex()
    await index.upsert(jobs.slice(1, 3))
    const query = aQuery({ words: 'social worker', titlesOnly: true })
    expect(await index.search(query)).toMatchObject({ total: 0, mentioned: 2 })
    expect(await index.search({ ...query, wanted: { hours: ['full-time'] } })).toMatchObject({ total: 0, mentioned: 1 })
    expect(await index.search({ ...query, titlesOnly: false })).toMatchObject({ total: 2, mentioned: 0 })
  })

  test('a slip is put right before it is told whether a job is named', async () => {
    await using index = await anEmptyIndex()
    await index.upsert(jobs)
    const query = aQuery({ words: 'social worcker', titlesOnly: 'of-a-job' })
    expect(await index.search(query)).toMatchObject({ ids: [1], understoodAs: { corrected: { to: 'social worker' } } })
  })

  test('words in front of another job name none', async () => {
    await using index = await anEmptyIndex()
    const titles = [
      'Salaried GP',
      'GP Liaison Officer',
      'Advanced Nurse Practitioner, GP Surgery',
      'General Practitioner (GP)',
      'GP Receptionist',
      'Locum OOH GP – Cornwall',
      'Paramedic / GP',
    ]
    await index.upsert(titles.map((title, i) => anIndexedJob({ id: i + 1, title })))
    const { ids } = await index.search(aQuery({ words: 'GP', titlesOnly: 'of-a-job' }))
    expect(ids.toSorted()).toEqual([1, 4, 6, 7])
  })

  test('an employer goes by the words of its name as they are written, and by none that are the job', async () => {
    await using index = await anEmptyIndex()
    await index.upsert([
      anIndexedJob({ id: 1, title: 'Cashier', employer: 'Barclays' }),
      anIndexedJob({ id: 2, title: 'Cashier', employer: 'Barclay Meade' }),
      anIndexedJob({ id: 3, title: 'Governance Manager', employer: 'National Audit Office' }),
      anIndexedJob({ id: 4, title: 'Office Manager', employer: 'Barclay Meade' }),
    ])
    expect((await index.search(aQuery({ words: 'Barclays' }))).ids.at(0)).toBe(1)
    await index.upsert([
      anIndexedJob({
        id: 5,
        title: 'Nurse',
        employer: 'Oxford University Hospitals',
        text: 'By the University of Oxford.',
      }),
      anIndexedJob({ id: 6, title: 'Librarian', employer: 'The University of Oxford' }),
      anIndexedJob({ id: 7, title: 'Porter', text: 'At a university, in the middle of Oxford.' }),
    ])
    expect((await index.search(aQuery({ words: 'university of oxford' }))).ids).toEqual([6, 5])
    expect((await index.search(aQuery({ words: 'barclays cashier', titlesOnly: 'of-a-job' }))).ids).toEqual([1])
    expect((await index.search(aQuery({ words: 'office manager', titlesOnly: 'of-a-job' }))).ids).toEqual([4])
  })
})
