import { Client, DatabaseError } from 'pg'
import { PostgresCannotStart } from './errors.ts'
import { databaseName, databaseUrl, type Listening } from './listening.ts'
import { locks } from '../locks.ts'

/**
 * The launcher's own connection. It ends when the server does, which is how that is noticed; and it holds a lock that
 * says whose server it is, which the server itself lets go when the holder dies.
 */
export type Keeper = {
  pid: number
  listening: Listening
  adopted: boolean
  /** Settles when the connection is gone without `close` having been called. */
  lost: Promise<void>
  /** Whether the server is ours to stop: nobody else alive started it or took it over. */
  isOwner(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Connects, and makes the app's database if it is missing.
 * @returns null where the server is not ready, or ended a moment ago.
 * @throws PostgresCannotStart where it will not get better by itself, as with a wrong password.
 */
export async function keepConnection(server: {
  pid: number
  listening: Listening
  password: string
  adopted: boolean
}): Promise<Keeper | null> {
  const { pid, listening, password, adopted } = server
  const client = new Client({
    connectionString: databaseUrl(listening, { password, database: 'postgres' }),
    application_name: 'rolecall launcher',
    connectionTimeoutMillis: 10_000,
  })
  let isClosing = false
  const lost = new Promise<void>((resolve) => {
    client.once('end', () => {
      if (!isClosing) resolve()
    })
  })
  // What went wrong comes again as the end of the connection, or from the query that met it.
  client.on('error', () => {})

  let owns = false
  const isOwner = async (): Promise<boolean> => {
    if (owns) return true
    const { rows } = await client.query<{ owns: boolean }>('select pg_try_advisory_lock($1) as owns', [
      locks.postgresOwner,
    ])
    return (owns = rows[0]?.owns ?? false)
  }

  try {
    await client.connect()
    await isOwner()
    await makeDatabase(client)
  } catch (error) {
    isClosing = true
    await client.end().catch(() => {})
    if (isPassing(error)) return null
    throw new PostgresCannotStart(`The database server does not let us in: ${(error as Error).message}`, {
      cause: error,
    })
  }

  return {
    pid,
    listening,
    adopted,
    lost,
    isOwner: () => isOwner().catch(() => owns),
    async close() {
      isClosing = true
      await client.end().catch(() => {})
    },
  }
}

function isPassing(error: unknown): boolean {
  // 57P01 to 57P03: starting, stopping or recovering. 53300: all connections are taken.
  if (error instanceof DatabaseError) return /^57P0|^53300/.test(error.code ?? '')
  return (error as NodeJS.ErrnoException).code !== 'EACCES'
}

async function makeDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
  if (rowCount === 1) return
  await client.query(`create database ${databaseName}`).catch((error: unknown) => {
    // Somebody who started at the same time made it.
    if (!(error instanceof DatabaseError && ['42P04', '23505'].includes(error.code ?? ''))) throw error
  })
}
