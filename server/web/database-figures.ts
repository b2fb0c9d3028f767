import type { PoolClient } from 'pg'
import { readGates, totalAnswers } from '../boards/board-gates.ts'
import { ledgerName } from '../boards/ledger-name.ts'
import { reservedByAll } from '../ledger/index.ts'
import { waitingMessages } from '../outbox/index.ts'
import { inTransaction } from '../platform/database.ts'
import { damagedFiles } from '../platform/files/file-sums.ts'
import type { WebServices } from './web-services.ts'

export type DatabaseFigures = {
  /** Ever, by all programs. */
  boardAnswers: { board: string; outcome: string; total: number }[]
  circuits: { board: string; state: 'closed' | 'open' | 'probing' }[]
  queues: { name: string; due: number; oldestSeconds: number; failed: number }[]
  messages: { kind: 'mail' | 'text'; waiting: number; oldestSeconds: number }[]
  creditsHeld: number
  /** Stored files that were found to be other than what was stored. */
  damagedFiles: number
}

/** Figures that only the database knows; each statement may take a second. */
export async function askForFigures({ db, boards, clock }: WebServices): Promise<DatabaseFigures> {
  const now = clock.now()
  return await inTransaction(db, async (client) => {
    await client.query(`set local statement_timeout = '1s'`)
    const boardAnswers = await totalAnswers(client)
    const openUntil = new Map((await readGates(client)).map((gate) => [gate.board, gate.openUntil]))
    const creditsHeld = await reservedByAll(client, 'application-credits')
    // The queue makes its tables when the first task is sent.
    const queue = await client.query<{ is_there: boolean }>(`select to_regclass('pgboss.job') is not null as is_there`)
    const hasQueue = queue.rows[0]?.is_there === true
    return {
      boardAnswers,
      circuits: boards
        .filter(({ mode }) => mode !== 'off')
        .map((inUse) => {
          const board = ledgerName(inUse)
          const until = openUntil.get(board) ?? null
          return { board, state: until === null ? 'closed' : until > now ? 'open' : 'probing' }
        }),
      queues: hasQueue ? await queuesOf(client) : [],
      messages: hasQueue ? await waitingMessages(client) : [],
      creditsHeld,
      damagedFiles: await damagedFiles(client),
    }
  })
}

/** By the queue's own clock, which is the database's. */
async function queuesOf(client: PoolClient): Promise<DatabaseFigures['queues']> {
  const { rows } = await client.query<{ name: string; due: number; oldest: number | null; failed: number }>(
    `select q.name,
            count(j.id) filter (where j.state in ('created', 'retry'))::int as due,
            extract(epoch from now() - min(j.start_after) filter (where j.state in ('created', 'retry')))::float8 as oldest,
            count(j.id) filter (where j.state = 'failed')::int as failed
       from pgboss.queue q
       left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry', 'failed') and j.start_after <= now()
      group by q.name`,
  )
  return rows.map(({ name, due, oldest, failed }) => ({ name, due, oldestSeconds: Math.max(0, oldest ?? 0), failed }))
}
