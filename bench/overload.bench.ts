import { fork } from 'node:child_process'
import { once } from 'node:events'
import { bulkAds } from '../sandbox/generate/bulk.ts'
import { importAds } from '../server/jobs/import/import-ads.ts'
import { defaultSearch, resultsAddress } from '../contract/results-address.ts'
import { aProduct } from './a-product.ts'
import { goal, percentile, round } from './figures.ts'
import { aProgram } from './overload/a-program.ts'
import type { Load, Loaded } from './overload/load.ts'

/**
 * More searches than one web program can answer: the program as it is started, with the demo boards beside it, and the load in a third
 * process. First what eight connections get, then ten times as many requests a second, then connections that ask again at once when
 * they are refused, then eight again. All goals are ratios within the run, for it shares its processors with the load itself.
 */
const seconds = Number(process.env['SECONDS'] ?? 10)
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
await using web = await aProgram('server/web.ts', {
  NODE_ENV: 'development',
  PORT: '0',
  DATABASE_URL: product.databaseUrl,
  ROLECALL_DATA: product.services.config.dataFolder,
  ROLECALL_SANDBOX_URL: sandbox.url,
  ROLECALL_LOG: 'error',
  // Each request says that it is from another client: what one may ask for in a minute is not what is measured.
  ROLECALL_TRUSTED_PROXIES: '1',
})
const load = fork('bench/overload/load.ts', [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
let highest = 0
const watch = setInterval(() => (highest = Math.max(highest, web.memory())), 50)

// The boards are asked about every search once: what they answer is being stored while the pages are already served.
await run({ connections: 4, seconds: 20 })
const normal = report('8 connections', await run({ connections: 8 }))
const tenfold = report('ten times as many requests', await run({ connections: 80, rate: goodput(normal) * 10 }))
const recovery = await untilNormal(goodput(normal))
for (const connections of [16, 40, 80, 400]) {
  report(`${connections} connections, asking at once`, await run({ connections }))
}
const recovery400 = await untilNormal(goodput(normal))
const after = report('8 connections again', await run({ connections: 8 }))
clearInterval(watch)
load.disconnect()

print(goal('goodput at ten times the requests / normal', goodput(tenfold) / goodput(normal), 0.8, '', 'above'))
print(goal('p99 of the accepted / normal', percentile(tenfold.accepted, 99) / percentile(normal.accepted, 99), 2, ''))
print(goal('refused, p95', percentile(tenfold.refused, 95), 50, 'ms'))
print(goal('normal again after ten times the requests', recovery, 5, 's'))
print(goal('normal again after 400 connections', recovery400, 5, 's'))
print(goal('memory at its highest', highest / 1e6, 600, 'MB'))
print(`afterwards / normal, answers a second: ${round(goodput(after) / goodput(normal))}`)

async function run(given: Partial<Load>): Promise<Loaded> {
  const answer = once(load, 'message') as Promise<[Loaded]>
  load.send({ url: web.url, paths, connections: 8, seconds, pauseMs: 0, rate: null, ...given } satisfies Load)
  return (await answer)[0]
}

/** @returns seconds until eight connections get nine tenths of the usual again within one second. */
async function untilNormal(usual: number): Promise<number> {
  const from = performance.now()
  for (let tries = 0; tries < 20; tries++) {
    const startedAt = performance.now()
    const second = await run({ connections: 8, seconds: 1 })
    if (second.refused.length === 0 && goodput(second) >= usual * 0.9) return (startedAt - from) / 1000
  }
  return Number.POSITIVE_INFINITY
}

function report(name: string, loaded: Loaded): Loaded {
  const { accepted, refused, others, withoutRetryAfter } = loaded
  const middle = (times: readonly number[]) => [50, 99].map((percent) => round(percentile(times, percent))).join(' / ')
  print(
    `${name}: ${round(goodput(loaded))} pages a second in ${middle(accepted)} ms (p50 / p99)` +
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

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
