import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { goal, print, round } from './figures.ts'
import { memoryOf } from './memory.ts'

/**
 * The product as `npm start` runs it, on a data folder of its own: how long until it is ready, first with nothing there and then on what
 * the first start left, and what its programs take of memory once nobody asks anything of them.
 */
const restSeconds = Number(process.env['ROLECALL_BENCH_SECONDS'] ?? 40)
const folder = mkdtempSync(join(tmpdir(), 'rolecall-bench-start-'))

try {
  const cold = await start()
  print(`first start, database and demo ads included: ${round(cold.seconds)} s`)
  await cold.stop()
  const warm = await start()
  await sleep(restSeconds * 1_000)
  for (const { name, bytes } of warm.programs()) print(`${name}: ${round(bytes / 1e6)} MB`)
  const idle = warm.memory()
  await warm.stop()
  print(goal('second start', warm.seconds, 8, 's'))
  print(goal('idle, all programs and the database', idle / 1e6, 900, 'MB'))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function start() {
  const began = performance.now()
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ROLECALL_DATA: folder, PORT: '0', ROLECALL_LOG: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('Rolecall is ready')) resolve()
    })
    void ended.then(([code]) => reject(new Error(`It ended with ${code}`)))
  })
  const seconds = (performance.now() - began) / 1_000
  return {
    seconds,
    memory: () => memoryOf([child.pid!]),
    /** The programs themselves, with what each has started. */
    programs: () => childrenOf(child.pid!).map(({ pid, name }) => ({ name, bytes: memoryOf([pid]) })),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Linux only. */
function childrenOf(parent: number): { pid: number; name: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8')
        if (!new RegExp(`^PPid:\\s+${parent}$`, 'mu').test(status)) return []
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
        return [{ pid: Number(name), name: /(?:server|sandbox)\/\w+\.ts/u.exec(command)?.[0] ?? 'the database' }]
      } catch {
        return []
      }
    })
}
