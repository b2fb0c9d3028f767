import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { environmentFor } from './node-24.mjs'
import { root } from './root.mjs'

/** How often to look whether npm, which started us, is still there, in milliseconds. */
const watchEvery = 1_000

/** Of main.ts, which starts the others itself. */
const main = { file: 'main.ts', options: [], passOn: (signal) => signal, isClosed: false }

// One program by itself hears of Ctrl-C from us alone: see onStop in server/platform/child.ts.
const alone = { passOn: () => 'SIGTERM', isClosed: false }

/** The programs that can be run by themselves, as several machines do, with the options that main.ts gives them. */
export const programs = {
  web: { ...alone, file: 'web.ts', options: ['--max-semi-space-size=16'] },
  worker: { ...alone, file: 'worker.ts', options: ['--max-semi-space-size=8'] },
  // It opens passwords: see closedCommand in server/platform/supervisor/closed-program.ts.
  apply: { ...alone, file: 'apply.ts', options: ['--disable-sigusr1', '--max-semi-space-size=4'], isClosed: true },
}

/**
 * Runs Rolecall, or one of its programs, until it ends, and passes on signals. When npm is killed it cannot pass on anything; then the program
 * is stopped, too.
 * @returns the program's exit code.
 */
export function serve(node, { env = {}, program = main } = {}) {
  const args = [...program.options, join(root, 'server', program.file)]
  const settings = { cwd: root, env: environmentFor(node, env), stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }
  if (program.isClosed) delete settings.env.NODE_OPTIONS
  const child = program.isClosed
    ? spawn('/bin/sh', ['-c', 'ulimit -c 0 && exec "$0" "$@"', node, ...args], settings)
    : spawn(node, args, settings)
  // A program under another says to that one why it cannot start.
  child.on('message', ({ kind, text }) => {
    if (kind === 'failed') console.error(text)
    if (kind === 'saying') console.log(text)
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(program.passOn(signal)))
  if (process.env.npm_lifecycle_event) {
    const started = parents()
    const watching = setInterval(() => {
      if (parents() === started) return
      // Once: a second wish to stop would be taken for impatience.
      clearInterval(watching)
      child.kill('SIGTERM')
    }, watchEvery)
    watching.unref()
  }
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`Node could not be started: ${error.message}`)
      resolve(1)
    })
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

/** Our parent and its parent: npm puts a shell in between, which outlives it and hears nothing. */
function parents() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    // After the name, which stands in brackets: the state, then the parent.
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`
  } catch {
    // Not Linux, or gone a moment ago.
    return `${process.ppid}`
  }
}
