import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, sep } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
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

test.for(['SIGINT', 'SIGTERM'] as const)('a worker by itself is ready, and ends in order on %s', async (signal) => {
  await using database = await aDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-programs-'))
  const worker = spawn(process.execPath, ['scripts/worker.mjs'], {
    // No board that it would call: one whose key is missing is off.
    env: environment({
      DATABASE_URL: database.url,
      ROLECALL_DATA: folder,
      ROLECALL_BOARDS: 'reed',
      ROLECALL_POSTCODES: 'off',
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Its program hears that it is gone, and ends.
  onTestFinished(() => {
    worker.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  const exited = once(worker, 'exit')
  let output = ''
  await new Promise<void>((resolve, reject) => {
    worker.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (/"msg":"ready"/u.test(output)) resolve()
    })
    worker.once('exit', () => reject(new Error(`It ended before it was ready:\n${output}`)))
  })
  worker.kill(signal)
  expect(await exited).toEqual([0, null])
  expect(output).toContain('"msg":"stopping"')
})
