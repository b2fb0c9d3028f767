import fc from 'fast-check'
import { expect } from 'vitest'
import type { Statistics } from '../../contract/statistics/statistics.ts'
import { test } from '../../test/with-database.ts'
import type { Database } from '../platform/database.ts'
import { findStatistics } from './find-statistics.ts'
import { forgetOldAds, keepUp } from './keep-up.ts'
import { createGazetteer } from '../places/gazetteer.ts'

const gazetteer = createGazetteer()
const now = new Date('2026-03-04T12:00:00Z')
const signal = new AbortController().signal

type Ad = { title: string; town: string; pay: number | null; employer: string; closedDaysAgo: number | null }

const ad: fc.Arbitrary<Ad> = fc.record({
  title: fc.constantFrom('Nurse', 'Staff Nurse', 'Senior Staff Nurse', 'Chef'),
  town: fc.constantFrom('Leeds', 'York', 'Truro'),
  pay: fc.option(fc.integer({ min: 20, max: 60 }).map((thousands) => thousands * 1_000)),
  employer: fc.constantFrom('A', 'B', 'C'),
  closedDaysAgo: fc.option(fc.constantFrom(1, 89, 90, 200)),
})

test('kept ahead or worked out when asked for, the statistics are those of the plain list, through every change', async ({
  database: { db },
}) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(ad, { minLength: 1, maxLength: 25 }), { minLength: 1, maxLength: 3 }),
      async (rounds) => {
        for (const wideFrom of [4, 1_000]) {
          for (const ads of rounds) {
            await writeJobs(db, ads)
            await keepUp({ db, gazetteer }, { now, signal, wideFrom })
            for (const [title, place] of [
              ['nurse', ''],
              ['staff nurse', 'Leeds'],
              ['nurse', 'Yorkshire'],
              ['chef', 'Truro'],
            ] as const)
              expect(summary(await ask(db, title, place))).toEqual(plainly(ads, title, place))
          }
        }
      },
    ),
    { numRuns: 4 },
  )
}, 60_000)

test('figures that are kept are made anew once enough has changed, or an hour has gone', async ({
  database: { db },
}) => {
  const many = Array.from({ length: 60 }, (): Ad => ({
    title: 'Cooper',
    town: 'Leeds',
    pay: 30_000,
    employer: 'A',
    closedDaysAgo: null,
  }))
  await writeJobs(db, many)
  await keepUp({ db, gazetteer }, { now, signal, wideFrom: 10 })
  const oneMore = [...many, { ...many[0]!, pay: 40_000 }]
  await writeJobs(db, oneMore, [61])
  await keepUp({ db, gazetteer }, { now, signal, wideFrom: 10 })
  expect((await ask(db, 'cooper', '')).ads).toBe(60)
  const later = new Date(now.getTime() + 61 * 60_000)
  await keepUp({ db, gazetteer }, { now: later, signal, wideFrom: 10 })
  expect((await ask(db, 'cooper', '')).ads).toBe(61)
})

test('ads that closed 90 days ago leave kept figures at night, and those before the trend leave altogether', async ({
  database: { db },
}) => {
  const many = Array.from({ length: 12 }, (_, i): Ad => ({
    title: 'Farrier',
    town: 'Leeds',
    pay: 30_000,
    employer: 'A',
    closedDaysAgo: i < 6 ? 89 : null,
  }))
  await writeJobs(db, many)
  await keepUp({ db, gazetteer }, { now, signal, wideFrom: 10 })
  expect((await ask(db, 'farrier', '')).ads).toBe(12)
  const tomorrow = new Date(now.getTime() + 86_400_000)
  await forgetOldAds(db, tomorrow)
  await keepUp({ db, gazetteer }, { now: tomorrow, signal, wideFrom: 10 })
  expect((await ask(db, 'farrier', '')).ads).toBe(6)
  const nextYear = new Date('2027-06-01T12:00:00Z')
  expect(await forgetOldAds(db, nextYear)).toBe(6)
  const { rows } = await db.query('select 1 from statistics_ads')
  expect(rows).toHaveLength(6)
})

test('what is asked of a job that has gone is nothing', async ({ database: { db } }) => {
  const six = Array.from({ length: 6 }, (): Ad => ({
    title: 'Thatcher',
    town: 'Leeds',
    pay: null,
    employer: 'A',
    closedDaysAgo: null,
  }))
  await writeJobs(db, six)
  await keepUp({ db, gazetteer }, { now, signal, wideFrom: 3 })
  expect((await ask(db, 'thatcher', 'Leeds')).ads).toBe(6)
  await writeJobs(db, [])
  await keepUp({ db, gazetteer }, { now, signal, wideFrom: 3 })
  expect(await ask(db, 'thatcher', 'Leeds')).toMatchObject({ ads: 0, isEnough: false })
})

/** Puts just these jobs into the table, as an import would, and notes what has changed. */
async function writeJobs(db: Database, ads: readonly Ad[], changed?: readonly number[]): Promise<void> {
  const { rows: before } = await db.query<{ id: number }>('delete from jobs returning id')
  await db.query(
    `insert into jobs (id, main_listing_id, title, employer, poster, pay_text, pay, full_time, part_time, ir35_status, places,
                       description, created_at, first_seen, last_seen, closed_at, reposts, is_demo)
     select id, id, title, employer, 'unknown', '', pay, true, false, 'unknown', places, '', $2, $2, $2, closed_at, 0, false
       from json_to_recordset($1) as job (id int, title text, employer text, pay jsonb, places jsonb, closed_at timestamptz)`,
    [
      JSON.stringify(
        ads.map((one, i) => ({
          id: i + 1,
          ...one,
          places: [placeOf(one.town)],
          pay: payOf(one.pay),
          closed_at: dayBefore(one.closedDaysAgo),
        })),
      ),
      new Date('2026-02-02T09:00:00Z'),
    ],
  )
  await db.query('insert into statistics_changed_jobs select unnest($1::int[])', [
    changed ?? [...before.map(({ id }) => id), ...ads.map((_, i) => i + 1)],
  ])
}

function placeOf(town: string) {
  const answer = gazetteer.resolve(town)
  if (answer.kind !== 'found') throw new Error(`${town} is no town`)
  const { label: name, lat, lng, areas, country } = answer.place
  return { name, lat, lng, areas, country, isArea: false }
}

function payOf(yearly: number | null) {
  return yearly === null
    ? null
    : {
        currency: 'GBP',
        period: 'year',
        min: yearly * 100,
        max: yearly * 100,
        isEstimate: false,
        yearlyMin: yearly,
        yearlyMax: yearly,
      }
}

function dayBefore(days: number | null): Date | null {
  return days === null ? null : new Date(now.getTime() - days * 86_400_000)
}

async function ask(db: Database, jobTitle: string, jobLocation: string): Promise<Statistics> {
  const found = await findStatistics({ reading: db, gazetteer, clock: { now: () => now } }, { jobTitle, jobLocation })
  if (found.kind !== 'found') throw new Error(found.kind)
  return found.statistics
}

type Summary = { ads: number; paid: number; median: number | null; employers: Record<string, number>; towns: number }

function summary({ ads, pay, employers, locations }: Statistics): Summary {
  return {
    ads,
    paid: pay[0]?.ads ?? 0,
    median: pay[0]?.figures?.median ?? null,
    employers: Object.fromEntries(employers.map((one) => [one.name, one.ads])),
    towns: Object.keys(locations).length,
  }
}

/** The same, worked out as somebody would with a list and a pencil. */
function plainly(ads: readonly Ad[], title: string, place: string): Summary {
  const own = ads.filter(
    (one) =>
      (one.closedDaysAgo === null || one.closedDaysAgo < 90) &&
      ` ${one.title.toLowerCase()}`.endsWith(` ${title}`) &&
      (place === '' || one.town === place || (place === 'Yorkshire' && one.town !== 'Truro')),
  )
  const isEnough = own.length >= 5
  const pays = own.flatMap((one) => one.pay ?? []).toSorted((a, b) => a - b)
  const half = pays.length / 2
  const median = Number.isInteger(half)
    ? ((pays[half - 1] ?? 0) + (pays[half] ?? 0)) / 2
    : (pays[Math.floor(half)] ?? 0)
  const employers = new Map<string, number>()
  for (const { employer } of own) employers.set(employer, (employers.get(employer) ?? 0) + 1)
  return {
    ads: own.length,
    paid: isEnough ? pays.length : 0,
    median: isEnough && pays.length >= 5 ? median : null,
    employers: isEnough ? Object.fromEntries(employers) : {},
    towns: isEnough ? new Set(own.map(({ town }) => town)).size : 0,
  }
}
