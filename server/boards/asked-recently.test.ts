import { expect } from 'vitest'
import { aBoardQuery, galway } from '../../test/board-query.ts'
import { test } from '../../test/with-database.ts'
import { findAskedSince, forgetAsked, queryKey, rememberAsked } from './asked-recently.ts'

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

test('boards that were asked since then are found with what came of it; older answers are not', async ({
  database: { db },
}) => {
  const key = queryKey(aBoardQuery())
  await rememberAsked(db, key, { board: 'reed', askedAt: at('09:00'), outcome: 'ok', found: 42 })
  await rememberAsked(db, key, { board: 'nhs', askedAt: at('09:00'), outcome: 'empty', found: 0 })
  await rememberAsked(db, key, { board: 'adzuna', askedAt: at('09:00'), outcome: 'timeout', found: null })
  await rememberAsked(db, key, { board: 'jooble', askedAt: at('08:00'), outcome: 'ok', found: 7 })
  await rememberAsked(db, 'another', { board: 'careerjet', askedAt: at('09:00'), outcome: 'ok', found: 1 })

  const found = await findAskedSince(db, key, at('08:30'))

  expect(new Map(found.map(({ board, found }) => [board, found]))).toEqual(
    new Map([
      ['reed', 42],
      ['nhs', 0],
      ['adzuna', null],
    ]),
  )
  await rememberAsked(db, key, { board: 'reed', askedAt: at('09:20'), outcome: 'failed', found: null })
  await forgetAsked(db, at('09:10'))
  expect(await findAskedSince(db, key, at('08:30'))).toEqual([
    { board: 'reed', askedAt: at('09:20'), outcome: 'failed', found: null },
  ])
})
