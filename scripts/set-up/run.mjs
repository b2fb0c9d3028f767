import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { environmentFor } from './node-24.mjs'
import { root } from './root.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a tool of the packages to its end. @returns its exit code.
 * @param options.isHeld whether its output is written in one piece at the end, for what runs beside others; otherwise as it comes.
 */
export function runTool(node, tool, args, { env = {}, isHeld = false } = {}) {
  return run(join(root, 'node_modules', '.bin', tool), args, { env: environmentFor(node, env), isHeld })
}

/** Runs a program of ours to its end, as `runTool` does. @returns its exit code. */
export function runProgram(node, file, args, { env = {}, isHeld = false } = {}) {
  return run(node, [join(root, file), ...args], { env: environmentFor(node, env), isHeld })
}

function run(file, args, { env, isHeld }) {
  return new Promise((resolve) => {
    const output = isHeld ? 'pipe' : 'inherit'
    const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', output, output] })
    const held = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => held.push(piece))
    let isInterrupted = false
    const interrupt = (signal) => {
      isInterrupted = true
      child.kill(signal)
    }
    for (const signal of signals) process.on(signal, interrupt)
    const end = (code) => {
      for (const signal of signals) process.off(signal, interrupt)
      if (held.length > 0) process.stdout.write(Buffer.concat(held))
      // No next step after Ctrl-C.
      if (isInterrupted) process.exit(code || 130)
      resolve(code)
    }
    child.once('error', (error) => {
      console.error(`${file} could not be run: ${error.message}`)
      end(1)
    })
    // Once its output has been read as well.
    child.once('close', (code) => end(code ?? 1))
  })
}
