import { expect, test } from 'vitest'
import { aBoard } from '../../test/a-board.ts'
import { aBoardQuery } from '../../test/board-query.ts'
import { aDatabase } from '../../test/database.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { BoardFailure, type Board, type BoardQuery } from '../boards/board.ts'
import type { LiveAnswer } from './ask-boards.ts'
import { searchLive } from './live-search.ts'

/* Two servers on one database, as on two machines: what one of them asks a board, the other waits for. */

const endUser = { ip: '192.0.2.1', agent: 'test' }

test('equal searches on two servers ask a board once, and both hear what it said', async () => {
  await using two = await twoServers()
  const { first, second, board } = two
  const answers = [first, first, second, second].map(async (server) => await search(server))
  await waitsForAnother(two)
  board.open()

  const [one, same, other, another] = await Promise.all(answers)
  expect(board.asked()).toEqual(['nurse'])
  expect(one).toMatchObject([
    { progress: { state: 'answered', found: 1, received: 1, message: '1 found' }, changed: 1 },
  ])
  expect([same, other, another]).toEqual([one, one, one])
  expect(await inFlight(first)).toBe(0)
})

test('two different searches are not mixed: each is asked, and hears its own answer', async () => {
  await using two = await twoServers()
  const { first, second, board } = two
  const nurse = search(first, { title: 'nurse' })
  const plumber = search(second, { title: 'plumber' })
  await expect.poll(() => board.asked().toSorted()).toEqual(['nurse', 'plumber'])
  board.answer(({ title }) => ({ ads: [], total: title === 'nurse' ? 7 : 9, unusable: [] }))
  board.open()

  expect(await nurse).toMatchObject([{ progress: { found: 7 } }])
  expect(await plumber).toMatchObject([{ progress: { found: 9 } }])
})

test('a failure is shared too: nobody who waited asks again', async () => {
  await using two = await twoServers()
  const { first, second, board } = two
  const answers = [search(first), search(second)]
  await waitsForAnother(two)
  board.answer(() => {
    throw new BoardFailure('failed', 'answered with an error (500)')
  })
  board.open()

  expect(await Promise.all(answers)).toMatchObject([
    [{ progress: { state: 'failed', outcome: 'failed' } }],
    [{ progress: { state: 'failed', outcome: 'failed' } }],
  ])
  expect(board.asked()).toHaveLength(1)
})

test('an answer that cannot be kept is a failure for all who wait', async () => {
  await using two = await twoServers()
  const { first, second, board } = two
  for (const server of [first, second]) {
    server.services.store.resolvePlace = () => {
      throw new Error('broken')
    }
  }
  const answers = [search(first), search(second)]
  await waitsForAnother(two)
  board.open()

  const states = (await Promise.all(answers)).map(([answer]) => answer?.progress.state)
  expect(states).toEqual(['failed', 'failed'])
  expect(board.asked()).toHaveLength(1)
})

test('where the one who asks gives up, the one who waits asks', async () => {
  await using two = await twoServers()
  const { first, second, board } = two
  const leaving = new AbortController()
  const left = search(first, {}, leaving.signal)
  await expect.poll(() => board.asked()).toHaveLength(1)
  const waiting = search(second)
  await expect.poll(two.waiting).toBe(1)

  leaving.abort()
  expect(await left).toEqual([])
  await expect.poll(() => board.asked()).toHaveLength(2)
  board.open()
  expect(await waiting).toMatchObject([{ progress: { state: 'answered' } }])
})

test('servers with different keys to a board do not share its answers', async () => {
  await using two = await twoServers()
  const { first, second, board } = two
  second.services.live.boards = second.services.live.boards.map((inUse) => ({
    ...inUse,
    settings: { ...inUse.settings, REED_API_KEY: 'another' },
  }))
  const answers = [search(first), search(second)]
  await expect.poll(() => board.asked()).toHaveLength(2)
  board.open()
  expect(await Promise.all(answers)).toMatchObject([
    [{ progress: { state: 'answered' } }],
    [{ progress: { state: 'answered' } }],
  ])
})

type Two = { first: TestServer; second: TestServer; board: GatedBoard; waiting: () => number }

/** Two servers on a database of the test's own, and one board that both may ask. */
async function twoServers(): Promise<Two & AsyncDisposable> {
  const board = aGatedBoard()
  const database = await aDatabase()
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  const on = { databaseUrl: database.url, dataFolder: '/nowhere' }
  const first = await startServer({ boards: [board.board], logTo, on })
  const second = await startServer({ boards: [board.board], logTo, on })
  return {
    first,
    second,
    board,
    waiting: () => lines.filter((line) => line.includes('waits for boards that another search asks')).length,
    async [Symbol.asyncDispose]() {
      board.open()
      await second[Symbol.asyncDispose]()
      await first[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

/** Until one of the two asks and the other has seen that it does. */
async function waitsForAnother({ board, waiting }: Two): Promise<void> {
  await expect.poll(() => board.asked()).toHaveLength(1)
  await expect.poll(waiting).toBeGreaterThan(0)
}

async function search(
  server: TestServer,
  query: Partial<BoardQuery> = {},
  signal = new AbortController().signal,
): Promise<LiveAnswer[]> {
  const answers: LiveAnswer[] = []
  for await (const answer of searchLive(
    server.services.live,
    aBoardQuery({ title: 'nurse', ...query }),
    endUser,
    signal,
  ))
    answers.push(answer)
  return answers
}

async function inFlight({ db }: TestServer): Promise<number> {
  return (await db.query('select from board_searches_in_flight')).rowCount ?? 0
}

type Answer = Awaited<ReturnType<NonNullable<Board['search']>>>

type GatedBoard = {
  board: Board
  /** The titles that it was asked for. */
  asked: () => string[]
  answer: (given: (query: BoardQuery) => Answer) => void
  /** Until then no answer goes out. */
  open: () => void
}

function aGatedBoard(): GatedBoard {
  const board = aBoard('reed', { ads: [] })
  const gate = Promise.withResolvers<void>()
  const asked: string[] = []
  let answerTo = (_query: BoardQuery): Answer => ({ ads: [{ ref: '1', body: {} }], total: 1, unusable: [] })
  return {
    board: {
      ...board,
      async search(query) {
        asked.push(query.title)
        await gate.promise
        return answerTo(query)
      },
    },
    asked: () => asked,
    answer(given) {
      answerTo = given
    },
    open: () => gate.resolve(),
  }
}
