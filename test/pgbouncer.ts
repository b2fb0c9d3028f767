import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './replication.ts'
import { freePort } from './free-port.ts'

type Pooler = {
  /** Of the same database, through the pooler. */
  url: string
} & AsyncDisposable

/** PgBouncer in transaction mode before a database; a test is skipped, with the reason, where it is not installed. */
export async function poolerOrSkip(
  databaseUrl: string,
  given: { connections: number },
  skip: (why: string) => never,
): Promise<Pooler> {
  const program = ['pgbouncer', '/usr/sbin/pgbouncer'].find((name) => spawnSync(name, ['--version']).status === 0)
  if (program === undefined) skip('PgBouncer is not installed here')
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-pgbouncer-'))
  const port = await freePort()
  const to = new URL(databaseUrl)
  const host = to.searchParams.get('host') ?? to.hostname
  const password = decodeURIComponent(to.password)
  // The file that operators get, in front of this database, with whom it lets in and how much it opens as the test has it.
  const ini = shipped({
    rolecall: `host=${host} port=${to.port || '5432'} user=${to.username} password=${password}`,
    listen_port: String(port),
    auth_type: 'any',
    auth_file: null,
    default_pool_size: String(given.connections),
  }).replace(/^rolecall = /mu, '* = ')
  writeFileSync(join(folder, 'pgbouncer.ini'), ini)
  chmodSync(folder, 0o755)
  const running = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...userFor(host, to.port) })
  let hasEnded = false
  const ended = new Promise<void>((resolve) => {
    running.once('error', () => {
      hasEnded = true
      resolve()
    })
    running.once('close', () => {
      hasEnded = true
      resolve()
    })
  })
  const url = new URL(databaseUrl)
  Object.assign(url, { hostname: '127.0.0.1', port: String(port), search: '' })
  for (let tries = 0; ; tries++) {
    try {
      await ask(url.href, 'select 1')
      break
    } catch (error) {
      if (hasEnded || tries > 200) throw new Error('PgBouncer did not start', { cause: error })
      await wait(25)
    }
  }
  return {
    url: url.href,
    async [Symbol.asyncDispose]() {
      running.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** deploy/pgbouncer.ini with other values. @param values null: without this line. */
function shipped(values: Readonly<Record<string, string | null>>): string {
  let text = readFileSync('deploy/pgbouncer.ini', 'utf8')
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^${name} = .*$`, 'mu')
    if (!line.test(text)) throw new Error(`deploy/pgbouncer.ini has no ${name}`)
    text = text.replace(line, value === null ? '' : `${name} = ${value}`)
  }
  return text
}

/** It refuses to run as root; whoever the database runs as may use its socket. */
function userFor(host: string, port: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  if (!host.startsWith('/')) return { uid: 65_534, gid: 65_534 }
  const { uid, gid } = statSync(join(host, `.s.PGSQL.${port || '5432'}`))
  return { uid, gid }
}
