import { expect } from 'vitest'
import { aBoardQuery, galway } from '../../test/board-query.ts'
import { test } from '../../test/with-database.ts'
import type { BoardId } from '../../contract/boards/boards.ts'
import { aBoard } from '../../test/a-board.ts'
import { findAskedSince, forgetAsked, queryKey, questionsOf, rememberAsked } from './asked-recently.ts'
import type { BoardInUse } from './which-boards.ts'

const at = (time: string) => new Date(`2026-11-12T${time}:00Z`)

test('the same question has the same key, another one another', () => {
  const key = queryKey(aBoardQuery())
  const leeds = aBoardQuery().place
  if (!leeds) throw new Error('The query has a place')

  expect(queryKey(aBoardQuery({ title: '  Nurse ' }))).toBe(key)
  expect(queryKey(aBoardQuery({ place: { ...leeds, text: 'LEEDS' } }))).toBe(key)
  const others = [
    { title: 'nurses' },
    { place: galway },
    { place: null },
    { radiusMiles: 20 },
    { radiusMiles: null },
    { payMin: 20_000 },
    { payMax: 20_000 },
    { fullTime: true },
    { partTime: true },
    { contract: true },
    { intern: true },
    { page: 2 },
  ].map((given) => queryKey(aBoardQuery(given)))
  expect(new Set([key, ...others]).size).toBe(others.length + 1)
})

test('another mode, key of ours or list of addresses makes it another question to a board', () => {
  const inUse: BoardInUse = {
    board: aBoard('reed', { ads: [] }),
    mode: 'live',
    offBecause: null,
    settings: { REED_API_KEY: 'ours', companies: '' },
    addresses: [],
  }
  const key = (given: Partial<BoardInUse> = {}) => questionsOf(aBoardQuery(), [{ ...inUse, ...given }])[0]?.key

  expect(key({ settings: { companies: '', REED_API_KEY: 'ours' } })).toBe(key())
  const others = [
    key({ mode: 'demo' }),
    key({ settings: { REED_API_KEY: 'theirs', companies: '' } }),
    key({ settings: { REED_API_KEY: 'ours', companies: 'alder-vale' } }),
    key({ addresses: ['https://jobs.example/feed'] }),
  ]
  expect(new Set([key(), ...others]).size).toBe(others.length + 1)
  expect(key()).not.toContain('ours')
})

test('boards that were asked since then are found with what came of it; older answers are not', async ({
  database: { db },
}) => {
  const key = queryKey(aBoardQuery())
  const questions = (['reed', 'nhs', 'adzuna', 'jooble', 'careerjet'] as const).map((board) => ({ board, key }))
  const counts = { received: 3, changed: 2 }
  const remember = async (board: BoardId, time: string, found: number | null, of = key) =>
    await rememberAsked(db, of, {
      board,
      askedAt: at(time),
      outcome: found === null ? 'timeout' : found === 0 ? 'empty' : 'ok',
      found,
      ...counts,
    })
  await remember('reed', '09:00', 42)
  await remember('nhs', '09:00', 0)
  await remember('adzuna', '09:00', null)
  await remember('jooble', '08:00', 7)
  await remember('careerjet', '09:00', 1, 'another')

  const found = await findAskedSince(db, questions, at('08:30'))

  expect(new Map(found.map(({ board, found }) => [board, found]))).toEqual(
    new Map([
      ['reed', 42],
      ['nhs', 0],
      ['adzuna', null],
    ]),
  )
  await remember('reed', '09:20', null)
  await forgetAsked(db, at('09:10'))
  expect(await findAskedSince(db, questions, at('08:30'))).toEqual([
    { board: 'reed', askedAt: at('09:20'), outcome: 'timeout', found: null, ...counts },
  ])
})
