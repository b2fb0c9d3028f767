import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { isAlive, readPostmaster } from './postmaster.ts'
import { type EmbeddedPostgres, startPostgres } from './start-postgres.ts'
import type { Way } from './ways.ts'
import { quickFolder } from '../../../test/quick-folder.ts'

const log = createLog({ program: 'test', level: 'silent' })
const isRoot = process.getuid?.() === 0
const isLinux = process.platform === 'linux'

/** A folder that everybody may pass, for the database's folder to be made in; gone at the end of the test. */
function aPlace(mode = 0o755): { path: string; folder: string; cluster: string } & Disposable {
  const path = mkdtempSync(join(realpathSync(quickFolder()), 'rolecall-launcher-'))
  chmodSync(path, mode)
  const folder = join(path, 'postgres')
  const remove = (): void => rmSync(path, { recursive: true, force: true })
  return { path, folder, cluster: join(folder, 'cluster'), [Symbol.dispose]: remove }
}

/** As `aPlace`, with a database in it that has never been started: copying one takes a third of making one. */
async function aMadePlace(mode = 0o755): Promise<ReturnType<typeof aPlace>> {
  if (!existsSync(made.cluster)) await (await start(made.folder)).stop()
  const place = aPlace(mode)
  execFileSync('cp', ['-a', made.folder, place.folder])
  return place
}

const made = aPlace()
afterAll(() => made[Symbol.dispose]())

async function start(folder: string, ways?: readonly Way['name'][]): Promise<EmbeddedPostgres & AsyncDisposable> {
  const postgres = await startPostgres({ folder, log, durably: false, ...(ways ? { ways } : {}) })
  // The object keeps its getters: the pid changes when the server is started again.
  return Object.defineProperties(Object.create(null), {
    ...Object.getOwnPropertyDescriptors(postgres),
    [Symbol.asyncDispose]: { value: () => postgres.stop() },
  }) as EmbeddedPostgres & AsyncDisposable
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** A server held by another process, which can be killed. */
async function holdElsewhere(
  folder: string,
  before: readonly string[] = [],
): Promise<{ holder: ChildProcess; url: string; pid: number; adopted: boolean }> {
  const [file, ...args] = [
    ...before,
    process.execPath,
    join(import.meta.dirname, 'fixtures', 'hold-postgres.ts'),
    folder,
  ]
  const holder = spawn(file!, args, { stdio: ['pipe', 'pipe', 'inherit'], cwd: '/' })
  const [line] = (await once(createInterface({ input: holder.stdout! }), 'line')) as [string]
  return { holder, ...(JSON.parse(line) as { url: string; pid: number; adopted: boolean }) }
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(20)
}

async function kill(holder: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(holder, 'exit')
  holder.kill(signal)
  await ended
}

test('a new database is in UTF-8, keeps what is written, and is found again by the next start', async () => {
  using place = aPlace()
  const first = await start(place.folder)
  expect(first.adopted).toBe(false)
  expect(await query(first.url, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }])
  expect(await query(first.url, `select upper('gaillimh é') as text, 'é' ~ '^\\w$' as letter`)).toEqual([
    { text: 'GAILLIMH É', letter: true },
  ])
  expect(await query(first.url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }])
  await query(first.url, 'create table kept as select 1 as n')
  await first.stop()
  expect(isAlive(place.cluster, first.pid)).toBe(false)

  await using second = await start(place.folder)

  expect(second.url).toBe(first.url)
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 1 }])
})

test('nobody else can come in: no port, a private socket, a password that only we can read', async () => {
  using place = await aMadePlace()
  await using postgres = await start(place.folder)
  const url = new URL(postgres.url)

  expect(await query(postgres.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  if (isLinux) expect(listeningPorts(postgres.pid)).toEqual([])
  const socketFolder = url.searchParams.get('host')!
  expect(statSync(join(socketFolder, '.s.PGSQL.5432')).mode & 0o777).toBe(0o600)
  for (const folder of [socketFolder, place.folder, place.cluster]) expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(join(place.cluster, 'rolecall-password')).mode & 0o777).toBe(0o600)

  url.password = 'wrong'
  await expect(query(url.href, 'select 1')).rejects.toThrow(/password authentication failed/)
})

test('where the path is too long for a socket, a short one in the temp folder is used', async () => {
  using place = aPlace()
  const folder = join(place.path, 'a-folder-with-a-long-name'.repeat(4))
  await using postgres = await start(folder)

  const socketFolder = new URL(postgres.url).searchParams.get('host')!
  expect(socketFolder.length).toBeLessThan(85)
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700)
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await postgres.stop()
  rmSync(socketFolder, { recursive: true })
})

test('where no path is short enough, it listens on the loopback alone', async () => {
  using place = aPlace()
  const folder = join(place.path, 'a-folder-with-a-long-name'.repeat(4))
  const usual = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    await using postgres = await start(folder)
    const url = new URL(postgres.url)

    expect(url.searchParams.get('host')).toBeNull()
    expect(await query(postgres.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
    if (isLinux) expect(listeningPorts(postgres.pid)).toEqual([`127.0.0.1:${url.port}`])
    url.password = ''
    await expect(query(url.href, 'select 1')).rejects.toThrow(/password/)
  } finally {
    if (usual === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = usual
  }
})

test('a server that another process holds is joined, and left to it', async () => {
  using place = await aMadePlace()
  const { holder, url, pid } = await holdElsewhere(place.folder)

  const joined = await start(place.folder)
  expect(joined).toMatchObject({ adopted: true, pid, url })
  await joined.stop()
  expect(isAlive(place.cluster, pid)).toBe(true)

  holder.stdin!.end()
  await once(holder, 'exit')
  expect(isAlive(place.cluster, pid)).toBe(false)
})

test('a server that dies is started again at the same address', async () => {
  using place = await aMadePlace()
  await using postgres = await start(place.folder)
  await query(postgres.url, 'create table kept as select 1 as n')
  const { pid } = postgres

  process.kill(pid, 'SIGKILL')
  await until(() => postgres.pid !== pid)

  expect(await query(postgres.url, 'select n from kept')).toEqual([{ n: 1 }])
})

test('when everything is killed, the next start finds every committed row', async () => {
  using place = await aMadePlace()
  const { holder, url, pid } = await holdElsewhere(place.folder)
  await query(url, 'create table kept as select n from generate_series(1, 1000) n')

  await kill(holder, 'SIGKILL')
  // The holder's death has told the server to end; it may be gone already.
  if (isAlive(place.cluster, pid)) process.kill(pid, 'SIGKILL')

  await using postgres = await start(place.folder)
  expect(postgres.adopted).toBe(false)
  expect(await query(postgres.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }])
})

test.runIf(isLinux)('a server ends by itself, cleanly, when the process that holds it is killed', async () => {
  using place = await aMadePlace()
  const { holder, pid } = await holdElsewhere(place.folder)

  await kill(holder, 'SIGKILL')
  await until(() => !isAlive(place.cluster, pid))

  // A server that was killed leaves this file.
  expect(readPostmaster(place.cluster)).toBeNull()
})

test.runIf(isLinux)('a killed server that stays as a zombie does not stand in the way', async () => {
  using place = await aMadePlace()
  await using zombie = await aZombie()
  await leaveRemains(place, zombie.pid)

  await using postgres = await start(place.folder)
  expect(await query(postgres.url, 'select n from kept')).toEqual([{ n: 1 }])
})

test('a process that got the number of a killed server is not taken for it', async () => {
  using place = await aMadePlace()
  await leaveRemains(place, process.pid)

  await using postgres = await start(place.folder)
  expect(await query(postgres.url, 'select n from kept')).toEqual([{ n: 1 }])
})

test('an empty pid file, as after a power cut, does not stand in the way', async () => {
  using place = await aMadePlace()
  await leaveRemains(place, process.pid)
  writeFileSync(join(place.cluster, 'postmaster.pid'), '')

  await using postgres = await start(place.folder)
  expect(await query(postgres.url, 'select n from kept')).toEqual([{ n: 1 }])
})

test('what a start that was killed while making the database left is cleared away', async () => {
  using place = aPlace()
  const gone = execFileSync('sh', ['-c', 'echo $$'], { encoding: 'utf8' }).trim()
  mkdirSync(join(place.folder, `cluster.${gone}`, 'base'), { recursive: true })

  await using postgres = await start(place.folder)
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(existsSync(join(place.folder, `cluster.${gone}`))).toBe(false)
})

test('two that start at the same time share one server', async () => {
  using place = aPlace()
  const [one, other] = await Promise.all([holdElsewhere(place.folder), holdElsewhere(place.folder)])

  expect(one.url).toBe(other.url)
  expect(one.pid).toBe(other.pid)
  for (const { holder } of [one, other]) {
    const ended = once(holder, 'exit')
    holder.stdin!.end()
    await ended
  }
  expect(isAlive(place.cluster, one.pid)).toBe(false)
})

test('a database of another version is refused with what to do', async () => {
  using place = await aMadePlace()
  const postgres = await start(place.folder)
  await postgres.stop()
  writeFileSync(join(place.cluster, 'PG_VERSION'), '16\n')

  await expect(start(place.folder)).rejects.toThrow(/made by PostgreSQL 16, .* brings PostgreSQL \d+\. Make a backup/)
})

test.runIf(isRoot && isLinux)('as root, below a folder that only root can enter', async () => {
  using place = await aMadePlace(0o700)
  await using postgres = await start(place.folder)

  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test.runIf(isRoot && isLinux)('as root, in each way that there is, on the same files', async () => {
  using place = await aMadePlace()
  const ways = ['as nobody', 'in a user namespace', 'as nobody with access', 'as nobody from a copy'] as const
  for (const [index, way] of ways.entries()) {
    await using postgres = await start(place.folder, [way])
    await query(postgres.url, `create table kept_${index} as select 1`)
    const copied = readlinkSync(`/proc/${postgres.pid}/exe`).startsWith(place.folder)
    expect(copied).toBe(way === 'as nobody from a copy')
    expect(statSync(place.cluster).uid === 0).toBe(way === 'in a user namespace')
  }
  await using postgres = await start(place.folder)
  expect(await query(postgres.url, `select count(*)::int as n from pg_tables where tablename like 'kept%'`)).toEqual([
    { n: 4 },
  ])
})

test.runIf(isRoot && isLinux)('as an ordinary user, below a home that only that user can enter', async ({ skip }) => {
  using place = aPlace(0o700)
  const user = 1
  chownSync(place.path, user, user)
  const asUser = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups']
  try {
    execFileSync(asUser[0]!, [...asUser.slice(1), 'test', '-r', import.meta.filename, '-a', '-x', process.execPath])
  } catch {
    skip('this checkout cannot be read by an ordinary user')
  }

  const { holder, pid } = await holdElsewhere(place.folder, asUser)
  expect(statSync(place.cluster).uid).toBe(user)
  expect(isAlive(place.cluster, pid)).toBe(true)
  await kill(holder, 'SIGKILL')
  await until(() => !isAlive(place.cluster, pid))
  const again = await holdElsewhere(place.folder, asUser)
  expect(again.adopted).toBe(false)

  const ended = once(again.holder, 'exit')
  again.holder.stdin!.end()
  await ended
  expect(isAlive(place.cluster, again.pid)).toBe(false)
})

/** A database with a table, and the files of a server that was killed and had the given number. */
async function leaveRemains({ folder, cluster }: { folder: string; cluster: string }, pid: number): Promise<void> {
  const postgres = await start(folder)
  await query(postgres.url, 'create table kept as select 1 as n')
  const text = readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
  const socketFolder = new URL(postgres.url).searchParams.get('host')!
  await postgres.stop()
  const remains = text.replace(/^\d+/, String(pid))
  writeFileSync(join(cluster, 'postmaster.pid'), remains)
  writeFileSync(join(socketFolder, '.s.PGSQL.5432.lock'), remains)
}

/**
 * A process that has ended and that nobody collects: its parent became a program that does not wait for it. It ends after that: the shell
 * would collect it.
 */
async function aZombie(): Promise<{ pid: number } & AsyncDisposable> {
  const child = 'until grep -q sleep /proc/$PPID/comm; do sleep 0.01; done'
  const parent = spawn('sh', ['-c', `sh -c '${child}' & echo $!; exec sleep 600`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [line] = (await once(createInterface({ input: parent.stdout }), 'line')) as [string]
  const pid = Number(line)
  await until(() => readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '))
  return { pid, [Symbol.asyncDispose]: () => kill(parent, 'SIGKILL') }
}

/** What a process listens on by TCP, as 'address:port'. */
function listeningPorts(pid: number): string[] {
  return ['tcp', 'tcp6'].flatMap((file) =>
    readFileSync(`/proc/${pid}/net/${file}`, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , , , inode]) => state === '0A' && holdsSocket(pid, inode!))
      .map(([, address]) => readAddress(address!)),
  )
}

function holdsSocket(pid: number, inode: string): boolean {
  return execFileSync('ls', ['-l', `/proc/${pid}/fd`], { encoding: 'utf8' }).includes(`socket:[${inode}]`)
}

/** '0100007F:1538' is 127.0.0.1:5432. */
function readAddress(text: string): string {
  const [host = '', port = ''] = text.split(':')
  const bytes = host.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? []
  return `${bytes.reverse().join('.')}:${Number.parseInt(port, 16)}`
}
