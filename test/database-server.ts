import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { createLog } from '../server/platform/log.ts'
import { migrate } from '../server/platform/migrate.ts'
import { prepareTasks } from '../server/platform/tasks.ts'
import { tasks } from '../server/tasks.ts'
import { startPostgres } from '../server/platform/postgres/start-postgres.ts'
import { quickFolder } from './quick-folder.ts'

/** Where tests make their databases, and which one they copy. */
export type TestServer = { adminUrl: string; template: string }

/**
 * Opens a socket that answers everybody with a `TestServer` in JSON, and starts that server when first asked.
 * It is the PostgreSQL at `DATABASE_URL` where that is set, else an embedded one in a folder of its own.
 */
export async function openDoor(): Promise<{ path: string; close: () => Promise<void> }> {
  removeLeftovers()
  const folder = mkdtempSync(join(quickFolder(), `rolecall-test-${process.pid}-`))
  // The database may have to run as another user, who passes through here.
  chmodSync(folder, 0o711)
  let starting: ReturnType<typeof start> | null = null

  const path = join(folder, 'door')
  const visitors = new Set<Socket>()
  const door = createServer((visitor) => {
    visitors.add(visitor.on('error', () => {}).on('close', () => visitors.delete(visitor)))
    starting ??= start(folder)
    starting.then(
      ({ server }) => visitor.end(JSON.stringify(server)),
      (error: unknown) => visitor.end(JSON.stringify({ error: (error as Error).message })),
    )
  })
  await new Promise<void>((resolve) => door.listen(path, resolve))

  return {
    path,
    async close() {
      for (const visitor of visitors) visitor.destroy()
      await new Promise((resolve) => door.close(resolve))
      const started = await starting?.catch(() => null)
      await started?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function start(folder: string): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const own = process.env['DATABASE_URL'] ? null : await startQuickPostgres(folder)
  const adminUrl = own?.url ?? process.env['DATABASE_URL']!
  const template = `rolecall_test_template_${process.pid}`
  await withClient(adminUrl, async (client) => {
    await client.query(`drop database if exists ${template}`)
    await client.query(`create database ${template} encoding 'UTF8' template template0`)
  })
  await prepareDatabase(databaseAt(adminUrl, template))
  return {
    server: { adminUrl, template },
    async stop() {
      if (own) await own.stop()
      else await withClient(adminUrl, (client) => client.query(`drop database if exists ${template} with (force)`))
    },
  }
}

/** Brings an empty database up to date, with the queues of all tasks. */
export async function prepareDatabase(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl)
  await prepareTasks({ databaseUrl, log: createLog({ program: 'test', level: 'silent' }) }, tasks)
}

/** An embedded server in a folder that does not outlive the run: it never waits for the disk. */
export async function startQuickPostgres(folder: string): ReturnType<typeof startPostgres> {
  const postgres = await startPostgres({
    folder: join(folder, 'postgres'),
    log: createLog({ program: 'test', level: 'silent' }),
    durably: false,
    // Nothing here outlives the run.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      autovacuum: 'off',
      shared_buffers: '128MB',
      max_wal_size: '1GB',
      wal_level: 'minimal',
      max_wal_senders: '0',
      max_connections: '200',
    },
  })
  // Whoever connects proves the password by 4,096 rounds of a hash: 2 ms of processor. Tests connect tens of thousands of times, so one round must do.
  const { username, password } = new URL(postgres.url)
  await withClient(postgres.url, async (client) => {
    await client.query('set scram_iterations = 1')
    await client.query(`alter role ${username} password '${password}'`)
  })
  return postgres
}

/** The same server, another database. */
export function databaseAt(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

export async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** Folders of runs that were killed. */
function removeLeftovers(): void {
  for (const name of readdirSync(quickFolder())) {
    const pid = /^rolecall-test-(\d+)-/.exec(name)?.[1]
    if (pid && existsSync('/proc/self') && !existsSync(`/proc/${pid}`)) {
      rmSync(join(quickFolder(), name), { recursive: true, force: true })
    }
  }
}
