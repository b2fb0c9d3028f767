import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { BoardId, CallOutcome } from '../../contract/boards/boards.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const boardCalls = pgTable(
  'board_calls',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** As `ledgerName` gives it. */
    board: text().notNull(),
    at: moment('at').notNull(),
    endsBy: moment('ends_by').notNull(),
    outcome: text().$type<CallOutcome>(),
    isRetried: boolean('is_retried').notNull().default(false),
    ms: integer(),
    status: integer(),
    bytes: integer(),
    message: text(),
  },
  (table) => [index('board_calls_recent').on(table.board, table.at.desc())],
)

export const boardGates = pgTable('board_gates', {
  /** As `ledgerName` gives it. */
  board: text().primaryKey(),
  failures: integer().notNull().default(0),
  failingSince: moment('failing_since'),
  lastFailure: text('last_failure').$type<CallOutcome>(),
  openUntil: moment('open_until'),
  pauseSeconds: integer('pause_seconds').notNull().default(0),
  probeUntil: moment('probe_until'),
  notBefore: moment('not_before'),
})

export const boardSearches = pgTable(
  'board_searches',
  {
    board: text().$type<BoardId>().notNull(),
    queryKey: text('query_key').notNull(),
    askedAt: moment('asked_at').notNull(),
    outcome: text().$type<CallOutcome>().notNull(),
    found: integer(),
  },
  (table) => [primaryKey({ columns: [table.board, table.queryKey] }), index('board_searches_old').on(table.askedAt)],
)
