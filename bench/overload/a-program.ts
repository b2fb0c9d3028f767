import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

export type Program = {
  url: string
  /** Bytes of memory; Linux only, elsewhere 0. */
  memory: () => number
} & AsyncDisposable

/** One of the product's programs as it is started by itself, in a process of its own, until it is ready. */
export async function aProgram(file: string, environment: Record<string, string>): Promise<Program> {
  const child = fork(file, [], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: { kind: string; url?: string; text?: string }) => {
      if (message.kind === 'ready' && message.url !== undefined) resolve(message.url)
      if (message.kind === 'failed') reject(new Error(message.text))
    })
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  return {
    url,
    memory() {
      try {
        return Number(/^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
      } catch {
        return 0
      }
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
