import { bulkAds } from '../sandbox/generate/bulk.ts'
import { randomOf, weighted } from '../sandbox/generate/random.ts'
import { towns } from '../sandbox/generate/towns.ts'
import { defaultSearch } from '../contract/job-searches/results-address.ts'
import { alertPath } from '../server/alerts/own-alerts.ts'
import { matchNewJobs } from '../server/alerts/matching/match-new-jobs.ts'
import { sendDueAlerts } from '../server/alerts/sending/send-due-alerts.ts'
import { importAds } from '../server/jobs/import/import-ads.ts'
import { readWords } from '../engines/words/index.ts'
import { simulateAsking } from './alert-asking.ts'
import { aProduct } from './a-product.ts'
import { goal, round } from './figures.ts'

/**
 * New jobs against everybody's alerts, in one pass, with what is found written down; then the mails of a thousand of them. Alerts are as
 * people make them: one to three words of titles, a town by its size, some with pay or hours.
 * ROLECALL_BENCH_ALERTS, ROLECALL_BENCH_ADS: how many.
 */
const alerts = Number(process.env['ROLECALL_BENCH_ALERTS'] ?? 100_000)
const ads = Number(process.env['ROLECALL_BENCH_ADS'] ?? 12_000)
const mails = 1_000

await using product = await aProduct()
const { services } = product
const db = services.db
const now = new Date()
const signal = new AbortController().signal

const titles = [...bulkAds({ seed: 2, count: 2_000 })].map(({ title }) => title)
const anyTown = weighted(towns, ({ weight }) => weight)
for (let from = 0; from < alerts; from += 10_000) {
  const made = Array.from({ length: Math.min(10_000, alerts - from) }, (_, i) => {
    const random = randomOf(11, 'alert', from + i)
    const words = readWords(random.pick(titles), 'title').filter(({ isStop }) => !isStop)
    const count = random.pick([1, 2, 2, 2, 3])
    return {
      ...defaultSearch,
      jobTitle: words
        .slice(0, count)
        .map(({ term }) => term)
        .join(' '),
      jobLocation: anyTown(random).name,
      jobDistance: random.pick([5, 10, 10, 10, 20, 30]),
      jobSalaryMin: random.chance(0.3) ? random.pick([25_000, 30_000, 40_000]) : defaultSearch.jobSalaryMin,
      fullTime: random.chance(0.2),
    }
  }).map((search) => (search.jobTitle === '' ? { ...search, jobTitle: 'nurse' } : search))
  await db.query(
    `insert into alert_subscriptions (email, email_key, path, search, created, confirmed_at, key_hash, due_at)
     select 'p' || n || '@example.com', 'p' || n || '@example.com', path, search, $3, $3, decode(md5(n::text), 'hex'), $3
       from unnest($1::text[], $2::jsonb[]) with ordinality as a (path, search, i), lateral (select i + $4 as n) as numbered`,
    [made.map(alertPath), made.map((search) => JSON.stringify(search)), now, from],
  )
}
await db.query('analyze alert_subscriptions')

const imported = await importAds(services.store, asyncOf(bulkAds({ seed: 1, count: ads })), {
  now,
  keepOpen: true,
  signal,
  onProgress: () => {},
})
// So many new vacancies: the rest of the ads are folded into them.
const jobs = Number((await db.query<{ count: string }>('select count(*) from jobs')).rows[0]?.count)

const before = performance.now()
const found = await matchNewJobs(services, { now, signal })
const seconds = (performance.now() - before) / 1000
const again = await matchNewJobs(services, { now, signal })

await db.query(
  `update alert_subscriptions set is_on = false
    where not id in (select id from alert_subscriptions a where exists (select 1 from alert_waiting w where w.alert_id = a.id) order by id limit $1)`,
  [mails],
)
const beforeMails = performance.now()
const sent = await sendDueAlerts({ ...services, siteUrl: 'http://localhost' }, { now, signal })
const mailSeconds = (performance.now() - beforeMails) / 1000

console.log(
  `${alerts.toLocaleString('en-GB')} alerts, ${jobs.toLocaleString('en-GB')} new jobs of ${imported.read.toLocaleString('en-GB')} ads`,
)
console.log(
  `one pass: ${round(seconds)} s, ${found.matches.toLocaleString('en-GB')} jobs noted for ${(await alertsFound()).toLocaleString('en-GB')} alerts; once more: ${again.jobs} jobs`,
)
console.log(`mails: ${sent} in ${round(mailSeconds)} s, ${round((1000 * mailSeconds) / Math.max(1, sent))} ms each`)
console.log(`memory: ${Math.round(process.memoryUsage().rss / 1e6)} MB`)
console.log(goal('100,000 alerts against 10,000 new jobs', seconds, 60, 's'))

const asked = { alerts: 10_000, searches: 3_000 }
console.log(
  `\nboards asked for ${asked.alerts.toLocaleString('en-GB')} alerts of ${asked.searches.toLocaleString('en-GB')} searches:`,
)
for (const { board, p95, never, mostInMinute, mostInDay, limits } of simulateAsking(asked)) {
  const { perMinute, perDay = Number.POSITIVE_INFINITY } = limits
  const isWithin = mostInMinute <= perMinute && mostInDay <= perDay
  console.log(
    `${board}: p95 ${p95 === Number.POSITIVE_INFINITY ? 'never asked' : `${round(p95)} h`}, ${Math.round(never * 100)} % never; at most ${mostInMinute} of ${perMinute} a minute, ${mostInDay} of ${limits.perDay ?? 'any number'} a day${isWithin ? '' : ', OVER ITS LIMIT'}`,
  )
}

async function alertsFound(): Promise<number> {
  const { rows } = await db.query<{ count: number }>('select count(*)::int as count from alert_waiting')
  return (rows[0]?.count ?? 0) + sent
}

async function* asyncOf(rows: Iterable<object>): AsyncGenerator<unknown> {
  yield* rows
}
