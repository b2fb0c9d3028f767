import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { refusedBecause, type Refusal } from '../../../contract/recordings/texts.ts'
import { noFaultOfTheFile, readyLine } from './child/protocol.ts'
import type { RemuxAnswer, RemuxJob } from './child/remux.ts'
import { heldChildren, makeWay, memoryOf } from '../../platform/held-child.ts'

/** What a child that looks at a recording may take (R-FIL-5). */
export const remuxLimits = {
  /** From when it has loaded its code. A file that is hard to read runs into `cpuSeconds` first: this is for a machine that has too much to do. */
  wallMs: 300_000,
  startMs: 60_000,
  cpuSeconds: 120,
  heapMb: 192,
  /** Of everything: an index of 200 MB of packets is not on the heap alone. */
  memoryMb: 700,
  answerBytes: 64 * 1024,
} as const

export type Remux = (job: RemuxJob, folder: string) => Promise<RemuxAnswer>

const root = resolve(import.meta.dirname, '../../..')
const program = join(import.meta.dirname, 'child/main.ts')
const readable = [
  'server/recordings/process/child/*',
  'server/platform/close-network.ts',
  'contract/recordings/*',
  'contract/texts/*',
  'node_modules/*',
  'package.json',
]

const refusals = Object.keys(refusedBecause) as [Refusal, ...Refusal[]]
const Answer: z.ZodType<RemuxAnswer> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('made'),
    seconds: z.number().positive(),
    type: z.enum(['video/webm', 'video/mp4', 'audio/webm', 'audio/mp4']),
    width: z.number().nullable(),
    height: z.number().nullable(),
  }),
  z.object({ kind: z.literal('refused'), because: z.enum(refusals) }),
])

/**
 * Has a child process look at a recording and write it anew. It may read the code that it needs and what is in `folder`, write there, start nothing and reach no
 * network; it is ended when it takes too long or too much memory. What breaks it is no recording.
 * @throws where it did not even start, the machine is too busy, or the disk is full: that says nothing about the recording
 */
export async function runRemux(
  job: RemuxJob,
  folder: string,
  limits: { wallMs: number; memoryMb: number } = remuxLimits,
): Promise<RemuxAnswer> {
  const child = spawn(
    '/bin/sh',
    [
      // The system itself ends one that computes for too long, also when this process is gone.
      '-c',
      `ulimit -t ${remuxLimits.cpuSeconds} && exec /usr/bin/env -i "$0" "$@"`,
      process.execPath,
      '--permission',
      ...readable.map((path) => `--allow-fs-read=${join(root, path)}`),
      `--allow-fs-read=${folder}/*`,
      `--allow-fs-write=${folder}/*`,
      '--disallow-code-generation-from-strings',
      '--disable-proto=delete',
      `--max-old-space-size=${remuxLimits.heapMb}`,
      '--max-semi-space-size=2',
      '--no-warnings',
      program,
      JSON.stringify(job),
    ],
    { cwd: root, env: {}, stdio: ['ignore', 'pipe', 'ignore'], windowsHide: true },
  )
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code))
  })
  heldChildren.add(child)
  const kill = () => child.kill('SIGKILL')
  const { pid } = child
  if (pid !== undefined) makeWay(pid)
  let [isReady, isLate] = [false, false]
  const late = () => {
    isLate = true
    kill()
  }
  let clock = setTimeout(late, remuxLimits.startMs)
  const watch = setInterval(() => {
    if (pid !== undefined) void memoryOf(pid).then((mb) => (mb > limits.memoryMb ? kill() : undefined))
  }, 100)
  let text = ''
  child.stdout.setEncoding('utf8')
  child.stdout.on('data', (chunk: string) => {
    text += chunk
    if (!isReady && text.startsWith(readyLine)) {
      isReady = true
      clearTimeout(clock)
      clock = setTimeout(late, limits.wallMs)
    }
    if (text.length > remuxLimits.answerBytes) kill()
  })
  try {
    const code = await ended
    if (!isReady) throw new Error('The program that looks at recordings did not start')
    if (isLate) throw new Error('The program that looks at recordings was too slow')
    if (code === noFaultOfTheFile) throw new Error('The program that looks at recordings could not write')
    return code === 0 ? answerOf(text.slice(readyLine.length)) : { kind: 'refused', because: 'unreadable' }
  } finally {
    clearTimeout(clock)
    clearInterval(watch)
    heldChildren.delete(child)
  }
}

/** What it says is a stranger's as well: anything else than an answer is none. */
function answerOf(text: string): RemuxAnswer {
  try {
    return Answer.parse(JSON.parse(text))
  } catch {
    return { kind: 'refused', because: 'unreadable' }
  }
}
