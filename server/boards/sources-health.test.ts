import { describe, expect, test as plainTest } from 'vitest'
import type { CallOutcome } from '../../contract/boards/boards.ts'
import { aBoard, inUse } from '../../test/outward.ts'
import { test } from '../../test/with-database.ts'
import type { Database } from '../platform/database.ts'
import { ledgerName } from './ledger-name.ts'
import {
  countCalls,
  healthOf,
  pruneBoardCalls,
  sourcesHealth,
  type BoardHealth,
  type CallFigures,
} from './sources-health.ts'
import type { BoardInUse } from './which-boards.ts'

const now = new Date('2026-11-12T09:30:00Z')
const ids = ['reed', 'nhs', 'indeed', 'adzuna', 'monster'] as const
const live = ids.map((id): BoardInUse => ({ ...inUse({ ...aBoard(), id }), mode: 'live' }))
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

async function addCalls(
  db: Database,
  board: string,
  calls: readonly [minutes: number, outcome: CallOutcome | null, given?: { ms?: number; isRetried?: boolean }][],
): Promise<void> {
  for (const [minutes, outcome, { ms = 300, isRetried = false } = {}] of calls)
    await db.query(
      'insert into board_calls (board, outcome, at, ends_by, ms, is_retried) values ($1, $2, $3, $4, $5, $6)',
      [board, outcome, minutesAgo(minutes), minutesAgo(minutes - 1), ms, isRetried],
    )
}

/** As the figures come back from where they are kept. */
async function healthNow(db: Database, boards: readonly BoardInUse[]): Promise<Map<string, BoardHealth>> {
  const counted = JSON.stringify(await countCalls(db, boards.map(ledgerName), now))
  const callFigures = async () => JSON.parse(counted) as CallFigures
  return await sourcesHealth({ db, callFigures }, boards, now)
}

test('tells health, the last good answer, and the share of failures of a day', async ({ database: { db } }) => {
  await addCalls(db, 'reed', [
    [2000, 'ok'],
    [90, 'empty'],
    [60, 'failed'],
    [50, 'timeout', { isRetried: true }],
    [40, 'skipped'],
    [30, 'ok'],
    [20, 'ok'],
    [10, null],
  ])
  await addCalls(db, 'nhs', [
    [2000, 'ok'],
    [20, 'failed'],
    [10, 'timeout'],
  ])
  await db.query(`insert into board_gates (board, failures, failing_since, open_until) values ('nhs', 5, $1, $2)`, [
    minutesAgo(20),
    now,
  ])
  await addCalls(db, 'indeed', [[5000, 'challenge']])
  await db.query(`insert into board_gates (board) values ('adzuna')`)

  const health = await healthNow(db, live)

  expect(health.get('reed')).toEqual({
    health: 'ok',
    message: null,
    lastGoodAnswer: minutesAgo(20),
    shareOfFailures: 0.25,
    calls: 4,
  })
  expect(health.get('nhs')).toEqual({
    health: 'failing',
    message: 'not answering since 09:10',
    lastGoodAnswer: minutesAgo(2000),
    shareOfFailures: 1,
    calls: 2,
  })
  expect(health.get('indeed')).toMatchObject({
    health: 'blocked',
    lastGoodAnswer: null,
    shareOfFailures: null,
    calls: 0,
  })
  expect(health.has('adzuna')).toBe(false)
})

test('calls to the sandbox say nothing of the real board, and the other way round', async ({ database: { db } }) => {
  await addCalls(db, 'demo:adzuna', [[10, 'ok']])
  await addCalls(db, 'jooble', [[10, 'ok']])

  expect((await healthNow(db, live)).has('adzuna')).toBe(false)
  const demo = [inUse({ ...aBoard(), id: 'adzuna' }), inUse({ ...aBoard(), id: 'jooble' })]
  expect([...(await healthNow(db, demo)).keys()]).toEqual(['adzuna'])
})

test('calls are kept seven days', async ({ database: { db } }) => {
  await addCalls(db, 'monster', [
    [7 * 24 * 60 + 1, 'ok'],
    [7 * 24 * 60 - 1, 'failed'],
  ])

  await pruneBoardCalls(db, now)

  expect((await healthNow(db, live)).get('monster')).toMatchObject({ lastGoodAnswer: null })
})

describe('by its last calls, the newest first, a board is', () => {
  plainTest.each<[string, (CallOutcome | [CallOutcome, number])[], boolean, string]>([
    ['ok', ['ok', 'empty', 'ok'], false, 'ok'],
    ['ok when one of some calls failed', ['failed', 'ok', 'ok', 'ok'], false, 'ok'],
    ['ok when it has come back', ['ok', 'failed', 'failed', 'failed'], false, 'ok'],
    [
      'slow when answers take long',
      [
        ['ok', 9000],
        ['ok', 5000],
      ],
      false,
      'slow',
    ],
    ['slow when one did not come in time', ['timeout', 'ok', 'ok'], false, 'slow'],
    ['blocked', ['refused', 'ok', 'ok', 'ok'], false, 'blocked'],
    ['blocked by a challenge', ['challenge'], true, 'blocked'],
    ['failing', ['failed', 'unreadable', 'timeout', 'ok'], false, 'failing'],
    ['failing when the only call failed', ['unreadable'], false, 'failing'],
    ['failing while its circuit is open', ['ok', 'ok'], true, 'failing'],
  ])('%s', (_, calls, isCircuitOpen, health) => {
    const recent = calls.map((call) => {
      const [outcome, ms] = typeof call === 'string' ? [call, 300] : call
      return { outcome, ms }
    })
    expect(healthOf(recent, isCircuitOpen)).toBe(health)
  })
})
