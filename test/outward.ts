import type { BoardId, CallOutcome } from '../contract/boards/boards.ts'
import type { Board } from '../server/boards/board.ts'
import {
  type CallOptions,
  createOutward,
  type OpenCall,
  type Outward,
  type OutwardSettings,
} from '../server/boards/outward.ts'
import type { BoardInUse } from '../server/boards/which-boards.ts'
import type { Database } from '../server/platform/database.ts'

/** A dull, valid board at www.board.example; give what the test is about. */
export function aBoard(given: Partial<Board['limits'] & Pick<Board, 'hosts' | 'search'>> = {}): Board {
  const { hosts = ['https://www.board.example/api/'], search, ...limits } = given
  return {
    id: 'reed',
    name: 'A board',
    regions: ['GB'],
    usedFor: 'Tests.',
    access: 'api',
    terms: { automatedReading: 'allowed', summary: 'Anything goes.', url: null },
    attribution: null,
    hosts,
    settings: [],
    onByDefault: true,
    limits: { perMinute: 60, concurrent: 4, timeoutMs: 5_000, maxBytes: 100_000, ...limits },
    ...(search && { search }),
    toListing: () => ({ unusable: 'no listing in this test' }),
  }
}

/** In demo mode: its addresses lie behind the fake server's. */
export function inUse(board: Board): BoardInUse {
  return { board, mode: 'demo', offBecause: null, settings: {}, addresses: [] }
}

/** A clock that stands at 09:30 on 12 November 2026 until it is moved. */
export function aClock(): { now: () => Date; forward: (by: { seconds: number }) => void } {
  let now = Date.parse('2026-11-12T09:30:00Z')
  return {
    now: () => new Date(now),
    forward: ({ seconds }) => {
      now += seconds * 1000
    },
  }
}

/** A row of board_calls. */
type BoardCall = {
  id: number
  board: string
  at: Date
  endsBy: Date
  outcome: CallOutcome | null
  isRetried: boolean
  ms: number | null
  status: number | null
  bytes: number | null
  message: string | null
}

/** A way out for tests, on a clock that stands still; the boards that it opens are known to no other one, but for those like it. */
export type TestOutward = AsyncDisposable & {
  clock: ReturnType<typeof aClock>
  /** What it would have slept, in ms. The waits pass at once, on its clock. */
  slept: number[]
  outward: Outward
  open: (boardInUse: BoardInUse, options?: Partial<CallOptions>) => OpenCall
  /** Its rows of board_calls, the newest first. */
  calls: () => Promise<BoardCall[]>
  number: number
}

let made = 0

/** The way out to a fake server that plays every board. `like`: a second process, with the same boards and the same clock. */
export function outwardTo(
  fake: { url: string },
  { db }: { db: Database },
  { like, ...given }: Partial<OutwardSettings> & { like?: TestOutward } = {},
): TestOutward {
  const clock = like?.clock ?? aClock()
  const number = like?.number ?? ++made
  const slept: number[] = []
  const outward = createOutward({
    db,
    clock,
    sandboxUrl: fake.url,
    userAgent: 'Rolecall/test',
    random: () => 0,
    async sleep(ms) {
      // The short pause before a second try costs no time of the minute: only waits for a turn are kept.
      if (ms < 1000) return
      slept.push(ms)
      clock.forward({ seconds: ms / 1000 })
    },
    ...given,
  })
  const open: Outward['open'] = (boardInUse, options) => {
    const id = `${boardInUse.board.id}#${number}` as BoardId
    return outward.open({ ...boardInUse, board: { ...boardInUse.board, id } }, options)
  }
  return {
    clock,
    slept,
    number,
    outward: { open, close: outward.close },
    open: (boardInUse, options = {}) =>
      open(boardInUse, {
        signal: new AbortController().signal,
        endUser: { ip: '192.0.2.7', agent: 'Mozilla/5.0 (test)' },
        patienceMs: 3_000,
        ...options,
      }),
    async calls() {
      const { rows } = await db.query<BoardCall>(
        `select id::float8 as id, board, at, ends_by as "endsBy", outcome, is_retried as "isRetried", ms, status, bytes, message
           from board_calls where board like $1 order by id desc`,
        [`%#${number}`],
      )
      return rows
    },
    async [Symbol.asyncDispose]() {
      await outward.close()
    },
  }
}

/** Fetches an answer and concludes what the connector made of it, as `searchBoards` does. */
export async function readAs(outcome: CallOutcome, open: OpenCall, url: string): Promise<void> {
  await open.call.fetch({ url })
  await open.conclude(outcome, outcome)
}
