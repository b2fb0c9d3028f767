import { expect, test } from 'vitest'
import { boards } from './boards.ts'

type Row = [perMinute: number, perDay: number | null, atOnce: number]

/** Boards that publish a limit: as a pace that we keep, beside what they say. */
const published: Record<string, { row: Row; says: string; most: { calls: number; minutes: number }[] }> = {
  adzuna: {
    row: [25, 80, 2],
    says: '25 a minute, 250 a day, 1,000 a week, 2,500 a month (terms of the API)',
    most: [
      { calls: 25, minutes: 1 },
      { calls: 250, minutes: 1_440 },
      { calls: 1_000, minutes: 7 * 1_440 },
      { calls: 2_500, minutes: 31 * 1_440 },
    ],
  },
  apprenticeships: {
    row: [25, null, 1],
    says: '150 calls in five minutes (developer portal)',
    most: [{ calls: 150, minutes: 5 }],
  },
  'the-muse': { row: [8, null, 1], says: '500 an hour without a key', most: [{ calls: 500, minutes: 60 }] },
  remotive: {
    row: [1, 4, 1],
    says: 'four a day are advised; more than two a minute are blocked',
    most: [
      { calls: 2, minutes: 1 },
      { calls: 4, minutes: 1_440 },
    ],
  },
  jobicy: {
    row: [4, 24, 1],
    says: 'once an hour: the calls of a day are no more than that',
    most: [{ calls: 24, minutes: 1_440 }],
  },
  smartrecruiters: {
    row: [120, null, 4],
    says: 'ten a second, eight at a time',
    most: [{ calls: 600, minutes: 1 }],
  },
  workable: {
    row: [10, null, 1],
    says: 'about ten in ten seconds with a key; bursts are shut out for minutes',
    most: [{ calls: 60, minutes: 1 }],
  },
}

/** Boards that publish none: our own figures, small enough to be a good guest. */
const ours: Record<string, Row> = {
  reed: [30, 5000, 3],
  indeed: [30, null, 2],
  totaljobs: [6, 1000, 1],
  cvlibrary: [30, 5000, 3],
  cwjobs: [6, 1000, 1],
  monster: [6, 1000, 1],
  dice: [6, 1000, 1],
  nhs: [20, 5000, 2],
  linkedin: [6, 500, 1],
  jooble: [20, 500, 2],
  careerjet: [30, 5000, 3],
  'teaching-vacancies': [30, null, 1],
  arbeitnow: [12, null, 1],
  himalayas: [20, null, 2],
  greenhouse: [30, null, 2],
  lever: [30, null, 2],
  ashby: [30, null, 2],
  recruitee: [30, null, 2],
  personio: [20, null, 1],
  teamtailor: [20, null, 1],
  eures: [2, 500, 1],
  'json-ld': [20, null, 1],
  'xml-feed': [10, null, 1],
}

test('each board is asked as often as this table says, and not once more', () => {
  const rows = Object.fromEntries(Object.entries(published).map(([id, { row }]) => [id, row]))
  const actual = boards.map(({ id, limits }): [string, Row] => [
    id,
    [limits.perMinute, limits.perDay ?? null, limits.concurrent],
  ])
  expect(Object.fromEntries(actual)).toEqual({ ...ours, ...rows })
})

test.each(Object.entries(published))('the pace of %s keeps to what it publishes', (id, { says, most }) => {
  const { limits } = boards.find((board) => board.id === id)!
  for (const { calls, minutes } of most) {
    const days = Math.ceil(minutes / 1_440)
    const possible = Math.min(limits.perMinute * minutes, (limits.perDay ?? Infinity) * days)
    expect(possible, `${says}: in ${minutes} minutes`).toBeLessThanOrEqual(calls)
  }
})
