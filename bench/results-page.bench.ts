import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { bulkAds } from '../sandbox/generate/bulk.ts'
import { importAds } from '../server/jobs/import/import-ads.ts'
import { defaultSearch, resultsAddress } from '../contract/job-searches/results-address.ts'
import { aProduct } from './a-product.ts'
import { percentile, print, round } from './figures.ts'
import { aProgram, type Program } from './overload/a-program.ts'
import { publicSite } from './overload/public-site.ts'
import type { Load, Loaded } from './overload/load.ts'

/**
 * What a page of results costs beside home and beside the same search over the API: seconds of processor, which other work on the machine
 * changes least, and pages a second. With the folder of another checkout, built, its program answers in turn with ours from the same
 * database: npm run bench -- results-page FOLDER.
 */
const seconds = Number(process.env['ROLECALL_BENCH_SECONDS'] ?? 5)
const rounds = Number(process.env['ROLECALL_BENCH_ROUNDS'] ?? 3)
const searches = ['nurse', 'driver', 'developer', 'teacher', 'accountant', 'chef', 'manager', 'engineer'].flatMap(
  (jobTitle) =>
    ['London', 'Leeds', 'Manchester', 'Glasgow', 'Dublin'].map((jobLocation) => ({ jobTitle, jobLocation })),
)
const asked = {
  results: searches.map((search) => resultsAddress({ ...defaultSearch, ...search })),
  home: ['/'],
  search: searches.map(({ jobTitle, jobLocation }) => `/api/jobsearches/${jobTitle}/${jobLocation}/0/0/10/Any`),
}
type Asked = keyof typeof asked
const kinds = Object.keys(asked) as Asked[]

await using product = await aProduct()
await importAds(product.services.store, asyncOf(bulkAds({ seed: 2, count: 20_000 })), {
  now: new Date(),
  keepOpen: true,
  signal: new AbortController().signal,
  onProgress: () => {},
})
await product.services.db.query('analyze')
await using sandbox = await aProgram('sandbox/main.ts', {})
const load = fork('bench/overload/load.ts', [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
await using ours = await aWeb()
const other = process.argv[2]
await using theirs = other === undefined ? null : await aWeb(other)
const programs: [name: string, program: Program][] = [
  ['here', ours],
  ...(theirs ? [['there', theirs] as [string, Program]] : []),
]

for (const [name, program] of programs) {
  await warmUp(program)
  print(`${name}: ${round(program.memory() / 1e6)} MB warm, a page ${round((await bytesOf(program)) / 1000)} kB`)
}
for (let turn = 1; turn <= rounds; turn++) {
  for (const kind of kinds) {
    for (const [name, program] of programs) {
      const one = await measure(program, kind, 1)
      const eight = await measure(program, kind, 8)
      print(
        `${turn} ${kind} ${name}: ${round(one.cost)} ms of processor, ${round(percentile(one.accepted, 50))} ms p50` +
          `; eight clients ${round(eight.accepted.length / seconds)} a second, ${round(eight.cost)} ms of processor, ` +
          [50, 95].map((percent) => `${round(percentile(eight.accepted, percent))} ms p${percent}`).join(', '),
      )
    }
  }
}
for (const [name, program] of programs) print(`${name}: ${round(program.memory() / 1e6)} MB in the end`)
load.disconnect()

async function aWeb(folder?: string): Promise<Program> {
  return await aProgram(
    'server/web.ts',
    publicSite({ databaseUrl: product.databaseUrl, dataFolder: product.services.config.dataFolder, sandbox }),
    folder,
  )
}

/** Opens every page until nothing more comes from the boards, and what is compiled late is. */
async function warmUp({ url }: Program): Promise<void> {
  const answers = async () =>
    (await product.services.db.query<{ count: string }>('select count(*) from board_searches')).rows[0]?.count
  for (let before = await answers(), same = 0; same < 5;) {
    await run(url, asked.results, 2, 1)
    await sleep(500)
    const now = await answers()
    same = now === before ? same + 1 : 0
    before = now
  }
  for (const kind of kinds) await run(url, asked[kind], 4, 4)
}

/** @returns `cost` in milliseconds of processor for an answer. */
async function measure(program: Program, kind: Asked, connections: number): Promise<Loaded & { cost: number }> {
  const before = program.processor()
  const loaded = await run(program.url, asked[kind], connections, seconds)
  const { accepted, refused, others } = loaded
  if (refused.length > 0 || Object.keys(others).length > 0)
    throw new Error(`${kind}: ${refused.length} refused, ${JSON.stringify(others)}`)
  return { ...loaded, cost: ((program.processor() - before) * 1000) / accepted.length }
}

async function run(url: string, paths: readonly string[], connections: number, seconds: number): Promise<Loaded> {
  const answer = once(load, 'message') as Promise<[Loaded]>
  load.send({ url, paths, connections, seconds, pauseMs: 0, rate: null } satisfies Load)
  return (await answer)[0]
}

/** How long a page is before it is compressed, on average. */
async function bytesOf({ url }: Program): Promise<number> {
  const pages = await Promise.all(
    asked.results.slice(0, 10).map(async (path) => await (await fetch(`${url}${path}`)).arrayBuffer()),
  )
  return pages.reduce((sum, page) => sum + page.byteLength, 0) / pages.length
}

async function* asyncOf(ads: Iterable<object>): AsyncGenerator<unknown> {
  yield* ads
}
