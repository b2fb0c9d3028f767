import { expect } from 'vitest'
import type { BoardId } from '../../contract/boards/boards.ts'
import { aBoardQuery, galway } from '../../test/board-query.ts'
import { aFakeBoard } from '../../test/fake-board.ts'
import { aBoard, inUse, outwardTo, type TestOutward } from '../../test/outward.ts'
import { test } from '../../test/with-database.ts'
import { createLog } from '../platform/log.ts'
import { type Board, type BoardAnswer, BoardFailure, type BoardQuery } from './board.ts'
import { type BoardEvent, searchBoards } from './search-boards.ts'
import type { BoardInUse } from './which-boards.ts'

const log = createLog({ program: 'test', level: 'silent' })
const endUser = { ip: '192.0.2.7', agent: 'Mozilla/5.0 (test)' }
const oneAd: BoardAnswer = { ads: [{ ref: '1', body: {} }], total: 1_234, unusable: [] }

function board(id: BoardId, search: NonNullable<Board['search']>): BoardInUse {
  return inUse({ ...aBoard({ search }), id })
}

/** Asks the fake server, and reads its answer as text. */
const asks: NonNullable<Board['search']> = async (_, call) => {
  const { text } = await call.fetch({ url: 'https://www.board.example/api/search' })
  if (text === 'no JSON') throw new BoardFailure('unreadable', 'The answer is not JSON')
  return text === 'none' ? { ads: [], total: 0, unusable: [] } : oneAd
}

async function collect(
  boards: readonly BoardInUse[],
  { outward }: TestOutward,
  options: { query?: BoardQuery; timeLimitMs?: number; signal?: AbortSignal } = {},
): Promise<Record<string, Omit<BoardEvent, 'ms' | 'board'>>> {
  const { query = aBoardQuery(), signal = new AbortController().signal, ...rest } = options
  const events: Record<string, Omit<BoardEvent, 'ms' | 'board'>> = {}
  for await (const { board, ms, ...event } of searchBoards(boards, query, { outward, log, endUser, ...rest }, signal)) {
    expect(ms).toBeGreaterThanOrEqual(0)
    events[board.replace(/#\d+$/, '')] = event
  }
  return events
}

test('every board answers for itself: one that breaks costs the others nothing', async ({ database }) => {
  await using fake = await aFakeBoard((response) => response.end('{}'))
  await using outward = outwardTo(fake, database)

  const events = await collect(
    [
      board('reed', asks),
      board('nhs', async () => ({ ads: [], total: 0, unusable: [] })),
      board('adzuna', async () => {
        throw new BoardFailure('challenge', 'Cloudflare asks for a human')
      }),
      board('jooble', async () => {
        throw new TypeError('a fault of ours')
      }),
      board('careerjet', () => {
        throw new TypeError('before it has even begun')
      }),
      { ...board('indeed', asks), mode: 'off', offBecause: 'ROLECALL_BOARDS does not name it' },
    ],
    outward,
  )

  expect(events).toEqual({
    reed: { outcome: 'ok', answer: oneAd, message: '1,234 found' },
    nhs: { outcome: 'empty', answer: { ads: [], total: 0, unusable: [] }, message: 'nothing found' },
    adzuna: { outcome: 'challenge', answer: null, message: 'Cloudflare asks for a human' },
    jooble: { outcome: 'unreadable', answer: null, message: 'could not be read' },
    careerjet: { outcome: 'unreadable', answer: null, message: 'could not be read' },
    indeed: { outcome: 'skipped', answer: null, message: 'ROLECALL_BOARDS does not name it' },
  })
})

test('a board of one country is not asked about the other', async ({ database }) => {
  await using fake = await aFakeBoard((response) => response.end('{}'))
  await using outward = outwardTo(fake, database)

  const events = await collect([board('reed', asks)], outward, { query: aBoardQuery({ place: galway }) })

  expect(events).toMatchObject({ reed: { outcome: 'skipped', message: 'has no jobs in Ireland' } })
  expect(fake.requests).toEqual([])
})

test('answers come as they are ready, and the time of the search ends what has not come', async ({ database }) => {
  const quick = Promise.withResolvers<void>()
  await using fake = await aFakeBoard((response) => response.end('{}'))
  await using outward = outwardTo(fake, database)
  const events: string[] = []

  const search = searchBoards(
    [
      board('reed', () => new Promise(() => {})), // Deaf to its signal, too.
      board('nhs', asks),
      board('adzuna', async () => {
        await quick.promise
        return oneAd
      }),
    ],
    aBoardQuery(),
    { outward: outward.outward, log, endUser, timeLimitMs: 400 },
    new AbortController().signal,
  )
  for await (const event of search) {
    events.push(`${event.board}: ${event.outcome}`)
    // The third board answers only when the second has been told.
    quick.resolve()
  }

  expect(events.map((event) => event.replace(/#\d+/, ''))).toEqual(['nhs: ok', 'adzuna: ok', 'reed: timeout'])
})

test('a caller who stops takes every call along', async ({ database }) => {
  const closed: Promise<void>[] = []
  await using fake = await aFakeBoard((response) => {
    closed.push(new Promise((resolve) => response.on('close', resolve)))
  })
  await using outward = outwardTo(fake, database)
  const leaving = new AbortController()

  const all = collect([board('reed', asks), board('nhs', asks)], outward, { signal: leaving.signal })
  await expect.poll(() => fake.requests.length).toBe(2)
  leaving.abort()

  expect(Object.values(await all).map(({ outcome }) => outcome)).toEqual(['skipped', 'skipped'])
  await Promise.all(closed)
})

test('a caller who breaks off reading does so, too', async ({ database }) => {
  const hanging = Promise.withResolvers<void>()
  await using fake = await aFakeBoard((response) => response.on('close', hanging.resolve))
  await using outward = outwardTo(fake, database)
  const nhs = board('nhs', async () => {
    await expect.poll(() => fake.requests.length).toBe(1)
    return oneAd
  })
  const signal = new AbortController().signal

  for await (const event of searchBoards(
    [board('reed', asks), nhs],
    aBoardQuery(),
    { ...outward, log, endUser },
    signal,
  )) {
    expect(event.outcome).toBe('ok')
    break
  }

  await hanging.promise
})

test('what the connector read is recorded with the call', async ({ database }) => {
  const texts = ['{}', 'none', 'no JSON']
  await using fake = await aFakeBoard((response) => response.end(texts.shift()))
  await using outward = outwardTo(fake, database)

  for (const outcome of ['ok', 'empty', 'unreadable']) {
    expect(await collect([board('reed', asks)], outward)).toMatchObject({ reed: { outcome } })
  }

  expect((await outward.calls()).map(({ outcome, message }) => [outcome, message])).toEqual([
    ['unreadable', 'The answer is not JSON'],
    ['empty', 'nothing found'],
    ['ok', 'answered'],
  ])
})
