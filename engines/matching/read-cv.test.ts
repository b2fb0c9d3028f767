import { expect, test } from 'vitest'
import { Cv } from '../../contract/cvs/cvs.ts'
import { people } from './people.fixtures.ts'
import { readCvForMatch } from './read-cv.ts'
import { ownTaxonomy } from './taxonomy/own.ts'
import { createVocabulary } from './vocabulary.ts'

const vocabulary = createVocabulary([ownTaxonomy])
const read = (cv: Cv | string) => readCvForMatch(vocabulary, cv)
const month = (year: number, ofYear: number) => year * 12 + ofYear - 1

test.for(Object.entries(people))('%s: the first title is told, with when that was', ([, { titles, text }]) => {
  const held = read(text).titles
  expect(held.map(({ title }) => title.occupations[0]?.id)).toContain(
    vocabulary.occupationsIn(vocabulary.read(titles[0]!))[0]?.value.id,
  )
  expect(held.some(({ evidence }) => evidence.kind === 'work' && evidence.period !== null)).toBe(true)
})

test('a file’s facts are found where they stand', () => {
  const facts = read(people['nurse']!.text)
  expect(facts.skills.get('IV therapy')?.[0]).toEqual({
    kind: 'work',
    period: { from: month(2019, 3), to: null },
    where: {
      section: 'Employment history',
      entry: 'Staff Nurse, Humber General Hospital',
      line: 'Give medication, IV fluids and blood; NEWS2 observations',
    },
  })
  expect(facts.skills.get('venepuncture')?.[0]?.where.section).toBe('Skills')
  expect(facts.skills.has('NMC registration')).toBe(true)
  expect(facts.qualifications.map(({ qualification }) => qualification.level)).toContain(6)
  expect(facts.workPeriods).toHaveLength(2)
})

test('titles stand beside, above or below their dates, or in prose', () => {
  const below = 'WORK EXPERIENCE\n2017 - 2019\nPlumber\nTaps & Co\nBurst pipes'
  const above =
    'WORK EXPERIENCE\nPlumber\nTaps & Co\n2017 - 2019\nBurst pipes\nBricklayer\nWalls & Co\n2015 - 2017\nWalls'
  const prose = 'WORK EXPERIENCE\nFrom 2017 until 2019 I worked as a plumber with Taps & Co.'
  for (const text of [below, above, prose]) {
    const [held] = read(text).titles
    expect(held?.title.occupations[0]?.id).toBe('plumber')
    expect(held?.evidence.period).toMatchObject({ from: month(2017, 7) })
  }
  expect(read(above).titles.map(({ title }) => title.occupations[0]?.id)).toEqual(['plumber', 'bricklayer'])
})

test('a CV that was written here says the same by its fields', () => {
  const facts = read(
    Cv.parse({
      headline: 'Electrician',
      jobs: [
        {
          jobTitle: 'Electrician',
          employer: 'Sparks',
          startDate: '2020-01',
          endDate: '2021-12',
          jobDescription: '<p>Rewires</p>',
        },
      ],
      education: [{ title: 'NVQ Level 3 Electrical Installation', trainer: 'College' }],
      skills: {
        main_language: 'English',
        other_languages: [{ name: 'Polish', speaking: { interaction: 'B2' } }],
        other_skills: {
          driving_license: [{ title: 'B' }],
          job_related_skills: [{ title: 'Fault finding', description: 'PLC' }],
        },
      },
      career: { work_permit_uk: true, preferred_jobs: ['Astronaut'] },
    }),
  )
  expect(facts.titles.map(({ evidence }) => evidence.kind)).toEqual(['headline', 'work'])
  expect(facts.skills.get('electrical installation')?.[0]?.where).toEqual({
    section: 'Work',
    entry: 'Electrician, Sparks',
    line: 'Rewires',
  })
  expect(facts.skills.get('driving licence')?.[0]?.where.section).toBe('Driving licence')
  expect([...facts.languages.keys()]).toEqual(['English', 'Polish'])
  expect(facts.rightToWork?.kind).toBe('has')
  expect(facts.workPeriods).toEqual([{ from: month(2020, 1), to: month(2021, 12) }])
})

test('what somebody wishes for, and their referees, say nothing of them', () => {
  const facts = read('Ann\n\nOBJECTIVE\nTo become a welder\n\nREFERENCES\nBob, Plumber\n')
  expect(facts.titles).toEqual([])
  expect(facts.skills.size).toBe(0)
})

test('an empty CV has nothing in it', () => {
  for (const cv of ['', '\n\n', Cv.parse({})])
    expect(read(cv)).toMatchObject({ titles: [], workPeriods: [], qualifications: [], rightToWork: null })
})
