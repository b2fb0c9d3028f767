import type { PoolClient } from 'pg'
import { ledgerName } from '../boards/ledger-name.ts'
import { messageQueues } from '../outbox/send-message.ts'
import { inTransaction } from '../platform/database.ts'
import type { WebServices } from './web-services.ts'

export type DatabaseFigures = {
  /** Ever, by all programs. */
  boardAnswers: { board: string; outcome: string; total: number }[]
  circuits: { board: string; state: 'closed' | 'open' | 'probing' }[]
  queues: { name: string; due: number; oldestSeconds: number; failed: number }[]
  messages: { kind: 'mail' | 'text'; waiting: number; oldestSeconds: number }[]
  creditsHeld: number
}

/** Figures that only the database knows; each statement may take a second. */
export async function askForFigures({ db, boards, clock }: WebServices): Promise<DatabaseFigures> {
  const now = clock.now()
  return await inTransaction(db, async (client) => {
    await client.query(`set local statement_timeout = '1s'`)
    const answers = await client.query<{ board: string; outcome: string; total: string }>(
      'select board, outcome, total from board_answers',
    )
    const gates = await client.query<{ board: string; open_until: Date | null }>(
      'select board, open_until from board_gates',
    )
    const openUntil = new Map(gates.rows.map((gate) => [gate.board, gate.open_until]))
    const held = await client.query<{ held: string | null }>(
      `select sum(balance) as held from ledger_accounts where unit = 'application-credits' and kind = 'reserved'`,
    )
    // The queue makes its tables when the first task is sent.
    const queue = await client.query<{ is_there: boolean }>(`select to_regclass('pgboss.job') is not null as is_there`)
    const hasQueue = queue.rows[0]?.is_there === true
    return {
      boardAnswers: answers.rows.map((row) => ({ ...row, total: Number(row.total) })),
      circuits: boards
        .filter(({ mode }) => mode !== 'off')
        .map((inUse) => {
          const board = ledgerName(inUse)
          const until = openUntil.get(board) ?? null
          return { board, state: until === null ? 'closed' : until > now ? 'open' : 'probing' }
        }),
      queues: hasQueue ? await queuesOf(client) : [],
      messages: hasQueue ? await messagesOf(client) : [],
      creditsHeld: Number(held.rows[0]?.held ?? 0),
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

/** What waits in the queue and not every row without a date of sending: one to an alert that was stopped meanwhile is never sent. */
async function messagesOf(client: PoolClient): Promise<DatabaseFigures['messages']> {
  const { rows } = await client.query<{ kind: 'mail' | 'text'; waiting: number; oldest: number | null }>(
    `select kinds.kind, count(m.id)::int as waiting, extract(epoch from now() - min(j.created_on))::float8 as oldest
       from (values ('mail'), ('text')) as kinds (kind)
       left join (pgboss.job j join sent_messages m on m.id = (j.data ->> 'id')::uuid and m.sent_at is null)
         on m.kind = kinds.kind and j.name = any($1) and j.state in ('created', 'retry', 'active')
      group by kinds.kind`,
    [messageQueues],
  )
  return rows.map(({ kind, waiting, oldest }) => ({ kind, waiting, oldestSeconds: Math.max(0, oldest ?? 0) }))
}
