import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
// @ts-expect-error -- plain JavaScript without types: it also runs on a Node that does not know them.
import { readReport } from '../set-up/vitest-results.mjs'
import type { Mutant } from './places.ts'

/**
 * `killed`: a test failed. `timed-out`: one took too long, because the mutant never comes to an end or because the machine had no time to
 * spare: to be looked at, and no proof. `untested`: no test was found for it.
 */
export type Outcome = {
  outcome: 'killed' | 'timed-out' | 'survived' | 'untested'
  by: string | null
  why: string | null
  files: string[]
  seconds: number
}

type Files = { testResults: { name: string; status: string; startTime: number; endTime: number }[] }
type Report = { failed: number; tests: { file: string; name: string | null; passed: boolean; why: string }[] }
/** `seconds`: what each file of tests took when it last passed. */
export type Around = { root: string; node: string; door: string; folder: string; seconds: Map<string, number> }

/** What to undo, and what to stop, if the process is told to stop. */
let restore: (() => void) | null = null
let stopTests: (() => void) | null = null
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
process.on('exit', () => {
  restore?.()
  stopTests?.()
})

/** Puts a mutant into its file, runs tests until the first fails, and puts the file back. */
export async function tryMutant(around: Around, mutant: Mutant, files: string[]): Promise<Outcome> {
  if (files.length === 0) return { outcome: 'untested', by: null, why: null, files, seconds: 0 }
  const path = join(around.root, mutant.path)
  const text = readFileSync(path, 'utf8')
  restore = () => writeFileSync(path, text)
  const start = performance.now()
  try {
    writeFileSync(path, text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end))
    const failure = await firstFailure(around, files)
    const seconds = Math.round((performance.now() - start) / 100) / 10
    const outcome = failure === null ? 'survived' : timeOut.test(failure.why) ? 'timed-out' : 'killed'
    return {
      outcome,
      by: failure?.by ?? null,
      why: failure?.why ?? null,
      files,
      seconds,
    }
  } finally {
    restore()
    restore = null
  }
}

const didNotEnd = 'it did not come to an end'
const timeOut = new RegExp(`timed out in \\d|${didNotEnd}`, 'u')

/** The first test that fails, or null where all pass. */
async function firstFailure(around: Around, files: string[]): Promise<{ by: string; why: string } | null> {
  const report = join(around.folder, 'report.json')
  rmSync(report, { force: true })
  const isInTime = await runTests(around, files, ['--bail=1', '--reporter=json', `--outputFile.json=${report}`])
  if (!isInTime) return { by: files[0]!, why: didNotEnd }
  const read = JSON.parse(readFileSync(report, 'utf8')) as Files
  for (const { name, status, startTime, endTime } of read.testResults) {
    if (status === 'passed') around.seconds.set(relative(around.root, name), (endTime - startTime) / 1_000)
  }
  const { failed, tests } = readReport(read, around.root) as Report
  const first = tests.find(({ passed }) => !passed)
  if (first) return { by: first.name === null ? first.file : `${first.file} > ${first.name}`, why: first.why }
  return failed > 0 ? { by: files[0]!, why: 'the run failed outside of its tests' } : null
}

/** Runs files of tests in the order given. @returns false where they were stopped because they took far too long. */
export async function runTests(
  { root, node, door, folder }: Around,
  files: string[],
  args: string[],
  more: Record<string, string> = {},
): Promise<boolean> {
  const vitest = join(root, 'node_modules', '.bin', 'vitest')
  const config = '--config=scripts/mutants/vitest.config.ts'
  const child = spawn(node, [vitest, 'run', config, ...args, ...files], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore'],
    env: {
      ...process.env,
      ROLECALL_MUTANTS_DOOR: door,
      ROLECALL_MUTANTS_ORDER: files.join('\n'),
      TMPDIR: folder,
      ...more,
    },
  })
  let isInTime = true
  const stop = () => {
    isInTime = false
    // With whatever the tests started.
    process.kill(-child.pid!, 'SIGKILL')
  }
  stopTests = stop
  const timer = setTimeout(stop, (180 + 60 * files.length) * 1_000)
  await new Promise((resolve) => child.once('close', resolve))
  clearTimeout(timer)
  stopTests = null
  return isInTime
}
