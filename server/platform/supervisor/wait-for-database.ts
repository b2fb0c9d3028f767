import { setTimeout as wait } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { PostgresCannotStart } from '../postgres/errors.ts'

/** A database server that is started at the same moment, on this machine or another, may take a while. */
const patience = 30_000

/**
 * Waits until a database takes connections.
 * @throws PostgresCannotStart where it does not within half a minute, or refuses us. The message holds no password.
 * @param options.setting that holds the address.
 */
export async function waitForDatabase(
  url: string,
  { say, setting = 'DATABASE_URL' }: { say: (line: string) => void; setting?: string },
): Promise<void> {
  const { host, pathname } = new URL(url)
  const where = `The database ${pathname.slice(1)} at ${host}`
  const deadline = Date.now() + patience
  let isTold = false
  for (;;) {
    const problem = await tryToConnect(url)
    if (problem === null) return
    if (!isPassing(problem) || Date.now() > deadline) {
      throw new PostgresCannotStart(`${where} cannot be used: ${problem.message}. Check ${setting}.`, {
        cause: problem,
      })
    }
    if (!isTold) say(`${where} does not answer yet: waiting up to ${patience / 1_000} s …`)
    isTold = true
    await wait(500)
  }
}

async function tryToConnect(url: string): Promise<Error | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return null
  } catch (error) {
    return error as Error
  } finally {
    await client.end().catch(() => {})
  }
}

function isPassing(error: Error): boolean {
  // 57P03: starting or recovering. 53300: all connections are taken.
  return !(error instanceof DatabaseError) || ['57P03', '53300'].includes(error.code ?? '')
}
