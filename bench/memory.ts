import { readdirSync, readFileSync } from 'node:fs'

/**
 * What processes and all that they started take of memory, in bytes; what several share is counted once (PSS). Linux only.
 * @param roots their numbers
 */
export function memoryOf(roots: readonly number[]): number {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/u.test(name))
      .map((name) => [Number(name), parentOf(Number(name))]),
  )
  const isOurs = (pid: number | undefined): boolean =>
    pid !== undefined && (roots.includes(pid) || isOurs(parents.get(pid)))
  return [...parents.keys()].filter(isOurs).reduce((sum, pid) => sum + pssOf(pid), 0)
}

function parentOf(pid: number): number | undefined {
  const parent = Number(/^PPid:\s+(\d+)$/mu.exec(read(`/proc/${pid}/status`))?.[1])
  return parent > 0 ? parent : undefined
}

function pssOf(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB$/mu.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1_024
}

/** Empty where the process has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
