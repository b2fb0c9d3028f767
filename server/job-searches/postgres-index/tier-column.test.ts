import { afterAll, expect, test } from 'vitest'
import { aDatabase } from '../../../test/database.ts'
import { analyseAd, readPlainWords, readQuery, onlyMentions, tiers, titleTier } from '../../../engines/words/index.ts'
import { anIndexedJob } from '../job-index.fixtures.ts'
import { at, atTier, readDigits } from './facts.ts'
import { createPostgresIndex } from './index.ts'
import { searchStatement } from './statement.ts'

const shared = aDatabase()
afterAll(async () => await (await shared)[Symbol.asyncDispose]())

const titles = [
  'Registered Nurse',
  'Senior Registered Nurse',
  'Nurse, registered',
  'Staff Nurse',
  'RGN',
  'Nursing Manager',
  'Nurse Recruitment Consultant, registered office in Leeds',
  'Teacher of Maths',
  'Maths and Science Teacher',
  'Maths Teacher',
  'Teaching Assistant, maths department, for a teacher',
  'Cleaning Operative, Warehouse',
  'Warehouse Operative',
  'Warehouse Night Operative',
  'Night Operative for a busy warehouse in Leeds',
  'Care Home Assistant',
  'Weekend Care Assistant',
  'Head of Finance',
  'Engineer Training Manager',
  'Front of House',
  'Store Colleague',
  'Checkout Operator at Boots',
  'C# Developer',
  'Full-stack Developer',
]
const employers = ['Tesco', 'Marks & Spencer', 'Boots Opticians', 'Maths Tutors Ltd', 'University of Leeds', null]
const searches = [
  'nurse',
  'registered nurse',
  'registered general nurse',
  '"registered nurse"',
  'maths teacher',
  'teacher maths science',
  'warehouse operative',
  'night warehouse operative leeds',
  'care home weekend',
  'care assistant OR nurse',
  'tesco',
  'boots',
  'marks spencer',
  '"university of leeds"',
  'maths tutors',
  'full stack developer',
  'c# developer',
  'head of finance',
  'engineer',
  'nurse -zebra',
]

/** Each title with each employer, and a text in which all words of all searches stand: every search finds them all. */
const jobs = titles.flatMap((title, i) =>
  employers.map((employer, j) =>
    anIndexedJob({
      id: 1 + i * employers.length + j,
      title,
      employer,
      text: `${searches.join('. ').replaceAll(/"|-zebra| OR/g, '')}. RGN, full-stack.`,
    }),
  ),
)

test.each([false, true])('the tier is that of `titleTier`, mentions left out: %s', async (titlesOnly) => {
  const { db } = await shared
  await createPostgresIndex(db).upsert(jobs)
  const seen = new Set<number>()
  for (const search of searches) {
    const words = readQuery(search)
    const { text, values, layout } = searchStatement(
      { where: { kind: 'anywhere' }, sort: 'match', payMin: null, payMax: null, titlesOnly },
      words,
      readPlainWords(''),
    )
    const { rows } = await db.query<{ rows: string }>(text, values)
    const found = rows[0]!.rows ?? ''
    const expected = new Map(
      jobs.map((job) => {
        const tier = titleTier(analyseAd(job), words)
        return [job.id, titlesOnly && onlyMentions(tier) ? tiers.none : tier]
      }),
    )
    expect(found.length, search).toBeGreaterThan(0)
    for (let start = 0; start < found.length; start += layout.rowLength) {
      const job = jobs.find(({ id }) => id === readDigits(found, start + at.id, 6))!
      const tier = Number(found[start + atTier])
      const told = titlesOnly && onlyMentions(tier) ? tiers.none : tier
      expect(told, `${search}: ${job.title}, ${job.employer}`).toBe(expected.get(job.id))
      seen.add(tier)
    }
  }
  const wanted = Object.values(tiers).filter((tier) => !titlesOnly || !onlyMentions(tier))
  expect([...seen]).toEqual(expect.arrayContaining(wanted))
})
