import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Cv } from '../../contract/cvs/cvs.ts'
import { emptyCv } from '../../contract/cvs/empty-cv.ts'
import { anyCv } from './any-cv.fixtures.ts'
import { printCvText } from './print-cv-text.ts'
import { printedCv } from './printed-cv.ts'

const text = (cv: unknown) => printCvText(printedCv(Cv.parse(cv)))
const nurse = {
  personal_data: { given_name: 'Nora', surname: 'Pell', email: 'nora.pell@example.com', phone: '07700 900456' },
  headline: 'Ward nurse',
  summary: '<p>Calm on busy wards.</p><p>Trains new starters.</p>',
  jobs: [
    {
      jobTitle: 'Staff Nurse',
      employer: 'Aire Valley Hospital',
      city: 'Leeds',
      startDate: '2019-09',
      isCurrent: true,
      jobDescription:
        '<ul><li><p><strong>Led</strong> the night team</p><ol><li><p>rotas</p></li></ol></li><li><p>See <a href="https://www.example.org/ward">our ward</a></p></li></ul>',
    },
    { jobTitle: 'Care Assistant', employer: 'Larch House', startDate: '2016', endDate: '2019' },
  ],
  education: [{ title: 'BSc Nursing', trainer: 'Selwold College', endDate: '2016', grade: '2:1' }],
  skills: { other_skills: { job_related_skills: [{ title: 'Cannulation' }, { title: 'Wound care' }] } },
}

test('plain text reads as a person would paste it into a form', () => {
  expect(text(nurse)).toBe(`Nora Pell
Ward nurse
07700 900456 | nora.pell@example.com

PROFILE

Calm on busy wards.

Trains new starters.

WORK EXPERIENCE

Staff Nurse, Aire Valley Hospital — Leeds
Sept 2019 – present
- Led the night team
  1. rotas
- See our ward (example.org/ward)

Care Assistant, Larch House
2016 – 2019

EDUCATION

BSc Nursing, Selwold College
2016
Grade: 2:1

SKILLS

Job-related skills: Cannulation · Wound care
`)
})

test('a comma in a title never runs into the employer', () => {
  const jobs = [{ ...nurse.jobs[0], jobTitle: 'Associate, Wards' }, nurse.jobs[1]]
  const lines = text({ ...nurse, jobs }).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining(['Associate, Wards', 'Aire Valley Hospital — Leeds', 'Care Assistant', 'Larch House']),
  )
})

test('an empty CV is an empty line, and no part is without words', () => {
  expect(printCvText(printedCv(emptyCv))).toBe('\n')
  fc.assert(
    fc.property(anyCv, (cv) => {
      const printed = printCvText(printedCv(cv))
      expect(printed).not.toMatch(/\n{3}|<\/?(?:p|ul|li|strong)>/u)
    }),
    { numRuns: 200 },
  )
})
