import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Cv } from '../../contract/cvs/cvs.ts'
import { CvProposal } from '../../contract/cvs/import.ts'
import { describeProposal } from './describe-proposal.fixtures.ts'
import { headingOf } from './headings.ts'
import { placesOf } from './places.ts'
import { proposeCv } from './propose-cv.ts'
import { textsIn, wordsOf, wordsOfHtml } from './record.ts'
import { createGazetteer } from '../../server/places/gazetteer.ts'

const places = placesOf(createGazetteer())
const folder = join(import.meta.dirname, 'fixtures')
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.txt') && !name.endsWith('.expected.txt'))
  .map((name) => name.replace('.txt', ''))
const read = (name: string) => readFileSync(join(folder, `${name}.txt`), 'utf8')

describe('CVs in many layouts', () => {
  // To write down what has become of a rule: ROLECALL_WRITE=1 npx vitest run engines/cv-reading/propose-cv.test.ts, and read the difference.
  test.each(names)('%s', (name) => {
    const proposal = proposeCv(read(name), places)
    const said = `${describeProposal(proposal).join('\n')}\n`
    if (process.env['ROLECALL_WRITE'] === '1') writeFileSync(join(folder, `${name}.expected.txt`), said)
    expect(said).toBe(readFileSync(join(folder, `${name}.expected.txt`), 'utf8'))
    expect(CvProposal.parse(proposal)).toEqual(proposal)
    expectNothingInvented(read(name), proposal)
    expectNothingLost(read(name), proposal)
  })
})

describe('any text', () => {
  test('neither is anything made up, nor lost, nor does it throw', () => {
    fc.assert(
      fc.property(anyCv, (text) => {
        const proposal = proposeCv(text, places)
        expect(Cv.parse(proposal.cv)).toEqual(proposal.cv)
        expectNothingInvented(text, proposal)
        expectNothingLost(text, proposal)
      }),
      { numRuns: 300 },
    )
  })

  test('lines of real layouts in any order lose no word', () => {
    const lines = names.flatMap((name) => read(name).split('\n'))
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...lines), { maxLength: 40 }), (some) => {
        const text = some.join('\n')
        const proposal = proposeCv(text, places)
        expect(Cv.parse(proposal.cv)).toEqual(proposal.cv)
        expectNothingInvented(text, proposal)
        expectNothingLost(text, proposal)
      }),
      { numRuns: 300 },
    )
  })

  test('each origin points at lines that there are, and shows what stands there', () => {
    for (const name of names) {
      const count = read(name).split('\n').length
      for (const { lines, snippet } of Object.values(proposeCv(read(name), places).origins)) {
        expect(lines.length).toBeGreaterThan(0)
        expect(lines.every((number) => number >= 1 && number <= count)).toBe(true)
        expect(snippet).not.toBe('')
      }
    }
  })

  test.each([
    ['one long line', 'a '.repeat(100_000)],
    ['blanks', ' '.repeat(200_000)],
    ['tabs', '\t'.repeat(200_000)],
    ['digits', '1'.repeat(200_000)],
    ['dates', '2019 - '.repeat(30_000)],
    ['months', 'Jan Feb Mar '.repeat(20_000)],
    ['signs of addresses', `${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}`],
    ['brackets', '('.repeat(200_000)],
    ['commas', ','.repeat(200_000)],
    ['headings', 'EXPERIENCE\n'.repeat(20_000)],
    ['short lines', 'Manager\n2019 - 2020\n'.repeat(10_000)],
    ['list signs', '•\n'.repeat(100_000)],
    ['spaced letters', 'a b c d e f g h i j k l m n o p\n'.repeat(6_000)],
    ['capitals', 'A B\n'.repeat(50_000)],
    [
      'names of no places',
      Array.from({ length: 20_000 }, (_, at) => `Xy${at.toString(36).replaceAll(/\d/gu, 'q')}a, Ltd`).join('\n'),
    ],
    ['rows', 'Manager\tAcme Ltd\tLeeds\t2019 – 2020\n'.repeat(5_000)],
    ['sentences', 'Since 2019 I have been a nurse at St Anne. '.repeat(5_000)],
    ['skills', `SKILLS\n${'Java, '.repeat(30_000)}`],
    ['hyphens', 'word-\n'.repeat(40_000)],
  ])('200 kB of %s take no time', (_, text) => {
    const started = performance.now()
    const proposal = proposeCv(text, places)
    expect(performance.now() - started).toBeLessThan(5_000)
    expect(Cv.parse(proposal.cv)).toEqual(proposal.cv)
  })
})

/** Every word of every value stands in the text; dates and what is said in our own lists are written in one way. */
function expectNothingInvented(text: string, { cv }: CvProposal): void {
  const { career, education, skills, jobs, dob, personal_data, ...rest } = cv
  const said = [
    { ...personal_data, salutation: '' },
    rest,
    { ...skills, other_languages: skills.other_languages.map(({ name }) => name) },
    career.preferred_jobs,
    jobs.map((job) => ({ ...job, startDate: '', endDate: '' })),
    education.map((entry) => ({ ...entry, startDate: '', endDate: '', level: '', domain: '' })),
  ]
  const there = squeezed(text)
  const made = textsIn(said)
    .flatMap((value) => wordsOfHtml(value))
    .filter((word) => !there.includes(squeezed(word)))
  expect(made).toEqual([])
  for (const date of [
    dob,
    ...jobs.flatMap((job) => [job.startDate, job.endDate]),
    ...education.flatMap((entry) => [entry.startDate, entry.endDate]),
  ]) {
    const year = date.slice(0, 4)
    expect(year === '' || text.includes(year) || text.includes(year.slice(2))).toBe(true)
  }
}

const squeezed = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Words that a CV's frame is made of; they may be read as such, and are gone then. */
const frame = new Set(
  wordsOf(`curriculum vitae cv resume résumé name email mail phone telephone tel mobile mob address home location website web linkedin github date of birth dob born
    full uk driving licence licenses license drivers driver languages language spoken skills mother tongue native speaker first bilingual main other page of dates date employer position duties company title qualification institution
    salary expectation expectations expected annum pa from since between until to present current currently now ongoing years year months month yrs mos graduated completed awarded professor doctor
    have has had worked work working employed was been my duties include included responsibilities tasks role understanding speaking writing listening reading interaction production levels basic independent proficient user common european framework reference a1 a2 b1 b2 c1 c2 i the in spring summer summers autumn winter contact no number right school college university institution grade class classification period duties reason location course result`),
)

/** Every word of the text stands in the proposal, but those of headings, labels and dates. */
function expectNothingLost(text: string, { cv }: CvProposal): void {
  // Some fields are HTML, others are not.
  const held = squeezed(
    textsIn(cv)
      .map((value) => [...wordsOf(value), ...wordsOfHtml(value)].join(' '))
      .join(' '),
  )
  const lost = text.split('\n').flatMap((line) => {
    // Letters that were set apart, and headings.
    if (headingOf(line.replaceAll(/[\t:]/gu, ' ').trim()) !== null || /^(?:\S\s{1,3}){3,}\S$/u.test(line.trim()))
      return []
    return wordsOf(line).filter(
      (word) =>
        !held.includes(squeezed(word)) &&
        !frame.has(word) &&
        !isDateWord(word) &&
        headingOf(
          line
            .split(/[\t:]/u)[0]
            ?.replace(/^[-•*\s]+/u, '')
            .trim() ?? '',
        ) === null,
    )
  })
  expect(lost).toEqual([])
}

const isDateWord = (word: string) =>
  /^(?:\d{1,4}(?:st|nd|rd|th)?|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*)$/u.test(
    word,
  )

const word = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
  fc.constantFrom(
    'Manager',
    'Leeds',
    'LS1 4AP',
    'BSc',
    '2:1',
    'University',
    'Ltd',
    '2019',
    '–',
    'Present',
    '(',
    ')',
    ',',
    '|',
    '\t',
    '•',
    '-',
    ':',
    'French',
    'B2',
    '@',
    'a@example.com',
    '07700 900123',
    '03/2020',
  ),
)
const anyLine = fc.oneof(
  fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
  fc.constantFrom('EXPERIENCE', 'Education', 'Skills:', 'Languages', 'PROFILE', 'Other', 'Interests', ''),
  fc.string({ maxLength: 60 }),
)
const anyCv = fc.array(anyLine, { maxLength: 30 }).map((lines) => lines.join('\n'))
