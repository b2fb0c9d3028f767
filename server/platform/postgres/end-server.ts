import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from './postmaster.ts'

/** Signals by the server's own meaning, milder first, and how long each gets in milliseconds. */
const steps = [
  // "Fast": roll back what is open, write everything out, end.
  { signal: 'SIGINT', within: 20_000 },
  // "Immediate": end now, recover at the next start.
  { signal: 'SIGQUIT', within: 5_000 },
  { signal: 'SIGKILL', within: 5_000 },
] as const

/** Stops a server and waits until it is gone. */
export async function endServer(cluster: string, pid: number): Promise<void> {
  for (const { signal, within } of steps) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return
      throw error
    }
    const deadline = Date.now() + within
    while (Date.now() < deadline) {
      if (!isAlive(cluster, pid)) return
      await wait(10)
    }
  }
  throw new Error(`the database server (process ${pid}) could not be stopped`)
}
