import { randomUUID } from 'node:crypto'
import { connect as connectSocket } from 'node:net'
import { text } from 'node:stream/consumers'
import { Pool } from 'pg'
import { inject } from 'vitest'
import { connect, type Database } from '../server/platform/database.ts'
import { sessionSettings } from '../server/platform/session-settings.ts'
import { databaseAt, type TestServer } from './database-server.ts'

/**
 * A migrated database of the test's own, dropped when the test ends: `await using database = await aDatabase()`.
 * About 40 ms; the first one of a run starts the server, about a second and a half.
 * @param given.like the address of one of these to copy, to which nobody is connected; left out: without rows.
 */
export async function aDatabase(
  given: { like?: string } = {},
): Promise<{ db: Database; url: string } & AsyncDisposable> {
  const { admin, adminUrl, template } = await (server ??= findServer())
  const name = `rolecall_test_${randomUUID().replaceAll('-', '')}`
  const copied = given.like === undefined ? template : new URL(given.like).pathname.slice(1)
  await admin.query(`create database ${name} template ${copied} strategy file_copy`)
  // The embedded server has them by itself; what a migration gave to the template is not copied.
  if (process.env['DATABASE_URL']) await admin.query(defaultsOf(name, sessionSettings))
  const url = databaseAt(adminUrl, name)
  // What breaks while idle breaks because the test ends or means it to.
  const db = connect(url, { name: 'test', onError: () => {} })
  return {
    db,
    url,
    async [Symbol.asyncDispose]() {
      if (!db.ended) await db.end()
      await admin.query(`drop database ${name} with (force)`)
    },
  }
}

/** The statements that give new connections to a database these settings. */
export function defaultsOf(database: string, settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `alter database ${database} set ${name} = '${value}'`)
    .join('; ')
}

/** A database that somebody else made and will drop. */
export function openDatabase(url: string): { db: Database; url: string } & AsyncDisposable {
  const db = connect(url, { name: 'test', onError: () => {} })
  return {
    db,
    url,
    async [Symbol.asyncDispose]() {
      if (!db.ended) await db.end()
    },
  }
}

let server: Promise<TestServer & { admin: Pool }> | null = null

async function findServer(): Promise<TestServer & { admin: Pool }> {
  const answer = JSON.parse(await text(connectSocket(inject('databaseDoor')))) as TestServer | { error: string }
  if ('error' in answer) throw new Error(`The database for tests could not be started: ${answer.error}`)
  const admin = new Pool({ connectionString: answer.adminUrl, max: 2, idleTimeoutMillis: 1_000, allowExitOnIdle: true })
  admin.on('error', () => {})
  return { ...answer, admin }
}
