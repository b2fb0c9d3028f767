import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { type Listening, listeningSettings } from './listening.ts'
import { readPostmaster } from './postmaster.ts'
import { followServerLog } from './server-log.ts'
import type { ServerSettings } from './settings.ts'
import type { Way } from './ways.ts'

type Launched =
  | { kind: 'ready'; pid: number }
  /** 'passing': another server holds the files, or did a moment ago. 'listening': this place to listen cannot be had. */
  | { kind: 'failed'; reason: 'passing' | 'listening' | 'lasting'; message: string }

/** Starts a server process and waits until it takes connections or ends. */
export async function launch(server: {
  cluster: string
  way: Way
  settings: ServerSettings
  listening: Listening
  log: Log
}): Promise<Launched> {
  const settings = { ...server.settings, ...listeningSettings(server.listening) }
  const { file, args, owner } = server.way.command(server.way.binaries.postgres, [
    '-D',
    server.cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const child = spawn(file, args, {
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own: Ctrl-C in the terminal is for us, and we stop the server last.
    detached: true,
    ...owner,
  })
  const log = followServerLog(child.stderr, server.log)
  const ended = endOf(child)

  for (;;) {
    const end = await Promise.race([ended, wait(10)])
    if (end !== undefined) return { kind: 'failed', ...explain(end, log.lastLines()) }
    const postmaster = readPostmaster(server.cluster)
    if (postmaster?.isReady && postmaster.pid === child.pid) return { kind: 'ready', pid: child.pid! }
  }
}

/** How the process ended, in words, once its last words have been read. */
function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) => resolve(`it ended with ${code ?? signal}`))
  })
}

function explain(end: string, output: string): { reason: 'passing' | 'listening' | 'lasting'; message: string } {
  const message = `The database server could not be started: ${end}.\n${output}`
  if (/lock file "[^"]*" already exists|shared memory block [^\n]{0,99} is still in use/.test(output))
    return { reason: 'passing', message }
  if (/Unix-domain socket|Unix address|any TCP\/IP sockets|listen socket/.test(output))
    return { reason: 'listening', message }
  return { reason: 'lasting', message }
}
