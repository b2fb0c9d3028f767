import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, sep } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startSandbox } from '../sandbox/server.ts'
import { createWorld } from '../sandbox/world.ts'
import { aDatabase } from '../test/database.ts'

/* `npm run web`, `worker` and `apply`: each program by itself, from whatever Node somebody has. */

const sentences = {
  // It does not start on pages of another source, and nobody need build to run this test.
  web: /The web program needs DATABASE_URL|The pages are not built from this source/u,
  worker: /The worker needs DATABASE_URL/u,
  apply: /This program needs DATABASE_URL/u,
}
type Program = keyof typeof sentences

/** The machine's own Node, before that of the packages comes first; null: it has none that is too old to run TypeScript. */
function olderNode(): string | null {
  const folders = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((path) => !path.split(sep).includes('node_modules'))
  const isOlder = (node: string) => {
    const major = Number(/^v(\d+)/u.exec(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1] ?? 0)
    return major >= 20 && major < 24
  }
  return folders.map((folder) => join(folder, 'node')).find(isOlder) ?? null
}

/** Nothing of the settings of whoever runs the tests. */
function environment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(
    ([name]) => !/^(?:ROLECALL_|DATABASE_|NODE_OPTIONS|npm_)/u.test(name),
  )
  return { ...Object.fromEntries(others), ...more }
}

function startWithout(node: string, program: Program): { status: number | null; stderr: string } {
  return spawnSync(node, [`scripts/${program}.mjs`], { encoding: 'utf8', env: environment() })
}

test.for(Object.keys(sentences) as Program[])(
  'npm run %s finds the right Node from an older one',
  (program, { skip }) => {
    const node = olderNode()
    if (node === null) return skip('this machine has no Node from 20 to 23')
    const { status, stderr } = startWithout(node, program)
    expect(stderr).toMatch(sentences[program])
    expect(status).toBe(1)
  },
)

/** `npm run worker` on a new database; it is gone at the end of the test. `says` comes once its output has these words. */
async function aWorker(settings: Record<string, string>) {
  const database = await aDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-programs-'))
  const worker = spawn(process.execPath, ['scripts/worker.mjs'], {
    env: environment({
      DATABASE_URL: database.url,
      ROLECALL_DATA: folder,
      ROLECALL_POSTCODES: 'off',
      ...settings,
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Its program hears that it is gone, and ends.
  onTestFinished(async () => {
    worker.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
    await database[Symbol.asyncDispose]()
  })
  const exited = once(worker, 'exit')
  let output = ''
  worker.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  return {
    database,
    output: () => output,
    async says(words: RegExp) {
      await new Promise<void>((resolve, reject) => {
        const look = () => words.test(output) && resolve()
        worker.stdout.on('data', look)
        worker.once('exit', () => reject(new Error(`It ended before it said ${words}:\n${output}`)))
        look()
      })
    },
    async end(signal: NodeJS.Signals) {
      worker.kill(signal)
      return await exited
    },
  }
}

test.for(['SIGINT', 'SIGTERM'] as const)('a worker by itself is ready, and ends in order on %s', async (signal) => {
  // No board that it would call: one whose key is missing is off.
  const worker = await aWorker({ ROLECALL_BOARDS: 'reed' })
  await worker.says(/"msg":"ready"/u)
  expect(await worker.end(signal)).toEqual([0, null])
  expect(worker.output()).toContain('"msg":"stopping"')
})

test('a worker fills an empty index from the demo boards, says so, and then reads the boards that are due', async () => {
  await using sandbox = await startSandbox({ world: createWorld({ vacancies: 2_000 }) })
  const worker = await aWorker({ ROLECALL_BOARDS: 'sandbox', ROLECALL_SANDBOX_URL: sandbox.url })
  await worker.says(/^[\d,]+ demo jobs from [\d,]+ ads are in the index$/mu)
  const said = /^([\d,]+) demo jobs from ([\d,]+) ads/mu.exec(worker.output()) ?? []
  const [jobs, ads] = said.slice(1).map((count) => Number(count.replaceAll(',', '')))
  expect(jobs).toBeGreaterThan(50)
  // Many vacancies are on several boards.
  expect(ads).toBeGreaterThan(jobs ?? Infinity)
  await worker.says(/"msg":"a feed was read"/u)
  const { rows } = await worker.database.db.query('select board from feed_reads')
  expect(rows.length).toBeGreaterThan(0)
})
