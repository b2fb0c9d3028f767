import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { type ChildProgram, childProgram } from './child-program.ts'
import { heldChildren, makeWay, memoryOf } from '../../platform/held-child.ts'

/** What a child is asked to do with a file. */
export type ChildJob =
  | { job: 'read' | 'check'; kind: string }
  | { job: 'picture'; crop: { x: number; y: number; size: number } | null }
  /** Whole, for the page of a company: server/job-ads/pictures/encode-company-picture.ts. */
  | { job: 'picture'; whole: 'logo' | 'picture' }
  /** As a CV; as many of the bytes as `settlements` says come before those of the file: see server/cvs/import/propose-in-child.ts. */
  | { job: 'propose'; kind: string; settlements: number }
  /** A company's job feed, by a program of its own: server/job-ads/feed-in/read-in-child.ts. */
  | { job: 'feed'; most?: number }

export type ChildOutcome =
  /** What it said; it has seen a stranger's file, so it is checked like anything from outside. */
  | { kind: 'answered'; answer: unknown }
  /** It took too long, too much memory, or broke down. */
  | { kind: 'failed'; because: 'time' | 'memory' | 'crash' }

/** More files at once than can be looked at in a reasonable time. */
export class TooBusyToRead extends Error {}

/** R-FIL-5 */
export const childLimits = {
  /** Until it has loaded its own code, before it is given anything of the file: minutes only where the machine is overloaded. */
  startMs: 60_000,
  /** From then on. */
  wallMs: 20_000,
  cpuSeconds: 30,
  heapMb: 256,
  /** Of everything: pictures and unpacked streams are not on the heap. */
  memoryMb: 700,
  answerBytes: 8 * 1024 * 1024,
  /** At once in this process: one core must stay for the pages. */
  atOnce: 2,
  waiting: 40,
} as const

const root = resolve(import.meta.dirname, '../../..')

/**
 * Has a child process look at a file. It may read the code that it needs and nothing else, write nothing, start nothing, reach no network, and
 * knows none of our settings; it is ended by its id when it takes too long or too much memory.
 * @param limits those of an upload, unless said; another program for another kind of file, and for tests of how it is held.
 * @throws TooBusyToRead
 */
export async function runChild(
  job: ChildJob,
  bytes: Uint8Array,
  limits: { wallMs?: number; memoryMb?: number; answerBytes?: number; program?: ChildProgram } = {},
): Promise<ChildOutcome> {
  await takeTurn()
  try {
    return await runOne(job, bytes, { ...childLimits, program: childProgram(), ...limits })
  } finally {
    passTurn()
  }
}

async function runOne(
  job: ChildJob,
  bytes: Uint8Array,
  limits: { wallMs: number; memoryMb: number; answerBytes: number; program: ChildProgram },
): Promise<ChildOutcome> {
  const { file, readable, readableToPropose } = limits.program
  const child = spawn(
    '/bin/sh',
    [
      // The system itself ends one that computes for too long, also when this process is gone.
      '-c',
      `ulimit -t ${childLimits.cpuSeconds} && exec /usr/bin/env -i "$0" "$@"`,
      process.execPath,
      '--permission',
      ...[...readable, ...(job.job === 'propose' ? readableToPropose : [])].map(
        (path) => `--allow-fs-read=${join(root, path)}`,
      ),
      // What decodes pictures is no JavaScript.
      ...(job.job === 'picture' ? ['--allow-addons'] : []),
      '--disallow-code-generation-from-strings',
      '--disable-proto=delete',
      `--max-old-space-size=${childLimits.heapMb}`,
      '--no-warnings',
      file,
      JSON.stringify(job),
    ],
    { cwd: root, env: {}, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true },
  )
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code))
  })
  heldChildren.add(child)
  let killedFor: 'time' | 'memory' | null = null
  const kill = (because: 'time' | 'memory') => {
    killedFor ??= because
    child.kill('SIGKILL')
  }
  const { pid } = child
  if (pid !== undefined) makeWay(pid)
  let clock = setTimeout(() => kill('time'), childLimits.startMs)
  // An empty line says that its code is loaded, which counts for nothing in the JSON that follows.
  child.stdout.once('data', () => {
    clearTimeout(clock)
    clock = setTimeout(() => kill('time'), limits.wallMs)
    child.stdin.end(bytes)
  })
  const watch = setInterval(() => {
    if (pid !== undefined) void memoryOf(pid).then((mb) => (mb > limits.memoryMb ? kill('memory') : undefined))
  }, 100)

  const chunks: Buffer[] = []
  let length = 0
  child.stdout.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length > limits.answerBytes) kill('memory')
    else chunks.push(chunk)
  })
  // A child that ends before it has read everything is told by its end.
  child.stdin.on('error', () => {})
  try {
    const code = await ended
    if (killedFor !== null) return { kind: 'failed', because: killedFor }
    if (code !== 0) return { kind: 'failed', because: 'crash' }
    return { kind: 'answered', answer: JSON.parse(Buffer.concat(chunks).toString('utf8')) }
  } catch {
    return { kind: 'failed', because: 'crash' }
  } finally {
    clearTimeout(clock)
    clearInterval(watch)
    heldChildren.delete(child)
  }
}

let turns = 0
const waiting: (() => void)[] = []

async function takeTurn(): Promise<void> {
  if (turns < childLimits.atOnce) {
    turns++
    return
  }
  if (waiting.length >= childLimits.waiting) throw new TooBusyToRead('Too many files are being read')
  await new Promise<void>((resolve) => waiting.push(resolve))
}

/** The next one takes over the place: the count stays. */
function passTurn(): void {
  const next = waiting.shift()
  if (next) next()
  else turns--
}
