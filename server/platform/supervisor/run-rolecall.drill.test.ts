import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { isAlive, readPostmaster } from '../postgres/postmaster.ts'
import { quickFolder } from '../../../test/quick-folder.ts'
import { freePort } from '../../../test/free-port.ts'

type Started = {
  process: ChildProcess
  /** What it has said so far. */
  said: () => string
  url: () => Promise<string>
  ended: Promise<number | null>
}

/** Undefined takes a variable away. */
type Environment = Readonly<Record<string, string | undefined>>

type Rows = { pid: number; rows: number[]; sandbox: string | null }

/** A data folder, and everything that is started on it killed at the end of the test. */
function aDataFolder(): { path: string; start: (environment?: Environment) => Started } & AsyncDisposable {
  const path = mkdtempSync(join(quickFolder(), 'rolecall-supervisor-'))
  const all: Started[] = []
  return {
    path,
    start(environment = {}) {
      const started = startFixture({ ROLECALL_DATA: path, PORT: '0', ...environment })
      all.push(started)
      return started
    },
    async [Symbol.asyncDispose]() {
      for (const { process: child, ended } of all) {
        child.kill('SIGTERM')
        await ended
      }
      await until(() => serverOf(path) === null)
      rmSync(path, { recursive: true, force: true })
    },
  }
}

/** As `aDataFolder`, with the database made: copying one takes a third of making one, which waits for the disk. */
async function aUsedDataFolder(): Promise<ReturnType<typeof aDataFolder>> {
  const data = aDataFolder()
  if (!existsSync(join(used, 'postgres'))) {
    const first = startFixture({ ROLECALL_DATA: used, PORT: '0' })
    await first.url()
    first.process.kill('SIGTERM')
    await first.ended
  }
  rmSync(data.path, { recursive: true })
  execFileSync('cp', ['-a', used, data.path])
  return data
}

const used = mkdtempSync(join(quickFolder(), 'rolecall-supervisor-'))
afterAll(() => rmSync(used, { recursive: true, force: true }))

function startFixture(environment: Environment): Started {
  const { DATABASE_URL: _, ...usual } = process.env
  const child = spawn(process.execPath, [join(import.meta.dirname, 'fixtures', 'main.ts')], {
    // A group of its own, as a shell gives it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...usual, ...environment },
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const url = async (): Promise<string> => {
    await until(() => said.includes('is ready at') || child.exitCode !== null)
    return /is ready at (\S+)/.exec(said)?.[1] ?? `not ready: ${said}`
  }
  return { process: child, said: () => said, url, ended }
}

async function read(url: string): Promise<Rows> {
  return (await (await fetch(url)).json()) as Rows
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(20)
}

function serverOf(dataFolder: string): number | null {
  const cluster = join(dataFolder, 'postgres', 'cluster')
  const pid = readPostmaster(cluster)?.pid ?? null
  return pid !== null && isAlive(cluster, pid) ? pid : null
}

test('starts everything, says so, keeps the logs in files, and stops everything when asked', async () => {
  await using data = aDataFolder()
  // The cache of the run itself taken away: the product has one of its own.
  const rolecall = data.start({ NODE_COMPILE_CACHE: undefined })
  const { sandbox } = await read(await rolecall.url())

  expect(await (await fetch(sandbox!)).text()).toBe('demo')
  expect(await (await fetch(`${sandbox}/control`)).text()).toBe('on')
  expect(statSync(data.path).mode & 0o777).toBe(0o700)
  const database = serverOf(data.path)!

  rolecall.process.kill('SIGINT')
  // The same wish, as npm passes it on.
  rolecall.process.kill('SIGINT')

  expect(await rolecall.ended).toBe(0)
  expect(rolecall.said().split('\n')).toEqual([
    'Making and starting the database …',
    expect.stringMatching(/^The database is up to date: \d+ migrations were run\.$/),
    'Starting the demo job boards …',
    'Starting the pages and the worker …',
    'The worker looks for work.',
    expect.stringMatching(/^Rolecall is ready at http:/),
    'Stopping …',
    'Rolecall has stopped.',
    '',
  ])
  expect(isAlive(join(data.path, 'postgres', 'cluster'), database)).toBe(false)
  expect(existsSync(join(data.path, 'cache', 'compiled'))).toBe(true)
  expect(readFileSync(join(data.path, 'logs', 'web.log'), 'utf8')).toBe('the web ended\n')
  expect(readFileSync(join(data.path, 'logs', 'worker.log'), 'utf8')).toBe('the worker ended\n')
})

test('the demo boards of a public site take no control calls', async () => {
  await using data = await aUsedDataFolder()
  const rolecall = data.start({
    ROLECALL_TRUSTED_PROXIES: '1',
    ROLECALL_ALLOW_SANDBOX_IN_PRODUCTION: 'on',
    ROLECALL_ALLOW_OUTBOX_IN_PRODUCTION: 'on',
    ROLECALL_PAID_PLANS: 'off',
  })
  const { sandbox } = await read(await rolecall.url())
  expect(await (await fetch(`${sandbox}/control`)).text()).toBe('off')
})

test('a request that is being answered when the stop is asked for gets its answer', async () => {
  await using data = await aUsedDataFolder()
  const rolecall = data.start()
  const url = await rolecall.url()

  const slow = fetch(`${url}/slow`).then((response) => response.json())
  await until(async () => (await fetch(url)).ok)
  rolecall.process.kill('SIGTERM')

  expect(await slow).toBe('answered')
  expect(await rolecall.ended).toBe(0)
})

test('a program that crashes is started again, where it was', async () => {
  await using data = await aUsedDataFolder()
  const rolecall = data.start({ PORT: String(await freePort()) })
  const url = await rolecall.url()
  const before = await read(url)

  await fetch(`${url}/crash`).catch(() => {})
  await until(() =>
    fetch(url)
      .then((response) => response.ok)
      .catch(() => false),
  )

  const after = await read(url)
  expect(after.pid).not.toBe(before.pid)
  expect(after.sandbox).toBe(before.sandbox)
  expect(rolecall.said()).toContain('The web ended unasked (code 3): starting it again.')
})

test('when everything is killed at once, all that was committed is there after the next start', async () => {
  await using data = await aUsedDataFolder()
  const rolecall = data.start()
  const url = await rolecall.url()
  const acknowledged: number[] = []
  const writers = [0, 1, 2, 3].map(async (writer) => {
    for (let n = writer; ; n += 4) {
      const response = await fetch(`${url}/${n}`, { method: 'POST' }).catch(() => null)
      if (!response?.ok) return
      acknowledged.push(n)
    }
  })
  await until(() => acknowledged.length > 200)

  // The database's server has a group of its own, and hears of the death of its parent; it is not given the time.
  const database = serverOf(data.path)!
  process.kill(-rolecall.process.pid!, 'SIGKILL')
  process.kill(database, 'SIGKILL')
  await Promise.all(writers)
  await rolecall.ended

  const again = data.start()
  const { rows } = await read(await again.url())
  expect(acknowledged.filter((n) => !rows.includes(n))).toEqual([])
})

test('when only the supervisor is killed, the others do not stay behind', async () => {
  await using data = await aUsedDataFolder()
  const rolecall = data.start()
  const url = await rolecall.url()

  process.kill(rolecall.process.pid!, 'SIGKILL')

  await until(() =>
    fetch(url)
      .then(() => false)
      .catch(() => true),
  )
  await until(() => serverOf(data.path) === null)
})

test('a port that is in use is one clear sentence, before anything is started', async () => {
  await using data = aDataFolder()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo

  const rolecall = data.start({ PORT: String(port) })

  expect(await rolecall.ended).toBe(1)
  expect(rolecall.said()).toBe(
    `Port ${port} is in use by another program, perhaps a Rolecall that is already running. Stop it, or set PORT to another number.\n`,
  )
  expect(existsSync(join(data.path, 'postgres'))).toBe(false)
  other.close()
})

test('a program that cannot start says why, and the rest is stopped', async () => {
  await using data = await aUsedDataFolder()
  const rolecall = data.start({ FIXTURE_WEB: 'fails' })

  expect(await rolecall.ended).toBe(1)
  expect(rolecall.said()).toContain('\nThe pages cannot be found.\nStopping …\nRolecall has stopped.\n')
  expect(serverOf(data.path)).toBeNull()
})

test('a wrong setting is named, and nothing is started', async () => {
  await using data = aDataFolder()
  const rolecall = data.start({ PORT: 'none' })

  expect(await rolecall.ended).toBe(1)
  expect(rolecall.said()).toMatch(/^These settings cannot be used:\n {2}PORT: /)
})
