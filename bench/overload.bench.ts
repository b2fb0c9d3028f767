import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { bulkAds } from '../sandbox/generate/bulk.ts'
import { importAds } from '../server/jobs/import/import-ads.ts'
import { defaultSearch, resultsAddress } from '../contract/job-searches/results-address.ts'
import { aProduct } from './a-product.ts'
import { goal, percentile, print, round } from './figures.ts'
import { aProgram } from './overload/a-program.ts'
import { publicSite } from './overload/public-site.ts'
import type { Load, Loaded } from './overload/load.ts'

/**
 * More searches than one web program can answer: the program as it is started, with the demo boards beside it, and the load in a third
 * process. First what eight connections get, then ten times as many requests a second, then connections that ask again at once when
 * they are refused, then eight again. All goals are ratios within the run, for it shares its processors with the load itself.
 */
const seconds = Number(process.env['ROLECALL_BENCH_SECONDS'] ?? 10)
const paths = ['nurse', 'driver', 'developer', 'teacher', 'accountant', 'chef', 'manager', 'engineer'].flatMap(
  (jobTitle) =>
    ['London', 'Leeds', 'Manchester', 'Glasgow', 'Dublin'].map((jobLocation) =>
      resultsAddress({ ...defaultSearch, jobTitle, jobLocation }),
    ),
)

await using product = await aProduct()
await importAds(product.services.store, asyncOf(bulkAds({ seed: 2, count: 20_000 })), {
  now: new Date(),
  keepOpen: true,
  signal: new AbortController().signal,
  onProgress: () => {},
})
await using sandbox = await aProgram('sandbox/main.ts', {})
await using web = await aProgram(
  'server/web.ts',
  publicSite({ databaseUrl: product.databaseUrl, dataFolder: product.services.config.dataFolder, sandbox }),
)
const load = fork('bench/overload/load.ts', [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
const memory = { highest: 0 }

// The boards are asked about every search once, and what they answer is stored: only then is the program at rest.
await warmUp()
print(`memory at rest: ${round(web.memory() / 1e6)} MB`)
const watch = setInterval(() => (memory.highest = Math.max(memory.highest, web.memory())), 50)
const normal = await report('8 connections', { connections: 8 })
const tenfold = await report('ten times as many requests', { connections: 80, rate: goodput(normal) * 10 })
const recovery = await untilNormal(goodput(normal))
for (const connections of [16, 40, 80, 400]) {
  await report(`${connections} connections, asking at once`, { connections })
}
const recovery400 = await untilNormal(goodput(normal))
const after = await report('8 connections again', { connections: 8 })
clearInterval(watch)
load.disconnect()

print(goal('goodput at ten times the requests / normal', goodput(tenfold) / goodput(normal), 0.8, '', 'above'))
print(goal('p99 of the accepted / normal', percentile(tenfold.accepted, 99) / percentile(normal.accepted, 99), 2, ''))
print(goal('refused, p95', percentile(tenfold.refused, 95), 50, 'ms'))
print(goal('normal again after ten times the requests', recovery, 5, 's'))
print(goal('normal again after 400 connections', recovery400, 5, 's'))
print(goal('memory at its highest', memory.highest / 1e6, 600, 'MB'))
print(`afterwards / normal, answers a second: ${round(goodput(after) / goodput(normal))}`)

/** Opens every page, four at a time, and waits until nothing more comes from the boards. */
async function warmUp(): Promise<void> {
  await run({ connections: 4, seconds: 15 })
  const answers = async () =>
    (await product.services.db.query<{ count: string }>('select count(*) from board_searches')).rows[0]?.count
  for (let before = await answers(), same = 0; same < 5;) {
    await sleep(1_000)
    const now = await answers()
    same = now === before ? same + 1 : 0
    before = now
  }
  await run({ connections: 4, seconds: 5 })
}

async function run(given: Partial<Load>): Promise<Loaded> {
  const answer = once(load, 'message') as Promise<[Loaded]>
  load.send({ url: web.url, paths, connections: 8, seconds, pauseMs: 0, rate: null, ...given } satisfies Load)
  return (await answer)[0]
}

/** @returns seconds until eight connections get four fifths of the usual again, over a second and a half. */
async function untilNormal(usual: number): Promise<number> {
  const { acceptedAt } = await run({ connections: 8, seconds: 12 })
  for (let from = 0; from <= 10_500; from += 100) {
    const inWindow = acceptedAt.filter((at) => at >= from && at < from + 1_500).length
    if (inWindow / 1.5 >= usual * 0.8) return from / 1000
  }
  return Number.POSITIVE_INFINITY
}

async function report(name: string, given: Partial<Load>): Promise<Loaded> {
  const before = web.processor()
  const loaded = await run(given)
  const used = web.processor() - before

  const { accepted, refused, others, withoutRetryAfter } = loaded
  const middle = (times: readonly number[]) => [50, 99].map((percent) => round(percentile(times, percent))).join(' / ')
  print(
    `${name}: ${round(goodput(loaded))} pages a second in ${middle(accepted)} ms (p50 / p99)` +
      `, ${round((used * 1000) / accepted.length)} ms of processor each` +
      (refused.length === 0
        ? ''
        : `; ${round(refused.length / loaded.seconds)} refused a second in ${middle(refused)} ms`),
  )
  const odd = withoutRetryAfter > 0 ? { ...others, 'without Retry-After': withoutRetryAfter } : others
  if (Object.keys(odd).length > 0) print(`  not as meant: ${JSON.stringify(odd)}`)
  return loaded
}

function goodput({ accepted, seconds }: Loaded): number {
  return accepted.length / seconds
}

async function* asyncOf(ads: Iterable<object>): AsyncGenerator<unknown> {
  yield* ads
}
