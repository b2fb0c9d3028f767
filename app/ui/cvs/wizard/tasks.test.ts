import { expect, test } from 'vitest'
import { Cv } from '../../../../contract/cvs/cvs.ts'
import { emptyCv } from '../../../../contract/cvs/empty-cv.ts'
import { listOf, missingForNext, positionOf, positionOfField, steps, taskState } from './tasks.ts'

const today = '2026-03-01'
const words = (cv: Cv) => steps.map(({ position }) => taskState(cv, position, today).words)
const person = { given_name: 'Aoife', surname: 'Ní Bhriain', email: 'aoife@example.com', phone: '07700 900123' }

test('nothing is started in an empty CV', () => {
  expect(words(emptyCv)).toEqual(Array.from({ length: 5 }, () => 'not started'))
})

test('personal details are done once nothing is wrong with them, the rest counts what is in it', () => {
  expect(words(Cv.parse({ personal_data: { given_name: 'Aoife' } }))[0]).toBe('not finished')
  expect(words(Cv.parse({ personal_data: { ...person, email: 'aoife' } }))[0]).toBe('not finished')
  const cv = Cv.parse({
    personal_data: person,
    jobs: [{ employer: 'Acme' }, { employer: 'Bcme' }, {}],
    education: [{ title: 'BSc' }],
    skills: {
      main_language: 'Irish',
      other_languages: [{ name: 'French' }],
      other_skills: { driving_license: [{ title: 'B' }], job_related_skills: [{ title: 'Welding', description: '' }] },
    },
    career: { travel: false, preferred_jobs: ['Welder'] },
  })
  expect(words(cv)).toEqual(['done', '2 entries', '1 entry', '4 entries', '2 entries'])
})

test('a date that is wrong in a job does not undo the personal details', () => {
  const cv = Cv.parse({ personal_data: person, jobs: [{ startDate: '2020', endDate: '2019' }] })
  expect(words(cv)[0]).toBe('done')
})

test('next needs four fields', () => {
  expect(listOf(missingForNext(emptyCv))).toBe('given name, surname, email and phone')
  expect(missingForNext(Cv.parse({ personal_data: { ...person, phone: ' ' } }))).toEqual(['phone'])
  expect(missingForNext(Cv.parse({ personal_data: person }))).toEqual([])
})

test('an address asks for a step, or gets the first', () => {
  expect([null, '0', '4', '5', '-1', 'x', ''].map(positionOf)).toEqual([0, 0, 4, 0, 0, 0, 0])
  expect(['dob', 'links.0.url', 'jobs.1.endDate', 'education.0.website', 'career.travel'].map(positionOfField)).toEqual(
    [0, 0, 1, 2, 4],
  )
})
