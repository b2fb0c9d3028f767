import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { environmentFor } from './node-24.mjs'
import { root } from './root.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs a tool of the packages to its end, its words on our terminal. @returns its exit code. */
export function runTool(node, tool, args, { env = {} } = {}) {
  return run(join(root, 'node_modules', '.bin', tool), args, environmentFor(node, env))
}

/** Runs a program of ours to its end. @returns its exit code. */
export function runProgram(node, file, args, { env = {} } = {}) {
  return run(node, [join(root, file), ...args], environmentFor(node, env))
}

function run(file, args, env) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
    let isInterrupted = false
    const interrupt = (signal) => {
      isInterrupted = true
      child.kill(signal)
    }
    for (const signal of signals) process.on(signal, interrupt)
    const end = (code) => {
      for (const signal of signals) process.off(signal, interrupt)
      // No next step after Ctrl-C.
      if (isInterrupted) process.exit(code || 130)
      resolve(code)
    }
    child.once('error', (error) => {
      console.error(`${file} could not be run: ${error.message}`)
      end(1)
    })
    child.once('exit', (code) => end(code ?? 1))
  })
}
