import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'

/* How a process that looks at a stranger's file is held: it makes way for what answers people, its memory is watched, and it ends with us. */

/** Gives a process a low priority. */
export function makeWay(pid: number): void {
  try {
    setPriority(pid, 10)
  } catch {
    // It has ended already, or the system does not let us: it is only slower for others then.
  }
}

/** Resident memory in MiB, where the system tells it as files; 0 elsewhere, so that only the clock and the heap are watched. */
export async function memoryOf(pid: number): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return (Number(pages.split(' ')[1] ?? 0) * 4096) / 2 ** 20
}

/** Those that run now. None outlives the program that started it. */
export const heldChildren = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of heldChildren) child.kill('SIGKILL')
})
