import { afterAll, describe, expect, test } from 'vitest'
import { aDatabase } from '../../test/database.ts'
import { anIndexedJob, testNow } from './job-index.fixtures.ts'
import { plainTitle, showTitle } from '../../engines/words/index.ts'
import { createPostgresIndex } from './postgres-index/index.ts'
import { refreshTitles, suggestTitles } from './suggestions.ts'

const shared = aDatabase()
afterAll(async () => await (await shared)[Symbol.asyncDispose]())

/** The index holds these titles and no others. */
async function withTitles(...titles: string[]): Promise<(typed: string) => Promise<string[]>> {
  const { db } = await shared
  await db.query('delete from job_index')
  await createPostgresIndex(db).upsert(titles.map((title, i) => anIndexedJob({ id: i + 1, title })))
  await refreshTitles(db)
  return async (typed) => await suggestTitles(db, typed, testNow)
}

test('titles with a word that begins with what was typed, frequent and short ones first', async () => {
  const suggest = await withTitles(
    'Zebra Keeper',
    'Head Zebra Keeper',
    'Head Zebra Keeper',
    ...Array.from({ length: 40 }, () => 'Keeper of Zebras'),
    'Zoologist',
  )
  expect(await suggest('zeb')).toEqual(['Keeper of Zebras', 'Zebra Keeper', 'Head Zebra Keeper'])
  expect(await suggest('ZEBRA K')).toEqual(['Zebra Keeper', 'Head Zebra Keeper'])
  expect(await suggest('zebra keeper head')).toEqual([])
})

test('from two letters on, eight at most', async () => {
  const suggest = await withTitles(...Array.from({ length: 12 }, (_, i) => `Zebra Keeper ${'abcdefghijkl'[i]}x`))
  expect(await suggest('')).toEqual([])
  expect(await suggest('z')).toEqual([])
  expect(await suggest('z ')).toEqual([])
  expect(await suggest('ze')).toHaveLength(8)
  expect(await suggest('zeb')).toHaveLength(8)
})

test('the plain name of the job comes first, also where most titles say more', async () => {
  const suggest = await withTitles(
    ...Array.from({ length: 9 }, () => 'Staff Nurse'),
    ...Array.from({ length: 9 }, () => 'Nurse Manager'),
    ...Array.from({ length: 6 }, () => 'Nursery Manager'),
    ...Array.from({ length: 9 }, () => 'SEN Teaching Assistant'),
    ...Array.from({ length: 4 }, () => 'Teaching Assistant Apprentice'),
    'Teaching Assistance Lead',
    ...Array.from({ length: 9 }, () => 'C# .NET Developer'),
    ...Array.from({ length: 4 }, () => 'C# Developer'),
  )
  expect((await suggest('nur'))[0]).toBe('Nurse')
  expect((await suggest('teaching assis'))[0]).toBe('Teaching Assistant')
  // What stands alone for no job goes on to the next words that do.
  expect((await suggest('nursery'))[0]).toBe('Nursery Manager')
  expect((await suggest('C#'))[0]).toBe('C# Developer')
})

test('an empty index suggests what people commonly look for, the most wanted first', async () => {
  const suggest = await withTitles()
  expect((await suggest('nur')).slice(0, 2)).toEqual(['Nurse', 'Staff Nurse'])
  expect((await suggest('c#'))[0]).toBe('C# Developer')
  expect(await suggest('hgv')).toEqual(['HGV Class 1 Driver', 'HGV Class 2 Driver'])
  expect(await suggest('.net d')).toEqual(['.NET Developer'])
})

test('two letters find a title of two letters', async () => {
  const suggest = await withTitles('PA', 'PA', 'Painter')
  expect(await suggest('pa')).toEqual(['PA', 'Painter', ...(await suggest('pa')).slice(2)])
})

test('a slip of the finger is put right where hardly any title begins so', async () => {
  const suggest = await withTitles('Zebra Keeper', 'Zebra Keeper')
  expect(await suggest('zerba')).toEqual(['Zebra Keeper'])
  expect(await suggest('zebra kepeer')).toEqual(['Zebra Keeper'])
  expect(await suggest('xylophone')).toEqual([])
})

test('what many people search for comes first', async () => {
  const suggest = await withTitles('Zebra Keeper', 'Zebra Keeper', 'Zebra Vet')
  const { db } = await shared
  await db.query(
    `insert into popular_searches (day, title, place, visitors, last_searched)
     values ('2026-09-10', 'Zebra Vet', 'Leeds', 9, now()), ('2026-07-01', 'Zebra Groom', 'Leeds', 9, now())`,
  )
  expect(await suggest('zeb')).toEqual(['Zebra Vet', 'Zebra Keeper'])
  await db.query('delete from popular_searches')
})

test('titles of the index come before common ones, and none comes twice', async () => {
  const suggest = await withTitles('Nurse Consultant', 'STAFF NURSE', 'staff nurse')
  const suggested = await suggest('nurse')
  expect(suggested.slice(0, 3)).toEqual(['Nurse', 'Staff Nurse', 'Nurse Consultant'])
  expect(new Set(suggested).size).toBe(suggested.length)
})

test('what has left the index is suggested no longer', async () => {
  await withTitles('Zebra Keeper')
  const suggest = await withTitles('Zoologist')
  expect(await suggest('zeb')).toEqual([])
  expect(await suggest('zoo')).toEqual(['Zoologist'])
})

test.each(["'", '%%%', '___', '\\\\\\', '"""', '\u0000\u0000\u0000', 'a'.repeat(5000)])(
  '%j makes no error',
  async (typed) => {
    const suggest = await withTitles('Zebra Keeper')
    expect(await suggest(typed)).toEqual([])
  },
)

test('words of titles correct slips of the finger', async () => {
  await withTitles('Zebra Keeper')
  const { db } = await shared
  const { rows } = await db.query('select word, jobs from job_title_words order by word')
  expect(rows).toEqual([
    { word: 'keeper', jobs: 1 },
    { word: 'zebra', jobs: 1 },
  ])
})

test('two at the same time do not get into each other’s way', async () => {
  const { db } = await shared
  const suggest = await withTitles('Zebra Keeper')
  await Promise.all([refreshTitles(db), refreshTitles(db), refreshTitles(db)])
  expect(await suggest('zeb')).toEqual(['Zebra Keeper'])
})

describe('the name of the job in a title', () => {
  test.each([
    ['staff nurse', 'staff nurse'],
    ['staff nurse - band 5 - leeds', 'staff nurse'],
    ['staff nurse (rgn) £30k', 'staff nurse'],
    ['hgv class 1 driver, nights', 'hgv class 1 driver'],
    ['painter & decorator', 'painter & decorator'],
    ['.net developer', '.net developer'],
    ['c# developer', 'c# developer'],
    ['care assistant in leeds', 'care assistant'],
    ['web developer/designer', 'web developer'],
    ['£12.50 per hour! drivers', null],
    ['drivers wanted urgently this week only', null],
    ['ref 12345', null],
    ['', null],
    ['an ad that tells the whole story of the job', null],
  ])('%s → %s', (title, name) => {
    expect(plainTitle(title)).toBe(name)
  })

  test.each([
    ['hgv class 1 driver', 'HGV Class 1 Driver'],
    ['head of marketing', 'Head of Marketing'],
    ['.net developer', '.NET Developer'],
    ['javascript developer', 'JavaScript Developer'],
    ['live-in carer', 'Live-in Carer'],
    ['it support', 'IT Support'],
    ['rgn', 'RGN'],
  ])('%s is shown as %s', (title, shown) => {
    expect(showTitle(title)).toBe(shown)
  })
})
