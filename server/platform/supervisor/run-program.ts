import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { ChildMessage } from '../child.ts'
import type { LogFile } from '../log-file.ts'
import { closedCommand } from './closed-program.ts'
import { waitAtMost } from './wait-at-most.ts'

export type Program = {
  name: string
  /** Absolute. */
  file: string
  /** Asked for at every start: an address may have become known since. */
  environment: () => NodeJS.ProcessEnv
  /** Options of Node: ['--max-semi-space-size=8']. */
  nodeOptions?: readonly string[]
  /** It holds what must not reach the disk. */
  isClosed?: boolean
}

export type RunningProgram = {
  name: string
  /** Settles when the program first serves; rejects with ProgramFailed if it ends before. */
  ready: Promise<{ url: string | null }>
  /** Ends it and starts it with the code as it is now. */
  restart(): Promise<void>
  /** From now on it may end without being started again. */
  dismiss(): void
  /** Asks it to end, and ends it hard after `within` milliseconds. */
  stop(within: number): Promise<void>
  /** Ends it now, whatever it does. */
  kill(): void
}

/** A program that cannot start; the message is for the person who started the app. */
export class ProgramFailed extends Error {}

const firstPause = 500
const longestPause = 30_000
/** A program that ran this long was well: the next pause is short again. */
const wellAfter = 60_000

/**
 * Starts a program as a child that tells `ChildMessage`s, and starts it again whenever it ends unasked, with growing
 * pauses. Its output goes to its log file.
 * @param say prints a line for the person at the terminal.
 */
export function runProgram(
  program: Program,
  { logFile, say }: { logFile: LogFile; say: (line: string) => void },
): RunningProgram {
  const { promise: ready, resolve, reject } = Promise.withResolvers<{ url: string | null }>()
  const stopping = new AbortController()
  const { signal } = stopping
  let wasReady = false
  let isRestarting = false
  let started = start()
  let pause = firstPause
  let pausing = new AbortController()
  const watching = watch()

  function start(): { child: ChildProcess; ended: Promise<string>; failure: () => string; at: number } {
    const own = [...(program.nodeOptions ?? []), program.file]
    const open = { command: process.execPath, args: own, env: program.environment() }
    const { command, args, env } = program.isClosed === true ? closedCommand(own, open.env) : open
    const child = spawn(command, args, {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    let failure: string | null = null
    let lastErrors = ''
    child.stdout!.setEncoding('utf8').on('data', (text: string) => logFile.write(text))
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      logFile.write(text)
      lastErrors = (lastErrors + text).slice(-2_000)
    })
    child.on('message', (message: ChildMessage) => {
      if (message.kind === 'saying') say(message.text)
      if (message.kind === 'failed') failure = message.text
      if (message.kind === 'ready' || message.kind === 'listening') {
        wasReady = true
        resolve({ url: message.url ?? null })
      }
    })
    return { child, ended: endOf(child), failure: () => failure ?? lastErrors.trim(), at: Date.now() }
  }

  async function watch(): Promise<void> {
    for (;;) {
      const end = await started.ended
      if (signal.aborted) return
      if (!isRestarting && !wasReady) {
        reject(new ProgramFailed(started.failure() || `The ${program.name} could not be started (${end}).`))
        return
      }
      if (!isRestarting) {
        if (Date.now() - started.at > wellAfter) pause = firstPause
        say(`The ${program.name} ended unasked (${end}): starting it again. Its log tells more.`)
        pausing = new AbortController()
        await wait(pause, undefined, { signal: AbortSignal.any([signal, pausing.signal]) }).catch(() => {})
        pause = Math.min(pause * 2, longestPause)
        if (signal.aborted) return
      }
      isRestarting = false
      started = start()
    }
  }

  return {
    name: program.name,
    ready,
    async restart() {
      isRestarting = true
      pausing.abort()
      await end(started, 5_000)
    },
    dismiss() {
      stopping.abort()
    },
    async stop(within) {
      stopping.abort()
      await end(started, within)
      await watching
    },
    kill() {
      stopping.abort()
      started.child.kill('SIGKILL')
    },
  }
}

async function end({ child, ended }: { child: ChildProcess; ended: Promise<string> }, within: number): Promise<void> {
  child.kill('SIGTERM')
  if (await waitAtMost(within, ended)) return
  child.kill('SIGKILL')
  await ended
}

/** How a child ended, in words, once its last words have been read. */
async function endOf(child: ChildProcess): Promise<string> {
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const end = await new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, killedBy) => resolve(killedBy ? `signal ${killedBy}` : `code ${code}`))
  })
  // A program that it started itself may hold its output open.
  await waitAtMost(500, closed)
  return end
}
