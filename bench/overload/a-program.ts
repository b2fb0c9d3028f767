import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Program = {
  url: string
  /** Bytes of memory; Linux only, elsewhere 0. */
  memory: () => number
  /** Seconds of processor that it has used; Linux only, elsewhere 0. */
  processor: () => number
} & AsyncDisposable

/**
 * One of the product's programs as it is started by itself, in a process of its own, until it is ready.
 * @param folder of another checkout; left out: it is ours
 */
export async function aProgram(
  file: string,
  environment: Record<string, string>,
  folder = process.cwd(),
): Promise<Program> {
  const child = fork(join(folder, file), [], {
    cwd: folder,
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
    processor() {
      try {
        // Fields 14 and 15, in hundredths: what follows the name, which is in brackets and may hold spaces.
        const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
        return (Number(fields[11]) + Number(fields[12])) / 100
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
