import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { createLog } from '../server/platform/log.ts'
import { migrate } from '../server/platform/migrate.ts'
import { PostgresCannotStart } from '../server/platform/postgres/errors.ts'
import { startPostgres, type EmbeddedPostgres } from '../server/platform/postgres/start-postgres.ts'
import { quickFolder } from './quick-folder.ts'

/** A PostgreSQL with the product's tables, and others that follow it by streaming replication. */
export type Replication = {
  primary: { url: string; stop: () => Promise<void> }
  replicas: readonly Standby[]
} & AsyncDisposable

export type Standby = {
  /** Stays the same when it is started again. */
  url: string
  stop: () => Promise<void>
  start: () => Promise<void>
  /** Resolves once it shows all that the primary has written by now. */
  caughtUp: () => Promise<void>
}

const log = createLog({ program: 'test', level: 'silent' })
const settings = {
  fsync: 'off',
  autovacuum: 'off',
  shared_buffers: '32MB',
  wal_level: 'replica',
  max_wal_senders: '5',
  // What a replica that is stopped for a while has missed is still there.
  wal_keep_size: '64MB',
  max_connections: '40',
}

/** The same for a test that is skipped, with the reason, where no database server can be started. */
export async function replicationOrSkip(replicas: number, skip: (why: string) => never): Promise<Replication> {
  try {
    return await startReplication({ replicas })
  } catch (error) {
    if (error instanceof PostgresCannotStart) skip(`No database server can be started here: ${error.message}`)
    throw error
  }
}

/** Makes the primary, and copies of its folder, as pg_basebackup does: the packaged PostgreSQL has not got that program. */
async function startReplication({ replicas: count }: { replicas: number }): Promise<Replication> {
  const path = mkdtempSync(join(realpathSync(quickFolder()), 'rolecall-replication-'))
  chmodSync(path, 0o755)
  const running: EmbeddedPostgres[] = []
  const start = async (name: string): Promise<EmbeddedPostgres> => {
    const folder = join(path, name)
    const server = await startPostgres({ folder, log, durably: false, settings })
    running.push(server)
    return server
  }
  const stopAll = async (): Promise<void> => {
    for (const server of running.toReversed()) await server.stop()
    rmSync(path, { recursive: true, force: true })
  }
  try {
    const primary = await start('primary')
    await migrate(primary.url)
    const standbys: Standby[] = []
    for (let number = 1; number <= count; number++) {
      const name = `replica-${number}`
      await copyRunning(primary.url, { from: join(path, 'primary'), to: join(path, name) })
      let server = await start(name)
      standbys.push({
        url: server.url,
        stop: async () => await server.stop(),
        async start() {
          server = await start(name)
        },
        caughtUp: async () => await untilCaughtUp(primary.url, server.url),
      })
    }
    return { primary, replicas: standbys, [Symbol.asyncDispose]: stopAll }
  } catch (error) {
    await stopAll()
    throw error
  }
}

async function copyRunning(url: string, { from, to }: { from: string; to: string }): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('test', true)`)
    mkdirSync(to, { mode: 0o700 })
    execFileSync('cp', ['-a', join(from, 'cluster'), join(to, 'cluster')])
    const { rows } = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(wait_for_archive => false)',
    )
    const cluster = join(to, 'cluster')
    for (const left of ['postmaster.pid', 'postmaster.opts']) rmSync(join(cluster, left), { force: true })
    writeFileSync(join(cluster, 'backup_label'), rows[0]!.label, { mode: 0o600 })
    writeFileSync(join(cluster, 'standby.signal'), '', { mode: 0o600 })
    writeFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo(url)}'\n`, { mode: 0o600 })
  } finally {
    await client.end()
  }
}

/** The address as libpq takes it among PostgreSQL's settings. */
function conninfo(address: string): string {
  const url = new URL(address)
  const host = url.searchParams.get('host') ?? url.hostname
  return `host=${host} port=${url.port || '5432'} user=${url.username} password=${url.password}`
}

async function untilCaughtUp(primary: string, replica: string): Promise<void> {
  const written = await ask<string>(primary, 'select pg_current_wal_flush_lsn()')
  while (!(await ask<boolean>(replica, `select pg_last_wal_replay_lsn() >= '${written}'::pg_lsn`))) await wait(10)
}

/** The one value that the last of some statements gives. */
export async function ask<Value>(url: string, statement: string): Promise<Value> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const answers = [await client.query(statement)].flat()
    return Object.values<Value>(answers.at(-1)?.rows[0] ?? {})[0] as Value
  } finally {
    await client.end()
  }
}

/** Has a standby replay nothing more until `pg_wal_replay_resume()`. */
export async function pauseReplay({ url }: Pick<Standby, 'url'>): Promise<void> {
  await ask(url, 'select pg_wal_replay_pause()')
  while ((await ask<string>(url, 'select pg_get_wal_replay_pause_state()')) !== 'paused') await wait(10)
}
