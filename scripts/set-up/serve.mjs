import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { environmentFor } from './node-24.mjs'
import { root } from './root.mjs'

/** How often to look whether npm, which started us, is still there, in milliseconds. */
const watchEvery = 1_000

/**
 * Runs Rolecall until it ends, and passes on signals. When npm is killed it cannot pass on anything; then Rolecall
 * is stopped, too.
 * @returns Rolecall's exit code.
 */
export function serve(node, env) {
  const child = spawn(node, [join(root, 'server', 'main.ts')], {
    cwd: root,
    env: environmentFor(node, env),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
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
