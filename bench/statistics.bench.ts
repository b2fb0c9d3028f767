import { bulkAds, type BulkAd } from '../sandbox/generate/bulk.ts'
import { randomOf } from '../sandbox/generate/random.ts'
import type { Database } from '../server/platform/database.ts'
import { findStatistics } from '../server/statistics/find-statistics.ts'
import { keepUp } from '../server/statistics/keep-up.ts'
import { aProduct } from './a-product.ts'
import { goal, round } from './figures.ts'
import { today } from './search/ads.ts'
import { describe, timed } from './search/timing.ts'
import { createGazetteer } from '../server/places/gazetteer.ts'

/*
 * Statistics of many jobs: how long it takes to take them all in, how long a page of figures takes, and how long it takes to follow a
 * thousand further jobs.
 *
 *   ROLECALL_BENCH_ADS   how many jobs (300000)
 */
const count = Number(process.env['ROLECALL_BENCH_ADS'] ?? 300_000)
const now = new Date(today.getTime() + 43_200_000)
const signal = new AbortController().signal

await using product = await aProduct()
const { db } = product.services
const gazetteer = createGazetteer()

const asked = await writeJobs(db)
const startedAt = performance.now()
const taken = await keepUp({ db, gazetteer }, { now, signal })
const seconds = (performance.now() - startedAt) / 1000
console.log(
  `${count.toLocaleString('en-GB')} jobs taken in and ${taken.groups.toLocaleString('en-GB')} groups looked at in ${round(seconds)} s`,
)
console.log(await sizes(db))

await db.query('vacuum analyze statistics_ads')
const clock = { now: () => now }
const ask = async (one: { jobTitle: string; jobLocation: string }) =>
  await findStatistics({ reading: db, gazetteer, clock }, one)
await timed(asked.slice(0, 50), ask)
const one = await timed(asked, ask)
console.log(`one client: ${describe(one)}`)
console.log(goal('a page of figures, p95', one.p95, 50, 'ms'))
console.log(`eight clients: ${describe(await timed(asked, ask, 8))}`)
console.log(`never kept ahead: ${describe(await timed(asked, async (one) => await withoutKept(one)))}`)

await db.query(`update jobs set employer = employer || ' Ltd' where id % $1 = 0`, [Math.floor(count / 1_000)])
await db.query('insert into statistics_changed_jobs select id from jobs where id % $1 = 0', [Math.floor(count / 1_000)])
const changedAt = performance.now()
const followed = await keepUp({ db, gazetteer }, { now, signal })
console.log(`${followed.jobs} changed jobs followed in ${round((performance.now() - changedAt) / 1000)} s`)

/** @returns four hundred questions: titles as often as they are advertised, half of them in a place. */
async function writeJobs(to: Database): Promise<{ jobTitle: string; jobLocation: string }[]> {
  const questions: { jobTitle: string; jobLocation: string }[] = []
  const random = randomOf(3, 'statistics')
  let batch: object[] = []
  let id = 0
  for (const ad of bulkAds({ seed: 1, count, today })) {
    id++
    batch.push(rowOf(ad, id))
    if (id % Math.floor(count / 400) === 0) {
      const words = ad.title.split(/ [-–|(]|,/u)[0]?.split(' ') ?? []
      questions.push({
        jobTitle: words.slice(-random.whole(1, 3)).join(' '),
        jobLocation: random.chance(0.5) ? ad.location : random.pick(['', 'England', 'London', 'Yorkshire']),
      })
    }
    if (batch.length === 2_000) batch = await write(to, batch)
  }
  await write(to, batch)
  await to.query('insert into statistics_changed_jobs select id from jobs')
  await to.query('vacuum analyze jobs')
  return questions
}

async function write(to: Database, rows: object[]): Promise<object[]> {
  await to.query(
    `insert into jobs (id, main_listing_id, title, employer, poster, pay_text, pay, contract_type, full_time, part_time, ir35_status,
                       places, description, created_at, first_seen, last_seen, reposts, is_demo)
     select id, id, title, employer, 'unknown', '', pay, contract_type, true, false, 'unknown', places, description, created_at,
            created_at, created_at, 0, false
       from json_to_recordset($1) as job (id int, title text, employer text, pay jsonb, contract_type text, places jsonb,
            description text, created_at timestamptz)`,
    [JSON.stringify(rows)],
  )
  return []
}

function rowOf(ad: BulkAd, id: number): object {
  const answer = gazetteer.resolve(ad.location)
  const place = answer.kind === 'found' ? answer.place : null
  const isArea = place !== null && ['county', 'region', 'country'].includes(place.kind)
  return {
    id,
    title: ad.title,
    employer: ad.company,
    pay: payOf(ad),
    contract_type: ad.contractType,
    places: place
      ? [{ name: place.label, lat: place.lat, lng: place.lng, areas: place.areas, country: place.country, isArea }]
      : [],
    description: ad.description,
    created_at: ad.postedAt,
  }
}

function payOf({ salaryMin, salaryMax, salaryPeriod, currency }: BulkAd): object | null {
  if (salaryMin === null && salaryMax === null) return null
  const period = salaryPeriod === 'annum' ? 'year' : salaryPeriod
  const yearly = (amount: number | null): number | null =>
    amount === null ? null : Math.round(amount * ({ hour: 1_864, day: 233, week: 52, month: 12 }[period] ?? 1))
  const pennies = (amount: number | null): number | null => (amount === null ? null : Math.round(amount * 100))
  return {
    currency,
    period,
    min: pennies(salaryMin),
    max: pennies(salaryMax),
    isEstimate: false,
    yearlyMin: yearly(salaryMin),
    yearlyMax: yearly(salaryMax),
  }
}

/** The same question where nothing is made ahead: what the kept figures are worth. */
async function withoutKept(one: { jobTitle: string; jobLocation: string }): Promise<void> {
  const client = await db.connect()
  try {
    await client.query('begin')
    await client.query('delete from statistics_figures')
    await findStatistics({ reading: client as unknown as Database, gazetteer, clock }, one)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

async function sizes(of: Database): Promise<string> {
  const { rows } = await of.query<{ ads: number; groups: number; figures: number; kept: string }>(
    `select pg_table_size('statistics_ads')::float8 / 1e6 as ads, pg_relation_size('statistics_ads_groups')::float8 / 1e6 as groups,
            pg_total_relation_size('statistics_figures')::float8 / 1e6 as figures, (select count(*) from statistics_figures) as kept`,
  )
  const { ads, groups, figures, kept } = rows[0]!
  return `rows ${round(ads)} MB, their groups ${round(groups)} MB, ${kept} kept figures ${round(figures)} MB`
}
