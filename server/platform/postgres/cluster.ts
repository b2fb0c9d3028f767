import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, lchownSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { PostgresCannotStart } from './errors.ts'
import { databaseUser } from './listening.ts'
import type { Way } from './ways.ts'

/** PostgreSQL leaves a file of its own that it does not know alone; here it comes and goes with what it opens. */
const passwordFile = 'rolecall-password'

export function passwordOf(cluster: string): string {
  try {
    return readFileSync(join(cluster, passwordFile), 'utf8').trim()
  } catch (cause) {
    throw new PostgresCannotStart(`The password of the database cannot be read: ${(cause as Error).message}`, { cause })
  }
}

/**
 * Makes the files of a new database server with a random password, unless they are there. They appear at once or not
 * at all, whenever the work is cut short and however many start at the same time.
 */
export async function makeCluster(cluster: string, { way, durably }: { way: Way; durably: boolean }): Promise<void> {
  if (existsSync(cluster)) return checkVersion(cluster, way)

  removeLeftovers(cluster)
  const staging = `${cluster}.${process.pid}`
  const password = `${staging}.password`
  writeFileSync(password, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  if (way.owner) lchownSync(password, way.owner.uid, way.owner.gid)

  const failure = await runToEnd(way, way.binaries.initdb, [
    `--pgdata=${staging}`,
    `--username=${databaseUser}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    // Without these a shell with LANG=C gives SQL_ASCII.
    '--encoding=UTF8',
    ...(process.platform === 'darwin' ? ['--locale=C', '--lc-ctype=en_US.UTF-8'] : ['--locale=C.UTF-8']),
    ...(durably ? [] : ['--no-sync']),
  ])
  if (failure !== null) {
    rmSync(staging, { recursive: true, force: true })
    rmSync(password, { force: true })
    throw new PostgresCannotStart(`The database could not be created in ${cluster}:\n${failure}`)
  }
  renameSync(password, join(staging, passwordFile))
  try {
    renameSync(staging, cluster)
  } catch (error) {
    // Another start was quicker: its cluster is as good as ours.
    if (!existsSync(cluster)) throw error
    rmSync(staging, { recursive: true, force: true })
  }
}

/** @returns what the program said when it failed, or null. */
async function runToEnd(way: Way, program: string, programArgs: readonly string[]): Promise<string | null> {
  const { file, args, owner } = way.command(program, programArgs)
  // In a group of its own it does not hear Ctrl-C; when we end by it, the death signal ends it.
  const child = spawn(file, args, { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], detached: true, ...owner })
  const [end, output] = await Promise.all([
    new Promise<number | string | null>((resolve) => {
      child.once('error', (error) => resolve(error.message))
      child.once('close', (code, signal) => resolve(code ?? signal))
    }),
    text(child.stderr),
  ])
  return end === 0 ? null : output.trim() || String(end)
}

function checkVersion(cluster: string, way: Way): void {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  const ours = way.binaries.version.split('.')[0]
  if (made === ours) return
  throw new PostgresCannotStart(
    `The database in ${cluster} was made by PostgreSQL ${made}, and this copy of Rolecall brings PostgreSQL ${ours}. ` +
      `Make a backup with the copy that made it, move the folder away, and restore the backup here.`,
  )
}

/** What starts that were killed while making a cluster left behind. */
function removeLeftovers(cluster: string): void {
  const folder = join(cluster, '..')
  for (const name of readdirSync(folder)) {
    const pid = /^cluster\.(\d+)/.exec(name)?.[1]
    if (pid && !isRunning(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
