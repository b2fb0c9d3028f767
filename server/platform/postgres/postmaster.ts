import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a server wrote about itself into `postmaster.pid`; it may have been killed since. */
export type Postmaster = {
  /** Null: the file is empty, as when the machine lost power while it was written. */
  pid: number | null
  port: number
  socketFolder: string | null
  isReady: boolean
}

/** @returns null where there is no file. */
export function readPostmaster(cluster: string): Postmaster | null {
  const text = readIfThere(join(cluster, 'postmaster.pid'))
  if (text === null) return null
  // pid, data folder, start, port, socket folder, listen address, shared memory key, status
  const [pid, , , port, socketFolder, , , status] = text.split('\n').map((line) => line.trim())
  return {
    pid: pid ? Math.abs(Number(pid)) : null,
    port: Number(port ?? 0),
    socketFolder: socketFolder || null,
    isReady: status === 'ready',
  }
}

/**
 * Whether the server named in `postmaster.pid` still runs. A number that was given to another program since, and a
 * zombie that nobody collects (containers without an init), count as gone; PostgreSQL itself is fooled by both.
 */
export function isAlive(cluster: string, pid: number): boolean {
  if (existsSync('/proc/self/stat')) {
    const stat = readIfThere(`/proc/${pid}/stat`)
    // The state follows the name, which stands in brackets and may itself hold brackets.
    const state = stat?.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3)
    if (state === undefined || state === 'Z' || state === 'X') return false
    return worksIn(pid, cluster) || (readIfThere(`/proc/${pid}/cmdline`) ?? '').split('\0').includes(cluster)
  }
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z') && stdout.includes(cluster)
}

/** Takes away what a killed server left, so that a new one can start: its pid file and the lock beside its socket. */
export function clearRemains(cluster: string, { port, socketFolder }: Postmaster): void {
  if (socketFolder !== null) {
    rmSync(join(socketFolder, `.s.PGSQL.${port}.lock`), { force: true })
    rmSync(join(socketFolder, `.s.PGSQL.${port}`), { force: true })
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

/** A server goes into its folder at once; true also after the folder was moved. */
function worksIn(pid: number, cluster: string): boolean {
  try {
    const [theirs, ours] = [statSync(`/proc/${pid}/cwd/`), statSync(cluster)]
    return theirs.ino === ours.ino && theirs.dev === ours.dev
  } catch {
    // Gone a moment ago, or another user's.
    return false
  }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}
