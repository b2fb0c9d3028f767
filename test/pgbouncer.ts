import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './replication.ts'

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
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${host} port=${to.port || '5432'} user=${to.username} password=${decodeURIComponent(to.password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${given.connections}
`,
  )
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

/** It refuses to run as root; whoever the database runs as may use its socket. */
function userFor(host: string, port: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  if (!host.startsWith('/')) return { uid: 65_534, gid: 65_534 }
  const { uid, gid } = statSync(join(host, `.s.PGSQL.${port || '5432'}`))
  return { uid, gid }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
