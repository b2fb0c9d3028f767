import { spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { dirname } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { type Binaries, copyBinaries, linkLibraries } from './binaries.ts'
import { PostgresCannotStart } from './errors.ts'
import { ownAll, type Owner } from './own-all.ts'

/**
 * How PostgreSQL's programs are run: as which user, through which helpers. PostgreSQL refuses to run as root, so root
 * has to become somebody else, who must be able to reach both the programs and the folder of the database.
 */
export type Way = {
  name: 'as ourselves' | 'as nobody' | 'in a user namespace' | 'as nobody with access' | 'as nobody from a copy'
  binaries: Binaries
  /** Who the files of the database must belong to; null: nothing to change. */
  owner: Owner | null
  command(program: string, args: readonly string[]): { file: string; args: string[]; owner: Owner | null }
}

/**
 * The first way that works here, really tried; the folder is then given to the user that the server will run as.
 * Not while a server runs on the folder: its files might change hands below it.
 * @param folder holds the database.
 * @param only for tests: just these ways.
 * @throws PostgresCannotStart saying what was tried and what to do.
 */
export function findWay(binaries: Binaries, folder: string, only?: readonly Way['name'][]): Way {
  const failures: string[] = []
  for (const way of waysFor(binaries, folder)) {
    if (only && !only.includes(way.name)) continue
    const failure = tryOut(way, folder)
    if (failure === null) {
      if (way.owner) ownAll(folder, way.owner)
      // A folder that came from an archive or a volume may be open to others.
      chmodSync(folder, 0o700)
      return way
    }
    failures.push(`  ${way.name}: ${failure}`)
  }
  throw new PostgresCannotStart(
    `The built-in database cannot be run here. Tried:\n${failures.join('\n')}\n` +
      (isGlibc()
        ? 'Start Rolecall as an ordinary user, or set ROLECALL_DATA to a folder that every user can reach, '
        : 'It needs a Linux with glibc (not musl, as Alpine has). Use another base system, ') +
      'or set DATABASE_URL to a PostgreSQL of version 15 or later.',
  )
}

function* waysFor(binaries: Binaries, folder: string): Generator<Way> {
  const linked = linkLibraries(binaries)
  const deathSignal = hasSetpriv() ? ['setpriv', '--pdeathsig=INT'] : []

  // Inside the namespace our own files look like nobody's. The death signal is set inside, because the kernel clears it
  // when the credentials of a process change.
  const namespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534', ...deathSignal]

  if (process.getuid?.() !== 0) {
    const ours = linked ? binaries : linkedCopy(binaries, folder)
    yield { name: 'as ourselves', binaries: ours, owner: null, command: through(deathSignal, null) }
    // For a user that exists only as a number, as in a container run with --user.
    yield { name: 'in a user namespace', binaries: ours, owner: null, command: through(namespace, null) }
    return
  }

  const nobody = userNobody()
  const root = { uid: 0, gid: 0 }
  if (nobody) yield { name: 'as nobody', binaries, owner: nobody, command: through(deathSignal, nobody) }
  yield { name: 'in a user namespace', binaries, owner: root, command: through(namespace, null) }
  // Containers often forbid user namespaces. Here nobody keeps root's right to pass private folders, and no other.
  if (nobody && deathSignal.length > 0) {
    const access = [
      ...deathSignal,
      `--reuid=${nobody.uid}`,
      `--regid=${nobody.gid}`,
      '--clear-groups',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
    ]
    yield { name: 'as nobody with access', binaries, owner: nobody, command: through(access, null) }
  }
  // The last: the folder can be reached, the packages cannot.
  const asNobody = { command: through(deathSignal, nobody) }
  if (nobody && run(asNobody, '/bin/sh', ['-c', 'test -x "$1"', 'sh', dirname(folder)]) === null) {
    yield { name: 'as nobody from a copy', binaries: linkedCopy(binaries, folder), owner: nobody, ...asNobody }
  }
}

function linkedCopy(binaries: Binaries, folder: string): Binaries {
  const copy = copyBinaries(binaries, folder)
  linkLibraries(copy)
  return copy
}

function through(helpers: readonly string[], owner: Owner | null): Way['command'] {
  return (program, args) => {
    const [file = program, ...rest] = [...helpers, program, ...args]
    return { file, args: rest, owner }
  }
}

/** What stands in the way, or null. A folder that the user can come near can be given to the user. */
function tryOut(way: Way, folder: string): string | null {
  const script = `
    test -x "$1" || { echo "cannot enter $1"; exit 1; }
    # initdb asks for it.
    id -un > /dev/null 2>&1 || { echo "the user has no name"; exit 1; }
    exec "$2" --version`
  return run(way, '/bin/sh', ['-c', script, 'sh', dirname(folder), way.binaries.postgres])
}

function run(way: Pick<Way, 'command'>, program: string, programArgs: readonly string[]): string | null {
  const { file, args, owner } = way.command(program, programArgs)
  const result = spawnSync(file, args, { encoding: 'utf8', cwd: '/', timeout: 20_000, ...owner })
  if (result.error) return result.error.message
  if (result.status === 0) return null
  return (result.stdout + result.stderr).trim().split('\n').at(-1) || `ended with ${result.status ?? result.signal}`
}

/** Only on the main thread: the kernel ties the signal to the thread that started the child, not to the process. */
function hasSetpriv(): boolean {
  if (process.platform !== 'linux' || !isMainThread) return false
  return spawnSync('setpriv', ['--pdeathsig=INT', 'true'], { timeout: 5_000 }).status === 0
}

function userNobody(): Owner | null {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8', timeout: 5_000 }).stdout || Number.NaN),
  )
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid: uid!, gid: gid! } : null
}

function isGlibc(): boolean {
  if (process.platform !== 'linux') return true
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } }
  return report.header?.glibcVersionRuntime !== undefined
}
